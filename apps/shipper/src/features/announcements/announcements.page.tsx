import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Announcement } from '@tenderlane/contract';
import { EmptyState, PageHeader, ReasonButton, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { AnnounceDialog } from './announce.dialog';
import { announcementsQuery } from './announcements.api';
import { ReadersDialog } from './readers.dialog';
import classes from './announcements.module.css';

export function AnnouncementsPage() {
  const { t } = useTranslation(['announcements', 'shell', 'common']);
  const dates = useDates();
  const account = useAccount();
  const [isWriting, setIsWriting] = useState(false);
  const [opened, setOpened] = useState<Announcement | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(announcementsQuery);
  const rows = data?.pages.flatMap((page) => page.data);
  const nextAt = data?.pages[0]?.meta.next_at ?? null;
  const mayWrite = account?.rights.includes('carriers.write') ?? false;
  const reason = !mayWrite
    ? reasonText({ code: 'right.missing' })
    : nextAt && t('next_at', { date: dates.dateTime(nextAt) });
  const button = (
    <ReasonButton
      variant="filled"
      leftSection={<IconSpeakerphone size={16} aria-hidden />}
      reason={account ? reason : null}
      onClick={() => setIsWriting(true)}
    >
      {t('new')}
    </ReasonButton>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        appName={t('common:app_name')}
        crumbs={<Link to={paths.carriers}>{t('shell:drawer.carriers')}</Link>}
        summary={t('summary')}
        actions={rows?.length === 0 ? null : button}
      />
      {error && !rows && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows label={t('common:loading')} count={4} />}
      {rows?.length === 0 && <EmptyState title={t('empty_title')} text={t('empty_text')} action={button} />}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => (
            <AnnouncementItem key={row.id} row={row} onOpen={() => setOpened(row)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
      {isWriting && <AnnounceDialog onClose={() => setIsWriting(false)} />}
      {opened && <ReadersDialog announcement={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function AnnouncementItem({ row, onOpen }: { row: Announcement; onOpen: () => void }) {
  const { t } = useTranslation('announcements');
  const dates = useDates();
  const { subject, excerpt, told, recipients, read, audience, created_by: person, created_at: at } = row;
  const isSending = row.sent_at === null;
  return (
    <li className={classes.item}>
      <div className={classes.itemText}>
        <div className={classes.subject}>{subject}</div>
        <div className={classes.excerpt}>{excerpt}</div>
        <div className={classes.note}>
          {t('list.meta', { person, date: dates.dateTime(at) })} · {t(`to.${audience.kind}`)}
        </div>
      </div>
      <div className={classes.itemEnd}>
        <span className={classes.count} role={isSending ? 'status' : undefined}>
          {isSending ? t('list.sending', { told, recipients }) : t('list.read', { read, recipients })}
        </span>
        <Button size="xs" aria-label={t('list.open_label', { subject })} onClick={onOpen}>
          {t('list.readers')}
        </Button>
      </div>
    </li>
  );
}
