import { Button, Modal } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Announcement } from '@tenderlane/contract';
import { SkeletonRows, useRestoreFocus } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { RichText } from '@tenderlane/web/rich-text/rich-text';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { readersQuery } from './announcements.api';
import classes from './announcements.module.css';

export function ReadersDialog({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  useRestoreFocus();
  const { t } = useTranslation(['announcements', 'common']);
  const dates = useDates();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    readersQuery(announcement.id),
  );
  const readers = data?.pages.flatMap((page) => page.data);
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={announcement.subject}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.preview}>
        <RichText html={announcement.html} />
      </div>
      <h3 className={classes.previewTitle}>
        {t('list.read', { read: announcement.read, recipients: announcement.recipients })}
      </h3>
      {error && !readers && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!readers && !error && <SkeletonRows label={t('common:loading')} count={3} />}
      <ul className={classes.readers}>
        {readers?.map(({ name, read_at: readAt }, index) => (
          <li key={index} className={classes.reader}>
            <bdi>{name}</bdi>
            <span className={classes.note}>
              {readAt ? t('readers.read', { date: dates.dateTime(readAt) }) : t('readers.unread')}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
    </Modal>
  );
}
