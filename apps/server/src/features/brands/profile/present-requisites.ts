import type { Requisites } from '@tenderlane/contract';
import { refuseConfirmingRequisites } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { maskLogin } from '../../identity';
import { findJoinedAt, findKnownContact, listRequisites, type RequisiteRow } from './requisite.queries';

export async function showRequisites(context: MemberContext): Promise<Requisites[]> {
  const facts = await readFacts(context);
  return (await listRequisites(context.sql, context.principal.companyId)).map((row) => present(row, facts));
}

export async function presentRequisites(context: MemberContext, row: RequisiteRow): Promise<Requisites> {
  return present(row, await readFacts(context));
}

interface Facts {
  personId: number;
  joinedAt: number;
  contact: string | null;
}

async function readFacts({ sql, principal }: MemberContext): Promise<Facts> {
  return {
    personId: principal.accountId,
    joinedAt: await findJoinedAt(sql, principal.companyId, principal.memberId),
    contact: (await findKnownContact(sql, principal.companyId))?.contact ?? null,
  };
}

function present(row: RequisiteRow, { personId, joinedAt, contact }: Facts): Requisites {
  const isPending = row.state === 'pending';
  const refusal = refuseConfirmingRequisites({
    state: row.state,
    typedBy: row.typed_by,
    typedAt: row.typed_at.getTime(),
    personId,
    joinedAt,
  });
  return {
    id: row.id,
    bank_name: row.bank_name,
    bank_address: row.bank_address,
    account: row.account,
    type: row.type,
    currency: row.currency,
    is_main: row.is_main,
    state: row.state,
    replaces_id: isPending ? row.replaces_id : null,
    typed_by: row.typed_by_name,
    typed_at: row.typed_at.toISOString(),
    confirmed_by: row.confirmed_by_name,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    contact_hint: isPending && contact ? maskLogin(contact) : null,
    refusals: refusal ? { confirm: { code: refusal.code, params: { ...refusal.params } } } : {},
  };
}
