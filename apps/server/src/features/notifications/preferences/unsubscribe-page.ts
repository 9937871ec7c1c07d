import type { Locale } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import type { NotificationKey } from '../../../platform/notices/templates';
import type { UnsubscribeFacts } from '../../../platform/secrets/stated-links';
import { escapeHtml } from '../../../platform/http/escape-html';
import { writeNotice } from '../../../platform/notices/texts';
import type { Unsubscribing } from './unsubscribe';

const SETTINGS = {
  shipper: '/account/notifications',
  carrier: '/carrier/settings/notifications',
} as const satisfies Record<UnsubscribeFacts['side'], string>;

interface PageParts {
  locale: Locale;
  publicUrl: string;
  facts: Unsubscribing | null;
  isDone: boolean;
}

// The colours of the applications; this page cannot know the names of their style files.
const STYLE = `
:root { color-scheme: light dark; --body: #ffffff; --text: #13191e; --text2: #465059; --link: #075a64; --primary: #0a6c77; --on-primary: #ffffff; --focus: #1f8590 }
@media (prefers-color-scheme: dark) {
  :root { --body: #12171a; --text: #e7eaec; --text2: #c2c9ce; --link: #70bac0; --primary: #439fa8; --on-primary: #061114; --focus: #439fa8 }
}
body { margin: 0; padding: 48px 20px; background: var(--body); color: var(--text); font: 15px/22px 'Inter Variable', system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; overflow-wrap: anywhere }
.name { margin: 0 0 24px; color: var(--text2); font-weight: 600 }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 28px; font-weight: 620 }
p { margin: 0 0 20px }
button { min-height: 52px; margin: 0 0 20px; padding: 8px 20px; border: 0; border-radius: 10px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 580; cursor: pointer }
a { color: var(--link); display: inline-block; padding: 11px 0 }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px }
`;

/** A separate page, because it must work in any browser without a sign-in. */
export function unsubscribePage({ locale, publicUrl, facts, isDone }: PageParts): string {
  const { preferences, bell } = serverMessages[locale];
  const kind = facts ? preferences[`event.${facts.group}`] : '';
  const say = (key: NotificationKey) => escapeHtml(writeNotice(locale, key, { kind }));
  const said = !facts ? 'unsubscribe.unknown' : isDone ? 'unsubscribe.done' : 'unsubscribe.text';
  const settings = facts ? `${publicUrl}${SETTINGS[facts.side]}?lang=${locale}` : '';
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${say('unsubscribe.heading')} – Tenderlane</title><style>${STYLE}</style></head><body><main>`,
    `<p class="name">Tenderlane</p><h1>${say('unsubscribe.heading')}</h1><p role="status">${say(said)}</p>`,
    facts && !isDone ? `<form method="post"><button>${say('unsubscribe.press')}</button></form>` : '',
    facts ? `<a href="${escapeHtml(settings)}">${escapeHtml(bell.settings)}</a>` : '',
    '</main></body></html>',
  ].join('');
}
