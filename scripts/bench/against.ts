import { combatsOf, ROWS } from './whole.ts';

/** One process of the comparison: `rows`, or a row, the seconds to warm up and the seconds to measure. Tells combats per CPU second, or moves where those are counted. */
const [row = '', warm = '1', seconds = '3'] = process.argv.slice(2);
/** Combats between two looks at the clock. */
const AT_ONCE = 10;
if (row === 'rows') console.log(JSON.stringify(ROWS));
else {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const combat = await combatsOf(row);
  let number = 0;
  const until = (limit: number): number => {
    const began = cpu();
    let count = 0;
    // To ask for the time costs a tenth of a short combat: asked now and then.
    while (cpu() - began < limit) for (let i = 0; i < AT_ONCE; i++) count += combat(number++);
    return count / (cpu() - began);
  };
  until(Number(warm));
  number = 0;
  console.log(until(Number(seconds)));
}
