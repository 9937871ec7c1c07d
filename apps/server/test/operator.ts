import type { Shipper } from './build';

/** A picture of one point. */
export const TINY_PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The photo of a person of the operator; of somebody of another company there is none. */
export async function addPhoto(person: Shipper): Promise<number | null> {
  const { status, body } = await person.call('PUT /operator/profile', { body: { photo: TINY_PHOTO } });
  return status === 200 ? body.data.photo_id : null;
}
