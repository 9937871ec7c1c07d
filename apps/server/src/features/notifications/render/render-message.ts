import { lookUp } from '@tenderlane/domain';
import { databaseClock, type Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { canSend, type Message, type RenderedMessage } from '../../../platform/messages/messages';
import { createSecrets } from '../../../platform/secrets/secrets';
import { createLinkWriter } from '../personal-links';
import { compose } from './compose';
import type { Render } from './render';
import {
  renderCarrierInvitation,
  renderCode,
  renderCodeLink,
  renderColleagueInvitation,
  renderContactCode,
} from './render-secrets';
import { renderBankDetailsCode } from './render-bank-details-code';
import { renderAnnouncement } from './render-announcement';
import { renderNotice } from './render-notice';
import { wasRead } from '../chats/unless-read';
import { inLanguage } from './in-language';
import { renderDigest } from './render-digest';
import type { BellParams } from '../bell/bell-entry';
import { renderBell } from '../bell/render-bell';
import { isNotice } from './texts';

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
  'carrier-invitation-reminder': renderCarrierInvitation,
  announcement: renderAnnouncement,
};

/** Writes a message in its reader's language; nothing when it is no longer true or cannot reach the reader. */
export function renderMessage(config: Config, clock: Clock = databaseClock) {
  const parts = {
    clock,
    secrets: createSecrets(config.appSecret),
    /** With PORT=0 the address is known once the server listens. */
    get publicUrl() {
      return config.publicUrl;
    },
  };
  const addPersonalLink = createLinkWriter(parts);
  return async (sql: Sql, message: Message): Promise<RenderedMessage | null> => {
    if (!canSend(config, message.channel) || (await wasRead(sql, message.params))) return null;
    if (message.channel === 'telegram' || message.channel === 'push') return renderShort(message, config.publicUrl);
    const content = await (lookUp(RENDERS, message.template) ?? renderNotice)(sql, message, parts);
    return content && compose(message, await addPersonalLink(sql, message, content), parts);
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
