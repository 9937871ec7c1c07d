import { Alert, Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { IMPORT_LIMITS, type ImportKindName } from '@tenderlane/domain/imports';
import { useFileDrop } from '@tenderlane/ui/hooks/use-file-drop';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringFile } from './imports.api';
import { RecentImports } from './recent-imports';
import classes from './imports.module.css';

interface FileStepProps {
  kind: ImportKindName;
  onBrought: (id: number) => void;
}

/** Files that are not tables are refused before the upload. */
export function FileStep({ kind, onBrought }: FileStepProps) {
  const { t } = useTranslation(['imports', 'common', 'errors']);
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file || sending) return;
    if (others.length > 0) return setProblem(t('one_file'));
    if (file.size > IMPORT_LIMITS.fileBytes) return setProblem(t('errors:import.file-too-large'));
    setProblem(null);
    setSending({ name: file.name, part: 0 });
    try {
      onBrought((await bringFile(kind, file, (part) => setSending({ name: file.name, part }))).id);
    } catch (error) {
      setProblem(errorText(error) ?? t('common:oops_something_went_wrong'));
    } finally {
      setSending(null);
    }
  };
  const { isOver, handlers } = useFileDrop((files) => void take(files));
  const percent = Math.floor((sending?.part ?? 0) * 100);
  return (
    <>
      <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
        <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
        <p className={classes.dropTitle}>{t('drop')}</p>
        <p className={classes.hint}>{t('limits')}</p>
        <Button variant="filled" loading={sending !== null} onClick={() => chooser.current?.click()} data-autofocus>
          {t('choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('choose')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {sending && (
          <div className={classes.sending} role="status">
            <p className={classes.hint}>{t('sending', { name: sending.name, percent })}</p>
            <Progress value={percent} size={6} aria-label={t('step.file')} />
          </div>
        )}
      </div>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <RecentImports kind={kind} onOpen={onBrought} />
    </>
  );
}
