import { FLEET_LIMITS } from '@tenderlane/domain/fleet';
import type { CarrierNote } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { findOwnRelation, lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';
import {
  insertCarrierNote,
  listCarrierNotes,
  lockCarrierNote,
  saveCarrierNote,
  saveNoteDeletion,
  type CarrierNoteRow,
} from './note.queries';

interface NoteAddress {
  id: number;
  note_id: number;
}

export async function showCarrierNotes(context: MemberContext, carrierId: number): Promise<CarrierNote[]> {
  const { sql, principal } = context;
  await findOwnRelation(context, carrierId);
  return (await listCarrierNotes(sql, principal.companyId, carrierId)).map(presentNote);
}

export async function addCarrierNote(context: MemberContext, carrierId: number, text: string): Promise<CarrierNote> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, carrierId);
  const at = await context.clock.now(sql);
  const id = await insertCarrierNote(sql, principal, { carrierId, text, at });
  await record(context, [relationEvent(context, ownOnly(relation), { at, action: 'carrier.note_added' })]);
  return findNote(context, { id: carrierId, note_id: id });
}

export async function changeCarrierNote(
  context: MemberContext,
  address: NoteAddress,
  text: string,
): Promise<CarrierNote> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, address.id);
  const row = await lockNote(context, address);
  if (row.deleted_at) throw notFound();
  const at = await context.clock.now(sql);
  if (row.text !== text) {
    await saveCarrierNote(sql, principal.companyId, row.id, text, at);
    await record(context, [relationEvent(context, ownOnly(relation), { at, action: 'carrier.note_changed' })]);
  }
  return findNote(context, address);
}

export async function deleteCarrierNote(context: MemberContext, address: NoteAddress): Promise<void> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, address.id);
  const row = await lockNote(context, address);
  if (row.deleted_at) throw notFound();
  const at = await context.clock.now(sql);
  await saveNoteDeletion(sql, principal.companyId, row.id, at);
  await record(context, [relationEvent(context, ownOnly(relation), { at, action: 'carrier.note_deleted' })]);
}

export async function restoreCarrierNote(context: MemberContext, address: NoteAddress): Promise<CarrierNote> {
  const { sql, principal } = context;
  await lockOwnRelation(context, address.id);
  const row = await lockNote(context, address);
  const at = await context.clock.now(sql);
  if (row.deleted_at && at - row.deleted_at.getTime() > FLEET_LIMITS.undoMs) throw notFound();
  if (row.deleted_at) await saveNoteDeletion(sql, principal.companyId, row.id, null);
  return findNote(context, address);
}

/** A shipper's note must not become an event of the carrier. */
const ownOnly = <Relation extends { carrier_company_id: number | null }>(relation: Relation) => ({
  ...relation,
  carrier_company_id: null,
});

async function lockNote({ sql, principal }: MemberContext, { id, note_id: noteId }: NoteAddress) {
  const row = await lockCarrierNote(sql, principal.companyId, id, noteId);
  if (!row) throw notFound();
  return row;
}

async function findNote({ sql, principal }: MemberContext, { id, note_id: noteId }: NoteAddress): Promise<CarrierNote> {
  return presentNote(assertPresent(await lockCarrierNote(sql, principal.companyId, id, noteId), 'a note'));
}

const presentNote = (row: CarrierNoteRow): CarrierNote => ({
  id: row.id,
  text: row.text,
  author: row.author,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
