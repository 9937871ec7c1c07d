import { LIMITS } from '@tenderlane/domain/core';
import { LOAD_STATES, type LoadState } from '@tenderlane/domain/loads';
import { CountTabs } from '@tenderlane/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import type { ListFilter } from './list-filter';

interface StatusTabsProps {
  counts: Readonly<Record<string, number | null>> | undefined;
  filter: ListFilter;
  onChange: (status: LoadState | undefined) => void;
}

/** Number of tenders per state. Without a search, archived tenders are counted only in their own tab. */
export function StatusTabs({ counts, filter, onChange }: StatusTabsProps) {
  const { t } = useTranslation(['loads', 'states', 'common']);
  const current = LOAD_STATES.find((state) => state === filter.status);
  const withArchive = filter.search !== undefined;
  const tabs = useMemo(() => {
    const countOf = (states: readonly LoadState[]) => {
      if (!counts || states.some((state) => counts[state] === null)) return undefined;
      const isCapped = states.some((state) => (counts[state] ?? 0) >= LIMITS.listTotalMax);
      return number(states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)) + (isCapped ? '+' : '');
    };
    const inAll = LOAD_STATES.filter((state) => withArchive || state !== 'archived');
    return [
      { key: 'all' as const, label: t('list.all'), count: countOf(inAll) },
      ...LOAD_STATES.map((state) => ({ key: state, label: t(`states:load.${state}`), count: countOf([state]) })),
    ];
  }, [counts, withArchive, t]);
  return (
    <CountTabs<LoadState | 'all'>
      label={t('list.states')}
      tabs={tabs}
      current={current ?? 'all'}
      onChange={(key) => onChange(key === 'all' ? undefined : key)}
      moreLabel={t('common:more')}
    />
  );
}
