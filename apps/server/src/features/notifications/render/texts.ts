import { lookUp } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { NotificationGroup } from '@tenderlane/domain/notifications';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { endsItself } from '@tenderlane/messages/i18next';
import { serverMessages } from '@tenderlane/messages/server';

export type MailKey = keyof (typeof serverMessages)['en']['mail'];

/** What a message may be about: every text with a subject. */
export type Template = MailKey extends infer Key ? (Key extends `${infer Name}.subject` ? Name : never) : never;

export type NotificationKey = keyof (typeof serverMessages)['en']['notifications'];

/** What the bell may tell: every text with a title. */
export type NoticeTemplate = NotificationKey extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;

export type Texts = Readonly<Record<string, string>>;

/** One text in one language; a name in it is put in once and moves no number, and a sentence ends with one period. */
export const write = (locale: Locale, key: MailKey, values: Texts): string =>
  fill(serverMessages[locale].mail[key], values);

/** The same for the bell, messaging apps and alerts. */
export const writeNotice = (locale: Locale, key: NotificationKey, values: Texts): string =>
  fill(serverMessages[locale].notifications[key], values);

/** What a person reads where it chooses what to be told of. */
export const nameOfKind = (locale: Locale, group: NotificationGroup): string =>
  serverMessages[locale].preferences[`event.${group}`];

/** What the page is called on which a person chooses what to be told of. */
export const nameOfSettings = (locale: Locale): string => serverMessages[locale].bell.settings;

function fill(text: string, values: Texts): string {
  return text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = isolate(lookUp(values, name) ?? '');
    return endsItself(value) ? value : value + period;
  });
}

export const hasText = (key: string): key is MailKey => Object.hasOwn(serverMessages.en.mail, key);

export const isNotice = (template: string): template is NoticeTemplate =>
  Object.hasOwn(serverMessages.en.notifications, `${template}.title`);

/** Whether a message tells a moment until which something may be done. */
export const namesMoment = (template: string): boolean =>
  hasText(`${template}.text`) && serverMessages.en.mail[`${template}.text` as MailKey].includes('{{at}}');
