import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long something took and by how much the processes of the product grew meanwhile. */
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

/** Of some processes together. Read without a process of its own, which would hold up the requests that are timed meanwhile. */
export function residentMb(pids: number[]): number {
  const kilobytes = pids.map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return kilobytes.reduce<number>((sum, kb) => sum + Number(kb) / 1024, 0);
}

/** The process that answers and its worker. */
function withWorker(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [id: number, parent: number]);
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([id]) => id)];
}
