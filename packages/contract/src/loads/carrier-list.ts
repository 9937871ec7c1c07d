import type { ListDefinition } from '../core/list';

export const CARRIER_LOAD_TABS = ['open', 'bids', 'awards', 'history'] as const;

export const CARRIER_LOADS_LIST = {
  sorts: ['priority', 'ends_at', 'pickup_at', 'created_at'],
  filters: ['search', 'body_type', 'pickup_country', 'delivery_country', 'attention'],
} as const satisfies ListDefinition;
