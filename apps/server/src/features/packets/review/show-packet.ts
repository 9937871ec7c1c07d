import type { ReviewedPacket } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier } from '../../carriers';
import { findDocuments } from '../documents/document.queries';
import { findPacket, type PacketRow } from '../fill/packet.queries';
import { headOf, idsOf, marksOf, presentAnswerFiles, presentChosen, readPacketFiles } from '../fill/present-packet';
import { findContents, findPublished } from '../setup/setup.queries';

export async function showPacket(context: MemberContext, carrierId: number): Promise<ReviewedPacket> {
  const { sql, principal } = context;
  const carrier = await findOwnCarrier(context, carrierId);
  const row = await findPacket(sql, principal.companyId, carrier.id);
  if (!row) throw new Error(`carrier ${carrierId} has no relation`);
  const published = await findPublished(sql, principal.companyId);
  const version = row.version_id === null ? undefined : (await findContents(sql, [row.version_id])).get(row.version_id);
  const submitted = version ? row.submitted : null;
  const chosen = submitted?.documents ?? [];
  const documents = await findDocuments(sql, row.carrier_company_id, idsOf(chosen));
  const files = await readPacketFiles(sql, submitted && row.packet_id, chosen, documents);
  return {
    ...headOf(row),
    is_required: row.is_required,
    is_published: published !== undefined,
    version: version?.number ?? null,
    content: version ? (version.content as ReviewedPacket['content']) : null,
    answers: (submitted?.answers ?? {}) as ReviewedPacket['answers'],
    documents: await presentChosen(context, chosen, documents, files),
    files: submitted && version ? await presentAnswerFiles(context, version.content, submitted.answers, files) : [],
    agreement: submitted?.agreement ? { name: submitted.agreement.name, at: submitted.agreement.at } : null,
    agreement_ends_on: row.agreement_ends_on,
    marks: row.state === 'completed' || row.state === 'not_completed' ? rejectedMarks(row) : marksOf(row),
    changed: submitted?.changed ?? [],
    approved_by: row.approved_by,
    country_id: row.country_id,
    asked_at: row.asked_at?.toISOString() ?? null,
  };
}

/** While the carrier corrects the packet the shipper sees only the rejected marks. */
const rejectedMarks = (row: PacketRow) =>
  Object.fromEntries(Object.entries(marksOf(row)).filter(([, { state }]) => state === 'rejected'));
