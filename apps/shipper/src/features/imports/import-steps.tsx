import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './imports.module.css';

const STEPS = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof STEPS)[number];

export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useTranslation('imports');
  const now = STEPS.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={classes.step}
          data-state={place < now ? 'done' : place === now ? 'now' : undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          <span className={classes.stepMark} aria-hidden>
            {place < now ? <IconCheck size={12} /> : place + 1}
          </span>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
