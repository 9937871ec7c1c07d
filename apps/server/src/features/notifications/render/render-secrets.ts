import { SIGN_IN_LIMITS } from '@tenderlane/domain/people';
import { formatDate } from '@tenderlane/messages/formats';
import { serverMessages } from '@tenderlane/messages/server';
import type { Sql } from '../../../platform/database/database';
import { colleagueLink, findColleagueInvitation } from '../../brands';
import { carrierLink, findCarrierInvitation } from '../../carriers';
import type { Message } from '../../../platform/messages/messages';
import { findContactCode } from '../../fleet';
import { findCode, saveCodeSent } from '../../identity';
import { listTenderFacts } from '../../auction';
import { zoneOfCountry } from '../../reference';
import { findCountry } from '../queries';
import type { Render, RenderContext } from './render';
import { writeMoment } from './moment';
import { describeTender, nameOf, titlePartsOf, type Reader } from './tender-text';
import { write, type Texts } from './texts';

const minutes = String(SIGN_IN_LIMITS.codeLifeSeconds / 60);

async function startCode(sql: Sql, { params }: Message, { clock }: RenderContext) {
  const code = await findCode(sql, Number(params['code_id']));
  if (!code || code.used_at || code.replaced_at) return null;
  await saveCodeSent(sql, code.id, await clock.now(sql));
  return code;
}

/** The code is computed only on sending, so that no queue or log contains it. */
export const renderCode: Render = async (sql, message, parts) => {
  const code = await startCode(sql, message, parts);
  return code && { values: { code: parts.secrets.code(code.id, code.salt), minutes } };
};

export const renderContactCode: Render = async (sql, { params }, { secrets }) => {
  const code = await findContactCode(sql, Number(params['code_id']));
  if (!code || code.ended_at) return null;
  const { company_name: company, id, salt } = code;
  return { values: { code: secrets.contactCode(id, salt), company, minutes } };
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
  const reader = { locale, country_id: (await findCountry(sql, login)) ?? countryId };
  const tender = params['load_id'] ? await tenderTexts(sql, Number(params['load_id']), reader) : { details: '' };
  if (!tender) return null;
  const { details, ...texts } = tender;
  const says = message ? `${write(locale, 'carrier-invitation.says', { person })}\n${message}` : '';
  return {
    values: { person, company, login, until: formatDate(until, { locale, countryId, timeZone: 'UTC' }), ...texts },
    paragraphs: [details, says].filter(Boolean),
    link: carrierLink(publicUrl, secrets, invitation).url,
  };
};

async function tenderTexts(sql: Sql, loadId: number, reader: Reader): Promise<(Texts & { details: string }) | null> {
  const [facts] = await listTenderFacts(sql, [loadId]);
  if (!facts?.effective_end) return null;
  const { locale, country_id: countryId } = reader;
  const where = { locale, countryId, timeZone: zoneOfCountry(countryId) };
  return {
    ...titlePartsOf(facts, reader),
    tender: nameOf(facts, reader),
    details: describeTender(facts, reader),
    at: writeMoment(facts.effective_end.getTime(), where),
  };
}
