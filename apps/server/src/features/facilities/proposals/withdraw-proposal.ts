import { refuseProposalDecision } from '@tenderlane/domain/facilities';
import type { FacilityProposal } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { facilityEvent } from '../facility-event';
import { findVisibleFacility } from '../policy';
import { presentProposal } from './present-proposal';
import { lockOwnProposal, saveProposalDecision } from './proposal.queries';

export async function withdrawProposal(
  context: MemberContext,
  facilityId: number,
  id: number,
): Promise<FacilityProposal> {
  const { sql, principal, clock } = context;
  await findVisibleFacility(context, facilityId);
  const proposal = await lockOwnProposal(sql, principal.companyId, facilityId, id);
  if (!proposal) throw notFound();
  if (proposal.state === 'withdrawn') return presentProposal(proposal);
  throwIfRefused(refuseProposalDecision(proposal.state));
  const at = await clock.now(sql);
  const by = { accountId: principal.accountId, at };
  const saved = await saveProposalDecision(sql, proposal, { state: 'withdrawn', reply: null }, by);
  const where = { companyId: principal.companyId, id: facilityId };
  const params = { proposal_id: id, kind: proposal.kind };
  await record(context, [facilityEvent(context, where, { at, action: 'facility.proposal_withdrawn', params })]);
  return presentProposal(saved);
}
