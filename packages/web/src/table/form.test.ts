import { Combat, seededDice, type Types } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { formsFor } from './form.ts';

for (const card of TESTED_GAMES) {
  test(`${card.name}: a form that is made from what a seat sees offers the fields and takes the answers of the combat`, async () => {
    const game = await loadWhole(card);
    let forms = 0;
    const presets = game.setup.presets.slice(0, 6).map(({ setup }) => setup);
    // Some modes are in no preset.
    const samples = Array.from({ length: 12 }, (_, i) => game.setup.sample(chanceOf(3, i)));
    for (const setup of [...presets, ...samples]) {
      const combat = Combat.begin(game.rules, setup, seededDice(1)) as Combat<Types>;
      for (const choice of combat.prompt().filter(({ form, not }) => form && !not)) {
        const { seat, action } = choice;
        const sheet = game.rules.forms?.[action.type];
        const form = formsFor(game, combat.view(seat), seat)(choice);
        const memory = combat.frame?.memory as object;
        expect(form?.fields).toEqual(sheet?.fields(combat.state, memory, seat));
        const answer = form?.sample() as Types['action'];
        expect(form?.check(answer)).toEqual([]);
        expect(sheet?.check(combat.state, memory, seat, answer)).toEqual([]);
        forms++;
      }
    }
    expect(forms > 0).toBe(Object.keys(game.rules.forms ?? {}).length > 0);
  });
}
