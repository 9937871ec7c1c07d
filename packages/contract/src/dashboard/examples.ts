import type { Examples } from '../core/example';

export const shipperDashboardExamples = {
  'GET /dashboard': () => ({ query: { scope: 'mine' } }),
  'GET /dashboard/lanes': () => ({ query: { days: 90 } }),
  'GET /dashboard/lanes/export': () => ({}),
  'GET /dashboard/savings': () => ({ query: { base: 'starting' } }),
} satisfies Examples<object>;

export const carrierDashboardExamples = { 'GET /dashboard': () => ({}) } satisfies Examples<object>;
