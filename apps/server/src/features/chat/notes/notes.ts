import { refuseWriting } from '@tenderlane/domain/chat';
import type { BodyOf, Note, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { findSeenLoad } from '../questions/show-questions';
import {
  deleteNote,
  findNote,
  findNoted,
  findOwnOption,
  insertNote,
  listColleagues,
  listNotes,
  type NoteRow,
} from './note.queries';

type Written = BodyOf<ShipperApi['POST /loads/{id}/notes']>;

export async function showNotes(context: MemberContext, loadId: number): Promise<Note[]> {
  const { sql, principal } = context;
  await findSeenLoad(context, loadId);
  const rows = await listNotes(sql, principal.companyId, loadId);
  return rows.map((row) => presentNote(row, principal.accountId));
}

export async function addNote(context: MemberContext, loadId: number, written: Written): Promise<Note> {
  const { sql, principal, clock } = context;
  const { text, client_id: clientId, mentions: named = [] } = written;
  const load = await findSeenLoad(context, loadId);
  throwIfRefused(refuseWriting(principal, { isSupport: false }));
  const mentions = [...new Set(named)];
  const known = await listColleagues(sql, principal.companyId, mentions);
  if (known.length < mentions.length) throw new AppError('chat.mention-unknown', { field: 'mentions' });
  const at = await clock.now(sql);
  const added = await insertNote(sql, principal, { loadId, text, mentions, clientId, at });
  const id = added ?? (await findNoted(sql, principal, loadId, clientId));
  const row = assertPresent(await findNote(sql, principal.companyId, loadId, id ?? 0), 'a note');
  if (added !== undefined) await recordNoteEvent(context, { loadId, ...load, at, action: 'note.added', row });
  return presentNote(row, principal.accountId);
}

export async function removeNote(
  context: MemberContext,
  { id: loadId, note_id: id }: { id: number; note_id: number },
): Promise<void> {
  const { sql, principal, clock } = context;
  const load = await findSeenLoad(context, loadId);
  const row = await findNote(sql, principal.companyId, loadId, id);
  if (!row) throw notFound();
  if (row.account_id !== principal.accountId) throw new AppError('right.missing');
  if ((await deleteNote(sql, principal.companyId, id)) === 0) return;
  await recordNoteEvent(context, { loadId, ...load, at: await clock.now(sql), action: 'note.removed', row });
}

interface NoteNews {
  loadId: number;
  companyId: number;
  at: number;
  action: 'note.added' | 'note.removed';
  row: NoteRow;
}

/** The event names the side, because only its members may learn of it. */
async function recordNoteEvent(
  context: MemberContext,
  { loadId, companyId, at, action, row }: NoteNews,
): Promise<void> {
  const { side, companyId: ownCompanyId } = context.principal;
  const { batchUuid, ...actor } = causeOf(context);
  const params = { note_id: row.id, side, mentions: row.mentions.map(({ id }) => id) };
  const isCarrier = side === 'carrier';
  const of = {
    companyId,
    carrierCompanyId: isCarrier ? ownCompanyId : null,
    optionId: isCarrier ? await findOwnOption(context.sql, ownCompanyId, loadId) : null,
  };
  await record(context, [{ ...of, entityId: loadId, at, actor, batchUuid, action, params }]);
}

const presentNote = (row: NoteRow, accountId: number): Note => ({
  id: row.id,
  text: row.text,
  author_name: row.author_name,
  mentions: row.mentions,
  is_own: row.account_id === accountId,
  client_id: row.account_id === accountId ? row.client_id : null,
  created_at: row.created_at.toISOString(),
});
