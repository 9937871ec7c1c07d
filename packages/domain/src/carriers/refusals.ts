/** Refusals between a shipper and a carrier of its network. */
export const CARRIER_REFUSALS = {
  'carrier.wrong-relation': 409,
  'carrier.suspended': 409,
  'carrier.two-companies': 409,
  'carrier.merge-other-way': 409,
  'carrier.merge-itself': 409,
  'label.exists': 409,
  'carrier.access-closed': 409,
  'carrier.has-company': 409,
  'number.missing': 409,
  'number.changed': 409,
  'number.confirmed-here': 409,
  'number.confirmed-elsewhere': 409,
  'invitation.known': 409,
  'invitation.used': 409,
  'invitation.expired': 409,
  'invitation.revoked': 409,
} as const;
