import { refuseProposalDecision } from '@tenderlane/domain/facilities';
import type { QueuedProposal } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { recordOperatorViews } from '../../brands';
import { addFacility } from '../change/create-facility';
import { contentOfRow, writeContent } from '../change/change-facility';
import { diffFacility, toFacilityContent } from '../change/content';
import { facilityEvent } from '../facility-event';
import { lockPublicFacility, savePublished, type FacilityContent } from '../facility.queries';
import { presentQueued } from './present-proposal';
import { findQueued, listQueue, lockProposal, saveProposalDecision, type ProposalRow } from './proposal.queries';

export async function readProposals(
  context: MemberContext,
  { isOpen, after, limit }: { isOpen: boolean; after: number | null; limit: number },
) {
  const rows = await listQueue(context.sql, isOpen, { after, limit });
  await recordOperatorViews(context, [...new Set(rows.map(({ company_id: id }) => id))]);
  return { data: rows.map(presentQueued), meta: { next: rows.length === limit ? String(rows.at(-1)?.id) : null } };
}

/** Publishes the proposal as a facility of the operator's company. */
export async function approveProposal(context: MemberContext, id: number): Promise<QueuedProposal> {
  const proposal = await lockOpen(context, id, 'approved');
  if (!proposal) return showQueued(context, id);
  if (proposal.kind === 'publication') await publish(context, proposal);
  else await correct(context, proposal);
  await decide(context, proposal, { state: 'approved', reply: null });
  return showQueued(context, id);
}

export async function declineProposal(context: MemberContext, id: number, reason: string): Promise<QueuedProposal> {
  const proposal = await lockOpen(context, id, 'declined');
  if (proposal) await decide(context, proposal, { state: 'declined', reply: reason });
  return showQueued(context, id);
}

/** Locks the proposal; returns null if it was decided in the same way already. */
async function lockOpen({ sql }: MemberContext, id: number, wanted: ProposalRow['state']) {
  const proposal = await lockProposal(sql, id);
  if (!proposal) throw notFound();
  if (proposal.state === wanted) return null;
  throwIfRefused(refuseProposalDecision(proposal.state));
  return proposal;
}

async function publish(context: MemberContext, proposal: ProposalRow): Promise<void> {
  const { companyId } = context.principal;
  const content = toFacilityContent(proposal.content as FacilityContent);
  const published = await addFacility(context, { companyId, content, isPublic: true });
  await savePublished(context.sql, proposal.company_id, proposal.facility_id, published);
}

async function correct(context: MemberContext, proposal: ProposalRow): Promise<void> {
  const facility = await lockPublicFacility(context.sql, proposal.facility_id);
  if (!facility || facility.deleted_at) throw new AppError('facility.deleted');
  const before = toFacilityContent(contentOfRow(facility));
  const after = toFacilityContent({ ...before, ...(proposal.content as Partial<FacilityContent>) });
  const changes = diffFacility(before, after);
  if (changes.length > 0) await writeContent(context, facility, after, changes);
}

async function decide(
  context: MemberContext,
  proposal: ProposalRow,
  decision: { state: 'approved'; reply: null } | { state: 'declined'; reply: string },
): Promise<void> {
  const { sql, principal, clock } = context;
  const at = await clock.now(sql);
  await saveProposalDecision(sql, proposal, decision, { accountId: principal.accountId, at });
  const where = { companyId: proposal.company_id, id: proposal.facility_id };
  const params = { proposal_id: proposal.id, kind: proposal.kind };
  const event =
    decision.state === 'approved'
      ? ({ at, action: 'facility.proposal_approved', params } as const)
      : ({ at, action: 'facility.proposal_declined', params: { ...params, reason: decision.reply } } as const);
  await record(context, [facilityEvent(context, where, event)]);
}

async function showQueued({ sql }: MemberContext, id: number): Promise<QueuedProposal> {
  return presentQueued(assertPresent(await findQueued(sql, id), 'the proposal'));
}
