import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { REPOSITORY } from '../product';
import { measure, type Part } from './parts';
import { round, type Figure } from './percentiles';

const ROUNDS = 3;
/** What takes long and what a company with a past needs is measured by `npm run bench` alone. */
const COMPARED: Part[] = ['hot', 'many', 'reading', 'neighbours', 'closing', 'start'];
const WORSE_AT_MOST = 0.05;

/**
 * Measures a commit and this checkout in turn, part by part, so that a slow minute of the machine meets both. Says what is
 * more than 5 % worse, and which limit the commit met that this checkout misses.
 */
export async function compare(commit: string, part?: Part): Promise<boolean> {
  const base = join(await makeScratchFolder(), 'base');
  run('git', ['worktree', 'add', '--detach', base, commit]);
  try {
    // Its own packages: those of the workspace lead to the sources beside them.
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], base);
    run('node', ['scripts/build.mjs'], base);
    const found = new Map<string, { base: Figure[]; change: Figure[] }>();
    const note = (figures: Figure[], side: 'base' | 'change') => {
      for (const figure of figures) {
        const both = found.get(figure.name) ?? { base: [], change: [] };
        both[side].push(figure);
        found.set(figure.name, both);
      }
    };
    for (const compared of part ? [part] : COMPARED) {
      for (let round = 0; round < ROUNDS; round++) {
        note(await measure(base, compared), 'base');
        note(await measure(REPOSITORY, compared), 'change');
      }
    }
    return [...found].map(([name, both]) => compareFigure(name, both.base, both.change)).every(Boolean);
  } finally {
    run('git', ['worktree', 'remove', '--force', base]);
    await rm(join(base, '..'), { recursive: true, force: true });
  }
}

function compareFigure(name: string, base: Figure[], change: Figure[]): boolean {
  const [first] = change;
  if (!first) return false;
  const [before, now] = [median(base), median(change)];
  const isMore = 'min' in first.target;
  const isMet = (value: number) => ('min' in first.target ? value >= first.target.min : value <= first.target.max);
  const ratio = isMore ? now / before : before / now;
  // Of figures that are zero when all is well there is no ratio.
  const isWorse = before === 0 ? now > 0 : ratio < 1 - WORSE_AT_MOST;
  const isLost = isMet(before) && !isMet(now);
  const sign = isLost ? 'LOST  ' : isWorse ? 'WORSE ' : 'same  ';
  console.log(`${sign}  ${name}: ${round(before, 2)} → ${round(now, 2)} ${first.unit} (${round(ratio, 2)} of before)`);
  return !isWorse && !isLost;
}

function median(figures: Figure[]): number {
  const sorted = figures.map(({ measured }) => measured).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function run(command: string, args: string[], cwd = REPOSITORY): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
