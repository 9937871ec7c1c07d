import type { Message, RenderedMessage } from '../../../platform/messages/messages';
import type { Template } from '../../../platform/notices/templates';
import type { Content, RenderContext } from '../../../platform/notices/own-messages';
import { fitSms } from './sms-text';
import { inLanguage } from './in-language';
import { layOut } from './layout';
import { joinTitle } from './title';
import { hasText, write, type Texts } from '../../../platform/notices/texts';

export function compose(
  { to, channel, locale, template, unsubscribe }: Omit<Message, 'params'>,
  { values, paragraphs = [], html, link, end: ownEnd, calendar }: Content,
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
  const secret = unsubscribe && secrets.unsubscribeLink(unsubscribe);
  const target =
    ownEnd ?? (secret && { text: write(locale, 'mail.unsubscribe', {}), url: unsubscribePage(publicUrl, secret) });
  const end = target ? { ...target, url: inLanguage(target.url, locale) } : undefined;
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
      // Text that the HTML also contains is not repeated.
      paragraphs: (html === undefined ? said : said.slice(0, 1)).flatMap((text) => text.split('\n\n')),
      html,
      link: opened,
      linkText,
      end,
    }),
    ...(secret && { unsubscribeUrl: unsubscribePage(publicUrl, secret) }),
    ...(calendar && { calendar }),
  };
}

const unsubscribePage = (publicUrl: string, secret: string) => `${publicUrl}/unsubscribe/${secret}`;

/** A carrier's SMS about a tender begins with the shipper's name. */
const ABOUT_TENDERS = /^tender-/;
