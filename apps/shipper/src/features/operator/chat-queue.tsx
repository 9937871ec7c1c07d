import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Chat } from '@tenderlane/contract/chat/schemas';
import { EmptyState, RowListItem, RowList, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useSupportChat } from '@tenderlane/web/support/support-chat.api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../../lib/list-pager';
import { queueQuery, ROWS_PER_PAGE } from './operator.api';
import classes from './operator.module.css';

export function ChatQueue() {
  const { t } = useTranslation(['operator', 'common']);
  const [page, setPage] = useState(1);
  const { data: chats, error, isPaused, refetch } = useQuery(queueQuery(page));
  if (!chats)
    return error || isPaused ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={t('common:loading')} />
    );
  if (chats.data.length === 0) return <EmptyState title={t('chats.none')} text={t('chats.none_text')} />;
  return (
    <div className={classes.page}>
      <RowList>
        {chats.data.map((chat) => (
          <ChatRow key={chat.id} chat={chat} />
        ))}
      </RowList>
      <ListPager page={page} perPage={ROWS_PER_PAGE} total={chats.meta.total} onPage={setPage} />
    </div>
  );
}

function ChatRow({ chat }: { chat: Chat }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const open = useSupportChat();
  const name = chat.company_name ?? '';
  const last = chat.last_message;
  return (
    <RowListItem
      name={<bdi>{name}</bdi>}
      details={
        <>
          {last && (
            <span className={classes.text}>
              <bdi>{last.text || t('chats.no_text')}</bdi>
            </span>
          )}
          {last && <span className={classes.note}>{dates.dateTime(last.sent_at * 1000)}</span>}
        </>
      }
    >
      <Button
        size="xs"
        loading={open.isPending}
        aria-label={t('chats.open_label', { name })}
        onClick={() => open.mutate(chat.id)}
      >
        {t('chats.open')}
      </Button>
    </RowListItem>
  );
}
