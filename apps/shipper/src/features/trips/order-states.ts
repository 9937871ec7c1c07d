import type { LoadState } from '@tenderlane/domain/loads';

export const RUNNING_STATES: readonly LoadState[] = ['processing', 'in_progress'];
export const ORDER_STATES: readonly LoadState[] = [...RUNNING_STATES, 'completed', 'uncompleted', 'archived'];
