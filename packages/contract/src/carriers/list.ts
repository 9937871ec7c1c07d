import type { ListDefinition } from '../core/list';

/** The carriers of a company's network. */
export const CARRIERS_LIST = {
  sorts: ['name', 'created_at', 'state'],
  filters: ['search', 'state', 'label_id'],
} as const satisfies ListDefinition;
