import type { Examples } from '../core/example';

interface Records {
  carrierMembership: number;
  carrierSession: number;
  membership: number;
  session: number;
}

const person = { first_name: 'Olena', last_name: 'Savchuk' };

const shared = {
  'POST /auth/token': () => ({ body: { workspace: 'carrier' } }),
  'POST /auth/logout': () => ({}),
  'GET /account': () => ({}),
  'GET /profile/info': () => ({}),
  'PUT /profile/info': () => ({ body: person }),
  'GET /account/sessions': () => ({}),
} satisfies Examples<Records>;

export const shipperIdentityExamples = {
  ...shared,
  'PUT /account/{id}/change': ({ membership: id }) => ({ path: { id } }),
  'DELETE /account/sessions/{id}': ({ session: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierIdentityExamples = {
  ...shared,
  'PUT /account/{id}/change': ({ carrierMembership: id }) => ({ path: { id } }),
  'DELETE /account/sessions/{id}': ({ carrierSession: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
