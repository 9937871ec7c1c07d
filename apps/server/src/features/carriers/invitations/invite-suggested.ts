import type { Locale } from '@tenderlane/contract';
import { refuseRelation } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { invalidField } from '../../../platform/errors';
import { lockCompany } from '../../brands';
import { planInvitations } from '../../messages';
import { searchPatterns } from '../../reference';
import { saveInvitedAgain } from './invitation.queries';
import { sendInvitations } from './send-invitations';
import {
  countSuggested,
  listTakenLogins,
  lockSuggested,
  type SuggestedCarrier,
  type SuggestedFilter,
} from './suggested.queries';

interface Body {
  carrier_ids?: number[] | undefined;
  filter?: { search?: string | undefined; label_id?: number | undefined } | undefined;
  message?: string | undefined;
  locale?: Locale | undefined;
}

interface RefusedCarrier {
  carrier_id: number;
  login: string;
  code: string;
  params: Record<string, unknown>;
}

/**
 * Invites suggested carriers within the limits of messages to outsiders; a repetition finds only the remaining ones.
 */
export async function inviteSuggested(context: MemberContext, body: Body) {
  const { sql, principal } = context;
  const filter = readFilter(body);
  await lockCompany(sql, principal.companyId);
  const at = await context.clock.now(sql);
  const found = await lockSuggested(sql, principal.companyId, filter, LIMITS.inviteSuggestedMax);
  const { planned, refused } = await plan(context, found, at);
  await saveInvitedAgain(
    sql,
    principal.companyId,
    planned.map(({ carrierId, login }) => ({ ...NOTHING_NEW, id: carrierId, login })),
    at,
  );
  if (planned.length > 0) {
    const { message, locale } = body;
    await sendInvitations(context, planned, { message: message || null, locale: locale ?? null, at });
  }
  const left = await countSuggested(sql, principal.companyId, filter);
  const kept = planned.map(({ sendAt }) => sendAt).filter((sendAt) => sendAt > at);
  const iso = (moments: number[]) => (moments.length > 0 ? new Date(moments[0] ?? at).toISOString() : null);
  kept.sort((a, b) => a - b);
  return {
    invited: planned.length,
    kept: kept.length,
    kept_from: iso(kept.slice(0, 1)),
    kept_until: iso(kept.slice(-1)),
    without_login: left.without_login,
    refused,
    // Refused carriers stay suggested and are found again, and another call would not change that.
    left: Math.max(0, left.reachable - refused.length),
  };
}

const NOTHING_NEW = { name: '', legalId: null, countryId: null, labelIds: [] };

function readFilter({ carrier_ids: ids, filter }: Body): SuggestedFilter {
  if (!ids && !filter) throw invalidField('carrier_ids', 'required');
  return {
    ids: ids ?? null,
    labelId: filter?.label_id ?? null,
    patterns: filter?.search ? searchPatterns(filter.search) : [],
  };
}

/**
 * Plans the sending times. Of two carriers with one login the first is invited; a login that is in the network already
 * is refused.
 */
async function plan({ sql, principal, config }: MemberContext, found: SuggestedCarrier[], at: number) {
  const refused: RefusedCarrier[] = [];
  const byLogin = new Map<string, SuggestedCarrier & { login: string }>();
  for (const carrier of found) {
    const { id, login } = carrier;
    if (login === null) continue;
    const refusal = refuseRelation('invite', 'suggested', carrier.is_closed);
    if (refusal) refused.push({ carrier_id: id, login, code: refusal.code, params: { ...refusal.params } });
    else if (byLogin.has(login)) refused.push({ carrier_id: id, login, code: 'invitation.known', params: {} });
    else byLogin.set(login, { ...carrier, login });
  }
  const taken = await listTakenLogins(sql, principal.companyId, [...byLogin.keys()]);
  for (const login of taken) {
    const carrier = byLogin.get(login);
    if (carrier) refused.push({ carrier_id: carrier.id, login, code: 'invitation.known', params: {} });
    byLogin.delete(login);
  }
  const sender = { companyId: principal.companyId, accountId: principal.accountId };
  const logins = [...byLogin.keys()];
  const plans = await planInvitations(sql, config, sender, { kind: 'carrier_invitation', logins, at });
  const planned = [...byLogin.values()].flatMap(({ id: carrierId, login, country_id: countryId }) => {
    const time = plans.get(login);
    if (typeof time === 'number') return [{ carrierId, login, countryId, sendAt: time }];
    if (time) refused.push({ carrier_id: carrierId, login, code: time.code, params: { ...time.params } });
    return [];
  });
  return { planned, refused };
}
