import type { Locale } from '@tenderlane/contract';
import { findCode } from '../identity';
import { channelOf, type Plan } from '../../platform/notices/own-messages';

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
