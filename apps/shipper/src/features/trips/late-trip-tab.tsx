import type { LoadState } from '@tenderlane/domain/loads';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';

export const RUNNING_STATES: readonly LoadState[] = ['processing', 'in_progress'];
export const ORDER_STATES: readonly LoadState[] = [...RUNNING_STATES, 'completed', 'uncompleted', 'archived'];

export const TripTab = lazy(
  withTexts(() => import('./trip-tab').then((part) => ({ default: part.TripTab })), ['trips', 'files', 'loads']),
);
