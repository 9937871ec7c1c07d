import type { Locale } from '@tenderlane/contract';
import { SIGN_IN_LIMITS } from '@tenderlane/domain/identity';
import type { OwnMessages, Plan, Render } from '../../../platform/notices/own-messages';
import { findContactCode } from './contact-code.queries';
import { CONTACT_CODE_REQUESTED } from './verify-contact';

const planContactCode: Plan = async (sql, { payload }) => {
  const code = await findContactCode(sql, Number(payload['code_id']));
  if (!code) return [];
  const { login, channel, locale } = code;
  const params = { code_id: code.id };
  return [{ to: login, channel, locale: locale as Locale, template: 'contact-code', urgent: true, params }];
};

const minutes = String(SIGN_IN_LIMITS.codeLifeSeconds / 60);

/** The code is computed only on sending, so that no queue or log contains it. */
const renderContactCode: Render = async (sql, { params }, { secrets }) => {
  const code = await findContactCode(sql, Number(params['code_id']));
  if (!code || code.ended_at) return null;
  const { company_name: company, id, salt } = code;
  return { values: { code: secrets.contactCode(id, salt), company, minutes } };
};

export const contactCodeMessages: OwnMessages = {
  plans: { [CONTACT_CODE_REQUESTED]: planContactCode },
  renders: { 'contact-code': renderContactCode },
};
