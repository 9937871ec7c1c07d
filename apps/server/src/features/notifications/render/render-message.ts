import { lookUp } from '@tenderlane/domain/values';
import type { BellParams } from '../bell/bell-entry';
import { databaseClock, type Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { canSend, type Message, type RenderedMessage } from '../../../platform/messages/messages';
import { createSecrets } from '../../../platform/secrets/secrets';
import { compose } from './compose';
import type { FactWriters } from '../../../platform/notices/notice';
import type { Render } from '../../../platform/notices/own-messages';
import type { DeclaredMessages } from '../declared-messages';
import { renderCode, renderCodeLink, renderColleagueInvitation } from './render-secrets';
import { renderBankDetailsCode } from './render-bank-details-code';
import { createNoticeRender } from './render-notice';
import { inLanguage } from './in-language';
import { createDigestRender } from './render-digest';
import { renderBell } from '../bell/render-bell';
import { isNotice } from '../../../platform/notices/texts';

/** Templates with a secret, or with data that may change until sending; all others carry their content. */
const RENDERS: Readonly<Record<string, Render>> = {
  'sign-in-code': renderCode,
  'sign-in-link': renderCodeLink,
  'bank-details-code': renderBankDetailsCode,
  'colleague-invitation': renderColleagueInvitation,
};

export type CreateRender = (
  config: Config,
  clock?: Clock,
) => (sql: Sql, message: Message) => Promise<RenderedMessage | null>;

/** Renders a message in its reader's language; null if it is outdated or cannot reach the reader. */
export function createRenderer(declared: DeclaredMessages): CreateRender {
  return (config, clock = databaseClock) => renderWith(declared, config, clock);
}

function renderWith(
  { renders: ownRenders, facts, hooks }: DeclaredMessages,
  config: Config,
  clock: Clock,
): ReturnType<CreateRender> {
  const parts = {
    clock,
    secrets: createSecrets(config.appSecret),
    /** A getter, because with PORT=0 the address is known only once the server listens. */
    get publicUrl() {
      return config.publicUrl;
    },
  };
  const renderNotice = createNoticeRender(facts);
  const renders = { ...RENDERS, ...ownRenders, 'notification-digest': createDigestRender(renderNotice, hooks) };
  const completeContent = hooks.createContentWriter(parts);
  return async (sql: Sql, message: Message): Promise<RenderedMessage | null> => {
    if (!canSend(config, message.channel) || (await hooks.isOutdated(sql, message.params))) return null;
    if (message.channel === 'telegram' || message.channel === 'push')
      return renderShort(message, config.publicUrl, facts);
    const content = await (lookUp(renders, message.template) ?? renderNotice)(sql, message, parts);
    return content && compose(message, await completeContent(sql, message, content), parts);
  };
}

function renderShort(
  { to, channel, locale, template, params }: Message,
  publicUrl: string,
  facts: FactWriters,
): RenderedMessage | null {
  if (!isNotice(template)) return null;
  const bell = params as BellParams & { country_id?: unknown };
  const { title, description } = renderBell(template, bell, { locale, countryId: String(bell.country_id), facts });
  const about = bell['about'];
  return {
    to,
    channel,
    subject: title,
    text: description,
    link: inLanguage(publicUrl + bell.path, locale),
    // Set by features that accept replies: the place of a reply.
    ...(about !== undefined && { about }),
  };
}
