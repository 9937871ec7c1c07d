import type { Config } from '../../platform/config';
import type { Sql } from '../../platform/database';
import type { Message, RenderedMessage } from '../../platform/messages';
import { createSecrets } from '../../platform/secrets';
import { canSend } from '../identity';
import type { Content, Render } from './render';
import { renderCarrierInvitation, renderCode, renderColleagueInvitation } from './render-secrets';
import { renderNotice } from './render-notice';
import { hasText, write, type Template } from './texts';

/** Messages with a secret or a name that may change until they leave; every other one carries what it says. */
const RENDERS: Readonly<Record<string, Render>> = {
  'sign-in-code': renderCode,
  'colleague-invitation': renderColleagueInvitation,
  'carrier-invitation': renderCarrierInvitation,
};

/** Writes a message in its reader's language; nothing when it is no longer true or cannot reach the reader. */
export function renderMessage(config: Config) {
  const secrets = createSecrets(config.appSecret);
  return async (sql: Sql, message: Message): Promise<RenderedMessage | null> => {
    if (!canSend(config, message.channel)) return null;
    const content = await (RENDERS[message.template] ?? renderNotice)(sql, message, {
      publicUrl: config.publicUrl,
      secrets,
    });
    return content && compose(message, content);
  };
}

function compose(
  { to, channel, locale, template }: Message,
  { values, paragraphs = [], link }: Content,
): RenderedMessage {
  const name = template as Template;
  const subject = write(locale, `${name}.subject`, values);
  const short = `${name}.sms`;
  const text =
    channel === 'sms'
      ? [hasText(short) ? write(locale, short, values) : subject, link].filter(Boolean).join(' ')
      : [write(locale, `${name}.text`, values), ...paragraphs, link].filter(Boolean).join('\n\n');
  return { to, channel, subject, text };
}
