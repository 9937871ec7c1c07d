import { SIGN_IN_LIMITS } from '@tenderlane/domain/identity';
import { formatDate } from '@tenderlane/messages/formats';
import { serverMessages } from '@tenderlane/messages/server';
import type { Sql } from '../../../platform/database/database';
import { colleagueLink, findColleagueInvitation } from '../../brands';
import type { Message } from '../../../platform/messages/messages';
import { findCode, markCodeSent } from '../../identity';
import type { Render, RenderContext } from '../../../platform/notices/own-messages';

const minutes = String(SIGN_IN_LIMITS.codeLifeSeconds / 60);

async function startCode(sql: Sql, { params }: Message, { clock }: RenderContext) {
  const code = await findCode(sql, Number(params['code_id']));
  if (!code || code.used_at || code.replaced_at) return null;
  await markCodeSent(sql, code.id, await clock.now(sql));
  return code;
}

/** The code is computed only on sending, so that no queue or log contains it. */
export const renderCode: Render = async (sql, message, parts) => {
  const code = await startCode(sql, message, parts);
  return code && { values: { code: parts.secrets.code(code.id, code.salt), minutes } };
};

/** The secret is after the #, where server logs and programs that only fetch the page do not see it. */
export const renderCodeLink: Render = async (sql, message, parts) => {
  const code = await startCode(sql, message, parts);
  if (!code) return null;
  const page = `${parts.publicUrl}${code.application === 'carrier' ? '/carrier' : ''}/code`;
  return { values: { minutes }, link: `${page}#${parts.secrets.codeLink(code.salt)}` };
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
