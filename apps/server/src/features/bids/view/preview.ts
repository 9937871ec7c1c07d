import { presentWindow, releaseRateBp, shipperDwellMinutes } from '@tenderlane/domain/scorecard';
import type { CarrierLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { readStopFacilities } from '../../facilities';
import { findOwnLoad, readStopLocalizer } from '../../loads';
import { presentPreview } from './carrier-view';
import { readShipperFacts } from './shipper-facts.queries';

export async function previewForCarriers(context: MemberContext, id: number): Promise<CarrierLoad> {
  const load = await findOwnLoad(context, id);
  const now = await context.clock.now(context.sql);
  const { waypoints } = load.parts;
  const [localize, facilities, shipper] = await Promise.all([
    readStopLocalizer(context.sql, waypoints, context.locale),
    readStopFacilities(context.sql, waypoints),
    readShipperFacts(context.sql, context.principal.companyId, presentWindow(now).from),
  ]);
  const shown = { ...load, parts: { ...load.parts, waypoints: localize(waypoints) } };
  const preview = presentPreview(
    shown,
    { name: context.principal.companyName, country_id: context.principal.companyCountryId },
    now,
    facilities,
  );
  return {
    ...preview,
    shipper_release_rate_bp: releaseRateBp(shipper),
    shipper_dwell_minutes: shipperDwellMinutes(shipper.dwell),
  };
}
