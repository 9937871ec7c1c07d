import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ImportFile } from '@tenderlane/contract';
import type { ImportKindName } from '@tenderlane/domain/imports';
import { EmptyState, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { PageError } from '@tenderlane/web/shell/page-error';
import { useTranslation } from 'react-i18next';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { ImportSteps, type ImportStep } from './import-steps';
import { importQuery } from './imports.api';
import { useToastAfterLeaving } from './use-toast-after-leaving';
import { ResultStep, type NextStep } from './result-step';
import classes from './imports.module.css';

export interface ImportPageProps {
  kind: ImportKindName;
  listHref: string;
  Next: NextStep;
}

export function ImportPage({ kind, listHref, Next }: ImportPageProps) {
  const { t } = useTranslation(['imports', 'common']);
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const navigate = useNavigate();
  const id = readId(search['id']);
  const go = (to: { id?: number; step?: ImportStep }) =>
    void navigate({
      to: '.',
      search: { ...(to.id !== undefined && { id: String(to.id) }), ...(to.step && { step: to.step }) },
    });
  return (
    <>
      <PageHeader
        title={t(`title.${kind}`)}
        appName={t('common:app_name')}
        crumbs={<Link to={listHref}>{t(`back.${kind}`)}</Link>}
        summary={t(`lead.${kind}`)}
      />
      <div className={classes.page}>
        {id === null ? (
          <>
            <ImportSteps current="file" />
            <FileStep kind={kind} onBrought={(broughtId) => go({ id: broughtId })} />
          </>
        ) : (
          <FileOfId
            key={id}
            id={id}
            asked={search['step']}
            pages={{ listHref, Next }}
            onStep={(step) => go(step === 'file' ? {} : { id, step })}
          />
        )}
      </div>
    </>
  );
}

interface FileOfIdProps {
  id: number;
  asked: string | undefined;
  pages: { listHref: string; Next: NextStep };
  onStep: (step: ImportStep) => void;
}

function FileOfId({ id, asked, pages, onStep }: FileOfIdProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { data: file, error, isPending, refetch } = useQuery(importQuery(id));
  useToastAfterLeaving(file?.result ?? null);
  if (isPending) return <SkeletonRows label={t('common:loading')} />;
  if (!file) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing) return <PageError error={error} onRetry={() => void refetch()} />;
    return (
      <EmptyState
        title={t('not_found')}
        text={t('not_found_text')}
        action={<Button onClick={() => onStep('file')}>{t('choose')}</Button>}
      />
    );
  }
  const step = stepOf(file, asked);
  return (
    <>
      <ImportSteps current={step} />
      {step === 'columns' && (
        <ColumnsStep file={file} onChecked={() => onStep('check')} onOther={() => onStep('file')} />
      )}
      {step === 'check' && (
        <CheckStep file={file} onColumns={() => onStep('columns')} onImported={() => onStep('result')} />
      )}
      {step === 'result' && <ResultStep file={file} pages={pages} onOther={() => onStep('file')} />}
    </>
  );
}

function stepOf({ check, result }: ImportFile, asked: string | undefined): ImportStep {
  if (asked === 'columns') return 'columns';
  if (asked === 'check' && check) return 'check';
  if (result) return 'result';
  return check ? 'check' : 'columns';
}
