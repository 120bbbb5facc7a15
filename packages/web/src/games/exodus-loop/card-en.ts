/** The card of a ship in English. */
export const cardEn = {
  hull: (now: number, full: number) => `hull ${now} of ${full}`,
  flownBy: (name: string, level: number, morale: number) => `flown by ${name}, level ${level}, morale ${morale}`,
  sources: {
    order: (name: string) => `order ${name}`,
    morale: () => 'morale',
    behaviour: () => 'behavior',
    network: () => 'Fire Control Network',
  },
  printed: { detection: 'Detection', hangar: 'Hangar', pointDefence: 'Point defense' },
  /** Section 3: the special rule of each type. */
  types: {
    I: 'Fuel Efficiency: its tank holds one more.',
    B: 'Heavy Payload: it carries one more ammo.',
    G: 'Regenerative Armor: it gets 1 hull back in every UPKEEP.',
    F: 'Fire Control Network: while it is in DEFEND, friendly squadrons next to it have ATK +1. A capital ship, it cannot land on a carrier.',
    D: 'Torpedo Salvo: DEF of its target counts as 1 less, and enemies next to the target lose 1 hull.',
    S: 'Extended Sensors: it detects enemies three cells away.',
    M: 'Resource Extraction: it harvests asteroids next to it. It cannot attack.',
  } as Record<string, string>,
  beats: (kinds: string, die: string) => `Against ${kinds} it rolls a ${die}.`,
  carrier: 'One action a turn: move, repair, rearm, fire, defend or hold.',
  fixes: {
    repair: 'Hull +1',
    damage: 'Hull −1',
    ammo: 'Fill up ammo',
    fuel: 'Fill up fuel',
    remove: 'Remove',
    leads: (from: number, to: number) => `${from} → ${to}`,
    whole: 'is undamaged',
    last: 'the last hull: remove it instead',
    full: 'is full',
    gone: 'no rule takes effect',
  },
};
