import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { REPOSITORY } from '../product';
import { measure, type Part } from './parts';
import { round, type Figure } from './percentiles';

const COMPARED: Part[] = ['hot', 'many', 'reading', 'neighbours', 'closing', 'start'];

const GUARD_BASE = join(REPOSITORY, 'tests', 'bench', 'base');
const GUARDED: Part[] = ['hot', 'many', 'closing'];

/**
 * Measures a commit and this checkout in turn, part by part, so that a slow minute of the machine affects both. Reports figures
 * more than 5 % worse, and limits that only the commit met.
 */
export const compare = (commit: string, part?: Part): Promise<boolean> =>
  withBuilt(commit, async (base) => {
    const found = new Pairs();
    for (const compared of part ? [part] : COMPARED) await found.measure(base, [compared], 3);
    return found.report(0.05);
  });

/** Measures the core of the guarded commit and of this checkout in turn; fails when a figure is more than 10 % worse. */
export async function guard(): Promise<boolean> {
  const commit = readFileSync(GUARD_BASE, 'utf8').trim();
  return withBuilt(commit, async (base) => {
    const found = new Pairs();
    await found.measure(base, GUARDED, 2);
    // Last: the disk writes the files of the build just made for a minute.
    await found.measure(base, ['start'], 4);
    console.log(`guard: ${commit} → this checkout`);
    return found.report(0.1);
  });
}

async function withBuilt<T>(commit: string, work: (base: string) => Promise<T>): Promise<T> {
  const base = join(await makeScratchFolder(), 'base');
  run('git', ['worktree', 'add', '--detach', base, commit]);
  try {
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], base);
    run('node', ['scripts/build.mjs'], base);
    return await work(base);
  } finally {
    run('git', ['worktree', 'remove', '--force', base]);
    await rm(join(base, '..'), { recursive: true, force: true });
  }
}

class Pairs {
  readonly #found = new Map<string, { base: Figure[]; change: Figure[] }>();

  async measure(base: string, parts: readonly Part[], rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      this.#note(await measure(base, parts), 'base');
      this.#note(await measure(REPOSITORY, parts), 'change');
    }
  }

  report(worseAtMost: number): boolean {
    return [...this.#found].map(([name, both]) => compareFigure(name, both, worseAtMost)).every(Boolean);
  }

  #note(figures: Figure[], side: 'base' | 'change'): void {
    for (const figure of figures) {
      console.log(`${side}: ${figure.name}: ${round(figure.measured, 2)} ${figure.unit}`);
      const both = this.#found.get(figure.name) ?? { base: [], change: [] };
      both[side].push(figure);
      this.#found.set(figure.name, both);
    }
  }
}

function compareFigure(
  name: string,
  { base, change }: { base: Figure[]; change: Figure[] },
  worseAtMost: number,
): boolean {
  const [first] = change;
  if (!first) return false;
  const [before, now] = [median(base), median(change)];
  const isMore = 'min' in first.target;
  const isMet = (value: number) => ('min' in first.target ? value >= first.target.min : value <= first.target.max);
  const ratio = isMore ? now / before : before / now;
  // Figures that should be zero have no ratio.
  const isWorse = before === 0 ? now > 0 : ratio < 1 - worseAtMost;
  const isLost = isMet(before) && !isMet(now);
  const sign = isLost ? 'LOST  ' : isWorse ? 'WORSE ' : 'same  ';
  console.log(`${sign}  ${name}: ${round(before, 2)} → ${round(now, 2)} ${first.unit} (${round(ratio, 2)} of before)`);
  return !isWorse && !isLost;
}

function median(figures: Figure[]): number {
  const sorted = figures.map(({ measured }) => measured).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function run(command: string, args: string[], cwd = REPOSITORY): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
