import { refuseInvitation } from '@tenderlane/domain/carriers';
import type { Invitation } from '@tenderlane/contract';
import type { Context, HolderContext, PersonContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { readLinkCode } from '../../../platform/secrets/link-codes';
import { findAccount, maskLogin } from '../../identity';
import { carrierLink } from '../links/carrier-link';
import {
  findCarrierInvitation,
  findInvitationSalt,
  findShownInvitation,
  listOpenInvitations,
  type InvitationRow,
  type ShownInvitation,
} from './invitation.queries';

export async function findByCode(context: Context, code: string): Promise<InvitationRow> {
  const { sql, secrets } = context;
  const id = await readLinkCode(context, 'carrier-invitation', code, (named) => findInvitationSalt(sql, named));
  const invitation = await findCarrierInvitation(sql, id);
  if (!invitation || !secrets.isLink('carrier-invitation', invitation.id, invitation.salt, code)) throw notFound();
  if (invitation.is_closed) throw new AppError('company.closed');
  return invitation;
}

export const findInvitationHolder: FindHolder = async (context, code) => {
  const { id: recordId, company_id: companyId } = await findByCode(context, code);
  return { kind: 'holder', purpose: 'invitation', recordId, companyId, expiresAt: null };
};

export const toInvitation = ({ login, sent_at: sentAt, used_at: usedAt, revoked_at: revokedAt }: InvitationRow) => ({
  login,
  sentAt: sentAt.getTime(),
  usedAt: usedAt?.getTime() ?? null,
  revokedAt: revokedAt?.getTime() ?? null,
});

const STATES: Readonly<Record<string, Invitation['state']>> = {
  'invitation.used': 'used',
  'invitation.revoked': 'revoked',
  'invitation.expired': 'expired',
};

/**
 * Shows the inviting company to everybody who has the link; the login is masked so that only its owner recognizes it.
 */
export async function showInvitation({ sql, clock, principal }: HolderContext, code: string): Promise<Invitation> {
  const invitation = await findShownInvitation(sql, principal.recordId);
  if (!invitation) throw notFound();
  return present(invitation, code, await clock.now(sql));
}

export async function listOwnInvitations({
  sql,
  clock,
  principal,
  config,
  secrets,
}: PersonContext): Promise<Invitation[]> {
  const account = await findAccount(sql, principal.accountId);
  const now = await clock.now(sql);
  const logins = [account?.email, account?.phone].filter((login) => typeof login === 'string');
  const rows = await listOpenInvitations(sql, logins, now);
  return rows.map((row) => present(row, carrierLink(config.publicUrl, secrets, row).code, now));
}

function present(row: ShownInvitation, code: string, now: number): Invitation {
  const refusal = refuseInvitation(toInvitation(row), now);
  return {
    code,
    shipper: row.company_name,
    country_id: row.country_id,
    invited_by: row.invited_by,
    message: row.message,
    company_name: row.carrier_name || null,
    login_hint: maskLogin(row.login),
    state: refusal ? (STATES[refusal.code] ?? 'expired') : 'open',
    expires_at: row.expires_at.toISOString(),
    open_tenders: row.open_tenders,
  };
}

export async function findOpenInvitation({ sql, secrets, config }: Context, id: number, now: number) {
  const row = await findShownInvitation(sql, id);
  if (!row || row.is_closed || refuseInvitation(toInvitation(row), now)) return null;
  return {
    code: carrierLink(config.publicUrl, secrets, row).code,
    invited_by: row.invited_by,
    message: row.message,
    company_name: row.carrier_name || null,
    open_tenders: row.open_tenders,
  };
}
