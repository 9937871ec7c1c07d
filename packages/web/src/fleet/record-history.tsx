import { Button } from '@mantine/core';
import type { RecordEvent } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { useFleetHistory, type FleetRow, type FleetSource } from './fleet.api';
import { fieldsOf } from './record-values';
import classes from './fleet.module.css';

const SENTENCES = {
  created: 'history.created',
  changed: 'history.changed',
  deleted: 'history.deleted',
  restored: 'history.restored',
  verified: 'history.verified',
} as const;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? '+' : '−';
};

export function RecordHistory({ source, row }: { source: FleetSource; row: FleetRow }) {
  const { t } = useTranslation(['fleet', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useFleetHistory(source, row.id, isOpen);
  const events = data?.pages.flatMap((page) => page.data);
  return (
    <section className={classes.history}>
      <Button variant="subtle" color="gray" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('history.title')}
      </Button>
      {isOpen && events?.length === 0 && <p className={classes.note}>{t('history.none')}</p>}
      {isOpen && events && events.length > 0 && (
        <ul className={classes.events} aria-label={t('history.title')}>
          {events.map((event) => (
            <HistoryItem key={event.id} source={source} event={event} />
          ))}
        </ul>
      )}
      {isOpen && hasNextPage && (
        <Button size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
    </section>
  );
}

const isKnown = (what: string): what is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, what);

function HistoryItem({ source, event }: { source: FleetSource; event: RecordEvent }) {
  const { t } = useTranslation('fleet');
  const dates = useDates();
  const what = event.action.split('.')[1] ?? '';
  const sentence = isKnown(what) ? t(SENTENCES[what]) : what;
  const names = new Set(fieldsOf(source.kind));
  const label = (field: string) => (names.has(field) ? t(`field.${field}` as 'field.name') : field);
  return (
    <li>
      <span>{[sentence, event.actor, dates.shortDateTime(event.at)].filter(Boolean).join(' · ')}</span>
      {event.changes.map(({ field, old, new: now }) => (
        <span key={field} className={classes.note}>
          {t('history.change', { field: label(field), old: textOf(old), new: textOf(now) })}
        </span>
      ))}
    </li>
  );
}
