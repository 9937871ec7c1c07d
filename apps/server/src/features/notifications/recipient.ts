import type { Message } from '../../platform/messages/messages';
import type { Recipient } from '../../platform/notices/subject';
import type { Template } from '../../platform/notices/templates';

export function addressTo(
  { email, phone, locale }: Recipient,
  template: Template,
  params: Message['params'],
): Message[] {
  const to = email ?? phone;
  return to === null ? [] : [{ to, channel: email === null ? 'sms' : 'email', locale, template, params }];
}
