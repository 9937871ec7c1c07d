import { filesInAnswers, isAskedIn, refusePacket, reusableAnswers, type Answer } from '@tenderlane/domain/packets';
import type { CarrierDocument, OwnPacket, ReusablePacket } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { invalidField, throwIfRefused } from '../../../platform/errors';
import { copyFiles } from '../../files';
import { listDocuments, type DocumentRow } from '../documents/document.queries';
import { presentDocuments } from '../documents/present-document';
import { saveFilled } from './fill-packet';
import { findOpenPacket, lockOwnPacket, presentAsRead } from './own-packet';
import { listOwnPackets, type ChosenDocument, type OpenPacket } from './packet.queries';

interface Copied {
  answers: Record<string, Answer>;
  documents: ChosenDocument[];
}

export async function showReusablePackets(context: MemberContext, id: number): Promise<ReusablePacket[]> {
  const { sql, principal } = context;
  const [to, packets, kept] = await Promise.all([
    findOpenPacket(context, id),
    listOwnPackets(sql, principal.companyId),
    listDocuments(sql, principal.companyId, null),
  ]);
  const labels = new Map(
    to.version.content.sections.flatMap(({ questions }) => questions).map((one) => [one.id, one.label]),
  );
  const found: ReusablePacket[] = [];
  for (const from of packets) {
    if (from.row.carrier_id === id || from.row.packet_id === null) continue;
    const { answers, documents } = copyFrom(from, to, kept);
    const entries = Object.entries(answers);
    if (entries.length === 0 && documents.length === 0) continue;
    found.push({
      id: from.row.carrier_id,
      shipper: from.row.shipper,
      answers: entries.map(([question, answer]) => ({
        question,
        label: labels.get(question) ?? '',
        answer: answer as ReusablePacket['answers'][number]['answer'],
      })),
      documents: await withDocuments(context, documents, kept),
    });
  }
  return found;
}

/** Copies missing answers and documents at the carrier's request; existing ones are never replaced. */
export async function reusePacket(context: MemberContext, id: number, fromId: number): Promise<OwnPacket> {
  const to = await lockOwnPacket(context, id);
  throwIfRefused(refusePacket('edit', to.row.state));
  if (fromId === id) throw invalidField('packet_id', 'not-one-of');
  const [from, kept] = await Promise.all([
    findOpenPacket(context, fromId),
    listDocuments(context.sql, context.principal.companyId, null),
  ]);
  const { answers, documents } = copyFrom(from, to, kept);
  if (Object.keys(answers).length === 0 && documents.length === 0) return presentAsRead(context, to);
  const known = new Map([...to.documents, ...kept.map((one) => [one.id, one] as const)]);
  return saveFilled(
    context,
    { ...to, documents: known },
    {
      answers: { ...to.row.answers, ...(await withOwnFiles(context, to, answers)) },
      documents: [...to.row.documents, ...documents],
    },
  );
}

/** A file belongs to one record, so the other packet gets copies. */
async function withOwnFiles(context: MemberContext, to: OpenPacket, answers: Copied['answers']) {
  const copies = await copyFiles(context, filesInAnswers(to.version.content, answers));
  const ofFiles = fileQuestions(to);
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [
      question,
      ofFiles.has(question) ? (answer as number[]).flatMap((id) => copies.get(id) ?? []) : answer,
    ]),
  );
}

const fileQuestions = ({ version }: OpenPacket) =>
  new Set(
    version.content.sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, kind }) => (kind === 'file' ? [id] : [])),
    ),
  );

function copyFrom(from: OpenPacket, to: OpenPacket, kept: readonly DocumentRow[]): Copied {
  const carrier = { country: to.row.country_id };
  const answers = reusableAnswers(
    { content: from.version.content, answers: from.row.answers },
    { content: to.version.content, answers: to.row.answers },
    carrier,
  );
  const given = new Set(from.row.documents.map(({ document }) => document));
  const documents = kept.filter(({ id }) => given.has(id));
  const chosen = to.version.content.documents.flatMap(({ id: requirement, kind, countries }) => {
    const isOpen = !to.row.documents.some((one) => one.requirement === requirement);
    if (!isOpen || kind === 'other' || !isAskedIn(countries, carrier.country)) return [];
    const found = documents.find((document) => document.kind === kind);
    return found ? [{ requirement, document: found.id }] : [];
  });
  return { answers, documents: chosen };
}

async function withDocuments(
  context: MemberContext,
  chosen: readonly ChosenDocument[],
  kept: readonly DocumentRow[],
): Promise<{ requirement: string; document: CarrierDocument }[]> {
  const rows = kept.filter(({ id }) => chosen.some(({ document }) => document === id));
  const shown = new Map((await presentDocuments(context, rows)).map((document) => [document.id, document]));
  return chosen.flatMap(({ requirement, document: id }) => {
    const document = shown.get(id);
    return document ? [{ requirement, document }] : [];
  });
}
