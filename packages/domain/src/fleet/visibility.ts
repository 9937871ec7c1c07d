export const DRIVER_SUMMARY = ['name', 'licence_expires_on'] as const;

/**
 * Returns the visible fields of a driver. The record's owner sees all; a shipper sees all of a driver named for one of
 * its orders, until the order is archived.
 */
export const driverFieldsShown = (facts: {
  isOwnRecord: boolean;
  isAssignedToOwnLoad: boolean;
}): 'all' | typeof DRIVER_SUMMARY => (facts.isOwnRecord || facts.isAssignedToOwnLoad ? 'all' : DRIVER_SUMMARY);
