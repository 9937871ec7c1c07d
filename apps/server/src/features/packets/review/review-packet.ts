import { refuseStale } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import { papersOf, partsOf, reviewPacket, type PartDecision } from '@tenderlane/domain/packets';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound, throwIfRefused, unwrap } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import { changeRelation, lockOwnRelation } from '../../carriers';
import { findDocuments } from '../documents/document.queries';
import { handedInOf } from '../documents/handed-in';
import { askedEvent, mayBeAsked } from '../fill/ask-for-packet';
import { findPacket, savePacket, type PacketChange, type PacketRow } from '../fill/packet.queries';
import { findContents, findPublished, type VersionRow } from '../setup/setup.queries';

interface ReviewInput {
  revision: number;
  approve_all?: boolean | undefined;
  sections?: { part: string; approve: boolean; feedback?: string | null | undefined }[] | undefined;
}

/**
 * Reviews the packet in the version seen. If all parts are approved the carrier may win; if one is rejected the packet
 * is returned.
 */
export async function decideOnPacket(context: MemberContext, carrierId: number, input: ReviewInput): Promise<void> {
  const { sql, clock } = context;
  const relation = await lockOwnRelation(context, carrierId);
  const row = await findPacket(sql, relation.company_id, carrierId);
  if (!row) throw notFound();
  const version = row.version_id === null ? undefined : (await findContents(sql, [row.version_id])).get(row.version_id);
  if (!version || !row.submitted) throw new AppError('packet.wrong-state', { params: { state: row.state } });
  const outcome = unwrap(reviewPacket(version.content, row, decisionsOf(version, row, input)));
  const { revision: present } = row;
  throwIfRefused(refuseStale('packet.changed-meanwhile', { seen: input.revision, present }, { revision: present }));
  const { state, marks, rejected } = outcome;
  const at = await clock.now(sql);
  const event = eventFor(context, row, at);
  if (state === 'approved') {
    await savePacket(sql, row, { state, marks, ...(await approval(context, row, version, at)) });
    // A carrier in review joins the network with the approval; bids and invitations follow either event.
    const joined = relation.state === 'on_review';
    if (joined) await changeRelation(context, carrierId, 'approve');
    await record(context, [{ ...event, action: 'packet.approved', params: { joined } }]);
  } else if (rejected.length > 0) {
    await savePacket(sql, row, { state, marks, return_reason: 'rejected', papers: null });
    await record(context, [{ ...event, action: 'packet.returned', params: { reason: 'rejected', parts: rejected } }]);
  } else {
    await savePacket(sql, row, { marks });
    await record(context, [{ ...event, action: 'packet.reviewed' }]);
  }
}

function decisionsOf(
  { content }: VersionRow,
  { marks }: PacketRow,
  { sections = [], approve_all }: ReviewInput,
): PartDecision[] {
  const named = sections.map(({ part, approve, feedback = null }) => ({ part, approve, feedback }));
  if (!approve_all) return named;
  const others = partsOf(content).filter(
    (part) => lookUp(marks, part) === undefined && !named.some((one) => one.part === part),
  );
  return [...named, ...others.map((part) => ({ part, approve: true, feedback: null }))];
}

async function approval(
  { sql, principal }: MemberContext,
  row: PacketRow,
  version: VersionRow,
  at: number,
): Promise<PacketChange> {
  const chosen = row.submitted?.documents ?? [];
  const documents = await findDocuments(
    sql,
    row.carrier_company_id,
    chosen.map(({ document }) => document),
  );
  const papers = papersOf(version.content.documents, row.country_id, handedInOf(chosen, documents));
  return {
    papers,
    expires_on: papers.until,
    return_reason: null,
    approved_at: new Date(at),
    approvedBy: principal.accountId,
  };
}

const DAY_MS = 86_400_000;

/** Asks one carrier, even repeatedly; within a day it gets one message. */
export async function askForPacket(context: MemberContext, carrierId: number): Promise<void> {
  const { sql, clock } = context;
  const relation = await lockOwnRelation(context, carrierId);
  if (!(await findPublished(sql, relation.company_id))) throw new AppError('packet.nothing-published');
  const row = await findPacket(sql, relation.company_id, carrierId);
  if (!row || !mayBeAsked(row))
    throw new AppError('packet.wrong-state', { params: { state: row?.state ?? 'not_completed' } });
  const at = await clock.now(sql);
  if (row.asked_at && at - row.asked_at.getTime() < DAY_MS) return;
  await savePacket(sql, row, { asked_at: new Date(at) });
  await record(context, [askedEvent(row, { at, cause: causeOf(context) })]);
}

function eventFor(context: MemberContext, row: PacketRow, at: number) {
  const { batchUuid, ...actor } = causeOf(context);
  return {
    at,
    companyId: row.company_id,
    carrierCompanyId: row.carrier_company_id,
    entityId: row.carrier_id,
    actor,
    batchUuid,
  } satisfies Partial<NewEvent>;
}
