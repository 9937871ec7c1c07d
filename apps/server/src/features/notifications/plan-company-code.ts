import type { Locale } from '@tenderlane/contract';
import { findCompanyCode } from '../brands';
import { channelOf, type Plan } from '../../platform/notices/own-messages';

export const planCompanyCode: Plan = async (sql, { payload }) => {
  const code = await findCompanyCode(sql, Number(payload['code_id']));
  if (!code || code.used_at || code.replaced_at) return [];
  const { login, locale } = code;
  return [
    {
      to: login,
      channel: channelOf(login),
      locale: locale as Locale,
      template: 'bank-details-code',
      urgent: true,
      params: { code_id: code.id },
    },
  ];
};
