import { ActionIcon, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CarrierDocument, RecordEvent } from '@tenderlane/contract';
import { DOCUMENT_KINDS } from '@tenderlane/domain/packets';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { packetKeys } from './query-keys';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import { QueryErrorNotice } from '../shell/query-error-notice';
import classes from './packets.module.css';

const SENTENCES = {
  'document.added': 'history.added',
  'document.changed': 'history.changed',
  'document.deleted': 'history.deleted',
  'document.restored': 'history.restored',
} as const;
const FIELDS = {
  kind: 'document.kind',
  title: 'document.title',
  number: 'document.number',
  issued_on: 'document.issued',
  expires_on: 'document.expires',
  amount: 'document.amount',
  files: 'document.files',
} as const;

const isKnown = <Known extends object>(all: Known, key: string): key is Extract<keyof Known, string> =>
  Object.hasOwn(all, key);

interface HistoryButtonProps {
  title: string;
  isOpen: boolean;
  onClick: () => void;
}

export function HistoryButton({ title, isOpen, onClick }: HistoryButtonProps) {
  const { t } = useTranslation('packets');
  return (
    <ActionIcon aria-label={t('history.of', { title })} aria-expanded={isOpen} onClick={onClick}>
      <IconHistory size={16} />
    </ActionIcon>
  );
}

export type ReadHistory = (
  id: number,
  query: { after?: string },
) => Promise<{ data: RecordEvent[]; meta: { next: string | null } }>;

interface DocumentHistoryProps {
  document: CarrierDocument;
  read: ReadHistory;
}

export function DocumentHistory({ document: { id, title }, read }: DocumentHistoryProps) {
  const { t } = useTranslation(['packets', 'common']);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: packetKeys.documentHistory(id),
    queryFn: ({ pageParam }) => read(id, pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} count={2} />;
  const events = data.pages.flatMap((page) => page.data);
  if (events.length === 0) return <span className={classes.note}>{t('history.none')}</span>;
  return (
    <>
      <ul className={classes.history} aria-label={t('history.of', { title })}>
        {events.map((event) => (
          <HistoryItem key={event.id} event={event} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
    </>
  );
}

function HistoryItem({ event: { action, actor, at, changes } }: { event: RecordEvent }) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const textOf = useValueText();
  const sentence = isKnown(SENTENCES, action) ? t(SENTENCES[action]) : action;
  return (
    <li>
      <span>{[sentence, actor, dates.shortDateTime(at)].filter(Boolean).join(' · ')}</span>
      {changes.map(({ field, old, new: now }) => (
        <span key={field} className={classes.note}>
          {t('history.change', {
            field: isKnown(FIELDS, field) ? t(FIELDS[field]) : field,
            old: textOf(field, old),
            new: textOf(field, now),
          })}
        </span>
      ))}
    </li>
  );
}

const isAmount = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

function useValueText() {
  const { t } = useTranslation('packets');
  const { countryId } = useDates();
  const { formats } = useApplication();
  return (field: string, value: unknown): string => {
    if (isAmount(value)) return formats.money(value);
    if (typeof value !== 'string' || value === '') return '—';
    const kind = DOCUMENT_KINDS.find((one) => one === value);
    if (field === 'kind' && kind) return t(`kind.${kind}`);
    return field.endsWith('_on') ? formatDay(value, countryId) : value;
  };
}
