import type { Examples } from '../core/example';
import type { NewFacility } from './schemas';

interface Records {
  facility: number;
  facilityProposal: number;
}

const workday = (day: number) => ({ day, from: '08:00', to: '18:00', breaks: [{ from: '12:00', to: '13:00' }] });

export const GDANSK = {
  name: 'Gdańsk hub',
  category: 'warehouse',
  address: {
    ...{ name: 'Gdańsk, Portowa 4', country_id: 'pl', city: 'Gdańsk', street: 'Portowa 4', postal_code: '80-001' },
    ...{ region: 'Pomorskie', lat: 54.35, lon: 18.65, time_zone: 'Europe/Warsaw' },
  },
  hours: { days: [1, 2, 3, 4, 5].map(workday), holidays: [{ date: '2026-12-25', name: 'Christmas' }] },
  contacts: [{ name: 'Ewa Lis', position: 'Gate', phone: '+48600100200', email: 'gate@example.com' }],
  note: 'Report at gate 2',
  company_name: 'Hub Sp. z o.o.',
  legal_number: '5260250995',
} satisfies NewFacility;

export const shipperFacilitiesExamples = {
  'GET /facilities': () => ({ query: { scope: 'usable', search: 'Gdansk' } }),
  'GET /facilities/export': () => ({}),
  'POST /facilities': () => ({ body: GDANSK }),
  'GET /facilities/{id}': ({ facility: id }) => ({ path: { id } }),
  'PUT /facilities/{id}': ({ facility: id }) => ({ path: { id }, body: { name: 'Gdańsk hub 2', version: 1 } }),
  'DELETE /facilities/{id}': ({ facility: id }) => ({ path: { id } }),
  'PUT /facilities/{id}/restore': ({ facility: id }) => ({ path: { id } }),
  'PUT /facilities/{id}/status': ({ facility: id }) => ({ path: { id }, body: { status: 'inactive' } }),
  'PUT /facilities/{id}/favourite': ({ facility: id }) => ({ path: { id }, body: { is_favourite: true } }),
  'GET /facilities/{id}/history': ({ facility: id }) => ({ path: { id } }),
  'POST /facilities/{id}/proposals': ({ facility: id }) => ({
    path: { id },
    body: { kind: 'publication', content: {} },
  }),
  'PUT /facilities/{id}/proposals/{proposal_id}/withdraw': ({ facility: id, facilityProposal: proposal_id }) => ({
    path: { id, proposal_id },
  }),
} satisfies Examples<Records>;
