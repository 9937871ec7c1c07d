import { dataOf, type EndpointTable } from '../core/endpoint';
import { carrierDashboard } from './schemas';

export const carrierDashboardApi = {
  'GET /dashboard': {
    access: 'brand',
    right: 'loads.read',
    summary: 'What waits for this carrier, counted by kind',
    response: dataOf(carrierDashboard),
  },
} as const satisfies EndpointTable;
