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
