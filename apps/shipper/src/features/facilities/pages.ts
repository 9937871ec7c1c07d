import { asksOne } from '@tenderlane/web/core/early/page-of';
import { pageOf } from '../../lib/page';
import { importPaths, paths } from '../../lib/paths';

export const facilitiesPages = {
  [paths.facilities]: pageOf(() => import('./facilities.page'), 'FacilitiesPage', ['facilities', 'files', 'list'], {
    name: 'facilities',
    help: 'facilities',
    menu: {
      group: 'main',
      place: 3,
      text: 'drawer.facilities',
      icon: 'facilities',
      list: 'facilities',
    },
  }),
  [paths['facilities.public']]: pageOf(
    () => import('./facilities.page'),
    'PublicFacilitiesPage',
    ['facilities', 'files', 'list'],
    { name: 'facilities.public', help: 'facilities' },
  ),
  [importPaths.facilities]: pageOf(() => import('./facilities-import.page'), 'FacilitiesImportPage', ['imports'], {
    name: 'facilities.import',
    help: 'facilities',
    guard: 'facilities',
  }),
  [paths['facility.show']]: pageOf(
    () => import('./facility.page'),
    'FacilityPage',
    ['facilities', 'files', 'history', 'map'],
    { name: 'facility.show', help: 'facilities', asks: asksOne('GET /facilities/{id}') },
  ),
} as const;
