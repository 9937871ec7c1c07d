import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { showAccount } from './show-account';

/** What every page begins with: the person, the active company, and what is to be said above every page. */
export const accountRoutes = {
  'GET /account': async (context) => ({ data: await showAccount(context) }),
} satisfies Partial<Handlers<ShipperApi>>;
