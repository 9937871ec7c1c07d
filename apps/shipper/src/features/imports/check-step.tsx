import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ImportFile } from '@tenderlane/contract';
import { ReasonButton, SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useTranslation } from 'react-i18next';
import { isRunning, useImport } from './imports.api';
import { RefusedLines } from './refused-lines';
import { RunCounts } from './run-counts';
import { RunProgress } from './run-progress';
import classes from './imports.module.css';

interface CheckStepProps {
  file: ImportFile;
  onColumns: () => void;
  onImported: () => void;
}

export function CheckStep({ file, onColumns, onImported }: CheckStepProps) {
  const { t } = useTranslation('imports');
  const start = useImport(file.id);
  const { check } = file;
  if (!check) return null;
  if (isRunning(check)) return <RunProgress fileId={file.id} run={check} text={t('checking')} />;
  const isDone = check.state === 'done';
  const count = check.created + check.updated;
  const problem = check.error?.message ?? (start.isError ? errorText(start.error) : isDone ? null : t('stopped_check'));
  return (
    <>
      {isDone && (
        <SectionCard title={t('check_title')} note={t('check_note')} flush>
          <RunCounts run={check} />
        </SectionCard>
      )}
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      {isDone && check.refused > 0 && <RefusedLines fileId={file.id} run={check} />}
      <div className={classes.actions}>
        <Button onClick={onColumns}>{t('change_columns')}</Button>
        {isDone && (
          <ReasonButton
            variant="filled"
            reason={count === 0 ? t('nothing_new') : null}
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: onImported })}
          >
            {t('import_lines', { count })}
          </ReasonButton>
        )}
      </div>
    </>
  );
}
