import type { CarrierLoad } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { readStopFacilities } from '../../facilities';
import { findOwnLoad, readStopLocalizer } from '../../loads';
import { presentPreview } from './carrier-view';

/** What carriers will see of a tender, before anybody has an option of it. */
export async function previewForCarriers(context: MemberContext, id: number): Promise<CarrierLoad> {
  const load = await findOwnLoad(context, id);
  const now = await context.clock.now(context.sql);
  const { waypoints } = load.parts;
  const [localize, facilities] = await Promise.all([
    readStopLocalizer(context.sql, waypoints, context.locale),
    readStopFacilities(context.sql, waypoints),
  ]);
  const shown = { ...load, parts: { ...load.parts, waypoints: localize(waypoints) } };
  return presentPreview(
    shown,
    { name: context.principal.companyName, country_id: context.principal.companyCountryId },
    now,
    facilities,
  );
}
