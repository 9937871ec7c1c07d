import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { instant } from '../core/fields';

export const closing = z.object({ closed_at: instant, reopen_until: instant });
export type Closing = z.infer<typeof closing>;

const ofOwner = { access: 'brand', right: 'company.close', whileClosed: true } as const;

export const closingApi = {
  'PUT /account/company/close': {
    ...ofOwner,
    summary: 'Close the company, where nothing of it is open; a closed one stays as it is',
    response: dataOf(closing),
  },
  'PUT /account/company/reopen': {
    ...ofOwner,
    summary: 'Reopen the company within 30 days of its closing; an open one stays as it is',
    response: null,
  },
} as const satisfies EndpointTable;
