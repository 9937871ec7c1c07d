import type { ListDefinition } from '../core/list';

export const CONTACTS_LIST = { sorts: ['name', 'created_at'], filters: ['search'] } as const satisfies ListDefinition;
export const DRIVERS_LIST = {
  sorts: ['name', 'licence_expires_on', 'created_at'],
  filters: ['search'],
} as const satisfies ListDefinition;
export const VEHICLES_LIST = {
  sorts: ['plate', 'year', 'load_capacity_kg', 'created_at'],
  filters: ['search'],
} as const satisfies ListDefinition;
