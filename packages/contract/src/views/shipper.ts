import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { text } from '../core/fields';
import { filterType, userFilter, userFilterType, userFilterBody, view, viewBody, viewChange } from './schemas';

const own = { access: 'brand', right: 'loads.read' } as const;

export const viewsApi = {
  'GET /user_filter/filters': {
    ...own,
    summary: 'The last filter of each list, of the person in this company',
    query: z.strictObject({ product_id: text(50).optional(), filter_type_id: userFilterType.optional() }),
    response: dataOf(z.array(userFilter)),
  },
  'POST /user_filter/filters': {
    ...own,
    summary: 'Keep the filter of a list, in place of the one before',
    body: userFilterBody,
    response: dataOf(userFilter),
  },
  'GET /views': {
    ...own,
    summary: 'The person’s own views of a list and those that colleagues share, by name',
    query: z.strictObject({ list: filterType.optional() }),
    response: dataOf(z.array(view)),
  },
  'POST /views': { ...own, summary: 'Keep a view', body: viewBody, response: dataOf(view), status: 201 },
  'GET /views/{id}': { ...own, summary: 'One view, as its link opens it', response: dataOf(view) },
  'PUT /views/{id}': { ...own, summary: 'Change a view', body: viewChange, response: dataOf(view) },
  'DELETE /views/{id}': { ...own, summary: 'Delete a view', response: null },
} as const satisfies EndpointTable;
