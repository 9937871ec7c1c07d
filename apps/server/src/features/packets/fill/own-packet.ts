import { dayOf, packetProgress, type PacketProgress } from '@tenderlane/domain/packets';
import type { OwnPacket, OwnPacketRow } from '@tenderlane/contract';
import { clockAt } from '../../../platform/clock';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { findDocuments, findDocumentsOfPacket, type DocumentRow } from '../documents/document.queries';
import { handedInOf } from '../documents/handed-in';
import {
  findOwnPacket,
  listOwnPackets,
  lockOwnRelation,
  type OpenPacket,
  type SignedAgreement,
} from './packet.queries';
import {
  headOf,
  idsOf,
  marksOf,
  presentAnswerFiles,
  presentChosen,
  readPacketFiles,
  type PacketFiles,
} from './present-packet';

/** `at` is the time at which all was read; `documents` may hold more than the packet names. */
export interface PacketAsRead extends OpenPacket {
  documents: ReadonlyMap<number, DocumentRow>;
  at: number;
}

/** Statements sent together run in their order, so everything is as of the lock, the time too. */
export async function lockOwnPacket(
  context: MemberContext,
  id: number,
  sentDocuments: readonly number[] = [],
): Promise<PacketAsRead> {
  const [isOwn, packet] = await Promise.all([
    lockOwnRelation(context.sql, context.principal.companyId, id),
    readPacket(context, id, sentDocuments),
  ]);
  if (!isOwn || !packet) throw notFound();
  return packet;
}

async function readPacket(
  { sql, principal, clock }: MemberContext,
  id: number,
  sentDocuments: readonly number[] = [],
): Promise<PacketAsRead | undefined> {
  const [open, documents, at] = await Promise.all([
    findOwnPacket(sql, principal.companyId, id),
    findDocumentsOfPacket(sql, principal.companyId, id, sentDocuments),
    clock.now(sql),
  ]);
  return open && { ...open, documents, at };
}

export async function findOpenPacket({ sql, principal }: MemberContext, id: number): Promise<OpenPacket> {
  const open = await findOwnPacket(sql, principal.companyId, id);
  if (!open) throw notFound();
  return open;
}

export const agreementOf = ({ row, version }: OpenPacket): SignedAgreement | null =>
  row.agreement && row.agreement.version === version.number ? row.agreement : null;

export function progressOf(packet: PacketAsRead): PacketProgress {
  const { row, version, documents, at } = packet;
  const kept = row.documents.filter(({ document }) => documents.get(document)?.deleted_at === null);
  const filled = {
    answers: row.answers,
    documents: handedInOf(kept, documents),
    agreement: agreementOf(packet) !== null,
  };
  return packetProgress(version.content, filled, { country: row.country_id, today: dayOf(at) });
}

export async function showOwnPacket(context: MemberContext, id: number): Promise<OwnPacket> {
  const packet = await readPacket(context, id);
  if (!packet) throw notFound();
  return presentAsRead(context, packet);
}

export const presentAsRead = async (context: MemberContext, packet: PacketAsRead): Promise<OwnPacket> =>
  presentOwnPacket(context, packet, await filesOf(context, packet));

export const filesOf = ({ sql }: MemberContext, { row, documents }: PacketAsRead): Promise<PacketFiles> =>
  readPacketFiles(sql, row.packet_id, row.documents, documents);

export async function presentOwnPacket(
  context: MemberContext,
  packet: PacketAsRead,
  files: PacketFiles,
): Promise<OwnPacket> {
  const { row, version, documents } = packet;
  const agreement = agreementOf(packet);
  const still = standingAt(context, packet);
  return {
    ...headOf(row),
    id: row.carrier_id,
    shipper: row.shipper,
    is_required: row.is_required,
    version: version.number,
    content: version.content as OwnPacket['content'],
    answers: row.answers as OwnPacket['answers'],
    documents: await presentChosen(still, row.documents, documents, files),
    files: await presentAnswerFiles(still, version.content, row.answers, files),
    agreement: agreement && { name: agreement.name, at: agreement.at },
    marks: marksOf(row),
    progress: progressOf(packet),
    country_id: row.country_id,
  };
}

/** Later steps reuse the time at which the packet was read. */
export const standingAt = (context: MemberContext, { at }: PacketAsRead): MemberContext => ({
  ...context,
  clock: clockAt(context.clock, at),
});

export async function showOwnPackets({ sql, principal, clock }: MemberContext): Promise<OwnPacketRow[]> {
  const [found, at] = await Promise.all([listOwnPackets(sql, principal.companyId), clock.now(sql)]);
  const named = new Set(found.flatMap(({ row }) => idsOf(row.documents)));
  const documents = await findDocuments(sql, principal.companyId, [...named]);
  return found.map((open) => {
    const { row } = open;
    const { done, total } = progressOf({ ...open, documents, at });
    return {
      id: row.carrier_id,
      shipper: row.shipper,
      is_required: row.is_required,
      state: row.state,
      return_reason: row.return_reason,
      progress: { done, total },
      approved_at: row.approved_at?.toISOString() ?? null,
      expires_on: row.expires_on,
    };
  });
}
