import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Job, JobRow } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../../lib/paths';
import { downloadCsv } from '@tenderlane/web/core/download';
import { exportResults, refusedQuery } from '../../jobs';
import classes from './bulk.module.css';

export function JobResults({ job }: { job: Job }) {
  const { t } = useTranslation('bulk');
  const download = useMutation({
    mutationFn: exportResults,
    onSuccess: (csv) => downloadCsv(t('result'), csv),
  });
  return (
    <div>
      {(job.outcomes.refused ?? 0) > 0 && <Outcome job={job} outcome="refused" title={t('refused')} />}
      {(job.outcomes.changed ?? 0) > 0 && <Outcome job={job} outcome="changed" title={t('changed')} />}
      <Button
        size="xs"
        mt={8}
        leftSection={<IconDownload size={15} />}
        loading={download.isPending}
        onClick={() => download.mutate(job.id)}
      >
        {t('download_results')}
      </Button>
    </div>
  );
}

interface OutcomeProps {
  job: Job;
  outcome: NonNullable<JobRow['outcome']>;
  title: string;
}

function Outcome({ job, outcome, title }: OutcomeProps) {
  const { t } = useTranslation('bulk');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(refusedQuery(job.id, outcome));
  const page = job.kind.startsWith('carriers.') ? 'carriers.show' : 'tenders.show';
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <h2 className={classes.outcome}>{title}</h2>
      <ul className={classes.reasons}>
        {rows.map(({ position, load, refusal }) => (
          <li key={position}>
            <Link to={hrefOf(page, String(load.id))} target="_blank">
              <bdi>{load.name}</bdi>
            </Link>
            {refusal && <span className={classes.hint}> {refusal.message}</span>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="xs" variant="transparent" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more_results')}
        </Button>
      )}
    </>
  );
}
