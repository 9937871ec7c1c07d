import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './step-line.module.css';

export interface LineStep {
  key: string;
  label: string;
  time: string | null;
}

interface StepLineProps {
  label: string;
  steps: readonly LineStep[];
  pendingText: string;
}

export function StepLine({ label, steps, pendingText }: StepLineProps) {
  const last = steps.findLast(({ time }) => time !== null);
  return (
    <div className={classes.box}>
      <ol className={classes.root} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.key}
            className={classes.step}
            data-reached={step.time !== null || undefined}
            aria-current={step === last ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {step.time !== null && <IconCheck size={10} stroke={3} />}
            </span>
            <span className={classes.label}>{step.label}</span>
            {step.time === null ? <VisuallyHidden>{pendingText}</VisuallyHidden> : <span>{step.time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
