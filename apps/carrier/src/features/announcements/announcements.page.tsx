import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { announcementsQuery } from './announcements.api';
import classes from './announcements.module.css';

export function AnnouncementsPage() {
  const { t } = useTranslation(['announcements', 'common']);
  const dates = useDates();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(announcementsQuery);
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <PageHeader title={t('received.title')} appName={t('common:app_name')} />
      <div className={classes.content}>
        {error && !rows && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!rows && !error && <SkeletonRows label={t('common:loading')} count={4} />}
        {rows?.length === 0 && <EmptyState title={t('received.empty_title')} text={t('received.empty_text')} />}
        {rows && rows.length > 0 && (
          <ul className={classes.list}>
            {rows.map(({ id, subject, excerpt, shipper, sent_at: sentAt, is_read: isRead }) => (
              <li key={id} className={classes.item}>
                <Link to={paths.announcement} params={{ id: String(id) }} className={classes.link}>
                  {subject}
                </Link>
                {!isRead && <span className={classes.new}>{t('received.new')}</span>}
                <span className={classes.note}>{t('received.from', { shipper, date: dates.dateTime(sentAt) })}</span>
                <span className={classes.excerpt}>{excerpt}</span>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('common:show_more')}
          </Button>
        )}
      </div>
    </>
  );
}
