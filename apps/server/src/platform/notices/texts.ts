import { lookUp } from '@tenderlane/domain/values';
import type { Locale } from '@tenderlane/contract';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { endsItself } from '@tenderlane/messages/i18next';
import { serverMessages } from '@tenderlane/messages/server';
import type { MailKey, NoticeTemplate, NotificationKey } from './templates';

export type Texts = Readonly<Record<string, string>>;

/** Writes one text; names are inserted once and literally, and a sentence ends with one period. */
export const write = (locale: Locale, key: MailKey, values: Texts): string =>
  fill(serverMessages[locale].mail[key], values);

export const writeNotice = (locale: Locale, key: NotificationKey, values: Texts): string =>
  fill(serverMessages[locale].notifications[key], values);

function fill(text: string, values: Texts): string {
  return text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = isolate(lookUp(values, name) ?? '');
    return endsItself(value) ? value : value + period;
  });
}

export const hasText = (key: string): key is MailKey => Object.hasOwn(serverMessages.en.mail, key);

export const isNotice = (template: string): template is NoticeTemplate =>
  Object.hasOwn(serverMessages.en.notifications, `${template}.title`);

export const namesMoment = (template: string): boolean =>
  hasText(`${template}.text`) && serverMessages.en.mail[`${template}.text` as MailKey].includes('{{at}}');
