import { lookUp } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import { databaseClock, type Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { canSend, type Message, type RenderedMessage } from '../../../platform/messages/messages';
import { createSecrets } from '../../../platform/secrets/secrets';
import { addPersonalLink } from '../personal-links';
import type { Content, Render } from './render';
import { renderCarrierInvitation, renderCode, renderCodeLink, renderColleagueInvitation } from './render-secrets';
import { renderNotice } from './render-notice';
import { fitSms } from './sms-text';
import { joinTitle } from './tender-text';
import { hasText, write, type Template, type Texts } from './texts';

/** Messages with a secret or a name that may change until they leave; every other one carries what it says. */
const RENDERS: Readonly<Record<string, Render>> = {
  'sign-in-code': renderCode,
  'sign-in-link': renderCodeLink,
  'colleague-invitation': renderColleagueInvitation,
  'carrier-invitation': renderCarrierInvitation,
  'carrier-invitation-tender': renderCarrierInvitation,
};

/** Writes a message in its reader's language; nothing when it is no longer true or cannot reach the reader. */
export function renderMessage(config: Config, clock: Clock = databaseClock) {
  const secrets = createSecrets(config.appSecret);
  return async (sql: Sql, message: Message): Promise<RenderedMessage | null> => {
    if (!canSend(config, message.channel)) return null;
    const parts = { clock, publicUrl: config.publicUrl, secrets };
    const content = await (lookUp(RENDERS, message.template) ?? renderNotice)(sql, message, parts);
    return content && compose(message, await addPersonalLink(sql, message, content, parts));
  };
}

function compose(
  { to, channel, locale, template }: Message,
  { values, paragraphs = [], link, optOut }: Content,
): RenderedMessage {
  const name = template as Template;
  const withTitle = (some: Texts): Texts => ({ ...some, load: joinTitle(some) });
  const subject = write(locale, `${name}.subject`, withTitle(values));
  const opened = link && inLanguage(link, locale);
  if (channel === 'sms') {
    const short = `${name}.sms`;
    const from = ABOUT_TENDERS.test(name) ? 'tender.sms' : null;
    const text = (some: Texts) => {
      const said = write(locale, hasText(short) ? short : `${name}.subject`, withTitle(some));
      return from ? write(locale, from, { company: some['company'] ?? '', said }) : said;
    };
    return { to, channel, subject, text: fitSms(text, values, opened) };
  }
  // Who has not accepted yet may want to hear nothing more; everybody else is told what happens to its bids.
  const isInvitation = name === 'carrier-invitation' || name === 'carrier-invitation-tender';
  const stop =
    optOut && isInvitation && `${write(locale, 'carrier-invitation.opt_out', {})}\n${inLanguage(optOut, locale)}`;
  const text = [write(locale, `${name}.text`, withTitle(values)), ...paragraphs, opened, stop];
  return { to, channel, subject, text: text.filter(Boolean).join('\n\n') };
}

/** A carrier's SMS begins with who asks. */
const ABOUT_TENDERS = /^tender-/;

/** A page opens in the language of its message, whatever the browser's is. */
function inLanguage(link: string, locale: Locale): string {
  const url = new URL(link);
  url.searchParams.set('lang', locale);
  return url.href;
}
