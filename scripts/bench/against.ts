import { cpuSeconds, untilUsed } from './cpu-time.ts';
import { combatsOf, ROWS } from './whole.ts';

/** One process of the comparison: `rows`, or a row, the seconds to warm up and the seconds to measure. Tells combats per CPU second, or moves where those are counted. */
const [row = '', warm = '1', seconds = '3'] = process.argv.slice(2);
if (row === 'rows') console.log(JSON.stringify(ROWS));
else {
  const combat = await combatsOf(row);
  let number = 0;
  const until = (limit: number): number => {
    const began = cpuSeconds();
    let count = 0;
    for (const isOver = untilUsed(limit); !isOver(); ) count += combat(number++);
    return count / (cpuSeconds() - began);
  };
  until(Number(warm));
  number = 0;
  console.log(until(Number(seconds)));
}
