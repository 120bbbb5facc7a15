import { UPGRADE_ROWS } from '@fray/games/exodus-loop/screen';
import { editOf, type WhatIf, type WhatIfs } from '../manifest.ts';
import { countOf, type ExodusSetup, type SideName, withSquadrons } from './setup-model.ts';

const edit = editOf<ExodusSetup>();

export const whatIfs: WhatIfs = (_, { exodus: text }) => {
  const more = (side: SideName, type: string, label: (name: string) => string): WhatIf => ({
    id: `${side}-${type}`,
    label: label(text.types[type] ?? type),
    apply: edit((now) => withSquadrons(now, side, type, countOf(now[side], type) + 1)),
  });
  const upgrade = (name: keyof typeof UPGRADE_ROWS, about: string): WhatIf => ({
    id: name,
    label: text.ifUpgrade(UPGRADE_ROWS[name].name),
    about,
    apply: edit((now) =>
      now.player.upgrades.includes(name)
        ? now
        : { ...now, player: { ...now.player, upgrades: [...now.player.upgrades, name] } },
    ),
  });
  const option = (id: string, label: string, options: ExodusSetup['options']): WhatIf => ({
    id,
    label,
    apply: edit((now) => ({ ...now, options: { ...now.options, ...options } })),
  });
  return [
    ...['I', 'B', 'G'].map((type) => more('player', type, text.ifSquadron)),
    more('enemy', 'G', text.ifEnemy),
    upgrade('VETERAN_PILOTS', text.hullPlus),
    upgrade('SHIELD', text.shieldPlus),
    option('hard', text.ifHard, { difficulty: 'hard' }),
    option('fog', text.ifFog, { fog: true }),
  ];
};
