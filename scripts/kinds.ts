import { GAMES, loadWhole, withOdds } from '@fray/games';
import { findKinds } from '../packages/advisor/src/advice/kinds.fixture.ts';

/**
 * Looks for a position for each kind of sentence of advice: `npx tsx scripts/kinds.ts [GAME...]` prints rows for
 * packages/advisor/src/advice/kinds.txt. Needed only where a rule has changed so that a position there cannot be reached any more.
 */
const LOOKED: Readonly<Record<string, readonly string[]>> = {
  'twilight-imperium': ['carrier-raid', 'direct-hit', 'ground-war', 'two-cruisers'],
  merc: ['patrol', 'duel', 'minefield', 'dogs'],
  'mage-knight': ['keep', 'vampires', 'sample', 't1', 'two-orcs'],
  'flesh-and-blood': ['link-reprise', 'ira-ira', 'dorinthea-rhinar'],
  'exodus-loop': ['duel', 'small', 'triangle', 'carrier-action', 'escape', 'hazard-gauntlet', 'alien_hive'],
};
const WANTED = 12;
const [SEEDS, MOST_MOVES] = [6, 60];

const wanted = process.argv.slice(2);
for (const card of GAMES) {
  if (wanted.length && !wanted.includes(card.id)) continue;
  const whole = await loadWhole(card);
  const game = withOdds(whole, whole.odds);
  const known = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const from of LOOKED[card.id] ?? []) {
      if (known.size >= WANTED) break;
      for (const row of findKinds(game, { from, seed, most: MOST_MOVES }, known)) console.log(JSON.stringify(row));
    }
}
