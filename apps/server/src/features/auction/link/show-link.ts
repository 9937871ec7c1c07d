import type { LinkPreview, TenderSummary } from '@tenderlane/contract';
import type { Context, HolderContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { findOpenInvitation, readPersonalLink } from '../../carriers';
import { iso } from '../../../platform/present';
import { tenderNumber } from '../../loads';
import { cityOfStop } from '../city-of-stop';
import { listTenderFacts, type TenderFacts } from '../tender-facts.queries';
import { findLinkedLoad } from './link.queries';

export async function showPersonalLink(context: HolderContext): Promise<LinkPreview> {
  const { sql } = context;
  const { link, refusal, now } = await readPersonalLink(context);
  const isOpen = refusal === null;
  const state = isOpen ? 'open' : (refusal.code.slice('link.'.length) as LinkPreview['state']);
  const [tender] = isOpen && link.load_id !== null ? await listTenderFacts(sql, [link.load_id]) : [];
  const invitation =
    isOpen && link.invitation_id !== null ? await findOpenInvitation(context, link.invitation_id, now) : null;
  return {
    state,
    shipper: { name: link.shipper, country_id: link.shipper_country },
    load_id: link.load_id,
    is_order: link.link_order !== null,
    tender: tender && tender.state !== 'draft' ? presentFacts(context, tender) : null,
    invitation,
    server_time: new Date(now).toISOString(),
  };
}

export const findTenderHolder: FindHolder = async ({ sql, unknownCodes, client }, code) => {
  unknownCodes.ensureFew(client.address);
  const load = await findLinkedLoad(sql, null, code);
  if (!load) throw unknownCodes.refuse(client.address);
  return { kind: 'holder', purpose: 'tender', recordId: load.id, companyId: load.company_id, expiresAt: null };
};

/** Returns the tender of a public link while bids are taken; afterwards only that it is over. */
export async function showPublicLink(context: HolderContext) {
  const { sql } = context;
  const [tender] = await listTenderFacts(sql, [context.principal.recordId]);
  if (!tender) throw notFound();
  if (tender.state !== 'ongoing') throw new AppError('bid.too-late');
  return { tender: presentFacts(context, tender), server_time: new Date(await context.clock.now(sql)).toISOString() };
}

function presentFacts({ locale }: Context, facts: TenderFacts): TenderSummary {
  const stopOf = (stop: TenderFacts['pickup']) =>
    stop && {
      city: cityOfStop(stop, locale),
      country_id: stop.country_id,
      time_zone: stop.time_zone,
      from: stop.from,
      to: stop.to,
    };
  const { cargo, truck, currency } = facts;
  return {
    id: facts.id,
    name: facts.name ?? tenderNumber(facts),
    is_open: facts.state === 'ongoing',
    shipper: { name: facts.company, country_id: facts.country_id },
    tender_type: facts.tender_type,
    mode: facts.mode,
    basis: facts.basis,
    vat_mode: facts.vat_mode,
    days_to_pay: facts.days_to_pay,
    currency,
    starting_rate: facts.starting_rate,
    book_now_price: facts.book_now_price,
    cargo_name: cargo.name ?? null,
    weight_kg: cargo.weight_kg ?? null,
    packages: cargo.packages ?? null,
    body_types: truck.body_types,
    temperature: truck.temperature ?? null,
    distance_km: facts.distance_km,
    distance_source: facts.distance_source,
    pickup: stopOf(facts.pickup),
    delivery: stopOf(facts.delivery),
    stop_count: facts.stop_count,
    effective_end_at: iso(facts.effective_end),
  };
}
