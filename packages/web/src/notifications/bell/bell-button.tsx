import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Account, Notification } from '@tenderlane/contract';
import { Popover, Tooltip } from '@tenderlane/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationKeys } from '../query-keys';
import { useBellPages, type BellPages } from './bell.api';
import { firstPage } from './read-pages';
import { useLiveBell } from './use-live-bell';
import { useReadEntries } from './use-read-entries';
import classes from './bell-button.module.css';

export interface BellListInput {
  entries: readonly Notification[] | null;
  unreadIds: ReadonlySet<number>;
  unread: number;
  loadedAt: number;
  hasOlder: boolean;
  onOlder: () => void;
  onReadAll: () => void;
  onClose: () => void;
}

interface BellButtonProps {
  account: Account;
  List: ComponentType<BellListInput>;
  size?: number;
}

export function BellButton({ account, List, size = 32 }: BellButtonProps) {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data, dataUpdatedAt, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useBellPages();
  useLiveBell(account);
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.meta.total_unread ?? 0;
  const { ids, count, readAll } = useReadEntries({ isOpen, entries, unread: total });
  const isNew = data ? count > 0 : account.has_new_notifications;

  const change = (opened: boolean) => {
    setIsOpen(opened);
    if (opened && !data) void refetch();
    if (!opened) queryClient.setQueryData<BellPages>(notificationKeys.list, (pages) => pages && firstPage(pages));
  };
  const label = count > 0 ? t('bell.unread', { count }) : t(isNew ? 'bell.new' : 'bell.label');

  return (
    <Popover opened={isOpen} onChange={change} position="bottom-end" width={378} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon
            className={classes.button}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            size={size}
            onClick={() => change(!isOpen)}
          >
            <IconBell size={18} />
            {isNew && <span className={classes.dot} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('bell.label')}>
        <Suspense>
          <List
            entries={isPending ? null : entries}
            unreadIds={ids}
            unread={count}
            loadedAt={dataUpdatedAt}
            hasOlder={hasNextPage}
            onOlder={() => {
              // Requesting the next page would cancel a running refetch and lose new entries.
              if (!isFetching) void fetchNextPage();
            }}
            onReadAll={readAll}
            onClose={() => change(false)}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
