import { refuseStale } from '@tenderlane/domain/core';
import { marksOnEdit, marksOnSubmit, refusePacket, type PacketMissing } from '@tenderlane/domain/packets';
import type { OwnPacket } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, fieldProblems, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import { changedParts, saveFilled } from './fill-packet';
import { agreementOf, lockOwnPacket, presentAsRead, progressOf } from './own-packet';
import { savePacket, type OpenPacket, type SubmittedPacket } from './packet.queries';

/** Signs the agreement in the person's own name, in the version that the person has read. */
export async function acceptAgreement(
  context: MemberContext,
  id: number,
  input: { name: string; version: number },
): Promise<OwnPacket> {
  const open = await lockOwnPacket(context, id);
  throwIfRefused(refusePacket('edit', open.row.state));
  const { version } = open;
  if (!version.content.agreement) throw new AppError('packet.unknown-part', { params: { part: 'agreement' } });
  const versions = { seen: input.version, present: version.number };
  throwIfRefused(refuseStale('packet.changed-meanwhile', versions, { revision: open.row.revision }));
  if (agreementOf(open)?.name === input.name) return presentAsRead(context, open);
  const agreement = {
    name: input.name,
    at: new Date(open.at).toISOString(),
    by: context.principal.accountId,
    version: version.number,
  };
  return saveFilled(context, open, { agreement });
}

/** Submits the packet: the shipper reads it from now on, and the carrier cannot change it until it is returned. */
export async function submitPacket(context: MemberContext, id: number): Promise<void> {
  const { sql } = context;
  const open = await lockOwnPacket(context, id);
  const { row, version, at } = open;
  if (row.state === 'on_review') return;
  throwIfRefused(refusePacket('submit', row.state));
  const { missing } = progressOf(open);
  if (missing.length > 0) throw incomplete(missing);
  const agreement = agreementOf(open);
  const submitted: SubmittedPacket = {
    answers: row.answers,
    documents: row.documents,
    agreement,
    // On the first submission everything is new, so nothing is marked as changed.
    changed: row.submitted ? changedParts(version.content, row.submitted, row) : [],
  };
  const isOtherVersion = row.version_id !== null && row.version_id !== version.id;
  await savePacket(sql, row, {
    state: 'on_review',
    submitted,
    // A new version is reviewed as a whole; in the same version, unchanged approved parts stay approved.
    marks: isOtherVersion ? {} : marksOnSubmit(marksOnEdit(row.marks, submitted.changed)),
    version_id: version.id,
    return_reason: null,
    submitted_at: new Date(at),
    agreement_ends_on: version.content.agreement?.until ?? null,
  });
  await record(context, [packetEvent(context, open, 'packet.submitted', at)]);
}

/** Withdraws a packet; it is no longer approved until it is submitted and reviewed again. */
export async function reopenPacket(context: MemberContext, id: number): Promise<void> {
  const { sql } = context;
  const open = await lockOwnPacket(context, id);
  const { row, at } = open;
  if (row.state === 'completed' || row.state === 'not_completed') return;
  await savePacket(sql, row, { state: 'completed', return_reason: 'reopened', papers: null });
  await record(context, [packetEvent(context, open, 'packet.reopened', at)]);
}

function incomplete(missing: readonly PacketMissing[]): AppError {
  const fields = missing.map(({ part, item, code }) => [item === null ? part : `${part}.${item}`, { code }] as const);
  return new AppError('packet.incomplete', { params: { missing: missing.length }, fields: fieldProblems(fields) });
}

function packetEvent(
  context: MemberContext,
  { row }: OpenPacket,
  action: 'packet.submitted' | 'packet.reopened',
  at: number,
): NewEvent {
  const { batchUuid, ...actor } = causeOf(context);
  return {
    at,
    companyId: row.company_id,
    carrierCompanyId: row.carrier_company_id,
    entityId: row.carrier_id,
    action,
    actor,
    batchUuid,
  };
}
