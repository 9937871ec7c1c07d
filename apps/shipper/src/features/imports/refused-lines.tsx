import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImportRun } from '@tenderlane/contract';
import { SectionCard, SkeletonRows } from '@tenderlane/ui';
import { toastError } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import { openReport, refusedLinesQuery } from './imports.api';
import classes from './imports.module.css';

export function RefusedLines({ fileId, run }: { fileId: number; run: ImportRun }) {
  const { t } = useTranslation(['imports', 'common']);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    refusedLinesQuery(fileId, run.job_id),
  );
  const lines = data?.pages.flatMap((page) => page.data);
  return (
    <SectionCard
      title={t('refused_title')}
      flush
      actions={
        run.report && (
          <Button
            size="compact-sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void openReport(fileId).catch(toastError)}
          >
            {t('download')}
          </Button>
        )
      }
    >
      <p className={classes.refusedNote}>
        {t('refused_problem')} {t('refused_note')}
      </p>
      {!lines && <SkeletonRows label={t('common:loading')} />}
      <ul className={classes.refused} aria-label={t('refused_title')}>
        {lines?.map(({ line, cells, problems }) => (
          <li key={line} className={classes.refusedLine}>
            <span className={classes.refusedNumber}>
              {t('sample_line')} {number(line)}
            </span>
            <div className={classes.refusedText}>
              {problems.map(({ message, field, code }) => (
                <p key={`${field} ${code}`}>{message}</p>
              ))}
              <p className={classes.refusedCells}>{cells.filter((cell) => cell !== '').join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('refused_more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
