import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second, as Linux counts what processes used. */
const CLOCK = 100;

const fieldsOf = (pid: number): number[] => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return rest.split(' ').map(Number);
};
/** User and system time of a process and of its children that have ended. */
export const cpuOf = (pid: number): number =>
  fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + ticks, 0) / CLOCK;
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => {
      try {
        return one > 0 && fieldsOf(one)[1] === pid;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
/** A process and its children. */
export const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid)];
