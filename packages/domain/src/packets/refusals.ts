/** Refusals of the carrier packet and of carriers' documents. */
export const PACKET_REFUSALS = {
  'packet.wrong-state': 409,
  'packet.changed-meanwhile': 409,
  'packet.nothing-published': 409,
  'packet.incomplete': 422,
  'packet.unknown-part': 422,
  'packet.feedback-missing': 422,
  'packet.empty': 422,
  'packet.repeated-id': 422,
  'packet.too-few-options': 422,
  'packet.condition': 422,
  'packet.unknown-question': 422,
  'packet.expiry-missing': 422,
  'packet.amount-missing': 422,
  'packet.amount-too-low': 422,
  'document.issued-after-expiry': 422,
  'document.other-kind': 422,
} as const;
