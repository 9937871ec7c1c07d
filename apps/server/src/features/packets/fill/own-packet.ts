import {
  dayOf,
  filesInAnswers,
  packetProgress,
  type PacketContent,
  type PacketProgress,
} from '@tenderlane/domain/packets';
import type { CarrierDocument, OwnPacket, OwnPacketRow } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import type { Sql } from '../../../platform/database/database';
import { filesOfRecords, presentFiles } from '../../files';
import { findDocuments } from '../documents/document.queries';
import { handedInOf } from '../documents/handed-in';
import { presentDocuments } from '../documents/present-document';
import { findContents, findPublished, type VersionRow } from '../setup/setup.queries';
import {
  findOwnPacket,
  listOwnPackets,
  lockOwnRelation,
  type ChosenDocument,
  type PacketRow,
  type SignedAgreement,
} from './packet.queries';

export const PACKET_ENTITY = 'packets';

export interface OpenPacket {
  row: PacketRow;
  version: VersionRow;
}

/** A submitted packet keeps the version it was submitted with; otherwise the present version applies. */
async function withVersion(sql: Sql, row: PacketRow): Promise<OpenPacket | undefined> {
  const isHandedIn = row.state === 'on_review' || row.state === 'approved';
  const version =
    isHandedIn && row.version_id !== null
      ? (await findContents(sql, [row.version_id])).get(row.version_id)
      : await findPublished(sql, row.company_id);
  return version && { row, version };
}

export async function lockOwnPacket({ sql, principal }: MemberContext, id: number): Promise<OpenPacket> {
  if (!(await lockOwnRelation(sql, principal.companyId, id))) throw notFound();
  return openPacket(sql, principal.companyId, id);
}

async function openPacket(sql: Sql, carrierCompanyId: number, id: number): Promise<OpenPacket> {
  const row = await findOwnPacket(sql, carrierCompanyId, id);
  const open = row && (await withVersion(sql, row));
  if (!open) throw notFound();
  return open;
}

export const findOpenPacket = ({ sql, principal }: MemberContext, id: number) =>
  openPacket(sql, principal.companyId, id);

/** Returns the signed agreement only if it belongs to the packet's version. */
export const agreementOf = ({ row, version }: OpenPacket): SignedAgreement | null =>
  row.agreement && row.agreement.version === version.number ? row.agreement : null;

export async function progressOf(sql: Sql, open: OpenPacket, today: string): Promise<PacketProgress> {
  const { row, version } = open;
  const documents = await findDocuments(sql, row.carrier_company_id, idsOf(row.documents));
  const kept = row.documents.filter(({ document }) => documents.get(document)?.deleted_at === null);
  const filled = {
    answers: row.answers,
    documents: handedInOf(kept, documents),
    agreement: agreementOf(open) !== null,
  };
  return packetProgress(version.content, filled, { country: row.country_id, today });
}

const idsOf = (documents: readonly ChosenDocument[]) => documents.map(({ document }) => document);

export async function showOwnPacket(context: MemberContext, id: number): Promise<OwnPacket> {
  const { sql, clock } = context;
  const open = await findOpenPacket(context, id);
  const { row, version } = open;
  const agreement = agreementOf(open);
  return {
    ...headOf(row),
    id: row.carrier_id,
    shipper: row.shipper,
    is_required: row.is_required,
    version: version.number,
    content: version.content as OwnPacket['content'],
    answers: row.answers as OwnPacket['answers'],
    documents: await chosenDocuments(context, row.carrier_company_id, row.documents),
    files: await filesOfAnswers(context, row, version.content, row.answers),
    agreement: agreement && { name: agreement.name, at: agreement.at },
    marks: marksOf(row),
    progress: await progressOf(sql, open, dayOf(await clock.now(sql))),
    country_id: row.country_id,
  };
}

export const headOf = (row: PacketRow) => ({
  state: row.state,
  revision: row.revision,
  return_reason: row.return_reason,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  approved_at: row.approved_at?.toISOString() ?? null,
  expires_on: row.expires_on,
});

export const marksOf = ({ marks }: PacketRow) =>
  Object.fromEntries(
    Object.entries(marks).map(([part, mark]) => [
      part,
      { state: mark.state, feedback: mark.state === 'rejected' ? mark.feedback : null },
    ]),
  );

export async function chosenDocuments(
  context: MemberContext,
  carrierCompanyId: number,
  chosen: readonly ChosenDocument[],
): Promise<{ requirement: string; document: CarrierDocument }[]> {
  const rows = await findDocuments(context.sql, carrierCompanyId, idsOf(chosen));
  const shown = new Map(
    (await presentDocuments(context, [...rows.values()])).map((document) => [document.id, document]),
  );
  return chosen.flatMap(({ requirement, document: id }) => {
    const document = shown.get(id);
    return document ? [{ requirement, document }] : [];
  });
}

export async function filesOfAnswers(
  context: MemberContext,
  { packet_id: packetId }: PacketRow,
  content: PacketContent,
  answers: PacketRow['answers'],
) {
  if (packetId === null) return [];
  const named = new Set(filesInAnswers(content, answers));
  const files = (await filesOfRecords(context.sql, PACKET_ENTITY, [packetId])).get(packetId) ?? [];
  return presentFiles(
    context,
    files.filter(({ id }) => named.has(id)),
  );
}

export async function showOwnPackets({ sql, principal, clock }: MemberContext): Promise<OwnPacketRow[]> {
  const today = dayOf(await clock.now(sql));
  const rows: OwnPacketRow[] = [];
  for (const row of await listOwnPackets(sql, principal.companyId)) {
    const open = await withVersion(sql, row);
    if (!open) continue;
    const { done, total } = await progressOf(sql, open, today);
    rows.push({
      id: row.carrier_id,
      shipper: row.shipper,
      is_required: row.is_required,
      state: row.state,
      return_reason: row.return_reason,
      progress: { done, total },
      approved_at: row.approved_at?.toISOString() ?? null,
      expires_on: row.expires_on,
    });
  }
  return rows;
}
