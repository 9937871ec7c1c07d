import { isEqual } from '@tenderlane/domain/values';
import { refuseFacilityProposal } from '@tenderlane/domain/facilities';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { FacilityProposal, SharedFacilityContent } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { AppError, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { contentOfRow, keepStoredAddress } from '../change/change-facility';
import { toFacilityContent, sharedOf } from '../change/content';
import { facilityEvent } from '../facility-event';
import { isPublicNow, lockFacility, type FacilityContent, type VisibleFacility } from '../facility.queries';
import { checkFacilityContent, findVisibleFacility } from '../policy';
import { presentProposal } from './present-proposal';
import { countOpenProposals, insertProposal } from './proposal.queries';

type Sent = BodyOf<ShipperApi['POST /facilities/{id}/proposals']>;

/** Proposes to publish an own facility or to correct a public one; nothing changes until the operator approves. */
export async function proposeFacility(
  context: MemberContext,
  id: number,
  { kind, content: sent, comment }: Sent,
): Promise<FacilityProposal> {
  const { sql, principal, clock } = context;
  // The lock serializes two proposals of one company about its own facility; for a public one a unique index does.
  if (kind === 'publication') await lockFacility(sql, principal.companyId, id);
  const facility = await findVisibleFacility(context, id);
  const open = await countOpenProposals(sql, principal.companyId, id);
  throwIfRefused(
    refuseFacilityProposal({
      kind,
      isPublic: facility.is_public,
      isDeleted: facility.deleted_at !== null,
      isPublished: await isPublicNow(sql, facility.published_id),
      hasOpen: open.ofFacility > 0,
      openCount: open.total,
    }),
  );
  checkFacilityContent(sent as Partial<FacilityContent>, 'content.');
  const content = await proposedContent(context, facility, kind, sent);
  const at = await clock.now(sql);
  const by = { accountId: principal.accountId, at };
  const made = await insertProposal(
    sql,
    principal.companyId,
    { facility_id: id, kind, content, comment: comment || null },
    by,
  );
  const where = { companyId: principal.companyId, id };
  const params = { proposal_id: made.id, kind };
  await record(context, [facilityEvent(context, where, { at, action: 'facility.proposed', params })]);
  return presentProposal(made);
}

/** A publication contains all shared fields, a correction only the changed ones. */
async function proposedContent(
  context: MemberContext,
  facility: VisibleFacility,
  kind: Sent['kind'],
  sent: Sent['content'],
): Promise<Partial<SharedFacilityContent>> {
  const before = sharedOf(toFacilityContent(contentOfRow(facility)));
  const address = sent.address && (await keepStoredAddress(context, facility, sent.address));
  // Contacts of the own facility are published only if the proposal names them.
  const base = kind === 'publication' ? { ...before, contacts: [] } : before;
  const after = sharedOf(toFacilityContent({ ...base, ...sent, ...(address && { address }) } as FacilityContent));
  if (kind === 'publication') return after;
  const names = Object.keys(after) as (keyof SharedFacilityContent)[];
  const changed = names.filter((name) => !isEqual(before[name], after[name]));
  if (changed.length === 0) throw new AppError('facility.nothing-proposed');
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
