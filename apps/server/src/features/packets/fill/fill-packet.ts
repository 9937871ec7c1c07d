import { isEqual, lookUp, refuse } from '@tenderlane/domain';
import {
  AGREEMENT_PART,
  checkAnswers,
  dayOf,
  DOCUMENTS_PART,
  filesInAnswers,
  marksOnEdit,
  refusePacket,
  stateWhileFilling,
  type Answer,
  type PacketContent,
} from '@tenderlane/domain/packets';
import type { MemberContext } from '../../../platform/context';
import { AppError, fieldProblems, refused, throwIfRefused } from '../../../platform/errors';
import { holdRecordFiles } from '../../files';
import { findDocuments } from '../documents/document.queries';
import { lockOwnPacket, PACKET_ENTITY, progressOf, type OpenPacket } from './own-packet';
import { findOwnPacket, savePacket, type ChosenDocument, type PacketChange } from './packet.queries';

interface FillInput {
  answers?: Record<string, Answer | null> | undefined;
  documents?: { requirement: string; document_id: number }[] | undefined;
  revision?: number | undefined;
}

/** Saves the entered values. Answers are merged one by one, so that two people can fill in different sections. */
export async function fillPacket(context: MemberContext, id: number, input: FillInput): Promise<void> {
  const open = await lockOwnPacket(context, id);
  const { row } = open;
  throwIfRefused(refusePacket('edit', row.state));
  const documents = input.documents?.map(({ requirement, document_id: document }) => ({ requirement, document }));
  if (documents && input.revision !== undefined && input.revision !== row.revision) {
    const isSame = isEqual(documents, row.documents);
    if (!isSame) throw refused(refuse('packet.changed-meanwhile', { revision: row.revision }));
  }
  if (documents) await checkDocuments(context, open, documents);
  const answers = mergeAnswers(open.version.content, row.answers, input.answers ?? {});
  await saveFilled(context, open, { answers, ...(documents && { documents }) });
}

export async function saveFilled(
  context: MemberContext,
  open: OpenPacket,
  change: Pick<PacketChange, 'answers' | 'documents' | 'agreement'>,
): Promise<void> {
  const { sql, clock } = context;
  const { row, version } = open;
  const next: OpenPacket = { version, row: { ...row, ...change } };
  const { missing } = await progressOf(sql, next, dayOf(await clock.now(sql)));
  const marks = marksOnEdit(row.marks, changedParts(version.content, row, next.row));
  await savePacket(sql, row, { ...change, marks, state: stateWhileFilling(missing.length) });
  const files = filesInAnswers(version.content, next.row.answers);
  const before = filesInAnswers(version.content, row.answers);
  if (!isEqual(files, before)) await holdFiles(context, open, files);
}

async function holdFiles(context: MemberContext, { row, version }: OpenPacket, fileIds: readonly number[]) {
  const saved = await findOwnPacket(context.sql, context.principal.companyId, row.carrier_id);
  // Submitted files stay readable until the next submission.
  const handedIn = filesInAnswers(version.content, row.submitted?.answers ?? {});
  await holdRecordFiles(context, {
    entity: PACKET_ENTITY,
    entityId: saved?.packet_id ?? 0,
    fileIds: [...new Set([...handedIn, ...fileIds])],
    kinds: 'documents',
    field: 'answers',
  });
}

/** Merges sent answers; null deletes one, and answers to questions that the present version lacks are dropped. */
function mergeAnswers(content: PacketContent, before: Record<string, Answer>, sent: Record<string, Answer | null>) {
  const kept = Object.entries(sent).filter((entry): entry is [string, Answer] => entry[1] !== null);
  const problems = checkAnswers(content, Object.fromEntries(kept));
  if (problems.length > 0) {
    const fields = fieldProblems(problems.map(({ question, code }) => [`answers.${question}`, { code }]));
    throw new AppError('input.invalid', { fields });
  }
  const old = Object.entries(before).filter(([question]) => !Object.hasOwn(sent, question));
  return Object.fromEntries([...old, ...kept]);
}

async function checkDocuments(
  { sql }: MemberContext,
  { row, version }: OpenPacket,
  chosen: readonly ChosenDocument[],
): Promise<void> {
  const ids = chosen.map(({ document }) => document);
  const documents = await findDocuments(sql, row.carrier_company_id, ids);
  const required = new Map(version.content.documents.map((one) => [one.id, one]));
  for (const [index, { requirement, document: id }] of chosen.entries()) {
    const field = `documents.${index}`;
    const [asked, document] = [required.get(requirement), documents.get(id)];
    const isKept = document?.deleted_at === null || row.documents.some((one) => one.document === id);
    if (
      !asked ||
      !document ||
      !isKept ||
      chosen.findIndex((one) => one.document === id && one.requirement === requirement) !== index
    ) {
      throw new AppError('input.invalid', { fields: { [field]: [{ code: 'not-one-of' }] } });
    }
    if (document.kind !== asked.kind) throw refused(refuse('document.other-kind', {}, field));
  }
}

export function changedParts(
  content: PacketContent,
  before: Pick<OpenPacket['row'], 'answers' | 'documents' | 'agreement'>,
  after: Pick<OpenPacket['row'], 'answers' | 'documents' | 'agreement'>,
): string[] {
  const differs = (one: unknown, other: unknown) => !isEqual(one ?? null, other ?? null);
  const sections = content.sections.filter(({ questions }) =>
    questions.some(({ id }) => differs(lookUp(before.answers, id), lookUp(after.answers, id))),
  );
  return [
    ...sections.map(({ id }) => id),
    ...(differs(before.documents, after.documents) ? [DOCUMENTS_PART] : []),
    ...(differs(before.agreement?.version, after.agreement?.version) ? [AGREEMENT_PART] : []),
  ];
}
