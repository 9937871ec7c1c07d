import type { ListDefinition } from '../core/list';

/** The loads of a company. */
export const LOADS_LIST = {
  sorts: ['priority', 'created_at', 'ends_at', 'pickup_at'],
  filters: ['status', 'search', 'truck_body', 'tag', 'pickup_from', 'pickup_to'],
  exported: [
    'number',
    'state',
    'route',
    'distance_km',
    'pickup',
    'pickup_zone',
    'delivery',
    'delivery_zone',
    'cargo',
    'weight_kg',
    'truck',
    'truck_plate',
    'target',
    'price',
    'currency',
    'bids',
    'best_bid',
    'carrier',
    'savings',
    'savings_base',
    'external_id',
  ],
} as const satisfies ListDefinition;

export const CARRIER_LOAD_TABS = ['open', 'bids', 'awards', 'history'] as const;

/** The tenders that a carrier may see, in the lists of its tabs. */
export const CARRIER_LOADS_LIST = {
  sorts: ['priority', 'ends_at', 'pickup_at', 'created_at'],
  filters: ['search', 'body_type', 'pickup_country', 'delivery_country'],
} as const satisfies ListDefinition;
