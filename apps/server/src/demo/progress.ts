import type { DemoStep } from './build-demo';

const ENDS = { carriers: 0.25, days: 0.97, figures: 1 } as const;
const STARTS = { carriers: 0, days: ENDS.carriers, figures: ENDS.days } as const;
const NAMES = {
  carriers: 'Carriers with profiles and packets',
  days: 'Days of tenders',
  figures: 'Figures of carriers',
};
const CLEAR_LINE = '\r\u001b[2K';

export const shareOf = ({ name, done, total }: DemoStep): number =>
  STARTS[name] + (ENDS[name] - STARTS[name]) * (total > 0 ? Math.min(1, done / total) : 1);

interface Output {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

export function writeSteps(output: Output): (step: DemoStep) => void {
  let shown = '';
  return ({ name, done, total }) => {
    const text = `  ${NAMES[name]}: ${done} of ${total}`;
    if (text === shown) return;
    shown = text;
    if (output.isTTY) output.write(`${CLEAR_LINE}${text}${done === total ? '\n' : ''}`);
    else if (done === total) output.write(`${text}\n`);
  };
}
