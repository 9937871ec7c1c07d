import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';

export const TripTab = lazy(
  withTexts(() => import('./trip-tab').then((part) => ({ default: part.TripTab })), ['trips', 'files', 'loads', 'map']),
);
