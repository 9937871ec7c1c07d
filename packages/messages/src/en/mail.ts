/** E-mails and text messages. A message is its text, then the link; an SMS is the subject, or its own `sms`, and the link. */
export const mail = {
  'sign-in-code.subject': 'Your sign-in code for Tenderlane',
  'sign-in-code.text':
    '{{code}} is your code to sign in to Tenderlane. It works once and for {{minutes}} minutes.\n\nIf you did not ask for it, somebody typed your address by mistake. Nobody can sign in without this code, so never pass it on.',
  'sign-in-code.sms': '{{code}} is your Tenderlane code. Never pass it on.',

  'colleague-invitation.subject': '{{person}} invites you to {{company}} on Tenderlane',
  'colleague-invitation.text':
    '{{person}} invites you to work in {{company}} on Tenderlane as: {{role}}.\n\nThe invitation is for {{login}} and is good until {{until}}.',
  'carrier-invitation.subject': '{{company}} invites you to its tenders',
  'carrier-invitation.text':
    '{{company}} publishes its loads on Tenderlane and invites you to bid. Taking part costs nothing.\n\nThe invitation is for {{login}} and is good until {{until}}.',
  'carrier-invitation.says': '{{person}} writes:',

  'carrier-requested.subject': '{{carrier}} asks for access to your tenders',
  'carrier-requested.text': '{{carrier}} ({{requested}}) asks for access to your tenders. Let it in or decline.',
  'carrier-requested.forwarded':
    'The invitation was sent to {{invited}} but accepted by {{requested}}. Check that both belong to the same company.',
  'carrier-accepted.subject': '{{carrier}} accepted your invitation',
  'carrier-accepted.text': '{{carrier}} is now in your network and sees the tenders meant for it.',
  'carrier-approved.subject': '{{company}} let you in',
  'carrier-approved.text': '{{company}} accepted your request. Its tenders are open to you.',
  'carrier-declined.subject': '{{company}} declined your request',
  'carrier-declined.text': '{{company}} declined your request for access.\n\nReason: {{reason}}',
  'carrier-suspended.subject': '{{company}} suspended the work with you',
  'carrier-suspended.text':
    '{{company}} suspended the work with you. Until it is resumed your bids in its tenders do not count.\n\nReason: {{reason}}',
  'carrier-resumed.subject': '{{company}} resumed the work with you',
  'carrier-resumed.text': '{{company}} resumed the work with you. Its tenders are open to you again.',

  'tender-invited.subject': 'New tender: {{load}}',
  'tender-invited.text': '{{company}} invites you to bid for {{load}}.\n\nBidding ends {{at}}.',
  'tender-outbid.subject': 'You were outbid: {{load}}',
  'tender-outbid.text': 'Another carrier offers less for {{load}}.\n\nYou may improve your bid until {{at}}.',
  'tender-extended.subject': 'More time to bid: {{load}}',
  'tender-extended.text': '{{company}} gives more time for {{load}}. Bidding now ends {{at}}.\n\nReason: {{reason}}',
  'tender-leader-withdrew.subject': 'The leading bid was withdrawn: {{load}}',
  'tender-leader-withdrew.text': 'The leading carrier withdrew its bid for {{load}}. Bidding ends {{at}}.',
  'tender-changed.subject': 'The tender has changed: {{load}}',
  'tender-changed.text':
    '{{company}} changed the terms of {{load}}. Look at them again: a bid placed before counts only after you confirm it.\n\nBidding ends {{at}}.',
  'tender-reopened.subject': 'Bidding is open again: {{load}}',
  'tender-reopened.text': '{{company}} reopened {{load}}. Bidding ends {{at}}.',
  'tender-resumed.subject': 'Bidding goes on: {{load}}',
  'tender-resumed.text': 'Bidding for {{load}} goes on until {{at}}.',
  'tender-won.subject': 'You won: {{load}}. Please confirm',
  'tender-won.text': '{{company}} chose you for {{load}}.\n\nConfirm by {{at}}, or another carrier may get the load.',
  'tender-lost.subject': 'Another carrier was chosen: {{load}}',
  'tender-lost.text':
    'The tender for {{load}} is decided for another carrier. Your place and the reason are on its page.',
  'tender-lapsed.subject': 'You did not confirm in time: {{load}}',
  'tender-lapsed.text': 'The time to confirm {{load}} is over. The load goes on without you.',
  'tender-released.subject': 'The choice was taken back: {{load}}',
  'tender-released.text': '{{company}} released the chosen carrier of {{load}}.\n\nReason: {{reason}}',
  'tender-canceled.subject': 'Canceled: {{load}}',
  'tender-canceled.text': '{{company}} canceled {{load}}. Bids no longer bind.\n\nReason: {{reason}}',

  'load-publication-failed.subject': 'Not published: {{load}}',
  'load-publication-failed.text':
    '{{load}} was not published at the set time because something is missing. It stays a draft.',
  'load-tender-over.subject': 'Choose the winner: {{load}}',
  'load-tender-over.text': 'Bidding for {{load}} is over. Choose the winner by {{at}}.',
  'load-did-not-take-place.subject': 'Did not take place: {{load}}',
  'load-did-not-take-place.text':
    'The tender for {{load}} ended without a winner. You can publish it again or raise the price.',
  'load-approval-requested.subject': 'An award needs your approval: {{load}}',
  'load-approval-requested.text':
    'A colleague chose a carrier for {{load}}. The award needs your approval within 24 hours.',
  'load-approved.subject': 'The award is approved: {{load}}',
  'load-approved.text': 'The award of {{load}} to {{carrier}} is approved. The carrier was asked to confirm.',
  'load-disapproved.subject': 'The award is not approved: {{load}}',
  'load-disapproved.text': 'The award of {{load}} to {{carrier}} is not approved.',
  'load-selected.subject': 'A winner is chosen: {{load}}',
  'load-selected.text': '{{carrier}} won the tender for {{load}} and is asked to confirm by {{at}}.',
  'load-confirmed.subject': 'The carrier confirmed: {{load}}',
  'load-confirmed.text': '{{carrier}} confirmed {{load}}. Papers and the vehicle come next.',
  'load-refused.subject': 'The carrier refused: {{load}}',
  'load-refused.text': '{{carrier}} won the tender for {{load}} but refused it.',
  'load-lapsed.subject': 'The carrier did not confirm in time: {{load}}',
  'load-lapsed.text': '{{carrier}} won the tender for {{load}} but did not confirm in time.',
  'load-carrier-canceled.subject': 'The carrier gave the load back: {{load}}',
  'load-carrier-canceled.text':
    '{{carrier}} canceled {{load}} after confirming it. Choose another carrier or publish it again.',
} as const;
