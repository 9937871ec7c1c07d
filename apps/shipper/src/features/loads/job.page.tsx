import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Job } from '@tenderlane/contract';
import { EmptyState, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { PageError } from '@tenderlane/web/shell/page-error';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { jobQuery, unwatchJob, useJobTitle } from '../jobs';
import { JobProgress } from './bulk/job-progress';

/** What became of work in the background, for whoever started it and looks again later. */
export function JobPage() {
  const id = readId((useParams({ strict: false }) as { id?: string }).id);
  return id === null ? <NotFoundPage /> : <JobOfId key={id} id={id} />;
}

const listOf = ({ kind }: Job) => (kind.startsWith('carriers.') ? paths.carriers : paths.tenders);

function JobOfId({ id }: { id: number }) {
  const { t } = useTranslation(['bulk', 'common']);
  const titleOf = useJobTitle();
  const navigate = useNavigate();
  const { data: job, error, isPending, refetch } = useQuery(jobQuery(id));
  // The page says what a toast would say.
  useEffect(() => unwatchJob(id), [id]);
  if (isPending) return <SkeletonRows label={t('common:loading')} />;
  if (!job) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing) return <PageError error={error} onRetry={() => void refetch()} />;
    const back = <Button renderRoot={(props: object) => <Link {...props} to={paths.tenders} />}>{t('to_list')}</Button>;
    return <EmptyState title={t('job_gone')} text={t('job_gone_text')} action={back} />;
  }
  return (
    <>
      <PageHeader title={titleOf(job)} appName={t('common:app_name')} />
      <JobProgress id={id} onClose={() => void navigate({ to: listOf(job) })} />
    </>
  );
}
