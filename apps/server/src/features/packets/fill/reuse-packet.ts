import { filesInAnswers, isAskedIn, refusePacket, reusableAnswers, type Answer } from '@tenderlane/domain/packets';
import type { CarrierDocument, Reusable } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, throwIfRefused } from '../../../platform/errors';
import { copyFiles } from '../../files';
import { listDocuments } from '../documents/document.queries';
import { presentDocuments } from '../documents/present-document';
import { saveFilled } from './fill-packet';
import { findOpenPacket, lockOwnPacket, type OpenPacket } from './own-packet';
import { listOwnPackets, type ChosenDocument } from './packet.queries';

interface Copied {
  answers: Record<string, Answer>;
  documents: ChosenDocument[];
}

export async function showReusable(context: MemberContext, id: number): Promise<Reusable[]> {
  const to = await findOpenPacket(context, id);
  const labels = new Map(
    to.version.content.sections.flatMap(({ questions }) => questions).map((one) => [one.id, one.label]),
  );
  const found: Reusable[] = [];
  for (const row of await listOwnPackets(context.sql, context.principal.companyId)) {
    if (row.carrier_id === id || row.packet_id === null) continue;
    const { answers, documents } = await copyFrom(context, await findOpenPacket(context, row.carrier_id), to);
    const entries = Object.entries(answers);
    if (entries.length === 0 && documents.length === 0) continue;
    found.push({
      id: row.carrier_id,
      shipper: row.shipper,
      answers: entries.map(([question, answer]) => ({
        question,
        label: labels.get(question) ?? '',
        answer: answer as Reusable['answers'][number]['answer'],
      })),
      documents: await withDocuments(context, documents),
    });
  }
  return found;
}

/** Copies missing answers and documents at the carrier's request; existing ones are never replaced. */
export async function reusePacket(context: MemberContext, id: number, fromId: number): Promise<void> {
  const to = await lockOwnPacket(context, id);
  throwIfRefused(refusePacket('edit', to.row.state));
  if (fromId === id) throw new AppError('input.invalid', { fields: { packet_id: [{ code: 'not-one-of' }] } });
  const { answers, documents } = await copyFrom(context, await findOpenPacket(context, fromId), to);
  if (Object.keys(answers).length === 0 && documents.length === 0) return;
  await saveFilled(context, to, {
    answers: { ...to.row.answers, ...(await withOwnFiles(context, to, answers)) },
    documents: [...to.row.documents, ...documents],
  });
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

async function copyFrom({ sql, principal }: MemberContext, from: OpenPacket, to: OpenPacket): Promise<Copied> {
  const carrier = { country: to.row.country_id };
  const answers = reusableAnswers(
    { content: from.version.content, answers: from.row.answers },
    { content: to.version.content, answers: to.row.answers },
    carrier,
  );
  const given = new Set(from.row.documents.map(({ document }) => document));
  const documents = (await listDocuments(sql, principal.companyId, null)).filter(({ id }) => given.has(id));
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
): Promise<{ requirement: string; document: CarrierDocument }[]> {
  const rows = (await listDocuments(context.sql, context.principal.companyId, null)).filter(({ id }) =>
    chosen.some(({ document }) => document === id),
  );
  const shown = new Map((await presentDocuments(context, rows)).map((document) => [document.id, document]));
  return chosen.flatMap(({ requirement, document: id }) => {
    const document = shown.get(id);
    return document ? [{ requirement, document }] : [];
  });
}
