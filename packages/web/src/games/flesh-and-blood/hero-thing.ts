import type { View, Who } from '@fray/games/flesh-and-blood/screen';

/** What a hero is looked up by: its card; where both are the same hero, the second one by the seat. */
export const heroThing = ({ players }: View, who: Who): string =>
  who === 'B' && players.A.hero === players.B.hero ? `${players.B.hero} B` : players[who].hero;
