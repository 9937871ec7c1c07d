import { formatDate } from '@tenderlane/messages/formats';
import type { Sql } from '../../platform/database/database';
import { writeMoment } from '../../platform/notices/moment';
import type { Render } from '../../platform/notices/own-messages';
import { write, type Texts } from '../../platform/notices/texts';
import { listTenderFacts } from '../auction';
import { carrierLink, findCarrierInvitation } from '../carriers';
import { zoneOfCountry } from '../reference';
import { findCountry } from './tender-people.queries';
import { describeTender, nameOf, titlePartsOf, type Reader } from './tender-text';

/** An invitation to a shipper's network; one that came with a tender describes it. */
export const renderCarrierInvitation: Render = async (sql, { params, locale }, { secrets, publicUrl }) => {
  const invitation = await findCarrierInvitation(sql, Number(params['invitation_id']));
  if (!invitation || invitation.revoked_at || invitation.used_at) return null;
  const {
    company_name: company,
    invited_by: person,
    login,
    message,
    expires_at: until,
    country_id: countryId,
  } = invitation;
  const reader = { locale, country_id: (await findCountry(sql, login)) ?? countryId };
  const tender = params['load_id'] ? await tenderTexts(sql, Number(params['load_id']), reader) : { details: '' };
  if (!tender) return null;
  const { details, ...texts } = tender;
  const says = message ? `${write(locale, 'carrier-invitation.says', { person })}\n${message}` : '';
  return {
    values: { person, company, login, until: formatDate(until, { locale, countryId, timeZone: 'UTC' }), ...texts },
    paragraphs: [details, says].filter(Boolean),
    link: carrierLink(publicUrl, secrets, invitation).url,
  };
};

async function tenderTexts(sql: Sql, loadId: number, reader: Reader): Promise<(Texts & { details: string }) | null> {
  const [facts] = await listTenderFacts(sql, [loadId]);
  if (!facts?.effective_end) return null;
  const { locale, country_id: countryId } = reader;
  const where = { locale, countryId, timeZone: zoneOfCountry(countryId) };
  return {
    ...titlePartsOf(facts, reader),
    tender: nameOf(facts, reader),
    details: describeTender(facts, reader),
    at: writeMoment(facts.effective_end.getTime(), where),
  };
}
