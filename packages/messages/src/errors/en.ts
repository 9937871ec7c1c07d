import type { ErrorCode, FieldCode } from '@tenderlane/contract/core/error-codes';
import type { MissingCode } from '@tenderlane/domain';
import { common } from '../common/en';

/** What each refusal and each wrong field says; a refusal's text is also the hint of the button it disables. */
export const errors = {
  'input.invalid': 'Some fields are not filled in correctly. Correct what is marked and try again.',
  'input.too-large': 'What you are sending is too large. Make it smaller and try again.',
  'input.not-json': 'The request has to be sent as JSON.',
  'input.unreadable': 'The request could not be read. Reload the page and try again.',
  'session.missing': 'You are not signed in. Sign in to continue.',
  'session.xsrf': 'This page is out of date. Reload it and try again.',
  'session.no-brand': 'No brand is active. Choose one of your brands or create one.',
  'session.code-needed': 'This needs a sign-in with a code: the link of a message opens only this sender’s tenders.',
  'session.code-too-soon': 'A code was sent just now. You can ask for a new one in {{seconds}} s.',
  'session.too-many-codes': 'Codes were requested too many times. Try again in an hour.',
  'session.code-wrong': 'The code is wrong or has expired. Check it or ask for a new one.',
  'right.missing': 'Your role does not allow this. Ask an administrator of your company.',
  'plan.limit': 'You have exceeded the limit, upgrade your current plan.',
  'role.own': 'You cannot do this with your own role. Ask another administrator or choose another colleague.',
  'role.owner': 'Only the owner can hand the owner’s role over to somebody else.',
  'role.last-administrator': 'A company needs at least one administrator. Give this role to another colleague first.',
  'role.second-approver':
    'Somebody has to approve awards beside who chooses them: this rule needs two people who may approve. Give another colleague that right first, or end the approval rule.',
  'approval.needs-two':
    'An approval rule needs at least {{min}} people who may approve awards. Invite a colleague as manager or administrator first.',
  'lock.own': 'You cannot lock or unlock your own profile. Ask another administrator.',
  'lock.owner': 'The owner’s profile cannot be locked.',
  'lock.not-joined': 'The colleague has not joined yet, so there is no profile to lock.',
  'profile.locked': 'Your company has locked your profile. An administrator can unlock it.',
  'brand.other':
    'You don’t have access to this page: it belongs to {{company_name}}. Switch to that brand or ask for access.',
  'brand.exists':
    'The operator has confirmed this legal ID for another company. If it is yours, ask its administrators to let you in, or contest it with a document.',
  'brand.currency-in-use':
    'The approval rule has its limit in {{currency}}. Change the limit first, then the currency.',
  'record.not-found': 'Not found: the link is no longer active or has changed.',
  'list.too-deep': 'The list is not shown this far. Narrow it down with the search or the filters.',
  'idempotency.other-body': 'This request was already sent with other content. Reload the page and try again.',
  'idempotency.in-flight': 'This request is already being processed. Please wait a moment.',
  'link.expired': 'The link has expired. Please sign in again.',
  'link.used': 'The link has already been used. Please sign in again.',
  'link.ended': 'The sender took this link back. Sign in with a code to go on.',
  'link.replaced': 'There is a newer message with a newer link. Open the link of the newest message.',
  'request.too-many': 'Too many requests. Wait a little and try again.',
  'request.too-many-unknown':
    'Too many links that do not exist were opened from your network. Check the link and try again in {{minutes}} min.',
  'job.too-many': 'Your company already has {{ limit }} jobs waiting. Wait until one of them ends.',
  'job.too-many-rows': 'At most {{ limit }} tenders can be changed at once. Narrow the filter.',
  'job.undo-over': 'It is too late to undo this.',
  'export.too-many': 'A file holds {{ limit }} tenders at most. Narrow the filter.',
  'server.busy': 'The service is busy at the moment. Try again in a few seconds.',
  'server.database-away': 'The service is temporarily unavailable. Try again in a few seconds.',
  'server.failure': common.oops_something_went_wrong,

  'invitation.expired': 'The invitation has expired. Ask for a new one.',
  'invitation.used': 'The invitation has already been accepted and cannot be used again.',
  'invitation.revoked': 'The invitation was revoked. Contact the company that sent it.',
  'invitation.own-company': 'A company cannot be its own carrier. Pass this link on to your carrier.',
  'invitation.other-login': 'The invitation was sent to {{login}}. Sign in with that e-mail or phone to accept it.',
  'invitation.too-soon':
    'An invitation went to this address less than an hour ago. You can send it again in {{minutes}} min.',
  'invitation.too-many':
    'This address has got as many messages from you as one may send to somebody who has not accepted. Call the carrier or the colleague instead.',
  'invitation.opted-out':
    'The owner of this address asked not to be written to. Reach them in another way: an invitation they accept ends this.',
  'notification.stays-in-app': 'Messages that need your action stay in the application.',
  'notification.one-more-channel':
    'Messages that need your action also come by e-mail or in your messaging app: leave one of them on.',
  'notification.not-of-this-side': 'There are no messages of this kind in this application.',
  'notification.no-messenger': 'This installation has no messaging app.',
  'push.address-refused': 'This browser’s address for notifications cannot be used.',
  'reminder.in-the-past': 'Choose a moment that is still ahead.',
  'carrier.wrong-relation': 'This is not possible in the carrier’s current state.',
  'carrier.suspended': 'Work with this carrier is suspended, so it cannot place bids.',
  'carrier.has-company': 'The carrier has a company of its own here, whose data count. Ask the carrier to correct them.',
  'number.missing': 'The carrier has not entered a legal ID yet, so there is nothing to confirm.',
  'number.changed': 'The carrier has changed its name, country or legal ID. Check the papers against the new data.',
  'number.confirmed-here':
    'This number is already confirmed for {{carrier}}. In a network it stands once: take that confirmation back first.',
  'number.confirmed-elsewhere':
    'The operator of the platform confirmed this number for another company. Ask the carrier to correct it.',
  'number.too-many-requests': 'You have asked about legal IDs several times today. Try again tomorrow.',
  'login.invalid': 'Enter an e-mail address, or a phone number with its country code.',
  'login.no-sms': 'SMS cannot be sent at the moment. Enter an e-mail address.',
  'login.no-email': 'E-mail cannot be sent at the moment. Enter a phone number.',
  'login.taken': 'This e-mail or phone already belongs to a colleague. Enter another one.',

  'legal-id.format':
    'This is not a legal ID of this country: {{ numbers, legalId }} expected, for example {{ example }}.',
  'legal-id.check-digit':
    'A digit is wrong: the check digit of this {{ number, legalId }} does not fit. Compare it with the papers; a right one looks like {{ example }}.',
  'legal-id.length':
    'A legal ID has {{ min }} to {{ max }} letters and digits, at least one of them a digit.',
  'account.format':
    'An account number has 4 to 34 letters and digits, for example an IBAN: UA21 3223 1300 0002 6007 2335 6600 1.',
  'account.check-digits':
    'This IBAN is wrong: {{ length }} characters with matching check digits are expected. Compare it with the bank’s letter.',
  'signee.too-many':
    'A company has {{ max }} signees at most. Delete one that no longer signs.',
  'requisites.too-many':
    'A company has {{ max }} accounts at most. Delete one that is no longer used.',
  'requisites.not-pending':
    'These bank details are confirmed already.',
  'requisites.pending':
    'New details of this account wait for confirmation already. Confirm or delete them first.',
  'requisites.own-confirmation':
    'You typed these bank details yourself. Ask a colleague to confirm them, or have a code sent.',
  'requisites.joined-later':
    'Only a colleague who was in the company before these details were typed may confirm them. Use the code instead.',
  'requisites.same-account':
    'This account is in the list already.',
  'load.wrong-state': 'This is not possible in the load’s current state.',
  'view.name-taken': 'You have a view of this name already. Choose another name.',
  'view.too-many': 'There are {{max}} views already. Delete one that is no longer needed.',
  'view.changed-meanwhile': '{{by}} has changed this view meanwhile. Open it again and repeat your change.',
  'load.changed-meanwhile':
    'This load was changed in the meantime, by a colleague or in another tab. Look at the changes and repeat yours.',
  'load.material-edit': 'After this change carriers have to confirm their bids again. Confirm the change to save it.',
  'load.frozen-field':
    'These terms were fixed by the publication or by the first bid. If they have to change, publish a new tender.',
  'load.audience-shrinks': 'After publication carriers can be added but not removed.',
  'load.too-many-tags': 'A tender has {{ limit }} tags at most.',
  'load.incomplete': 'The tender cannot be published yet. Fill in or correct what is marked.',
  'load.publish-in-past': 'This time has already passed. Choose a later time of publication.',
  'load.manager-cannot': 'This colleague cannot take tenders over. Choose one whose role may change them.',
  'load.reason-required': 'State the reason.',
  'load.raise-needs-starting': 'There is no starting rate to raise. Publish the tender again at the same price.',
  'load.raise-too-high': 'The raised price is above the highest allowed one. Choose a smaller increase.',
  'load.already-awarded': 'The winner of this load has already been chosen.',
  'load.approval-pending': 'The chosen winner is waiting for approval. Approve or decline that choice first.',
  'load.approval-not-pending': 'No choice of a winner is waiting for approval.',
  'load.approval-over': 'The time for approval is over. Choose the winner again.',
  'load.own-approval': 'You chose this winner yourself, so a colleague has to approve the choice.',
  'load.sealed':
    'The bids of a sealed tender open once, at its end: choose the winner then. After that it takes no more bids.',
  'load.confirmation-over': 'The time to confirm is over, and the load may go to another carrier.',
  'load.decision-over': 'The time to choose the winner is over. Publish the tender again or raise the price.',
  'load.reopen-limit': 'This tender cannot be reopened any more. Choose the winner or publish the tender again.',
  'load.release-used': 'The winner can be released only once, and that has been done. You can still cancel the tender.',
  'load.release-instead': 'The carrier has already confirmed. Release the winner first, then cancel the tender.',
  'load.papers-signed':
    'The documents are signed, so the winner can no longer be released. You can still cancel the tender on the terms of the documents.',
  'load.contest-over': 'This order was completed more than {{hours}} hours ago and can no longer be contested.',

  'chat.archived': "You can't send messages because chat is archived.",
  'chat.message-empty': 'Write a message or attach a file.',
  'chat.too-many-files': 'A message takes at most {{max}} files. Send the rest in another one.',
  'chat.file-empty': 'The file {{name}} is empty. Choose another one.',
  'chat.file-type': 'The file {{name}} cannot be sent. Send pictures, PDF, office documents, TXT or CSV.',
  'chat.too-many-messages': 'You are sending messages too quickly. Wait {{retry_after_s}} s and try again.',
  'chat.no-translation': 'Messages are not translated here.',
  'chat.too-many-replies': 'There are {{max}} saved replies already. Delete one that is no longer needed.',
  'chat.questions-private': 'Questions about this load are answered in the chat. Write to the shipper there.',
  'chat.questions-closed': 'Bidding is over, so no more questions are taken. Write in the chat.',
  'chat.too-many-questions': '{{max}} of your questions are waiting for an answer already. Wait for the answers.',
  'chat.mention-unknown': 'Somebody you named is not a colleague of yours any more.',

  'bid.not-positive': 'Enter a price above zero.',
  'bid.currency': 'The amount has to be in the currency of the tender: {{currency}}.',
  'bid.above-starting': 'The price is above the starting rate. Offer a lower one.',
  'bid.too-high': 'The price is above the highest one allowed now. Lower it, keeping to the bid step.',
  'bid.far-below': 'The price is unusually low. Check it, and confirm it if it is right.',
  'bid.too-late': 'Bidding is over: bids are no longer accepted.',
  'bid.validity-too-short':
    'The bid has to stay valid until the winner is chosen and has confirmed. Choose a later date.',
  'bid.days-to-pay': 'Enter the days to pay as a whole number from 0 to {{max}}.',
  'bid.components-sum': 'The parts of the price do not add up to it. Correct the parts or the price.',
  'bid.own-tender': 'A company cannot bid in its own tender.',
  'bid.withdrawn': 'The bid was withdrawn. That is final: no other bid can be placed for this load.',
  'bid.none': 'You have no valid bid in this tender.',
  'bid.already-live': 'This carrier already has a valid bid. Only the carrier can change it.',
  'bid.not-stale': 'None of your bids in this tender has to be confirmed again.',
  'bid.not-provisional': 'This bid has already been accepted or replaced.',
  'bid.withdraw-too-late': 'It is too late to withdraw the bid: it is binding now.',
  'bid.withdraw-instead': 'You have already placed a bid. If you cannot take the load, withdraw it.',
  'bid.book-now-missing': 'This load has no book-now price. Place a bid.',
  'bid.sealed-phone':
    'In a sealed tender carriers bid themselves: nobody may know before the end who has bid. Send the carrier the tender.',
  'bid.too-often': 'Not so fast: {{max}} bids a minute are enough for one load. Try again in {{retry_after_s}} s.',
  'bid.too-many': 'You have bid {{max}} times on this load, that is the most. Your last bid stands.',
  'option.bid-changed': 'The price has changed since you saw it. Check the new one and decide again.',
  'option.not-live': 'This carrier has no valid bid now. Choose another one.',
  'option.not-eligible':
    'To get this load a carrier has to be verified by the shipper and have its documents in order.',
  'option.not-in-audience': 'Only invited carriers take part in this tender.',
  'option.not-selected': 'The load is not awarded to this carrier, or no longer is.',
  'option.out': 'This carrier can no longer take part in the tender.',
  'option.already-declined': 'The invitation is already declined. A bid can still be placed until the end.',
  'auction.frozen': 'Bidding is paused until the decision about the winner. Try again after it.',
  'auction.over': 'Bidding is over, and the result is about to appear.',
  'auction.extend-too-late': 'In the last minutes the end of bidding cannot be moved by hand.',
  'auction.end-not-later': 'Choose an end that is later than the current one and has not passed yet.',
  'auction.end-too-far': 'The end of bidding is too far away. Choose an earlier one.',
  'auction.end-after-pickup':
    'After the end, the winner needs time to confirm and reach the pickup. Choose an earlier end.',

  'money.not-a-number': 'Enter the amount in figures, for example 1250.50.',
  'money.too-precise':
    'Too many digits after the decimal point, at most {{digits}}. If you mean thousands, write them without a separator.',
  'money.too-small': 'Enter an amount above zero.',
  'money.too-large': 'The amount is too large. Check the number of digits.',
  'money.currency': 'The amount has to be in {{currency}}.',

  required: 'This field is required.',
  invalid: 'Something is wrong here. Check what is entered.',
  'too-long': 'This is too long. At most {{max, number}} characters fit.',
  'too-short': 'This is too short. At least {{min, number}} characters are needed.',
  'too-small': 'The number is too small.',
  'too-large': 'The number is too large.',
  'not-a-number': 'Enter a number.',
  'not-whole': 'Enter a whole number.',
  'unknown-key': 'There is no such field.',
  'not-one-of': 'Choose one of the offered values.',
  'not-a-date': 'Enter a date and a time.',
  'control-characters': 'There are invisible characters in the text. Delete them or type it anew.',
  'too-many': 'There are too many of them. Remove some.',
  'too-few': 'There are too few of them. Add more.',
  'not-a-document': 'Choose a PDF, PNG or JPEG file.',
  'not-a-photo': 'Choose a JPEG, PNG or WebP picture.',
  'photo-too-large': 'The picture is larger than 1 MB. Choose a smaller one.',
  'not-a-telegram-link': 'Enter a Telegram link such as https://t.me/name.',
  'not-a-website': 'The address has to begin with https:// or www., for example https://example.com.',
  'not-a-phone': 'Enter a phone number with its country code, for example +380 44 123 45 67.',
  'not-an-email': 'Enter an e-mail address, for example name@example.com.',
  'ends-before': 'It ends before it begins. Correct the dates.',
  'in-the-future': 'This date is still ahead. Enter one that has passed.',
  'weights-not-whole': 'The weights have to add up to 100 %.',

  'no-space': 'Enter the loading metres or the number of pallets.',
  'no-pickup': 'Add a pickup to the route.',
  'no-delivery': 'Add a delivery to the route.',
  'delivery-before-pickup': 'The delivery has to come after the pickup. Change the order of the stops.',
  'window-order': 'The end is earlier than the beginning. Correct the times.',
  'window-past': 'This time has already passed. Choose a later one.',
  'stops-order': 'This stop ends before an earlier one begins. Correct the times or the order of the stops.',
  'out-of-range': 'This value is outside the allowed limits. Correct it.',
  'target-above-starting': 'The target rate is above the starting rate. Lower it or raise the starting rate.',
  'book-now-above-starting': 'The book-now price is above the starting rate. Lower it or raise the starting rate.',
  'automatic-needs-rate': 'For an automatic choice of the winner set a target rate or a starting rate.',
  'end-after-pickup':
    'Bidding with its extra time and the confirmation would end only after the pickup. Shorten the tender or move the pickup.',
  'audience-empty': 'Nobody would see this tender. Choose the carriers to invite.',
} as const satisfies Record<ErrorCode | FieldCode | MissingCode, string>;
