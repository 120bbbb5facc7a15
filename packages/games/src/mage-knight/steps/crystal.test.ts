import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import { english as text } from '../text/en.ts';
import type { Crystal, CrystalCounts, Setup } from '../types.ts';

/** Soul Harvester and enough beside it, in phase 4. */
function harvest(
  mode: 'basic' | 'strong',
  tokens: readonly string[],
  crystals: Partial<CrystalCounts> = {},
  options: Setup['options'] = {},
): Fight {
  const hand = ['soul-harvester', 'blood-rage', 'mana-bolt'];
  const mana = { red: 5, blue: 5 };
  const rules: Setup['options'] = { soulHarvesterColours: 'any', ...options };
  const fight = withCards(tokens, { armor: 12, handLimit: 20, hand, mana, crystals }, { options: rules });
  return fight.toPhase(4).declare('melee', 'e1').use('soul-harvester', mode);
}
const colours = (fight: Fight): string[] =>
  fight.s.offers('hero').flatMap(({ action }) => (action.type === 'CHOOSE_CRYSTAL' ? [action.colour] : []));
const choose = (fight: Fight, colour: Crystal) => fight.does({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour });

describe('7.4 crystal: 12.4, Soul Harvester: the player chooses the crystal', () => {
  it('any basic color, even when the last enemy has fallen', () => {
    const fight = harvest('basic', ['prowlers']);
    fight.resolve();
    expect([fight.s.step, colours(fight)]).toEqual(['7.4 crystal', ['red', 'blue', 'green', 'white']]);
    expect(fight.s.offers('hero').map((choice) => text.label(choice, fight.state))[2]).toBe('Take a green crystal');
    choose(fight, 'green');
    expect(fight.s.ended().defeated).toBe(1);
    expect(fight.state.heroes[0]?.crystals).toEqual({ red: 0, blue: 0, green: 1, white: 0 });
    expect(fight.s.events.map((event) => text.log(event, fight.state))).toContain('Tovak gains a green crystal.');
  });
  it('12.7, G1: a fourth one of a color is a mana token', () => {
    const full = harvest('basic', ['prowlers', 'monks'], { red: 3, blue: 3 });
    full.resolve();
    expect(colours(full)).toEqual(['red', 'blue', 'green', 'white']);
    const before = full.hero.tokens.red;
    choose(full, 'red');
    expect([full.s.step, full.hero.crystals.red, full.hero.tokens.red - before]).toEqual(['6.1 attack', 3, 1]);
  });
  it('nothing for an attack that fails', () => {
    const fight = harvest('basic', ['monks']);
    fight.resolve();
    expect(fight.s.step).toBe('6.1 attack');
  });
  it('strong: one for each enemy of the phase, no matter what defeats it', () => {
    const fight = harvest('strong', ['prowlers', 'diggers']);
    fight.resolve();
    choose(fight, 'white');
    fight.declare('melee', 'e2').use('blood-rage', 'powered').resolve();
    expect(fight.s.step).toBe('7.4 crystal');
    choose(fight, 'white');
    expect(fight.state.heroes[0]?.crystals.white).toBe(2);
  });
  it('else the colors are those of the resistances: red, blue, green, and always white', () => {
    const after = (token: string) => {
      const fight = harvest('basic', [token, 'monks'], {}, { soulHarvesterColours: 'resistances' });
      fight.use('mana-bolt', 'basic-red').resolve();
      return colours(fight);
    };
    expect(after('ironclads')).toEqual(['green', 'white']);
    expect(after('orc-war-beasts')).toEqual(['red', 'blue', 'white']);
    const plain = harvest('basic', ['prowlers', 'monks'], {}, { soulHarvesterColours: 'resistances' });
    plain.resolve();
    expect(plain.hero.crystals.white).toBe(1);
  });
  it('the bot takes the scarcest', () => {
    const fight = harvest('basic', ['prowlers'], { red: 1, blue: 1, green: 0, white: 2 });
    fight.resolve();
    const choice = bot(fight.s.combat.view('hero'), 'hero', fight.s.offers('hero'), () => []);
    expect(choice).toEqual({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour: 'green' });
  });
});
