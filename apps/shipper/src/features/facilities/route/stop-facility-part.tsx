import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';
import type { StopFacilityProps } from './stop-facility';

const readPart = withTexts(() => import('./stop-facility'), ['facilities']);
const StopFacilityLine = lazy(async () => ({ default: (await readPart()).StopFacilityLine }));

export const StopFacility = (props: StopFacilityProps) => (
  <Suspense fallback={null}>
    <StopFacilityLine {...props} />
  </Suspense>
);
