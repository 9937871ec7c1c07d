import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Facility, HistoryEntry } from '@tenderlane/contract';
import { SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { facilityHistoryQuery } from '../facilities.api';
import classes from './show.module.css';

/** What the company did about the facility, newest first. */
export function FacilityHistory({ facility }: { facility: Facility }) {
  const { t } = useTranslation(['facilities', 'common']);
  const history = useInfiniteQuery(facilityHistoryQuery(facility.id));
  const entries = history.data?.pages.flatMap(({ data }) => data) ?? [];
  if (history.isPending) return <SkeletonRows label={t('common:loading')} />;
  if (history.isError && !history.data)
    return <QueryErrorNotice error={history.error} onRetry={() => void history.refetch()} />;
  return (
    <SectionCard title={t('tab.history')}>
      {entries.length === 0 && <p className={classes.dim}>{t('history.none')}</p>}
      <ol className={classes.history}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </SectionCard>
  );
}

const SENTENCES = {
  'facility.created': 'event.facility_created',
  'facility.changed': 'event.facility_changed',
  'facility.deleted': 'event.facility_deleted',
  'facility.restored': 'event.facility_restored',
  'facility.proposed': 'event.facility_proposed',
  'facility.proposal_withdrawn': 'event.facility_proposal_withdrawn',
  'facility.proposal_approved': 'event.facility_proposal_approved',
  'facility.proposal_declined': 'event.facility_proposal_declined',
} as const;
const FIELDS = [
  'name',
  'category',
  'address',
  'hours',
  'contacts',
  'note',
  'company_name',
  'legal_number',
  'external_id',
  'photos',
  'status',
] as const;

function Entry({ entry: { at, action, actor, params, changes } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  const dates = useDates();
  const key = new Map(Object.entries(SENTENCES)).get(action) ?? 'event.other';
  const reason = typeof params['reason'] === 'string' ? params['reason'] : '';
  return (
    <li>
      <time dateTime={at} className={classes.dim}>
        {dates.dateTime(at)}
      </time>
      <span>{t(key, { person: actor ?? t('event.somebody'), reason })}</span>
      <Changes changes={changes} />
    </li>
  );
}

function Changes({ changes }: { changes: HistoryEntry['changes'] }) {
  const { t } = useTranslation('facilities');
  const valueText = useValueText();
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, old, new: next }) => {
        const known = FIELDS.find((name) => name === field);
        const name = known ? t(`field.${known}`) : field;
        const [before, after] = [valueText(field, old), valueText(field, next)];
        const isShort = before !== null && after !== null;
        return <li key={field}>{isShort ? t('history.change', { field: name, old: before, new: after }) : name}</li>;
      })}
    </ul>
  );
}

/** A value short enough to stand beside its field; null for hours and contacts, which are not. */
function useValueText() {
  const { t } = useTranslation('facilities');
  return (field: string, value: unknown): string | null => {
    if (value === null || value === '') return t('history.empty_value');
    if (field === 'category') return t(`category.${String(value) as 'other'}`);
    if (field === 'status') return t(`status.${String(value) as 'active'}`);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (typeof value === 'object' && 'name' in value && field === 'address') return String(value.name);
    return null;
  };
}
