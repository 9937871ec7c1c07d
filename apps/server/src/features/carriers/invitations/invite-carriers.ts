import type { Locale } from '@tenderlane/contract';
import { refuseRelation, type RelationState } from '@tenderlane/domain/carriers';
import type { Refusal, RefusalCode } from '@tenderlane/domain/core';
import { toCountry } from '@tenderlane/domain/languages';
import type { MemberContext } from '../../../platform/context';
import { AppError, type FieldProblem } from '../../../platform/errors';
import { lockCompany, readTypedLegalId } from '../../brands';
import { planInvitations } from '../../messages';
import { readLogin } from '../../identity';
import {
  insertInvited,
  listKnown,
  saveInvitedAgain,
  saveRevocation,
  type KnownCarrier,
  type WantedCarrier,
} from './invitation.queries';
import { addLabels } from '../labels/label.queries';
import { refuseForeignLabels } from '../policy';
import { sendInvitations, type Invitee } from './send-invitations';

export interface InviteBody {
  invitations: {
    login: string;
    company_name?: string | undefined;
    legal_id?: string | undefined;
    country_id?: string | undefined;
    label_ids?: number[] | undefined;
  }[];
  message?: string | undefined;
  locale?: Locale | undefined;
}

interface Wanted extends WantedCarrier {
  statedCountryId: string | null;
}

/** Invites carriers into the network; carriers in it or with an open invitation are reported and not invited again. */
export async function inviteCarriers(context: MemberContext, { invitations, message, locale }: InviteBody) {
  const { sql, principal } = context;
  const wanted = readWanted(context, invitations);
  await refuseForeignLabels(
    context,
    invitations.map(({ label_ids: ids = [] }, index) => ({ field: `invitations.${index}.label_ids`, ids })),
  );
  // The lock serializes colleagues who paste the same list.
  await lockCompany(sql, principal.companyId);
  const at = await context.clock.now(sql);
  const known = new Map((await listKnown(sql, principal.companyId, wanted, at)).map((row) => [row.login, row]));
  const meant = wanted.filter(({ login }) => mayInvite(known.get(login)));
  const refusalOf = ({ login }: Wanted): Refusal | null => {
    const carrier = known.get(login);
    return carrier ? refuseRelation('invite', carrier.state, carrier.is_closed) : null;
  };
  const planned = await planSending(
    context,
    meant.filter((entry) => !refusalOf(entry)),
    at,
  );
  const { invitable, times } = planned;
  const closed = meant.flatMap((entry): RefusedLogin[] => {
    const refusal = refusalOf(entry);
    return refusal ? [{ login: entry.login, code: refusal.code, params: { ...refusal.params } }] : [];
  });
  const refused = [...planned.refused, ...closed];
  const invited = await saveInvited(context, invitable, known, at);
  const invitedIds = new Map(invited.map(({ login, carrierId }) => [login, carrierId]));
  await addLabels(
    sql,
    principal.companyId,
    invitable.flatMap(({ login, labelIds }) => {
      const carrierId = invitedIds.get(login);
      return carrierId === undefined ? [] : labelIds.map((labelId) => ({ carrierId, labelId }));
    }),
  );
  return {
    sent: await sendInvitations(context, withTimes(invited, times, at), {
      message: message || null,
      locale: locale ?? null,
      at,
    }),
    already: wanted.flatMap(({ login }) => {
      const there = invitedIds.has(login) ? undefined : known.get(login);
      if (!there || refused.some((entry) => entry.login === login)) return [];
      // Two logins of one carrier: the first is invited for both.
      const state: RelationState = mayInvite(there) ? 'invited' : there.state;
      return [{ login, carrier_id: there.carrier_id, state }];
    }),
    refused,
  };
}

interface RefusedLogin {
  login: string;
  code: RefusalCode;
  params: Record<string, unknown>;
}

async function planSending({ sql, principal, config }: MemberContext, wanted: Wanted[], at: number) {
  const logins = wanted.map(({ login }) => login);
  const sender = { companyId: principal.companyId, accountId: principal.accountId };
  const plans = await planInvitations(sql, config, sender, { kind: 'carrier_invitation', logins, at });
  const times = new Map<string, number>();
  const refused: RefusedLogin[] = [];
  for (const [login, plan] of plans) {
    if (typeof plan === 'number') times.set(login, plan);
    else refused.push({ login, code: plan.code, params: { ...plan.params } });
  }
  return { invitable: wanted.filter(({ login }) => times.has(login)), times, refused };
}

const withTimes = (invited: Invited[], times: Map<string, number>, at: number) =>
  invited.map((invitee) => ({ ...invitee, sendAt: times.get(invitee.login) ?? at }));

type Invited = Pick<Invitee, 'carrierId' | 'login' | 'countryId'>;

function mayInvite(known: KnownCarrier | undefined): boolean {
  if (!known) return true;
  if (known.state === 'invited') return !known.has_open_invitation;
  return known.state === 'removed' || known.state === 'suggested';
}

/** Saves one relation per login or known carrier, even if it was typed twice. */
async function saveInvited(
  { sql, principal }: MemberContext,
  wanted: Wanted[],
  known: Map<string, KnownCarrier>,
  at: number,
) {
  const again = new Map<number, WantedCarrier & { id: number }>();
  for (const entry of wanted) {
    const before = known.get(entry.login);
    if (before && !again.has(before.carrier_id)) again.set(before.carrier_id, { ...entry, id: before.carrier_id });
  }
  const fresh = wanted.filter(({ login }) => !known.has(login));
  if (again.size > 0) {
    await saveInvitedAgain(sql, principal.companyId, [...again.values()], at);
    await saveRevocation(sql, principal.companyId, [...again.keys()], at);
  }
  const inserted = fresh.length > 0 ? await insertInvited(sql, principal.companyId, fresh, at) : [];
  const countries = new Map(wanted.map(({ login, statedCountryId }) => [login, statedCountryId]));
  return [...inserted, ...again.values()].map(({ id, login }): Invited => {
    return { carrierId: id, login, countryId: countries.get(login) ?? null };
  });
}

/** Normalizes the logins and removes duplicates; all invalid lines are reported at once. */
function readWanted({ config, principal }: MemberContext, invitations: InviteBody['invitations']): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const problems: Record<string, FieldProblem[]> = {};
  for (const [index, entry] of invitations.entries()) {
    const read = readLogin(config, entry.login);
    const countryId = entry.country_id ? toCountry(entry.country_id) : principal.companyCountryId;
    const number = readTypedLegalId(countryId, entry.legal_id);
    if ('code' in read) problems[`invitations.${index}.login`] = [read];
    if ('code' in number) problems[`invitations.${index}.legal_id`] = [number];
    if ('login' in read && 'legalId' in number && !wanted.has(read.login)) {
      wanted.set(read.login, {
        login: read.login,
        name: entry.company_name ?? '',
        legalId: number.legalId,
        countryId,
        statedCountryId: entry.country_id ?? null,
        labelIds: entry.label_ids ?? [],
      });
    }
  }
  if (Object.keys(problems).length > 0) throw new AppError('input.invalid', { fields: problems });
  return [...wanted.values()];
}
