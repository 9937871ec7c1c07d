import { PAGES as CARRIER_PAGES } from '../../apps/carrier/src/app/pages';
import { PAGES as SHIPPER_PAGES } from '../../apps/shipper/src/app/pages';

/** The addresses of the pages of each application; `$id` is a parameter. */
export const PAGE_ADDRESSES = {
  shipper: Object.keys(SHIPPER_PAGES),
  carrier: Object.keys(CARRIER_PAGES),
} as const;
