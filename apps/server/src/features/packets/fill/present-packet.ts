import { filesInAnswers, type Answers, type PacketContent } from '@tenderlane/domain/packets';
import type { CarrierDocument, StoredFile } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { Sql } from '../../../platform/database/database';
import { filesOfEntities, presentFiles, type FilesById, type RecordFileRow } from '../../files';
import type { DocumentRow } from '../documents/document.queries';
import { DOCUMENT_ENTITY, presentWithFiles } from '../documents/present-document';
import type { ChosenDocument, PacketRow } from './packet.queries';

export const PACKET_ENTITY = 'packets';

type Documents = ReadonlyMap<number, DocumentRow>;

export const idsOf = (chosen: readonly ChosenDocument[]) => chosen.map(({ document }) => document);

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

const rowsOf = (chosen: readonly ChosenDocument[], documents: Documents): DocumentRow[] =>
  [...new Set(idsOf(chosen))].flatMap((id) => documents.get(id) ?? []);

export interface PacketFiles {
  ofAnswers: readonly RecordFileRow[];
  ofDocuments: FilesById;
}

export async function readPacketFiles(
  sql: Sql,
  packetId: number | null,
  chosen: readonly ChosenDocument[],
  documents: Documents,
): Promise<PacketFiles> {
  const files = await filesOfEntities(sql, {
    [PACKET_ENTITY]: packetId === null ? [] : [packetId],
    [DOCUMENT_ENTITY]: rowsOf(chosen, documents).map(({ id }) => id),
  });
  return {
    ofAnswers: files.get(PACKET_ENTITY)?.get(packetId ?? 0) ?? [],
    ofDocuments: files.get(DOCUMENT_ENTITY) ?? new Map(),
  };
}

export async function presentChosen(
  context: MemberContext,
  chosen: readonly ChosenDocument[],
  documents: Documents,
  { ofDocuments }: PacketFiles,
): Promise<{ requirement: string; document: CarrierDocument }[]> {
  const presented = await presentWithFiles(context, rowsOf(chosen, documents), ofDocuments);
  const shown = new Map(presented.map((document) => [document.id, document]));
  return chosen.flatMap(({ requirement, document: id }) => {
    const document = shown.get(id);
    return document ? [{ requirement, document }] : [];
  });
}

export function presentAnswerFiles(
  context: MemberContext,
  content: PacketContent,
  answers: Answers,
  { ofAnswers }: PacketFiles,
): Promise<StoredFile[]> {
  const named = new Set(filesInAnswers(content, answers));
  return presentFiles(
    context,
    ofAnswers.filter(({ id }) => named.has(id)),
  );
}
