import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { newLogin } from '../build';
import type { Fixture } from '../every-call';

export const view: Omit<BodyOf<ShipperApi['POST /views']>, 'name'> = {
  list: 'tenders',
  is_shared: true,
  filter: { status: 'ongoing', search: 'Kyiv' },
  sort: '-created_at',
  columns: [{ name: 'number', width: 120 }],
  density: 'normal',
  group: null,
};

export const viewCalls = {
  'GET /views': () => ({}),
  'POST /views': () => ({ body: { ...view, name: newLogin('view') } }),
  'GET /views/{id}': ({ view: id }: Fixture) => ({ path: { id } }),
  'PUT /views/{id}': ({ view: id }: Fixture) => ({ path: { id }, body: { name: newLogin('view'), version: 1 } }),
  'DELETE /views/{id}': ({ view: id }: Fixture) => ({ path: { id } }),
};
