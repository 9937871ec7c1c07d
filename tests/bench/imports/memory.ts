import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export async function watchMemory<T>(pid: number, work: () => Promise<T>) {
  const pids = withWorker(pid);
  const before = residentMb(pids);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(pids))), 250);
  const startedAt = performance.now();
  const result = await work();
  clearInterval(timer);
  return { result, seconds: (performance.now() - startedAt) / 1000, moreMb: most - before };
}

/** Memory of some processes in all. It is read without a separate process, which would delay the timed requests. */
export function residentMb(pids: number[]): number {
  const kilobytes = pids.map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return kilobytes.reduce<number>((sum, kb) => sum + Number(kb) / 1024, 0);
}

function withWorker(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [id: number, parent: number]);
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([id]) => id)];
}
