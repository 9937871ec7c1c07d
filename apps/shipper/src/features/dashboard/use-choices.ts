import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { useSyncExternalStore } from 'react';
import { onFilterChange, rememberedFilter, rememberFilter } from '../../lib/list-filter';

export const PERIODS = [4, 13, 26, 52] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 13;

const readScope = (): DashboardScope => (rememberedFilter('dashboard')['scope'] === 'mine' ? 'mine' : 'all');

function readPeriod(): Period {
  const weeks = Number(rememberedFilter('dashboard')['weeks']);
  return PERIODS.find((period) => period === weeks) ?? USUAL_PERIOD;
}

const choose = (change: { scope: DashboardScope } | { weeks: string }) =>
  rememberFilter('dashboard', { ...rememberedFilter('dashboard'), ...change });

export const useScope = () => ({
  scope: useSyncExternalStore(onFilterChange, readScope),
  chooseScope: (scope: DashboardScope) => choose({ scope }),
});

export const usePeriod = () => ({
  period: useSyncExternalStore(onFilterChange, readPeriod),
  choosePeriod: (weeks: string) => choose({ weeks }),
});
