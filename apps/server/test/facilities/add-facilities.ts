import { GDANSK } from '@tenderlane/contract/facilities/examples';
import type { NewFacility } from '@tenderlane/contract/facilities/schemas';
import type { Shipper } from '../build';

export const addFacility = async (shipper: Shipper, change: Partial<NewFacility> = {}): Promise<number> =>
  (await shipper.call('POST /facilities', { body: { ...GDANSK, ...change } })).body.data.id;

export async function addProposedFacility(shipper: Shipper) {
  const facility = await addFacility(shipper);
  const proposal = (
    await shipper.call('POST /facilities/{id}/proposals', {
      path: { id: facility },
      body: { kind: 'publication', content: {} },
    })
  ).body.data.id;
  return { facility, facilityProposal: proposal };
}

export async function addPublicFacility(
  operator: Shipper,
  by: Shipper,
  change: Partial<NewFacility> = {},
): Promise<{ own: number; shared: number }> {
  const own = await addFacility(by, change);
  const { body } = await by.call('POST /facilities/{id}/proposals', {
    path: { id: own },
    body: { kind: 'publication', content: {} },
  });
  await operator.done('PUT /operator/facility_proposals/{id}/approve', body.data.id);
  const { published_id: shared } = await by.done('GET /facilities/{id}', own);
  if (shared === null) throw new Error('nothing was published');
  return { own, shared };
}
