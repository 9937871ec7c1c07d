import { refuseStale } from '@tenderlane/domain/core';
import { isEqual, lookUp } from '@tenderlane/domain/values';
import {
  AGREEMENT_PART,
  checkAnswers,
  DOCUMENTS_PART,
  filesInAnswers,
  marksOnEdit,
  refusePacket,
  stateWhileFilling,
  type Answer,
  type PacketContent,
} from '@tenderlane/domain/packets';
import type { OwnPacket } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, fieldProblems, invalidField, throwIfRefused } from '../../../platform/errors';
import { holdLockedFiles, lockFiles } from '../../files';
import { filesOf, lockOwnPacket, presentOwnPacket, progressOf, standingAt, type PacketAsRead } from './own-packet';
import { savePacket, type ChosenDocument, type OpenPacket, type PacketChange } from './packet.queries';
import { idsOf, PACKET_ENTITY } from './present-packet';

interface FillInput {
  answers?: Record<string, Answer | null> | undefined;
  documents?: { requirement: string; document_id: number }[] | undefined;
  revision?: number | undefined;
}

/** Saves the entered values. Answers are merged one by one, so that two people can fill in different sections. */
export async function fillPacket(context: MemberContext, id: number, input: FillInput): Promise<OwnPacket> {
  const documents = input.documents?.map(({ requirement, document_id: document }) => ({ requirement, document }));
  const open = await lockOwnPacket(context, id, documents && idsOf(documents));
  const { row } = open;
  throwIfRefused(refusePacket('edit', row.state));
  if (documents && !isEqual(documents, row.documents)) {
    const { revision: present } = row;
    throwIfRefused(refuseStale('packet.changed-meanwhile', { seen: input.revision, present }, { revision: present }));
  }
  if (documents) checkDocuments(open, documents);
  const answers = mergeAnswers(open.version.content, row.answers, input.answers ?? {});
  return saveFilled(context, open, { answers, ...(documents && { documents }) });
}

/** Saves what is filled in and returns the packet as it is then, without reading it again. */
export async function saveFilled(
  context: MemberContext,
  packet: PacketAsRead,
  change: Pick<PacketChange, 'answers' | 'documents' | 'agreement'>,
): Promise<OwnPacket> {
  const { row, version } = packet;
  const filled = { ...packet, row: { ...row, ...change } };
  const saved = {
    ...change,
    marks: marksOnEdit(row.marks, changedParts(version.content, row, filled.row)),
    state: stateWhileFilling(progressOf(filled).missing.length),
  };
  const next = { ...packet, row: { ...row, ...saved, revision: row.revision + 1 } };
  const sent = filesToHold(packet, next);
  const [packetId, files, locked] = await Promise.all([
    savePacket(context.sql, row, saved),
    filesOf(context, next),
    sent && lockFiles(context, sent),
  ]);
  if (!sent || !locked) return presentOwnPacket(context, next, files);
  const record = { ...sent, entity: PACKET_ENTITY, entityId: packetId, kinds: 'documents' } as const;
  const ofAnswers = await holdLockedFiles(standingAt(context, packet), record, locked);
  return presentOwnPacket(context, next, { ...files, ofAnswers });
}

/** Null if the answers name the same files as before. */
function filesToHold({ row, version: { content } }: OpenPacket, next: OpenPacket) {
  const files = filesInAnswers(content, next.row.answers);
  if (isEqual(files, filesInAnswers(content, row.answers))) return null;
  // Submitted files stay readable until the next submission.
  const handedIn = filesInAnswers(content, row.submitted?.answers ?? {});
  return { fileIds: [...new Set([...handedIn, ...files])], field: 'answers' };
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

function checkDocuments({ row, version, documents }: PacketAsRead, chosen: readonly ChosenDocument[]): void {
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
      throw invalidField(field, 'not-one-of');
    }
    if (document.kind !== asked.kind) throw new AppError('document.other-kind', { field });
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
