import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, ofSender, own, owner, unscoped } from '../../../platform/database/tenant';
import { senderOf, type CarrierScope } from '../../../platform/principal';

export interface ChatOption {
  id: number;
  load_id: number;
  company_id: number;
  carrier_company_id: number;
  state: LoadState;
}

const OPTION = `select o.id, o.load_id, o.company_id, o.carrier_company_id, l.state from options o
  join loads l on l.id = o.load_id join carriers r on r.id = o.carrier_id`;
/** Prevents archiving of the load while its chat is opened. */
const HELD = 'for share of l';

export const holdOwnOption = (sql: Sql, companyId: number, optionId: number): Promise<ChatOption | undefined> =>
  sql.first(`${OPTION} where ${own('o')} and o.id = $2 and l.deleted_at is null ${HELD}`, [companyId, optionId]);

export const holdCarrierOption = (sql: Sql, scope: CarrierScope, loadId: number): Promise<ChatOption | undefined> =>
  sql.first(
    `${OPTION} where ${ofCarrier('o')} and o.load_id = $2 and r.state <> 'removed' and ${ofSender('o', '$3')} ${HELD}`,
    [scope.companyId, loadId, senderOf(scope)],
  );

export async function findChatOf(sql: Sql, { load_id, carrier_company_id }: ChatOption): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `select id from chats where ${unscoped('of an option that the reader has')} load_id = $1 and carrier_company_id = $2`,
    [load_id, carrier_company_id],
  );
  return row?.id;
}

export interface OpenedChat {
  id: number;
  company_id: number;
  carrier_company_id: number | null;
  load_id: number | null;
}

const OPENED = 'returning id, company_id, carrier_company_id, load_id';

export const insertChats = (sql: Sql, optionIds: readonly number[], at: number): Promise<OpenedChat[]> =>
  sql.rows(
    `insert into chats (company_id, carrier_company_id, load_id, option_id, created_at)
     select o.company_id, o.carrier_company_id, o.load_id, o.id, $2::timestamptz from options o
      where ${unscoped('options that were found or changed before')} o.id = any($1::bigint[])
     on conflict (load_id, carrier_company_id) where load_id is not null do nothing ${OPENED}`,
    [optionIds, new Date(at)],
  );

export const listChatsOf = (sql: Sql, optionIds: readonly number[]): Promise<(OpenedChat & { option_id: number })[]> =>
  sql.rows(
    `select id, company_id, carrier_company_id, load_id, option_id from chats
      where ${unscoped('of options that were changed before')} option_id = any($1::bigint[])`,
    [optionIds],
  );

export const insertSupportChat = (sql: Sql, companyId: number, at: number): Promise<OpenedChat | undefined> =>
  sql.first(
    `insert into chats (company_id, created_at) values (${owner()}, $2)
     on conflict (company_id) where load_id is null and subject is null do nothing ${OPENED}`,
    [companyId, new Date(at)],
  );

export async function findSupportChat(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `select id from chats where ${own()} and load_id is null and subject is null`,
    [companyId],
  );
  return row.id;
}

/** A chat with a subject is a request to the help desk. */
export const insertRequestChat = (sql: Sql, companyId: number, subject: string, at: number): Promise<OpenedChat> =>
  sql.one(`insert into chats (company_id, subject, created_at) values (${owner()}, $2, $3) ${OPENED}`, [
    companyId,
    subject,
    new Date(at),
  ]);

export const archiveRequestChat = (sql: Sql, id: number, at: number): Promise<number> =>
  sql.run(`update chats set archived_at = $2 where ${unscoped('a request that was locked before')} id = $1`, [
    id,
    new Date(at),
  ]);

export const saveArchived = (sql: Sql, loadIds: readonly number[], at: number | null): Promise<OpenedChat[]> =>
  sql.rows(
    `update chats set archived_at = $2
      where ${unscoped('of loads that were changed before')} load_id = any($1::bigint[]) and (archived_at is null) = ($2::timestamptz is not null) ${OPENED}`,
    [loadIds, at === null ? null : new Date(at)],
  );
