import { readLegalId } from '@tenderlane/domain/brands';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import { AUTOMATION, type RecordedActor } from '../../../platform/principal';
import { StartError } from '../../../platform/process/start-error';
import { settleContest, showContest, showContests } from '../../brands';
import {
  endConfirmationsBeside,
  listClaims,
  lockClaim,
  saveOperatorConfirmation,
  type ClaimRow,
  type EndedConfirmation,
} from './legal-id.queries';

export interface OperatorContext {
  database: Database;
  clock: Clock;
  inTransaction: InTransaction;
}

export type LegalIdCommand =
  | { name: 'show'; countryId: string; legalId: string }
  | { name: 'confirm' | 'unconfirm'; companyId: number }
  | { name: 'contests' }
  | { name: 'contest'; id: number; folder: string }
  | { name: 'settle'; id: number };

const USAGE = [
  'npm run legal-id -- show <country> <number>   who claims a number',
  'npm run legal-id -- confirm <company>         it is this company’s; others can no longer claim it',
  'npm run legal-id -- unconfirm <company>       it is a claim again',
  'npm run legal-id -- contests                  who contests a confirmed number',
  'npm run legal-id -- contest <id> [folder]     what one says; its document is written into the folder',
  'npm run legal-id -- settle <id>               it is decided and leaves the list',
].join('\n');

export function readLegalIdCommand([name, first = '', ...rest]: string[]): LegalIdCommand {
  const legalId = readLegalId(rest.join(' '));
  if (name === 'show' && /^[a-z]{2}$/i.test(first) && legalId) {
    return { name, countryId: first.toLowerCase(), legalId };
  }
  if (name === 'contests') return { name };
  const id = /^[1-9]\d{0,14}$/.test(first) ? Number(first) : null;
  if (id !== null && (name === 'confirm' || name === 'unconfirm')) return { name, companyId: id };
  if (id !== null && name === 'contest') return { name, id, folder: rest[0] ?? '.' };
  if (id !== null && name === 'settle') return { name, id };
  throw new StartError(USAGE);
}

export function runLegalIdCommand(parts: OperatorContext, command: LegalIdCommand): Promise<string[]> {
  switch (command.name) {
    case 'show':
      return showClaims(parts, command.countryId, command.legalId);
    case 'contests':
      return showContests(parts);
    case 'contest':
      return showContest(parts, command.id, command.folder);
    case 'settle':
      return settleContest(parts, command.id);
    case 'confirm':
    case 'unconfirm':
      return changeConfirmation(parts, command.companyId, command.name === 'confirm');
  }
}

async function showClaims({ database }: OperatorContext, countryId: string, legalId: string): Promise<string[]> {
  const claims = await listClaims(database, countryId, legalId);
  return claims.length > 0 ? claims.map(describe) : ['No company claims this number.'];
}

function describe(claim: ClaimRow): string {
  const confirmed = claim.legal_id_confirmed_at ? `confirmed ${day(claim.legal_id_confirmed_at)}` : 'claimed';
  const number = `${claim.country_id} ${claim.legal_id ?? '–'}`;
  return `${claim.id}  ${claim.kind}  ${claim.name}  ${number}  ${confirmed}  owner ${claim.owner}, since ${day(claim.created_at)}`;
}

const day = (at: Date) => at.toISOString().slice(0, 10);

/** Among companies of one kind a number is confirmed once; shippers' confirmations of other companies with it end. */
function changeConfirmation(parts: OperatorContext, id: number, isConfirmed: boolean): Promise<string[]> {
  const { database, clock } = parts;
  return database.transaction(async (sql) => {
    const claim = await lockClaim(sql, id);
    if (!claim) throw new StartError(`There is no company ${id}.`);
    const { kind, country_id: countryId, legal_id: legalId } = claim;
    if (legalId === null) throw new StartError(`${claim.name} has no legal id.`);
    if ((claim.legal_id_confirmed_at !== null) === isConfirmed) return [describe(claim)];
    const others = await listClaims(sql, countryId, legalId);
    const confirmed = others.find((other) => other.kind === kind && other.legal_id_confirmed_at !== null);
    if (isConfirmed && confirmed) throw new StartError(`It is confirmed already: ${describe(confirmed)}`);
    const at = await clock.now(sql);
    await saveOperatorConfirmation(sql, id, isConfirmed ? at : null);
    const context = { ...parts, sql };
    await record(context, [companyEvent(claim, isConfirmed, at, AUTOMATION)]);
    if (isConfirmed) await endBeside(context, claim, { countryId, legalId, at });
    return [describe({ ...claim, legal_id_confirmed_at: isConfirmed ? new Date(at) : null })];
  });
}

export async function endOperatorConfirmation(context: RecordContext, id: number, actor: RecordedActor): Promise<void> {
  const claim = await lockClaim(context.sql, id);
  if (!claim?.legal_id_confirmed_at) return;
  await saveOperatorConfirmation(context.sql, id, null);
  await record(context, [companyEvent(claim, false, await context.clock.now(context.sql), actor)]);
}

async function endBeside(
  context: RecordContext,
  { id }: ClaimRow,
  { countryId, legalId, at }: { countryId: string; legalId: string; at: number },
): Promise<void> {
  const ended = await endConfirmationsBeside(context.sql, id, { countryId, legalId });
  await record(
    context,
    ended.map((relation) => endedEvent(relation, at)),
  );
}

function companyEvent({ id, kind }: ClaimRow, isConfirmed: boolean, at: number, actor: RecordedActor): NewEvent {
  const action = isConfirmed ? 'company.legal_id_confirmed' : 'company.legal_id_unconfirmed';
  const owner = kind === 'shipper' ? { companyId: id } : { companyId: null, carrierCompanyId: id };
  return { ...owner, at, entityId: id, action, actor };
}

const endedEvent = (relation: EndedConfirmation, at: number): NewEvent => ({
  at,
  companyId: relation.company_id,
  carrierCompanyId: relation.carrier_company_id,
  entityId: relation.id,
  action: 'carrier.legal_id_unconfirmed',
  actor: AUTOMATION,
});
