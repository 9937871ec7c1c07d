import type { Locale } from '@tenderlane/contract';
import type { Message } from '../../platform/messages/messages';
import type { Loss } from '@tenderlane/domain';
import type { Template } from './render/texts';

/** A recipient: by e-mail if there is an address, else by SMS. */
export interface Recipient {
  account_id: number;
  email: string | null;
  phone: string | null;
  locale: Locale;
  country_id: string;
  company_id: number;
  company_is_closed: boolean;
  carrier_id?: number;
  option_id?: number;
  loss?: Loss | null;
}

export function addressTo(
  { email, phone, locale }: Recipient,
  template: Template,
  params: Message['params'],
): Message[] {
  const to = email ?? phone;
  return to === null ? [] : [{ to, channel: email === null ? 'sms' : 'email', locale, template, params }];
}

export const channelOf = (login: string): Message['channel'] => (login.includes('@') ? 'email' : 'sms');
