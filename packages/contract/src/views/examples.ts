import type { Examples } from '../core/example';
import type { z } from 'zod';
import type { viewBody } from './schemas';

type ViewBody = Omit<z.input<typeof viewBody>, 'name'>;

interface Records {
  newLogin: (name: string) => string;
  view: number;
}

export const VIEW: ViewBody = {
  list: 'tenders',
  is_shared: true,
  filter: { status: 'ongoing', search: 'Kyiv' },
  sort: '-created_at',
  columns: [{ name: 'number', width: 120 }],
  density: 'normal',
  group: null,
};

export const shipperViewsExamples = {
  'GET /user_filter/filters': () => ({ query: { product_id: 'tenderlane' } }),
  'POST /user_filter/filters': () => ({
    body: { product_id: 'tenderlane', filter_type_id: 'tenders', data: { status: 'draft' } },
  }),
  'GET /views': () => ({}),
  'POST /views': ({ newLogin }) => ({ body: { ...VIEW, name: newLogin('view') } }),
  'GET /views/{id}': ({ view: id }) => ({ path: { id } }),
  'PUT /views/{id}': ({ view: id, newLogin }) => ({ path: { id }, body: { name: newLogin('view'), version: 1 } }),
  'DELETE /views/{id}': ({ view: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
