/** Refusals about carrier packets and carriers' documents. */
export const packetErrors = {
  'packet.wrong-state': 'This is not possible now: the packet has moved on. Load the page again.',
  'packet.changed-meanwhile': 'The packet has changed since you opened it. Load the page again and check it.',
  'packet.nothing-published': 'There is no packet to ask for yet. Prepare one and publish it.',
  'packet.incomplete': 'Something required is still missing. Fill in what is marked and submit again.',
  'packet.unknown-part': 'The packet has no such section.',
  'packet.feedback-missing': 'Say what the carrier has to correct.',
  'packet.empty': 'Add at least one question, document or agreement.',
  'packet.repeated-id': 'This element stands here twice. Remove one of them.',
  'packet.too-few-options': 'Give at least two options that differ.',
  'packet.condition': 'Choose an earlier question and one of its answers.',
  'packet.unknown-question': 'The packet does not ask this any more. Load the page again.',
  'packet.document-expired': 'This document has expired. Attach a valid one.',
  'packet.expiry-missing': 'Give the date until which the document is valid.',
  'packet.amount-missing': 'Give the amount that the insurance covers.',
  'packet.amount-too-low': 'The insurance covers less than required.',
  'document.issued-after-expiry': 'The document cannot expire before it was issued. Check both dates.',
  'document.other-kind': 'A document of another kind is asked for here.',
  'document.handed-in':
    '{{shippers}} has this document in your packet. Add a new document instead, or take the packet back first.',
} as const;
