/** Refusals about facilities. */
export const FACILITY_REFUSALS = {
  'facility.hours-order': 422,
  'facility.day-twice': 422,
  'facility.break-outside': 422,
  'facility.breaks-overlap': 422,
  'facility.holiday-twice': 422,
  'facility.not-usable': 422,
  'facility.nothing-proposed': 422,
  'facility.not-public': 409,
  'facility.already-public': 409,
  'facility.proposal-open': 409,
  'facility.proposal-decided': 409,
  'facility.too-many-proposals': 429,
  'facility.external-id-taken': 409,
  'facility.deleted': 409,
  'facility.changed-meanwhile': 409,
} as const;
