import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReceivedAnnouncement } from '@tenderlane/contract';
import { FullPageMessage, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { RichText } from '@tenderlane/web/rich-text/rich-text';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { announcementQuery, useReadAnnouncement } from './announcements.api';
import classes from './announcements.module.css';

export function AnnouncementPage() {
  const { id } = useParams({ strict: false });
  const announcementId = readId(id);
  return announcementId === null ? <Unknown /> : <AnnouncementOfId id={announcementId} />;
}

function AnnouncementOfId({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const { data, error, refetch } = useQuery(announcementQuery(id));
  if (data) return <Shown announcement={data} />;
  if (!error) return <SkeletonRows label={t('loading')} count={4} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? <Unknown /> : <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
}

function Unknown() {
  const { t } = useTranslation(['announcements', 'common']);
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('received.unknown_title')}
      text={t('received.unknown_text')}
      action={
        <Button component={Link} to={paths.announcements} size="lg">
          {t('received.back')}
        </Button>
      }
    />
  );
}

function Shown({ announcement }: { announcement: ReceivedAnnouncement }) {
  const { t } = useTranslation(['announcements', 'common']);
  const dates = useDates();
  const { id, subject, html, shipper, is_read: isRead, sent_at: sentAt } = announcement;
  const { mutate: read, isIdle } = useReadAnnouncement(id);
  // Mark it as read when it is shown, without a click.
  useEffect(() => {
    if (!isRead && isIdle) read();
  }, [isRead, isIdle, read]);
  return (
    <article>
      <PageHeader
        title={subject}
        appName={t('common:app_name')}
        crumbs={<Link to={paths.announcements}>{t('received.back')}</Link>}
        summary={t('received.from', { shipper, date: dates.dateTime(sentAt) })}
      />
      <div className={classes.content}>
        <RichText html={html} />
      </div>
    </article>
  );
}
