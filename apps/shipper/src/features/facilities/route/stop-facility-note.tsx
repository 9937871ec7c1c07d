import { withTexts } from '@tenderlane/web/core/texts/i18n';
import type { StopFacilityNoteProps } from '@tenderlane/web/facilities/stop-facility-note';
import { lazy, Suspense } from 'react';

const readPart = withTexts(() => import('@tenderlane/web/facilities/stop-facility-note'), ['facilities']);
const StopFacilityText = lazy(async () => ({ default: (await readPart()).StopFacilityText }));

/** Loads with its texts only if a stop has a facility, because most have none. */
export const StopFacilityNote = (props: StopFacilityNoteProps) => (
  <Suspense fallback={null}>
    <StopFacilityText {...props} />
  </Suspense>
);
