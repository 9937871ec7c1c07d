import { REQUISITES, SIGNEE } from '@tenderlane/contract/brands/examples';
import type { Carrier, Shipper } from '../build';

export interface CompanyRecords {
  signee: number;
  requisites: number;
  carrierSignee: number;
  carrierRequisites: number;
}

export async function addCompanyRecords(shipper: Shipper, carrier: Carrier): Promise<CompanyRecords> {
  return {
    signee: (await shipper.call('POST /account/signees', { body: SIGNEE })).body.data.id,
    requisites: (await shipper.call('POST /account/requisites', { body: REQUISITES })).body.data.id,
    carrierSignee: (await carrier.call('POST /account/signees', { body: SIGNEE })).body.data.id,
    carrierRequisites: (await carrier.call('POST /account/requisites', { body: REQUISITES })).body.data.id,
  };
}

export async function addPendingAccount(shipper: Shipper): Promise<void> {
  await shipper.call('POST /account/requisites', { body: REQUISITES });
  const body = { ...REQUISITES, account: 'DE89370400440532013000', currency: 'EUR' };
  const { id } = (await shipper.call('POST /account/requisites', { body })).body.data;
  await shipper.call('POST /account/requisites/{id}/code', { path: { id } });
}
