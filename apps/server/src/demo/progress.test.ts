import { describe, expect, it } from 'vitest';
import type { DemoStep } from './build-demo';
import { shareOf, writeSteps } from './progress';

const STEPS: readonly DemoStep[] = [
  { name: 'carriers', done: 1, total: 60 },
  { name: 'carriers', done: 60, total: 60 },
  { name: 'days', done: 3, total: 7 },
  { name: 'days', done: 3, total: 7 },
  { name: 'days', done: 7, total: 7 },
  { name: 'figures', done: 0, total: 0 },
];

function writtenTo(isTTY: boolean): string[] {
  const written: string[] = [];
  const write = writeSteps({ isTTY, write: (text) => written.push(text) });
  for (const step of STEPS) write(step);
  return written;
}

describe('the progress of the demo', () => {
  it('the progress names each step with n of m in one line of a terminal', () => {
    const clear = '\r\u001b[2K';
    expect(writtenTo(true)).toEqual([
      `${clear}  Carriers with profiles and packets: 1 of 60`,
      `${clear}  Carriers with profiles and packets: 60 of 60\n`,
      `${clear}  Days of tenders: 3 of 7`,
      `${clear}  Days of tenders: 7 of 7\n`,
      `${clear}  Figures of carriers: 0 of 0\n`,
    ]);
  });

  it('the progress outside of a terminal is one line for each step', () => {
    expect(writtenTo(false)).toEqual([
      '  Carriers with profiles and packets: 60 of 60\n',
      '  Days of tenders: 7 of 7\n',
      '  Figures of carriers: 0 of 0\n',
    ]);
  });

  it('the progress only grows up to the total', () => {
    const shares = STEPS.map(shareOf);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
