import { readFileSync } from 'node:fs';
import { round } from './percentiles';

/** Total CPU time, and the part that other machines of the same host took (Linux; null elsewhere). */
function readTimes(): { all: number; stolen: number } | null {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/);
    const times = ticks.slice(0, 8).map(Number);
    return { all: times.reduce((sum, each) => sum + each, 0), stolen: times[7] ?? 0 };
  } catch {
    return null;
  }
}

export async function withCpuSteal<T>(name: string, measure: () => Promise<T>): Promise<T> {
  const before = readTimes();
  const result = await measure();
  const after = readTimes();
  if (before && after) {
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    console.log(`${name}: the host took ${round(100 * share)} % of the CPU time meanwhile`);
  }
  return result;
}
