import type { RelationState } from '../carriers/relation';

/** While a shipper and a carrier work together, or stopped for a time, the shipper sees the carrier's vehicles and people. */
export const SHIPPER_SEES_FLEET_IN = ['on_review', 'verified', 'suspended'] as const satisfies readonly RelationState[];

export const mayShipperSeeFleet = (state: RelationState): boolean =>
  (SHIPPER_SEES_FLEET_IN as readonly RelationState[]).includes(state);

/** What a shipper sees of every driver of a carrier of its network. */
export const DRIVER_SUMMARY = ['name', 'licence_expires_on'] as const;

/**
 * What of a driver its reader sees. Who keeps the record sees all of it; a shipper sees all of the driver that the carrier has
 * named for one of its orders, until the order is archived.
 */
export const driverFieldsShown = (facts: {
  isOwnRecord: boolean;
  isAssignedToOwnLoad: boolean;
}): 'all' | typeof DRIVER_SUMMARY => (facts.isOwnRecord || facts.isAssignedToOwnLoad ? 'all' : DRIVER_SUMMARY);
