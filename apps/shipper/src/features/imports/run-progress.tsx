import { Button, Progress } from '@mantine/core';
import type { ImportRun } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useStop } from './imports.api';
import classes from './imports.module.css';

interface RunProgressProps {
  fileId: number;
  run: ImportRun;
  text: string;
}

export function RunProgress({ fileId, run, text }: RunProgressProps) {
  const { t } = useTranslation('imports');
  const stop = useStop(fileId);
  const { done, total } = run;
  const progress = t('progress', { done, count: total });
  return (
    <SectionCard>
      <div className={classes.progress} role="status">
        <p>{run.state === 'queued' ? t('waiting') : text}</p>
        <Progress value={total > 0 ? (done / total) * 100 : 0} aria-label={progress} />
        <p className={classes.hint}>{progress}</p>
      </div>
      <div className={classes.actions}>
        <Button color="red" loading={stop.isPending} onClick={() => stop.mutate(run.job_id)}>
          {t('stop')}
        </Button>
      </div>
    </SectionCard>
  );
}
