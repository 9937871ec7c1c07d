import type { Locale } from '@tenderlane/contract';
import type { Message } from '../../platform/messages/messages';
import type { Loss } from '@tenderlane/domain';
import type { Template } from './render/texts';

/** A person who is told something: by e-mail where there is an address, else by SMS. */
export interface Recipient {
  account_id: number;
  email: string | null;
  phone: string | null;
  locale: Locale;
  /** Whose formats and time the person is told moments in. */
  country_id: string;
  /** The company it is told in. */
  company_id: number;
  company_is_closed: boolean;
  /** The carrier, of the company that writes, whose person it is. */
  carrier_id?: number;
  /** Its participation in the load. */
  option_id?: number;
  /** What became of the carrier's own bid. */
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
