import type { Carrier } from '@tenderlane/contract';
import { readAhead } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, type ComponentType } from 'react';

interface CarrierTabProps {
  carrier: Carrier;
}

export type CarrierTabKey =
  | 'company'
  | 'contacts'
  | 'drivers'
  | 'trucks'
  | 'trailers'
  | 'documents'
  | 'questionnaire'
  | 'tenders'
  | 'reviews';

interface CarrierTab {
  key: CarrierTabKey;
  Tab: ComponentType<CarrierTabProps>;
}

export const CARRIER_TABS: readonly CarrierTab[] = [
  {
    key: 'company',
    Tab: lazy(
      readAhead(
        withTexts(
          () => import('../../companies').then((part) => ({ default: part.CarrierCompanyTab })),
          ['brands', 'company', 'history', 'network'],
        ),
        'seldom',
      ),
    ),
  },
  {
    key: 'questionnaire',
    Tab: lazy(
      withTexts(
        () => import('../../packets').then((part) => ({ default: part.QuestionnaireTab })),
        ['files', 'packets'],
      ),
    ),
  },
  {
    key: 'documents',
    Tab: lazy(
      withTexts(() => import('../../packets').then((part) => ({ default: part.DocumentsTab })), ['files', 'packets']),
    ),
  },
  {
    key: 'contacts',
    Tab: lazy(
      withTexts(() => import('../../fleet').then((part) => ({ default: part.ContactsTab })), ['files', 'fleet']),
    ),
  },
  {
    key: 'drivers',
    Tab: lazy(
      withTexts(() => import('../../fleet').then((part) => ({ default: part.DriversTab })), ['files', 'fleet']),
    ),
  },
  {
    key: 'trucks',
    Tab: lazy(withTexts(() => import('../../fleet').then((part) => ({ default: part.TrucksTab })), ['files', 'fleet'])),
  },
  {
    key: 'trailers',
    Tab: lazy(
      withTexts(() => import('../../fleet').then((part) => ({ default: part.TrailersTab })), ['files', 'fleet']),
    ),
  },
  { key: 'tenders', Tab: lazy(() => import('./tenders-tab').then((part) => ({ default: part.TendersTab }))) },
  {
    key: 'reviews',
    Tab: lazy(withTexts(() => import('../../scorecard').then((part) => ({ default: part.ReviewsTab })), ['scorecard'])),
  },
];
