import type { Locale } from '@tenderlane/contract';
import { findCarrierInvitation } from '../carriers';
import { findColleagueInvitation } from '../brands';
import { findCode } from '../identity';
import type { Plan } from './plan';
import { findLocale } from './queries';
import { channelOf } from './recipient';

const paramsOf = (payload: Record<string, unknown>) => payload['params'] as Record<string, unknown>;

/** The six digits, or a link to them, go to whoever typed the login, in the language of the page it was typed on. */
export const planCode: Plan = async (sql, { payload }) => {
  const code = await findCode(sql, Number(payload['code_id']));
  if (!code) return [];
  const { login, locale, form } = code;
  return [
    {
      to: login,
      channel: channelOf(login),
      locale: locale as Locale,
      template: form === 'link' ? 'sign-in-link' : 'sign-in-code',
      urgent: true,
      params: { code_id: code.id },
    },
  ];
};

/** A colleague is invited in the own language, else in the inviter's. */
export const planColleagueInvitation: Plan = async (sql, { payload }) => {
  const { member_id: memberId } = paramsOf(payload);
  const invitation = await findColleagueInvitation(sql, Number(memberId));
  if (!invitation) return [];
  const locale = (await findLocale(sql, invitation.login)) ?? invitation.inviter_locale;
  const params = { member_id: invitation.id };
  return [
    { to: invitation.login, channel: channelOf(invitation.login), locale, template: 'colleague-invitation', params },
  ];
};

/** A carrier is invited in the language the invitation was written for. */
export const planCarrierInvitation: Plan = async (sql, { payload }) => {
  const { invitation_id: invitationId } = paramsOf(payload);
  const invitation = await findCarrierInvitation(sql, Number(invitationId));
  if (!invitation) return [];
  const { login, locale } = invitation;
  return [
    {
      to: login,
      channel: channelOf(login),
      locale,
      template: 'carrier-invitation',
      params: { invitation_id: invitation.id },
    },
  ];
};
