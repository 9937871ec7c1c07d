import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { closeCompany } from './closing/close-company';
import { reopenCompany } from './closing/reopen-company';
import { showAccount } from './show-account';

export const accountRoutes = {
  'GET /account': async (context) => ({ data: await showAccount(context) }),
  'PUT /account/company/close': async (context) => ({ data: await closeCompany(context) }),
  'PUT /account/company/reopen': async (context) => {
    await reopenCompany(context);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>>;
