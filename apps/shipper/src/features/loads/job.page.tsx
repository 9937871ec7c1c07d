import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Job } from '@tenderlane/contract';
import { EmptyState, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { PageError } from '@tenderlane/web/shell/page-error';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { jobQuery, unwatchJob, useJobTitle } from '../jobs';
import classes from './bulk/bulk.module.css';
import { JobProgress } from './bulk/job-progress';

/** What became of work in the background, for whoever started it and looks again later. */
export function JobPage() {
  const id = readId((useParams({ strict: false }) as { id?: string }).id);
  return id === null ? <JobGone /> : <JobOfId key={id} id={id} />;
}

const listOf = ({ kind }: Job) => (kind.startsWith('carriers.') ? paths.carriers : paths.tenders);

function JobOfId({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const titleOf = useJobTitle();
  const navigate = useNavigate();
  const { data: job, error, isPending, refetch } = useQuery(jobQuery(id));
  // The page says what a toast would say.
  useEffect(() => unwatchJob(id), [id]);
  if (isPending) return <SkeletonRows label={t('loading')} />;
  if (!job) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return isMissing ? <JobGone /> : <PageError error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader title={titleOf(job)} appName={t('app_name')} />
      <div className={classes.jobPage}>
        <JobProgress id={id} onClose={() => void navigate({ to: listOf(job) })} />
      </div>
    </>
  );
}

function JobGone() {
  const { t } = useTranslation('bulk');
  const back = <Button renderRoot={(props: object) => <Link {...props} to={paths.tenders} />}>{t('to_list')}</Button>;
  return <EmptyState title={t('job_gone')} text={t('job_gone_text')} action={back} />;
}
