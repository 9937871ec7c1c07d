import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface NextStep {
  icon: TablerIcon;
  title: string;
  text: string;
  action: ReactNode;
}

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  steps?: readonly NextStep[];
  progress?: { done: number; total: number; text: string };
}

const DottedLane = () => (
  <svg width="132" height="24" viewBox="0 0 132 24" aria-hidden>
    <circle cx="9" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="2.4" />
    <line x1="17" x2="115" y1="12" y2="12" stroke="var(--faint)" strokeWidth="2" strokeDasharray="3 6" />
    <rect x="117" y="6" width="12" height="12" rx="2" fill="none" stroke="var(--faint)" strokeWidth="2.2" />
  </svg>
);

export function EmptyState({ title, text, action, steps = [], progress }: EmptyStateProps) {
  return (
    <section className={classes.root}>
      <DottedLane />
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {steps.length > 0 && (
        <ul className={classes.steps}>
          {steps.map(({ icon: Icon, ...way }) => (
            <li key={way.title} className={classes.way}>
              <Icon size={20} aria-hidden />
              <div>
                <div className={classes.wayTitle}>{way.title}</div>
                <div className={classes.wayText}>{way.text}</div>
              </div>
              <div className={classes.wayAction}>{way.action}</div>
            </li>
          ))}
        </ul>
      )}
      {progress && (
        <div className={classes.progress}>
          <span className={classes.bars} aria-hidden>
            {Array.from({ length: progress.total }, (_, step) => (
              <span
                key={step}
                data-state={step < progress.done ? 'done' : step === progress.done ? 'now' : undefined}
              />
            ))}
          </span>
          {progress.text}
        </div>
      )}
    </section>
  );
}
