import { demoMails } from './demos/en';
import { tripMails } from './trips/en';

export const mail = {
  'sign-in-code.subject': 'Your sign-in code for Tenderlane',
  'sign-in-code.text':
    '{{code}} is your code to sign in to Tenderlane. It works once and for {{minutes}} minutes.\n\nIf you did not ask for it, somebody typed your address by mistake. Nobody can sign in without this code, so never pass it on.',
  'sign-in-code.sms': '{{code}} is your Tenderlane code. Never pass it on.',
  'sign-in-link.subject': 'Sign in to Tenderlane',
  'sign-in-link.text':
    'Open the link and press the button there: it shows the six digits for your sign-in. They work once, for {{minutes}} minutes, and only in the browser where you asked for them.\n\nThere is a link instead of digits because codes are being asked for unusually often. If you did not ask for one, do nothing: nobody can sign in without this message. Never pass the digits on.',
  'sign-in-link.sms': 'The link shows your Tenderlane code. Never pass it on.',

  'contact-code.subject': 'Code for {{company}}',
  'contact-code.text':
    '{{company}} has named you as its contact on Tenderlane. Tell it this code if that is right: {{code}}\n\nThe code works once and for {{minutes}} minutes. It signs nobody in. If you do not know {{company}}, do nothing.',
  'contact-code.sms': '{{code}}: tell this code to {{company}} if you are its contact. It signs nobody in.',
  'bank-details-code.subject': 'Code for new bank details of {{company}}',
  'bank-details-code.text':
    '{{code}} confirms the new account {{account}} of {{company}} on Tenderlane. It works once and for {{minutes}} minutes.\n\nIf you know nothing of a new account, somebody is trying to send the company’s money elsewhere: pass the code on to nobody and tell the company’s owner.',
  'bank-details-code.sms': '{{code}} confirms the new account {{account}}. Did nobody ask you? Pass it on to nobody.',

  'colleague-invitation.subject': '{{person}} invites you to {{company}} on Tenderlane',
  'colleague-invitation.text':
    '{{person}} invites you to work in {{company}} on Tenderlane as: {{role}}.\n\nThe invitation is for {{login}} and is good until {{until}}.',
  'announcement.subject': '{{company}}: {{subject}}',
  'announcement.text': '{{company}} announces to its carriers:',
  'access-asked.subject': '{{person}} asks for access to {{company}}',
  'access-asked.text':
    '{{person}} ({{login}}) asks to be let into {{company}}:\n\n{{text}}\n\nChoose a role and let the person in, or decline with a reason.',
  'access-approved.subject': '{{company}} let you in',
  'access-approved.text': 'An administrator of {{company}} let you in. Switch to this brand in the account menu.',
  'access-declined.subject': '{{company}} declined your request',
  'access-declined.text': 'An administrator of {{company}} declined your request for access.\n\nReason: {{reason}}',
  'join-asked.subject': '{{person}} asks to join {{company}}',
  'join-asked.text':
    '{{person}} ({{login}}) typed the legal ID of {{company}} and asks to work in it.\n\nIf you know the person, invite {{login}} as a colleague and choose a role. If not, do nothing: without your invitation nobody gets in.',
  'company-closed.subject': '{{company}} is closed',
  'company-closed.text':
    '{{person}} closed {{company}}. Nobody can work in it until its owner reopens it, which is possible for 30 days. Nothing is deleted.',
  'company-reopened.subject': '{{company}} is open again',
  'company-reopened.text': '{{person}} reopened {{company}}. You can work in it as before.',
  'company-handed-over.subject': '{{company}} has a new owner: {{name}}',
  'company-handed-over.text':
    '{{person}} handed {{company}} over to {{name}}, who is the owner from now on. {{person}} stays as an administrator.',
  'bank-details-proposed.subject': '{{company}}: new bank details to confirm',
  'bank-details-proposed.text':
    '{{person}} entered new bank details of {{company}}: {{name}}, account {{number}}. Compare them with the bank’s letter and confirm them, or ask {{person}}. Until then the earlier details stand.',
  'bank-details-confirmed.subject': '{{company}}: new bank details are confirmed',
  'bank-details-confirmed.text':
    '{{person}} confirmed new bank details of {{company}}: {{name}}, account {{number}}. Partners pay to this account from now on. If you know nothing of it, delete the account and tell your colleagues.',
  'proposal-approved.subject': 'The operator accepted your request: {{name}}',
  'proposal-approved.text':
    'Your request about the facility {{name}} is accepted. All companies see it so from now on.',
  'proposal-declined.subject': 'The operator declined your request: {{name}}',
  'proposal-declined.text': 'Your request about the facility {{name}} was declined.\n\nReason: {{reason}}',
  'legal-id-contested.subject': 'Contested legal ID: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) says that the legal ID {{number}}, which you confirmed for {{company}}, belongs to {{name}}:\n\n{{message}}\n\nThe document is kept with contest {{id}}. Look at it on the machine of the installation with: npm run legal-id -- contest {{id}}\nThen answer {{login}}.',
  'carrier-invitation.subject': '{{company}} invites you to its tenders',
  'carrier-invitation.text':
    '{{company}} publishes its loads on Tenderlane and invites you to bid. Taking part costs nothing.\n\nThe invitation is for {{login}} and is good until {{until}}.',
  'carrier-invitation-tender.subject': '{{company}} invites you to bid: {{load}}',
  'carrier-invitation-tender.text':
    '{{company}} has a load for you: {{tender}}. Bidding ends {{at}}.\n\nAccept the invitation to its tenders and place your bid. Taking part costs nothing. The invitation is for {{login}} and is good until {{until}}.',
  'carrier-invitation-reminder.subject': 'Reminder: {{company}} invites you to its tenders',
  'carrier-invitation-reminder.text':
    '{{company}} invited you to its tenders on Tenderlane and has had no answer yet. Taking part costs nothing.\n\nThe invitation is for {{login}} and is good until {{until}}.',
  'carrier-invitation.somebody': 'Carrier LLC',
  'carrier-invitation.opt_out': 'Do not write to me again:',
  'carrier-invitation.says': '{{person}} writes:',

  'carrier-requested.subject': '{{carrier}} asks for access to your tenders',
  'carrier-requested.text': '{{carrier}} ({{requested}}) asks for access to your tenders. Let it in or decline.',
  'carrier-requested.forwarded':
    'The invitation was sent to {{invited}} but accepted by {{requested}}. Check that both belong to the same company.',
  'carrier-accepted.subject': '{{carrier}} accepted your invitation',
  'carrier-accepted.text': '{{carrier}} is now in your network and sees the tenders meant for it.',
  'carrier-approved.subject': '{{company}} let you in',
  'carrier-approved.text': '{{company}} accepted your request. Its tenders are open to you.',
  'packet-asked.subject': '{{company}} asks for your carrier packet',
  'packet-asked.text':
    'Fill in the packet of {{company}}. Until it is approved your bids in its tenders are provisional.',
  'packet-submitted.subject': '{{carrier}} submitted its packet',
  'packet-submitted.text': 'The packet of {{carrier}} waits for your review.',
  'packet-approved.subject': '{{company}} approved your packet',
  'packet-approved.text': '{{company}} approved your packet. Your bids in its tenders count.',
  'packet-rejected.subject': '{{company}} returned your packet',
  'packet-rejected.text': 'Correct what {{company}} marked and submit the packet again. {{text}}',
  'packet-expired.subject': 'A document in your packet for {{company}} has expired',
  'packet-expired.text':
    'Attach a valid document and submit the packet again. Until it is approved your bids in the tenders of {{company}} do not count.',
  'packet-data-check.subject': 'Your data changed: submit your packet to {{company}} again',
  'packet-data-check.text':
    'Your company or bank data has changed. {{company}} has to check your packet again before you can win its tenders.',
  'packet-data-changed.subject': '{{carrier}} changed its company or bank data',
  'packet-data-changed.text':
    'The packet of {{carrier}} is no longer approved. You can review it as soon as the carrier submits it again.',
  'document-expiring.subject': '{{name}} expires soon',
  'document-expiring.text': 'The document “{{name}}” expires soon. Days left: {{count}}.',
  'document-expired.subject': '{{name}} has expired',
  'document-expired.text': 'The document “{{name}}” has expired. Add a valid one.',
  'carrier-document-expiring.subject': '{{carrier}}: {{name}} expires soon',
  'carrier-document-expiring.text': 'A document of {{carrier}} expires soon: {{name}}. Days left: {{count}}.',
  'carrier-document-expired.subject': '{{carrier}}: {{name}} has expired',
  'carrier-document-expired.text':
    'A document of {{carrier}} has expired: {{name}}. Until it is replaced the carrier cannot win your tenders.',
  'carrier-bank-changed.subject': '{{carrier}} changed its bank details',
  'carrier-bank-changed.text':
    '{{carrier}} has other bank details, confirmed in its company. Pay to what its page shows now, and trust no letters that name another account.',
  'carrier-declined.subject': '{{company}} declined your request',
  'carrier-declined.text': '{{company}} declined your request for access.\n\nReason: {{reason}}',
  'carrier-removed.subject': '{{company}} ended the work with you',
  'carrier-removed.text':
    '{{company}} removed you from its network. Your bids in its open tenders no longer count. Orders under way go on as agreed.',
  'carrier-suspended.subject': '{{company}} suspended the work with you',
  'carrier-suspended.text':
    '{{company}} suspended the work with you. Until it is resumed your bids in its tenders do not count.\n\nReason: {{reason}}',
  'carrier-resumed.subject': '{{company}} resumed the work with you',
  'carrier-resumed.text': '{{company}} resumed the work with you. Its tenders are open to you again.',

  'tender-invited.subject': '{{load}}: new tender',
  'tender-invited.text': '{{company}} invites you to bid for {{tender}}.\n\nBidding ends {{at}}.',
  'tender-outbid.subject': '{{load}}: you were outbid',
  'tender-outbid.text': 'Another carrier offers less for {{tender}}.\n\nYou may improve your bid until {{at}}.',
  'tender-extended.subject': '{{load}}: more time to bid',
  'tender-extended.text': '{{company}} gives more time for {{tender}}. Bidding now ends {{at}}.\n\nReason: {{reason}}',
  'tender-leader-withdrew.subject': '{{load}}: the leading bid was withdrawn',
  'tender-leader-withdrew.text': 'The leading carrier withdrew its bid for {{tender}}. Bidding ends {{at}}.',
  'tender-changed.subject': '{{load}}: the tender has changed',
  'tender-changed.text':
    '{{company}} changed the terms of {{tender}}. Look at them again: a bid placed before counts only after you confirm it.\n\nBidding ends {{at}}.',
  'tender-reopened.subject': '{{load}}: bidding is open again',
  'tender-reopened.text': '{{company}} reopened {{tender}}. Bidding ends {{at}}.',
  'tender-resumed.subject': '{{load}}: bidding goes on',
  'tender-resumed.text': 'Bidding for {{tender}} goes on until {{at}}.',
  'tender-won.subject': '{{load}}: you won, please confirm',
  'tender-won.text': '{{company}} chose you for {{tender}}.\n\nConfirm by {{at}}, or another carrier may get the load.',
  'tender-bid-restored.subject': '{{load}}: your bid counts again',
  'tender-bid-restored.text':
    'The chosen carrier does not carry {{tender}}. Your bid counts again, and {{company}} may choose it.',
  'tender-lost.subject': '{{load}}: another carrier was chosen',
  'tender-lost.text':
    'The tender for {{tender}} is decided for another carrier. Your place and the reason are on its page.',
  'tender-not-awarded.subject': '{{load}}: ended without a winner',
  'tender-not-awarded.text':
    '{{company}} ended the tender for {{tender}} without choosing anybody. Your bid no longer binds.',
  'tender-lapsed.subject': '{{load}}: you did not confirm in time',
  'tender-lapsed.text': 'The time to confirm {{tender}} is over. The load goes on without you.',
  'tender-released.subject': '{{load}}: the choice was taken back',
  'tender-released.text': '{{company}} released the chosen carrier of {{tender}}.\n\nReason: {{reason}}',
  'tender-canceled.subject': '{{load}}: canceled',
  'tender-canceled.text': '{{company}} canceled {{tender}}. Bids no longer bind.\n\nReason: {{reason}}',
  'tender-confirmed.subject': '{{load}}: you confirmed',
  'tender-confirmed.text':
    'You confirmed {{tender}} of {{company}}. You reach the shipper and the stops here:\n\n{{contacts}}',
  'tender-bid-expired.subject': '{{load}}: your bid has expired',
  'tender-bid-expired.text':
    'The validity of your bid for {{tender}} has passed, so it no longer counts. While bidding is open you may bid again.',
  'order-canceled.subject': '{{load}}: order canceled under way',
  'order-canceled.text': '{{company}} canceled {{tender}} under way.\n\nReason: {{reason}}',
  'order-loading-late.subject': '{{load}}: loading has not started',
  'order-loading-late.text':
    'The time for loading {{tender}} ended more than a day ago, and loading has not started. Talk to {{company}}.',
  'order-started.subject': '{{load}}: loading has started',
  'order-started.text': '{{company}} says that loading of {{tender}} has begun.',
  'order-completed.subject': '{{load}}: order completed',
  'order-completed.text': '{{company}} confirms that {{tender}} is delivered.',
  'order-not-delivered.subject': '{{load}}: counted as not delivered',
  'order-not-delivered.text': '{{company}} says that {{tender}} was not delivered as agreed.\n\nReason: {{reason}}',
  'order-reviewed.subject': '{{load}}: {{company}} reviewed your work',
  'order-reviewed.text':
    '{{company}} reviewed how you carried {{tender}}.\n\nYour figures show the stars, and what was praised or complained of.',
  'figure-contested.subject': '{{load}}: {{carrier}} contests a figure',
  'figure-contested.text':
    '{{carrier}} says that {{tender}} should not count against it.\n\nReason: {{reason}}\n\nAgree, or say why it counts.',
  'contest-accepted.subject': '{{load}}: no longer counts against you',
  'contest-accepted.text': '{{company}} agreed: {{tender}} no longer counts against you.',
  'contest-declined.subject': '{{load}}: still counts',
  'contest-declined.text': '{{company}} did not agree: {{tender}} still counts.\n\nReason: {{reason}}',
  'order-resolved.subject': '{{load}}: resolved as delivered',
  'order-resolved.text': '{{company}} accepted that {{tender}} was delivered.\n\nProof: {{reason}}',

  'load-publication-failed.subject': '{{load}}: not published',
  'load-publication-failed.text':
    '{{tender}} was not published at the set time because something is missing or the plan allows no more tenders. It stays a draft.',
  'load-tender-over.subject': '{{load}}: choose the winner',
  'load-tender-over.text': 'Bidding for {{tender}} is over. Choose the winner by {{at}}.',
  'load-did-not-take-place.subject': '{{load}}: the tender did not take place',
  'load-did-not-take-place.text':
    'The tender for {{tender}} ended without a winner. You can publish it again or raise the price.',
  'load-approval-requested.subject': '{{load}}: an award needs your approval',
  'load-approval-requested.text':
    'A colleague chose a carrier for {{tender}}. The award needs your approval within 24 hours.',
  'load-approved.subject': '{{load}}: the award is approved',
  'load-approved.text': 'The award of {{tender}} to {{carrier}} is approved. The carrier was asked to confirm.',
  'load-disapproved.subject': '{{load}}: the award is not approved',
  'load-disapproved.text': 'The award of {{tender}} to {{carrier}} is not approved.',
  'load-selected.subject': '{{load}}: a winner is chosen',
  'load-selected.text': '{{carrier}} won the tender for {{tender}} and is asked to confirm by {{at}}.',
  'load-confirmed.subject': '{{load}}: the carrier confirmed',
  'load-confirmed.text':
    '{{carrier}} confirmed {{tender}}. Papers and the truck come next.\n\nYou reach the carrier here:\n{{contacts}}',
  'load-refused.subject': '{{load}}: the carrier refused',
  'load-refused.text': '{{carrier}} won the tender for {{tender}} but refused it.',
  'load-lapsed.subject': '{{load}}: the carrier did not confirm in time',
  'load-lapsed.text': '{{carrier}} won the tender for {{tender}} but did not confirm in time.',
  'load-carrier-canceled.subject': '{{load}}: the carrier gave the load back',
  'load-carrier-canceled.text':
    '{{carrier}} canceled {{tender}} after confirming it. Choose another carrier or publish it again.',
  'load-carrier-canceled-under-way.subject': '{{load}}: the carrier canceled under way',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} canceled {{tender}} under way. The order counts as not delivered.',
  'load-loading-late.subject': '{{load}}: loading has not started',
  'load-loading-late.text':
    'The time for loading {{tender}} ended more than a day ago, and loading has not started. Talk to {{carrier}}, mark the loading, or release the winner.',
  'load-started.subject': '{{load}}: loading has started',
  'load-started.text': 'Loading of {{tender}} has begun. Carrier: {{carrier}}.',
  'load-completed.subject': '{{load}}: order completed',
  'load-completed.text': '{{tender}} is delivered. Carrier: {{carrier}}.',
  'load-archived.subject': '{{load}}: moved to the archive',
  'load-archived.text': '{{tender}} was moved to the archive automatically.',

  'tender-ending.subject': '{{load}}: bidding ends soon',
  'tender-ending.text': 'Bidding for {{tender}} ends {{at}}, and you have not placed a bid yet.',
  'tender-confirm-soon.subject': '{{load}}: your confirmation is awaited',
  'tender-confirm-soon.text':
    '{{company}} chose you for {{tender}}. Confirm by {{at}}, or another carrier may get the load.',
  'load-confirm-soon.subject': '{{load}}: the carrier has not confirmed yet',
  'load-confirm-soon.text':
    '{{carrier}} won the tender for {{tender}} and has not confirmed yet. The time for it ends {{at}}.',
  'tender-reminder.subject': '{{load}}: your reminder',
  'tender-reminder.text': 'You asked to be reminded of {{tender}}.',
  'load-reminder.subject': '{{load}}: your reminder',
  'load-reminder.text': 'You asked to be reminded of {{tender}}.',
  'chat-unread.subject': '{{load}}: unread messages in the chat with {{company}}',
  'chat-unread.text': 'Chat with {{company}} about {{tender}}. Unread messages: {{count}}.',
  'support-unread.subject': 'Unread messages in the chat with support',
  'support-unread.text': 'Chat with support. Unread messages: {{count}}.',
  'support-waiting.subject': '{{company}} waits for an answer from support',
  'support-waiting.text': '{{company}} wrote to support. Unread messages: {{count}}.',
  'request-answered.subject': '{{name}}: support has answered',
  'request-answered.text': '{{person}} from support answered your request “{{name}}”: {{text}}',
  'request-solved.subject': '{{name}}: solved',
  'request-solved.text':
    'Support has solved your request “{{name}}”. Close it, or write in it if something is still open. It closes by itself in 7 days.',
  'request-blocking.subject': '{{company}}: work stands still',
  'request-blocking.text': '{{company}} asks for help, because its work stands still: {{name}}',
  ...demoMails,
  ...tripMails,
  'note-mention.subject': '{{load}}: {{person}} mentions you in a note',
  'note-mention.text': '{{person}} mentions you in a note about {{tender}}: {{text}}',
  'load-question.subject': '{{load}}: {{carrier}} asks',
  'load-question.text': '{{carrier}} asks about {{tender}}: {{text}}',
  'tender-answer.subject': '{{load}}: your question is answered',
  'tender-answer.text': '{{company}} answered your question about {{tender}}: {{text}}',
  'notification-digest.subject': 'New on Tenderlane: {{count}}',
  'notification-digest.text': 'What you asked to get in one message:',
  'mail.unsubscribe': 'No more e-mails of this kind:',
  'mail.open': 'Open',

  'tender.sms': '{{company}}: {{said}}',
  'details.route': 'Route: {{route}}',
  'details.km': '{{distance}} km',
  'details.km_estimate': '{{distance}} km, estimate',
  'details.stops': 'Stops in all: {{count}}',
  'details.pickup': 'Loading: {{window}}',
  'details.delivery': 'Unloading: {{window}}',
  'details.cargo': 'Cargo: {{cargo}}',
  'details.truck': 'Truck: {{truck}}',
  'details.ltl': 'Part load (LTL)',
  'details.loading': 'loading: {{ways}}',
  'details.starting': 'Starting rate: {{price}}',
  'details.book_now': 'Book-now price: {{price}}',
  'details.per_km': '{{price}} per km',
  'details.per_t': '{{price}} per tonne',
  'details.per_pallet': '{{price}} per pallet',
  'details.vat_net': 'without VAT',
  'details.vat_gross': 'VAT included',
  'details.vat_none': 'not subject to VAT',
  'details.shipper': 'Shipper: {{company}}',
} as const;
