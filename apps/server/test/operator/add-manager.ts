import { TINY_PHOTO } from '@tenderlane/contract/operator/examples';
import type { Shipper } from '../build';

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
