/** CPU time of this process in seconds: the machines are shared, so wall time says more about other processes. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How often the time is asked while something is measured: to ask takes as long as several short combats. */
const LOOKS = 200;

/** Whether `seconds` of CPU time are used up, asked between two pieces of work. */
export function untilUsed(seconds: number): () => boolean {
  const began = cpuSeconds();
  let calls = 0;
  let next = 1;
  return () => {
    if (++calls < next) return false;
    const took = cpuSeconds() - began;
    // At the pace so far, and never more than twice as far: the first pieces of work are not yet compiled.
    const step = took > 0 ? Math.ceil(((calls / took) * seconds) / LOOKS) : calls;
    next = calls + Math.min(calls, step);
    return took >= seconds;
  };
}
