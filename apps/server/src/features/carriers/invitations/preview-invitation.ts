import type { Locale } from '@tenderlane/contract';
import { INVITATION_LIFE_MS } from '@tenderlane/domain/carriers';
import { formatDate } from '@tenderlane/messages/formats';
import type { MemberContext } from '../../../platform/context';
import { findAccount } from '../../identity';
import { compose } from '../../notifications';
import { write } from '../../../platform/notices/texts';

export async function previewInvitation(
  { sql, principal, config, secrets, clock }: MemberContext,
  { text, locale }: { text: string; locale: Locale },
) {
  const { companyName: company, companyCountryId: countryId } = principal;
  const account = await findAccount(sql, principal.accountId);
  const person = `${account?.first_name ?? ''} ${account?.last_name ?? ''}`.trim() || company;
  const carrier = write(locale, 'carrier-invitation.somebody', {});
  const until = new Date((await clock.now(sql)) + INVITATION_LIFE_MS);
  const words = text
    .replaceAll('{{carrier}}', carrier)
    .replaceAll('{{company}}', company)
    .replaceAll('{{person}}', person);
  const content = {
    values: {
      person,
      company,
      login: 'office@example.com',
      until: formatDate(until, { locale, countryId, timeZone: 'UTC' }),
    },
    paragraphs: words ? [`${write(locale, 'carrier-invitation.says', { person })}\n${words}`] : [],
    link: `${config.publicUrl}/carrier/open`,
    end: { text: write(locale, 'carrier-invitation.opt_out', {}), url: `${config.publicUrl}/carrier/stop` },
  };
  const parts = { publicUrl: config.publicUrl, secrets };
  const message = { to: 'office@example.com', locale, template: 'carrier-invitation' };
  const mail = compose({ ...message, channel: 'email' }, content, parts);
  const sms = compose({ ...message, channel: 'sms' }, content, parts);
  return { subject: mail.subject, text: mail.text, html: mail.html ?? '', sms: sms.text };
}
