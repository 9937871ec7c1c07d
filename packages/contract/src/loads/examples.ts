import type { Examples } from '../core/example';
import type { EditableLoad } from './schemas';

interface Records {
  draft: number;
  manager: number;
  tender: number;
}

const reason = { reason: 'A reason' };
const HOUR_MS = 3_600_000;

export function completeLoadBody(now: number): Partial<EditableLoad> {
  const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  const place = (city: string, country: string, lat: number, lon: number, zone: string) => ({
    name: city,
    country_id: country,
    city,
    lat,
    lon,
    time_zone: zone,
  });
  return {
    tender_type: 'ftl',
    cargo: { name: 'Paper rolls', weight_kg: 22_000 },
    truck: { body_types: ['tent'], load_types: ['rear'] },
    waypoints: [
      {
        kind: 'pickup',
        address: place('Gdańsk', 'pl', 54.35, 18.65, 'Europe/Warsaw'),
        window: { from: at(120), to: at(124) },
      },
      {
        kind: 'delivery',
        address: place('Kyiv', 'ua', 50.45, 30.52, 'Europe/Kyiv'),
        window: { from: at(168), to: at(176) },
      },
    ],
    payment: { type: 'bank_transfer', days_to_pay: 30, currency: 'EUR', vat_mode: 'net' },
  };
}

const shared = {
  'GET /loads/{id}/route': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/watch': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/watch': ({ tender: id }) => ({ path: { id }, body: { state: 'follow' } }),
} satisfies Examples<Records>;

export const shipperLoadsExamples = {
  'GET /loads': () => ({}),
  'GET /loads/counts': () => ({}),
  'GET /loads/groups': () => ({ query: { by: 'status' } }),
  'GET /tracking/vehicles': () => ({ query: { tracking: 'tracked' } }),
  'GET /loads/calendar': () => ({ query: { month: '2026-11' } }),
  'PUT /loads/{id}/manager': ({ tender: id, manager }) => ({ path: { id }, body: { manager_id: manager } }),
  'GET /loads/total': () => ({}),
  'GET /loads/new': () => ({}),
  'GET /loads/export': () => ({}),
  'POST /loads/exports': () => ({ body: { filter: {} } }),
  'POST /loads': () => ({ body: { country_id: 'pl' } }),
  'GET /loads/{id}': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/edit': ({ draft: id }) => ({ path: { id } }),
  'GET /loads/{id}/auction': ({ draft: id }) => ({ path: { id } }),
  'POST /loads/{id}/duplicate': ({ draft: id }) => ({ path: { id } }),
  'DELETE /loads/{id}': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}/restore': ({ draft: id }) => ({ path: { id } }),
  'PUT /loads/{id}/tags': ({ tender: id }) => ({ path: { id }, body: { add: ['winter'] } }),
  'PUT /loads/{id}/start': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/complete': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/fail': ({ tender: id }) => ({ path: { id }, body: reason }),
  'PUT /loads/{id}/contest': ({ tender: id }) => ({ path: { id }, body: { reason: 'Two pallets were missing' } }),
  'GET /loads/{id}/disputes': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/archive': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/unarchive': ({ tender: id }) => ({ path: { id } }),
  ...shared,
  'GET /loads/{id}/history': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/eligibility': ({ tender: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierLoadsExamples = shared;
