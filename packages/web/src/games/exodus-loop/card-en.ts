/** What the card of a ship says in English. */
export const cardEn = {
  hull: (now: number, full: number) => `hull ${now} of ${full}`,
  flownBy: (name: string, level: number, morale: number) => `flown by ${name}, level ${level}, morale ${morale}`,
  sources: {
    order: (name: string) => `order ${name}`,
    morale: () => 'morale',
    network: () => 'Fire Control Network',
  },
  printed: { detection: 'Sees', hangar: 'Hangar', pointDefence: 'Point defence' },
  /** Section 3: what each type has beside its figures. */
  types: {
    I: 'Fuel Efficiency: its tank holds one more.',
    B: 'Heavy Payload: it carries one more ammo.',
    G: 'Regenerative Armor: it gets 1 hull back in every UPKEEP.',
    F: 'Fire Control Network: while it is in DEFEND, friends next to it have ATK +1. A capital ship, it cannot land on a carrier.',
    D: 'Torpedo Salvo: DEF of its target counts one less, and others beside the target are splashed.',
    S: 'Extended Sensors: it sees three cells far.',
    M: 'Resource Extraction: it harvests asteroids next to it. It cannot attack.',
  } as Record<string, string>,
  beats: (kinds: string, die: string) => `Against ${kinds} it throws a ${die}.`,
  carrier: 'One action a turn: move, repair, rearm, fire, defend or hold.',
  fixes: {
    repair: 'Hull +1',
    damage: 'Hull −1',
    ammo: 'Fill up ammo',
    fuel: 'Fill up fuel',
    remove: 'Remove it',
    leads: (from: number, to: number) => `${from} → ${to}`,
    whole: 'is undamaged',
    last: 'the last hull: remove it instead',
    full: 'is full',
    gone: 'nothing of the rules happens',
  },
};
