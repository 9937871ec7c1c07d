import type { Signee, SigneeBody } from '@tenderlane/contract';
import { COMPANY_LIMITS } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, notFound } from '../../../platform/errors';
import { recordCompanyEvent } from '../company-event';
import { missingRecord } from '../policy';
import { lockCompany } from '../queries';
import { readContactWays } from './contact-ways';
import { diffProfile } from './profile-fields';
import { findRecordOwner } from './record-owner.queries';
import {
  findSignee,
  insertSignee,
  listSignees,
  saveNoDefault,
  saveOldestAsDefault,
  saveSignee,
  SIGNEE_FIELDS,
  type SigneeRow,
} from './signee.queries';

const presentSignee = ({ deleted_at: _, ...signee }: SigneeRow): Signee => signee;

export async function showSignees({ sql, principal }: MemberContext): Promise<Signee[]> {
  return (await listSignees(sql, principal.companyId)).map(presentSignee);
}

export async function addSignee(context: MemberContext, body: SigneeBody): Promise<Signee> {
  const { sql, clock, principal } = context;
  await lockCompany(sql, principal.companyId);
  const others = await listSignees(sql, principal.companyId);
  if (others.length >= COMPANY_LIMITS.signeesMax) {
    throw new AppError('signee.too-many', { params: { max: COMPANY_LIMITS.signeesMax } });
  }
  const at = await clock.now(sql);
  const isDefault = body.is_default === true || others.length === 0;
  if (isDefault) await saveNoDefault(sql, principal.companyId, 0);
  const id = await insertSignee(
    sql,
    principal.companyId,
    {
      ...{ middle_name: null, position: null, basis: null, phone: null, email: null },
      ...withoutUndefined(body),
      ...withoutUndefined(readContactWays(body)),
      is_default: isDefault,
    } as Omit<SigneeRow, 'id' | 'deleted_at'>,
    at,
  );
  return recordAndShow(context, id, [{ field: 'signee', old: null, new: nameOf(body) }]);
}

export async function changeSignee(context: MemberContext, id: number, body: Partial<SigneeBody>): Promise<Signee> {
  const before = await lockSignee(context, id);
  const after: SigneeRow = { ...before, ...withoutUndefined(body), ...withoutUndefined(readContactWays(body)) };
  // A signee ceases to be the default only when another one becomes it.
  if (before.is_default) after.is_default = true;
  const changes = diffProfile(before, after, SIGNEE_FIELDS);
  if (changes.length === 0) return presentSignee(after);
  if (after.is_default) await saveNoDefault(context.sql, context.principal.companyId, id);
  await saveSignee(context.sql, context.principal.companyId, after);
  return recordAndShow(context, id, [{ field: 'signee', old: nameOf(before), new: nameOf(after) }, ...changes]);
}

export async function deleteSignee(context: MemberContext, id: number): Promise<void> {
  const { sql, clock, principal } = context;
  const signee = await lockSignee(context, id, 'deleted too');
  if (signee.deleted_at) return;
  const at = await clock.now(sql);
  // It stays marked as the default, so that an undo restores that too.
  await saveSignee(sql, principal.companyId, { ...signee, deleted_at: new Date(at) });
  if (signee.is_default) await saveOldestAsDefault(sql, principal.companyId);
  await recordChange(context, [{ field: 'signee', old: nameOf(signee), new: null }]);
}

export async function restoreSignee(context: MemberContext, id: number): Promise<Signee> {
  const { sql, clock, principal } = context;
  const signee = await lockSignee(context, id, 'deleted too');
  if (!signee.deleted_at) return presentSignee(signee);
  if ((await clock.now(sql)) - signee.deleted_at.getTime() > COMPANY_LIMITS.restoreWithinMs) throw notFound();
  if (signee.is_default) await saveNoDefault(sql, principal.companyId, id);
  const isOnly = (await listSignees(sql, principal.companyId)).length === 0;
  const restored = { ...signee, is_default: signee.is_default || isOnly, deleted_at: null };
  await saveSignee(sql, principal.companyId, restored);
  return recordAndShow(context, id, [{ field: 'signee', old: null, new: nameOf(signee) }]);
}

/** Locks the company, so that it always has exactly one default, and returns the signee. */
async function lockSignee(context: MemberContext, id: number, which?: 'deleted too'): Promise<SigneeRow> {
  const { sql, principal } = context;
  await lockCompany(sql, principal.companyId);
  const signee = await findSignee(sql, principal.companyId, id);
  if (!signee) throw await missingRecord(sql, principal, await findRecordOwner(sql, 'company_signees', id));
  if (signee.deleted_at && !which) throw notFound();
  return signee;
}

const nameOf = ({ first_name: first = '', last_name: last = '' }: Pick<SigneeBody, 'first_name' | 'last_name'>) =>
  `${first} ${last}`;

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

type Changes = { field: string; old: unknown; new: unknown }[];

async function recordChange(context: MemberContext, changes: Changes): Promise<void> {
  const { companyId } = context.principal;
  const at = await context.clock.now(context.sql);
  await recordCompanyEvent(context, companyId, { at, entityId: companyId, action: 'company.signees_changed', changes });
}

async function recordAndShow(context: MemberContext, id: number, changes: Changes): Promise<Signee> {
  await recordChange(context, changes);
  return presentSignee(assertPresent(await findSignee(context.sql, context.principal.companyId, id), 'the signee'));
}
