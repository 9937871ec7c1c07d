import type { Locale } from '@tenderlane/contract';
import { findCode } from '../identity';
import { findContactCode } from '../fleet';
import type { Plan } from './plan';
import { channelOf } from './recipient';

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

export const planContactCode: Plan = async (sql, { payload }) => {
  const code = await findContactCode(sql, Number(payload['code_id']));
  if (!code) return [];
  const { login, channel, locale } = code;
  const params = { code_id: code.id };
  return [{ to: login, channel, locale: locale as Locale, template: 'contact-code', urgent: true, params }];
};
