import { withTexts } from '@tenderlane/web/core/texts/i18n';
import type { StopFacilityNoteProps } from '@tenderlane/web/facilities/stop-facility-note';
import { lazy, Suspense } from 'react';

const readPart = withTexts(() => import('@tenderlane/web/facilities/stop-facility-note'), ['facilities']);
const StopFacilityText = lazy(async () => ({ default: (await readPart()).StopFacilityText }));

/** Fetched with its texts once a stop has a facility: most have none. */
export const StopFacilityNote = (props: StopFacilityNoteProps) => (
  <Suspense fallback={null}>
    <StopFacilityText {...props} />
  </Suspense>
);
