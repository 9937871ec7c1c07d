import { lookUp } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { endsItself } from '@tenderlane/messages/i18next';
import { serverMessages } from '@tenderlane/messages/server';

export type MailKey = keyof (typeof serverMessages)['en']['mail'];

/** What a message may be about: every text with a subject. */
export type Template = MailKey extends infer Key ? (Key extends `${infer Name}.subject` ? Name : never) : never;

export type Texts = Readonly<Record<string, string>>;

/** One text in one language; a name in it is put in once and moves no number, and a sentence ends with one period. */
export function write(locale: Locale, key: MailKey, values: Texts): string {
  return serverMessages[locale].mail[key].replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = isolate(lookUp(values, name) ?? '');
    return endsItself(value) ? value : value + period;
  });
}

export const hasText = (key: string): key is MailKey => Object.hasOwn(serverMessages.en.mail, key);
