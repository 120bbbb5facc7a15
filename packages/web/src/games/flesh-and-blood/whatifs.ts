import type { SetupWords } from '../../setup/words.ts';
import { editOf, type WhatIf, type WhatIfs } from '../manifest.ts';
import { cardLists, type FabSetup, type LinkSide, type Player, playerOf, type Who } from './setup-model.ts';

const edit = editOf<FabSetup>();
const START = 20;
/** A card for the defender's hand that defends well. */
const GUARD = 'dodge-blue';

export const whatIfs: WhatIfs = (given, { fab: text }) => {
  const setup = given as FabSetup;
  // With real decks there are no odds.
  if (setup.own) return [];
  const mode: WhatIf = {
    id: 'mode',
    label: setup.mode === 'simplified' ? text.ifOfficial : text.ifPlain,
    apply: edit((now) => ({ ...now, mode: setup.mode === 'simplified' ? 'official' : 'simplified' })),
  };
  return [...(setup.link ? ofLink(setup, text) : ofGame(setup, text)), mode];
};

function ofGame(setup: FabSetup, text: SetupWords['fab']): WhatIf[] {
  const heroes = cardLists([], text).heroes;
  const nameOf = (who: Who): string => {
    const { hero } = playerOf(setup.players?.[who]);
    const name = heroes.find(({ id }) => id === hero)?.name.split(',')[0] ?? who;
    return playerOf(setup.players?.A).hero === playerOf(setup.players?.B).hero ? `${name} ${who}` : name;
  };
  const player = (who: Who, change: (player: Player) => Player): WhatIf['apply'] =>
    edit((now) =>
      now.players ? { ...now, players: { ...now.players, [who]: change(playerOf(now.players[who])) } } : now,
    );
  const lifeOf = (who: Who): number => playerOf(setup.players?.[who]).life ?? START;
  const second: Who = setup.first === 'B' ? 'A' : 'B';
  return [
    { id: 'first', label: text.ifFirst(nameOf(second)), apply: edit((now) => ({ ...now, first: second })) },
    ...(['A', 'B'] as const).flatMap((who): WhatIf[] => [
      {
        id: `life-${who}`,
        label: text.ifLife(nameOf(who), lifeOf(who) + 5),
        apply: player(who, (one) => ({ ...one, life: lifeOf(who) + 5 })),
      },
      {
        id: `bare-${who}`,
        label: text.ifWithout(nameOf(who)),
        apply: player(who, (one) => ({ ...one, equipment: [] })),
      },
    ]),
  ];
}

function ofLink(setup: FabSetup, text: SetupWords['fab']): WhatIf[] {
  const side = (
    name: 'attacker' | 'defender',
    change: (side: Partial<LinkSide>) => Partial<LinkSide>,
  ): WhatIf['apply'] =>
    edit((now) => (now.link ? { ...now, link: { ...now.link, [name]: change(now.link[name]) } } : now));
  const guard = cardLists(setup.custom, text).deck.find(({ id }) => id === GUARD);
  return [
    {
      id: 'resources-attacker',
      label: text.ifResources(text.attacker),
      apply: side('attacker', (one) => ({ ...one, resources: (one.resources ?? 0) + 2 })),
    },
    {
      id: 'resources-defender',
      label: text.ifResources(text.defender),
      apply: side('defender', (one) => ({ ...one, resources: (one.resources ?? 0) + 2 })),
    },
    ...(guard
      ? [
          {
            id: 'guard',
            label: text.ifHand(guard.name),
            apply: side('defender', (one) => ({ ...one, hand: [...(one.hand ?? []), GUARD] })),
          },
        ]
      : []),
    {
      id: 'bare-defender',
      label: text.ifWithout(text.defender),
      apply: side('defender', (one) => ({ ...one, equipment: [] })),
    },
  ];
}
