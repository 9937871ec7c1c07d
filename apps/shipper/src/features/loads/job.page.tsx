import { useNavigate } from '@tanstack/react-router';
import type { Job } from '@tenderlane/contract';
import { PageHeader } from '@tenderlane/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { RecordPage } from '../../lib/record/record-page';
import { jobQuery, unwatchJob, useJobTitle } from '../jobs';
import classes from './bulk/bulk.module.css';
import { JobProgress } from './bulk/job-progress';

export function JobPage() {
  const { t } = useTranslation('bulk');
  const missing = { title: t('job_gone'), text: t('job_gone_text'), to: paths.tenders, toLabel: t('to_list') };
  return (
    <RecordPage queryOf={jobQuery} missing={missing}>
      {(job) => <JobContent job={job} />}
    </RecordPage>
  );
}

const listOf = ({ kind }: Job) => (kind.startsWith('carriers.') ? paths.carriers : paths.tenders);

function JobContent({ job }: { job: Job }) {
  const { t } = useTranslation('common');
  const titleOf = useJobTitle();
  const navigate = useNavigate();
  // The page replaces the toast.
  useEffect(() => unwatchJob(job.id), [job.id]);
  return (
    <>
      <PageHeader title={titleOf(job)} appName={t('app_name')} />
      <div className={classes.jobPage}>
        <JobProgress id={job.id} onClose={() => void navigate({ to: listOf(job) })} />
      </div>
    </>
  );
}
