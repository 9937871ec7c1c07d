import type { Shipper } from '../build';
import type { Call, Fixture } from '../every-call';

export const TINY_PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The photo of an operator's person; null for other companies. */
export async function addPhoto(person: Shipper): Promise<number | null> {
  const { status, body } = await person.call('PUT /operator/profile', { body: { photo: TINY_PHOTO } });
  return status === 200 ? body.data.photo_id : null;
}

/**
 * Makes the shipper's owner the manager of the carrier; the shipper's company is the installation's first and so the
 * operator's. Returns the id of the owner's photo.
 */
export async function addManager({
  shipper,
  carrier,
  manager,
}: {
  shipper: Shipper;
  carrier: { companyId: number };
  manager: number;
}): Promise<number> {
  const photo = await addPhoto(shipper);
  await shipper.send('PUT /operator/companies/{id}/manager', {
    path: { id: carrier.companyId },
    body: { account_id: manager },
  });
  return photo ?? 1;
}

export const operatorCalls = {
  'GET /operator/installation': () => ({}),
  'GET /operator/parked': () => ({}),
  'PUT /operator/parked/retry': () => ({}),
  'PUT /operator/parked/{id}/retry': () => ({ path: { id: 1 } }),
  'GET /operator/companies': () => ({ query: { search: 'Kvarta' } }),
  'PUT /operator/companies/{id}/manager': ({ shipper, manager }) => ({
    path: { id: shipper.companyId },
    body: { account_id: manager },
  }),
  'GET /operator/contests': () => ({}),
  'GET /operator/contests/{id}/document': () => ({ path: { id: 1 } }),
  'PUT /operator/contests/{id}/settle': () => ({ path: { id: 1 }, body: { unconfirm: false } }),
  'GET /operator/matches': () => ({}),
  'PUT /operator/matches/{kind}/{id}/review': () => ({ path: { kind: 'account', id: 1 }, body: { note: 'One owner' } }),
  'GET /operator/members': () => ({}),
  'GET /operator/profile': () => ({}),
  'PUT /operator/profile': () => ({ body: { telegram: 'https://t.me/kvarta_support', photo: TINY_PHOTO } }),
} satisfies Record<string, (world: Fixture) => Call>;
