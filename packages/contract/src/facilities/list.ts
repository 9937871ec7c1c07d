import type { ListDefinition } from '../core/list';

export const FACILITIES_LIST = {
  sorts: ['name', 'city', 'category', 'created_at', 'updated_at'],
  filters: ['search', 'scope', 'category', 'status', 'country_id', 'favourite', 'deleted'],
  columns: [
    'name',
    'category',
    'street',
    'city',
    'region',
    'postal_code',
    'country',
    'status',
    'hours',
    'holidays',
    'contacts',
    'note',
    'company_name',
    'legal_number',
    'external_id',
    'time_zone',
    'latitude',
    'longitude',
  ],
} as const satisfies ListDefinition;

/** Own ones, public ones, or those that a route may name: both, without inactive ones. */
export const FACILITY_SCOPES = ['own', 'public', 'usable'] as const;
