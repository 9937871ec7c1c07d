import { SIGN_IN_LIMITS } from '@tenderlane/domain';
import { formatDate } from '@tenderlane/contract/locale-formats';
import { serverMessages } from '@tenderlane/messages/server';
import { colleagueLink, findColleagueInvitation } from '../brands';
import { carrierLink, findCarrierInvitation } from '../carriers';
import { findCode } from '../identity';
import type { Render } from './render';
import { write } from './texts';

/** The code is made here and nowhere before, so that nothing on the way can tell it. */
export const renderCode: Render = async (sql, { params }, { secrets }) => {
  const code = await findCode(sql, Number(params['code_id']));
  if (!code || code.used_at) return null;
  return { values: { code: secrets.code(code.id, code.salt), minutes: String(SIGN_IN_LIMITS.codeLifeSeconds / 60) } };
};

export const renderColleagueInvitation: Render = async (sql, { params, locale }, { secrets, publicUrl }) => {
  const invitation = await findColleagueInvitation(sql, Number(params['member_id']));
  if (!invitation?.salt || !invitation.invited_until || invitation.state !== 'invited') return null;
  const {
    invited_by: person,
    company_name: company,
    login,
    role,
    invited_until: until,
    country_id: countryId,
  } = invitation;
  return {
    values: {
      person,
      company,
      login,
      role: serverMessages[locale].reference.roles[role],
      until: formatDate(until, { locale, countryId, timeZone: 'UTC' }),
    },
    link: colleagueLink(publicUrl, secrets, { ...invitation, salt: invitation.salt }),
  };
};

export const renderCarrierInvitation: Render = async (sql, { params, locale }, { secrets, publicUrl }) => {
  const invitation = await findCarrierInvitation(sql, Number(params['invitation_id']));
  if (!invitation || invitation.revoked_at || invitation.used_at) return null;
  const {
    company_name: company,
    invited_by: person,
    login,
    message,
    expires_at: until,
    country_id: countryId,
  } = invitation;
  return {
    values: { person, company, login, until: formatDate(until, { locale, countryId, timeZone: 'UTC' }) },
    paragraphs: message ? [`${write(locale, 'carrier-invitation.says', { person })}\n${message}`] : [],
    link: carrierLink(publicUrl, secrets, invitation).url,
  };
};
