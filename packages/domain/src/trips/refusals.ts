export const TRIP_REFUSALS = {
  'assignment.wrong-state': 409,
  'driver-link.no-driver': 409,
  'driver-link.no-phone': 409,
  'driver-link.no-email': 409,
  'trip.over': 409,
  'trip.report-final': 409,
  'trip.skip-by-shipper': 403,
  'trip.reason-required': 422,
  'trip.order-reason': 422,
  'trip.time-outside': 422,
  'trip.proof-decided': 409,
  'trip.proof-not-delivery': 409,
} as const;
