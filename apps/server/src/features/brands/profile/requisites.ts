import type { Requisites, RequisitesBody } from '@tenderlane/contract';
import { COMPANY_LIMITS, checkAccount, firstState, maskAccount, readAccount } from '@tenderlane/domain/brands';
import { isCurrency } from '@tenderlane/domain/money';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, invalidField, notFound, throwIfRefused } from '../../../platform/errors';
import { recordCompanyEvent } from '../company-event';
import { missingRecord } from '../policy';
import { lockCompany } from '../queries';
import { markCodesReplaced } from './company-code.queries';
import { presentRequisites } from './present-requisites';
import { diffProfile } from './profile-fields';
import { findRecordOwner } from './record-owner.queries';
import {
  findKnownContact,
  findPresentContact,
  findRequisite,
  insertRequisite,
  listRequisites,
  saveNoMain,
  saveOldestAsMain,
  saveRequisite,
  type RequisiteRow,
} from './requisite.queries';

const DETAILS = ['account_key', 'bank_name', 'currency'] as const;
const SHOWN = ['bank_name', 'bank_address', 'account', 'type', 'currency'] as const;

/** Adds an account: immediately if the company never had one, else pending until confirmed. */
export async function addRequisites(context: MemberContext, body: RequisitesBody): Promise<Requisites> {
  const { sql, clock, principal } = context;
  const { companyId } = principal;
  await lockCompany(sql, companyId);
  const others = await listRequisites(sql, companyId);
  if (others.length >= COMPANY_LIMITS.requisitesMax) {
    throw new AppError('requisites.too-many', { params: { max: COMPANY_LIMITS.requisitesMax } });
  }
  const details = readDetails(body);
  refuseSameAccount(others, details, []);
  const state = firstState((await findKnownContact(sql, companyId)) !== undefined);
  const isFirst = state === 'confirmed';
  const row = {
    ...details,
    bank_address: body.bank_address ?? null,
    is_main: isFirst || body.is_main === true,
    state,
    replaces_id: null,
    contact: isFirst ? await findPresentContact(sql, companyId) : null,
    typed_by: principal.accountId,
    confirmed_way: isFirst ? ('first' as const) : null,
  };
  const id = await insertRequisite(sql, companyId, row, await clock.now(sql));
  return recordAndShow(context, id, isFirst ? 'changed' : 'proposed', null);
}

/** Changes an account. New details of a confirmed account are kept beside it until they are confirmed. */
export async function changeRequisites(
  context: MemberContext,
  id: number,
  body: Partial<RequisitesBody>,
): Promise<Requisites> {
  const { sql, principal } = context;
  const before = await lockRequisite(context, id);
  const after: RequisiteRow = {
    ...before,
    ...readDetails({ ...before, ...withoutUndefined(body) }),
    bank_address: body.bank_address === undefined ? before.bank_address : body.bank_address,
    is_main: before.is_main || body.is_main === true,
  };
  const changed = [...SHOWN, 'is_main' as const].filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return show(context, id);
  refuseSameAccount(await listRequisites(sql, principal.companyId), after, [id, before.replaces_id]);
  if (DETAILS.every((field) => before[field] === after[field])) return saveInPlace(context, before, after);
  return before.state === 'pending' ? retype(context, before, after) : propose(context, before, after);
}

/** Fields that do not decide where money goes take effect immediately. */
async function saveInPlace(context: MemberContext, before: RequisiteRow, after: RequisiteRow): Promise<Requisites> {
  const { sql, principal } = context;
  if (after.is_main && after.state === 'confirmed') await saveNoMain(sql, principal.companyId, after.id);
  await saveRequisite(sql, principal.companyId, after);
  return recordAndShow(context, after.id, after.state === 'pending' ? 'proposal_changed' : 'changed', before);
}

/** Changes pending details; a code sent for the earlier ones is no longer valid. */
async function retype(context: MemberContext, before: RequisiteRow, after: RequisiteRow): Promise<Requisites> {
  const { sql, clock, principal } = context;
  const at = await clock.now(sql);
  await saveRequisite(sql, principal.companyId, { ...after, typed_by: principal.accountId, typed_at: new Date(at) });
  await markCodesReplaced(sql, principal.companyId, after.id, at);
  return recordAndShow(context, after.id, 'proposed', before);
}

async function propose(context: MemberContext, before: RequisiteRow, after: RequisiteRow): Promise<Requisites> {
  const { sql, clock, principal } = context;
  const all = await listRequisites(sql, principal.companyId);
  if (all.some(({ replaces_id: replaced }) => replaced === before.id)) throw new AppError('requisites.pending');
  const id = await insertRequisite(
    sql,
    principal.companyId,
    {
      ...after,
      state: 'pending',
      replaces_id: before.id,
      contact: null,
      typed_by: principal.accountId,
      confirmed_way: null,
    },
    await clock.now(sql),
  );
  return recordAndShow(context, id, 'proposed', before);
}

export async function deleteRequisites(context: MemberContext, id: number): Promise<void> {
  const { sql, clock, principal } = context;
  const row = await lockRequisite(context, id, 'deleted too');
  if (row.deleted_at) return;
  const at = await clock.now(sql);
  // It stays marked as the main one, so that an undo restores that too.
  await saveRequisite(sql, principal.companyId, { ...row, deleted_at: new Date(at) });
  if (row.state === 'confirmed') await saveOldestAsMain(sql, principal.companyId);
  await recordRequisites(context, id, row.state === 'confirmed' ? 'changed' : 'proposal_changed', row, null);
}

export async function restoreRequisites(context: MemberContext, id: number): Promise<Requisites> {
  const { sql, clock, principal } = context;
  const row = await lockRequisite(context, id, 'deleted too');
  if (!row.deleted_at) return show(context, id);
  if ((await clock.now(sql)) - row.deleted_at.getTime() > COMPANY_LIMITS.restoreWithinMs) throw notFound();
  refuseSameAccount(await listRequisites(sql, principal.companyId), row, [row.replaces_id]);
  if (row.is_main && row.state === 'confirmed') await saveNoMain(sql, principal.companyId, id);
  await saveRequisite(sql, principal.companyId, { ...row, deleted_at: null });
  await saveOldestAsMain(sql, principal.companyId);
  return recordAndShow(context, id, row.state === 'confirmed' ? 'changed' : 'proposed', null);
}

/** Locks the company, so that it always has exactly one main account, and returns the account. */
export async function lockRequisite(context: MemberContext, id: number, which?: 'deleted too'): Promise<RequisiteRow> {
  const { sql, principal } = context;
  await lockCompany(sql, principal.companyId);
  const row = await findRequisite(sql, principal.companyId, id);
  if (!row) throw await missingRecord(sql, principal, await findRecordOwner(sql, 'company_requisites', id));
  if (row.deleted_at && !which) throw notFound();
  return row;
}

function readDetails(body: Pick<RequisitesBody, 'bank_name' | 'account' | 'type' | 'currency'>) {
  throwIfRefused(checkAccount(body.account));
  if (!isCurrency(body.currency)) {
    throw invalidField('currency', 'not-one-of');
  }
  return {
    bank_name: body.bank_name,
    account: body.account,
    account_key: readAccount(body.account),
    type: body.type,
    currency: body.currency,
  };
}

function refuseSameAccount(
  all: RequisiteRow[],
  { account_key: key, currency }: Pick<RequisiteRow, 'account_key' | 'currency'>,
  except: (number | null)[],
): void {
  const isThere = all.some(
    (row) =>
      row.account_key === key &&
      row.currency === currency &&
      !except.includes(row.id) &&
      !except.includes(row.replaces_id ?? 0),
  );
  if (isThere) throw new AppError('requisites.same-account', { field: 'account' });
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

const masked = (row: RequisiteRow | null) => row && { ...row, account: maskAccount(row.account_key) };

/** Proposals ask colleagues for confirmation; confirmed details are sent to shippers. */
type RequisitesChange = 'changed' | 'confirmed' | 'proposed' | 'proposal_changed';

function eventOf(what: RequisitesChange, id: number) {
  const about = { requisite_id: id };
  if (what === 'proposed' || what === 'proposal_changed') {
    const params = { ...about, asks_confirmation: what === 'proposed' };
    return { action: 'company.requisites_proposed', params } as const;
  }
  return { action: 'company.requisites_changed', params: { ...about, is_confirmation: what === 'confirmed' } } as const;
}

/** Account numbers are masked in events and in everything derived from them, such as history and logs. */
export async function recordRequisites(
  context: MemberContext,
  id: number,
  what: RequisitesChange,
  before: RequisiteRow | null,
  after: RequisiteRow | null,
): Promise<void> {
  const { companyId } = context.principal;
  const empty = { bank_name: null, bank_address: null, account: null, type: null, currency: null, is_main: false };
  const [old, present] = [masked(before) ?? empty, masked(after) ?? empty];
  const isOtherAccount = before?.account_key !== after?.account_key;
  const changes = diffProfile<Record<(typeof SHOWN)[number] | 'is_main', unknown>>(old, present, [...SHOWN, 'is_main']);
  const withAccount =
    isOtherAccount && !changes.some(({ field }) => field === 'account')
      ? [{ field: 'account', old: old.account, new: present.account }, ...changes]
      : changes;
  const at = await context.clock.now(context.sql);
  await recordCompanyEvent(context, companyId, {
    ...{ at, entityId: companyId, changes: withAccount },
    ...eventOf(what, id),
  });
}

async function recordAndShow(
  context: MemberContext,
  id: number,
  what: RequisitesChange,
  before: RequisiteRow | null,
): Promise<Requisites> {
  const row = assertPresent(await findRequisite(context.sql, context.principal.companyId, id), 'the account');
  await recordRequisites(context, id, what, before, row);
  return show(context, id);
}

async function show(context: MemberContext, id: number): Promise<Requisites> {
  const row = assertPresent(await findRequisite(context.sql, context.principal.companyId, id), 'the account');
  return presentRequisites(context, row);
}
