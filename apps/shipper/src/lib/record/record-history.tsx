import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { HistoryEntry } from '@tenderlane/contract';
import { SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { sentenceKeys } from '../history-keys';
import classes from './record-history.module.css';

type Change = HistoryEntry['changes'][number];

interface RecordHistoryProps {
  history: UseInfiniteQueryResult<InfiniteData<{ data: HistoryEntry[] }>>;
  texts: { title: string; none: string; more: string };
  name?: string;
  changeText: (change: Change) => string;
}

export function RecordHistory({ history, texts, name = '', changeText }: RecordHistoryProps) {
  const { t } = useTranslation('common');
  const entries = history.data?.pages.flatMap(({ data }) => data) ?? [];
  if (history.isPending) return <SkeletonRows label={t('loading')} />;
  if (history.isError && !history.data)
    return <QueryErrorNotice error={history.error} onRetry={() => void history.refetch()} />;
  return (
    <SectionCard title={texts.title}>
      {entries.length === 0 && <p className={classes.dim}>{texts.none}</p>}
      <ol className={classes.entries} aria-label={texts.title}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} name={name} changeText={changeText} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </SectionCard>
  );
}

const OF_TENDERS = { price: '', time: '', number: '', colleague: '', stop: '', task: '' };

interface EntryProps {
  entry: HistoryEntry;
  name: string;
  changeText: RecordHistoryProps['changeText'];
}

function Entry({ entry: { at, action, actor, actor_kind: kind, params, changes }, name, changeText }: EntryProps) {
  const { t } = useTranslation('history');
  const dates = useDates();
  const isMachine = kind === 'clock' || kind === 'system';
  const person = isMachine ? t('event.clock') : (actor ?? t('event.somebody'));
  const reason = typeof params['reason'] === 'string' ? params['reason'] : '';
  return (
    <li>
      <time dateTime={at} className={classes.dim}>
        {dates.dateTime(at)}
      </time>
      <span>{t(sentenceKeys(action), { ...OF_TENDERS, person, carrier: name, reason })}</span>
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>{changeText(change)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
