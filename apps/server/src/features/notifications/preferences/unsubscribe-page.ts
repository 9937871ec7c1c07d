import type { Locale } from '@tenderlane/contract';
import type { UnsubscribeFacts } from '../../../platform/secrets/stated-links';
import { layOut } from '../render/layout';
import { nameOfKind, writeNotice, type NotificationKey } from '../render/texts';
import type { Unsubscribing } from './unsubscribe';

/** Where a person chooses everything else, signed in. */
const SETTINGS = {
  shipper: '/account/notifications',
  carrier: '/carrier/settings/notifications',
} as const satisfies Record<UnsubscribeFacts['side'], string>;

interface PageParts {
  locale: Locale;
  publicUrl: string;
  /** Null for a link that nobody made. */
  facts: Unsubscribing | null;
  isDone: boolean;
}

/** A page of its own: it must work for whoever is signed in nowhere, in any browser. */
export function unsubscribePage({ locale, publicUrl, facts, isDone }: PageParts): string {
  const kind = facts ? nameOfKind(locale, facts.group) : '';
  const say = (key: NotificationKey) => writeNotice(locale, key, { kind });
  const said = !facts ? 'unsubscribe.unknown' : isDone ? 'unsubscribe.done' : 'unsubscribe.text';
  return layOut({
    language: locale,
    title: say('unsubscribe.heading'),
    paragraphs: [say(said)],
    link: undefined,
    linkText: '',
    end: facts
      ? { text: say('unsubscribe.settings'), url: `${publicUrl}${SETTINGS[facts.side]}?lang=${locale}` }
      : undefined,
    ...(facts && !isDone && { press: say('unsubscribe.press') }),
  });
}
