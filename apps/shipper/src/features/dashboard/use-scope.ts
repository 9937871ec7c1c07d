import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { useSyncExternalStore } from 'react';
import { onFilterChange, rememberedFilter, rememberFilter } from '../../lib/list-filter';

const readScope = (): DashboardScope => (rememberedFilter('dashboard')['scope'] === 'mine' ? 'mine' : 'all');

const choose = (scope: DashboardScope) => rememberFilter('dashboard', { ...rememberedFilter('dashboard'), scope });

export const useScope = () => ({ scope: useSyncExternalStore(onFilterChange, readScope), choose });
