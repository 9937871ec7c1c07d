import { lazy, Suspense } from 'react';
import { withTexts } from '../core/texts/i18n';
import type { StopFacilityNoteProps } from './stop-facility-note';

const readPart = withTexts(() => import('./stop-facility-note'), ['facilities']);
const StopFacilityText = lazy(async () => ({ default: (await readPart()).StopFacilityText }));

/** The same, fetched with its texts once a stop has a facility: most have none. */
export const StopFacilityNote = (props: StopFacilityNoteProps) => (
  <Suspense fallback={null}>
    <StopFacilityText {...props} />
  </Suspense>
);
