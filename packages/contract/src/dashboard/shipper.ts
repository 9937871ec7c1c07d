import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { dashboard, dashboardLane, dashboardQuery, dashboardSavings, lanesQuery, savingsQuery } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;

export const dashboardApi = {
  'GET /dashboard': {
    ...read,
    summary: 'The dashboard: all its parts, or those that are named',
    query: dashboardQuery,
    response: dataOf(dashboard),
  },
  'GET /dashboard/lanes': {
    ...read,
    summary: 'The lanes with most awards, with prices without VAT',
    query: lanesQuery,
    response: dataOf(z.array(dashboardLane)),
  },
  'GET /dashboard/lanes/export': {
    ...read,
    summary: 'The same lanes as a CSV file',
    query: lanesQuery,
    response: z.string(),
    file: 'text/csv',
  },
  'GET /dashboard/savings': {
    ...read,
    summary: 'What awards saved, week by week, against one base',
    query: savingsQuery,
    response: dataOf(dashboardSavings),
  },
} as const satisfies EndpointTable;
