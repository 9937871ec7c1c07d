import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ImportFile, ImportRun } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { refetchAfterJob } from '@tenderlane/web/core/live/refetch-after-job';
import { useApplication } from '@tenderlane/web/core/application';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning, useImport } from './imports.api';
import { RefusedLines } from './refused-lines';
import { RunCounts } from './run-counts';
import { RunProgress } from './run-progress';
import classes from './imports.module.css';

export type NextStep = ComponentType<{ label: string }>;

interface ResultStepProps {
  file: ImportFile;
  pages: { listHref: string; Next: NextStep };
  onOther: () => void;
}

export function ResultStep({ file, pages, onOther }: ResultStepProps) {
  const { t } = useTranslation('imports');
  const { result } = file;
  useRefreshLists(result);
  if (!result) return null;
  if (isRunning(result)) return <RunProgress fileId={file.id} run={result} text={t('importing')} />;
  return (
    <>
      <SectionCard title={t('result_title')} flush>
        <RunCounts run={result} />
        {result.state === 'done' && result.created > 0 && (
          <p className={classes.tilesNote}>{t(`next_hint.${file.kind}`)}</p>
        )}
      </SectionCard>
      {result.state !== 'done' && <NotDone file={file} result={result} />}
      {result.refused > 0 && <RefusedLines fileId={file.id} run={result} />}
      <div className={classes.actions}>
        <Button onClick={onOther}>{t('another_file')}</Button>
        <Button component={Link} to={pages.listHref}>
          {t(`to_list.${file.kind}`)}
        </Button>
        {result.created > 0 && <pages.Next label={t(`next.${file.kind}`)} />}
      </div>
    </>
  );
}

function NotDone({ file, result }: { file: ImportFile; result: ImportRun }) {
  const { t } = useTranslation('imports');
  const again = useImport(file.id);
  return (
    <Alert color={result.error ? 'red' : 'amber'} role="alert" icon={<IconAlertTriangle size={16} />}>
      <p>{result.error ? `${t('failed')} ${result.error.message}` : t('stopped')}</p>
      {again.isError && <p>{errorText(again.error)}</p>}
      {!file.is_expired && (
        <Button size="compact-sm" loading={again.isPending} onClick={() => again.mutate(undefined)}>
          {t('again')}
        </Button>
      )}
    </Alert>
  );
}

function useRefreshLists(result: ImportRun | null): void {
  const application = useApplication();
  const ended = result && !isRunning(result) ? result.job_id : null;
  useEffect(() => {
    if (ended !== null) refetchAfterJob(application, 'imports.run');
  }, [ended, application]);
}
