import type { Facility, FacilityProposal } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../platform/context';
import { readPhotos } from './photos';
import { findVisibleFacility } from './policy';
import { localize, presentFacility } from './presenter';
import { findLastProposal } from './proposals/proposal.queries';
import { presentProposal } from './proposals/present-proposal';

export async function showFacility(context: MemberContext, id: number): Promise<Facility> {
  const { sql, principal, locale } = context;
  const row = await findVisibleFacility(context, id);
  const [[facility = row], proposal] = await Promise.all([
    localize(sql, [row], locale),
    findLastProposal(sql, principal.companyId, id),
  ]);
  const last: FacilityProposal | null = proposal ? presentProposal(proposal) : null;
  return presentFacility(facility, principal, { files: await readPhotos(context, id), proposal: last });
}
