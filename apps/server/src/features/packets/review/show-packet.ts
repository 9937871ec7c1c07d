import type { ReviewedPacket } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier } from '../../carriers';
import { chosenDocuments, filesOfAnswers, headOf, marksOf } from '../fill/own-packet';
import { findPacket, type PacketRow } from '../fill/packet.queries';
import { findContents, findPublished } from '../setup/setup.queries';

export async function showPacket(context: MemberContext, carrierId: number): Promise<ReviewedPacket> {
  const { sql, principal } = context;
  const carrier = await findOwnCarrier(context, carrierId);
  const row = await findPacket(sql, principal.companyId, carrier.id);
  if (!row) throw new Error(`carrier ${carrierId} has no relation`);
  const published = await findPublished(sql, principal.companyId);
  const version = row.version_id === null ? undefined : (await findContents(sql, [row.version_id])).get(row.version_id);
  const submitted = version ? row.submitted : null;
  return {
    ...headOf(row),
    is_required: row.is_required,
    is_published: published !== undefined,
    version: version?.number ?? null,
    content: version ? (version.content as ReviewedPacket['content']) : null,
    answers: (submitted?.answers ?? {}) as ReviewedPacket['answers'],
    documents: submitted ? await chosenDocuments(context, row.carrier_company_id, submitted.documents) : [],
    files: submitted && version ? await filesOfAnswers(context, row, version.content, submitted.answers) : [],
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
