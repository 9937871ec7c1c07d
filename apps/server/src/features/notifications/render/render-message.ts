import { lookUp } from '@tenderlane/domain';
import { databaseClock, type Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { canSend, type Message, type RenderedMessage } from '../../../platform/messages/messages';
import { createSecrets } from '../../../platform/secrets/secrets';
import { addPersonalLink } from '../personal-links';
import type { Content, Render, RenderContext } from './render';
import {
  renderCarrierInvitation,
  renderCode,
  renderCodeLink,
  renderColleagueInvitation,
  renderContactCode,
} from './render-secrets';
import { renderBankDetailsCode } from './render-bank-details-code';
import { renderNotice } from './render-notice';
import { wasRead } from '../chats/unless-read';
import { fitSms } from './sms-text';
import { inLanguage } from './in-language';
import { layOut } from './layout';
import { renderDigest } from './render-digest';
import { joinTitle } from './tender-text';
import type { BellParams } from '../bell/bell-entry';
import { renderBell } from '../bell/render-bell';
import { hasText, isNotice, write, type Template, type Texts } from './texts';

/** Messages with a secret or a name that may change until they leave; every other one carries what it says. */
const RENDERS: Readonly<Record<string, Render>> = {
  'notification-digest': renderDigest,
  'sign-in-code': renderCode,
  'sign-in-link': renderCodeLink,
  'contact-code': renderContactCode,
  'bank-details-code': renderBankDetailsCode,
  'colleague-invitation': renderColleagueInvitation,
  'carrier-invitation': renderCarrierInvitation,
  'carrier-invitation-tender': renderCarrierInvitation,
};

/** Writes a message in its reader's language; nothing when it is no longer true or cannot reach the reader. */
export function renderMessage(config: Config, clock: Clock = databaseClock) {
  const secrets = createSecrets(config.appSecret);
  return async (sql: Sql, message: Message): Promise<RenderedMessage | null> => {
    if (!canSend(config, message.channel) || (await wasRead(sql, message.params))) return null;
    const parts = { clock, publicUrl: config.publicUrl, secrets };
    if (message.channel === 'telegram' || message.channel === 'push') return renderShort(message, config.publicUrl);
    const content = await (lookUp(RENDERS, message.template) ?? renderNotice)(sql, message, parts);
    return content && compose(message, await addPersonalLink(sql, message, content, parts), parts);
  };
}

/** What the bell says, with where it leads. */
function renderShort({ to, channel, locale, template, params }: Message, publicUrl: string): RenderedMessage | null {
  if (!isNotice(template)) return null;
  const bell = params as BellParams & { country_id?: unknown };
  const { title, description } = renderBell(template, bell, { locale, countryId: String(bell.country_id) });
  const about = bell['about'];
  return {
    to,
    channel,
    subject: title,
    text: description,
    link: inLanguage(publicUrl + bell.path, locale),
    // Where an answer to it belongs: the feature that tells it says so.
    ...(about !== undefined && { about }),
  };
}

function compose(
  { to, channel, locale, template, unsubscribe }: Message,
  { values, paragraphs = [], link, optOut }: Content,
  { publicUrl, secrets }: Pick<RenderContext, 'publicUrl' | 'secrets'>,
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
  const secret = unsubscribe && secrets.unsubscribeLink(unsubscribe);
  const end =
    optOut && isInvitation
      ? { text: write(locale, 'carrier-invitation.opt_out', {}), url: inLanguage(optOut, locale) }
      : secret
        ? { text: write(locale, 'mail.unsubscribe', {}), url: inLanguage(unsubscribePage(publicUrl, secret), locale) }
        : undefined;
  const said = [write(locale, `${name}.text`, withTitle(values)), ...paragraphs].filter(Boolean);
  const linkText = write(locale, 'mail.open', {});
  return {
    to,
    channel,
    subject,
    text: [...said, opened, end && `${end.text}\n${end.url}`].filter(Boolean).join('\n\n'),
    html: layOut({
      language: locale,
      title: subject,
      paragraphs: said.flatMap((text) => text.split('\n\n')),
      link: opened,
      linkText,
      end,
    }),
    ...(secret && { unsubscribeUrl: unsubscribePage(publicUrl, secret) }),
  };
}

/** People press a button there, mail programs post to it. */
const unsubscribePage = (publicUrl: string, secret: string) => `${publicUrl}/unsubscribe/${secret}`;

/** A carrier's SMS begins with who asks. */
const ABOUT_TENDERS = /^tender-/;
