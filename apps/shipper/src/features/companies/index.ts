import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';

/** Part of a carrier's page, fetched with its texts when it is opened. */
export const CarrierCompanyTab = lazy(
  withTexts(
    async () => ({ default: (await import('./carrier-company-tab')).CarrierCompanyTab }),
    ['account', 'company'],
  ),
);
