import { common } from '../../common/en';

/** Texts that only answers of the server hold: no button is disabled for these reasons. */
export const requestErrors = {
  'input.invalid': 'Some fields are not filled in correctly. Correct what is marked and try again.',
  'input.too-large': 'What you are sending is too large. Make it smaller and try again.',
  'input.not-json': 'The request has to be sent as JSON.',
  'input.unreadable': 'The request could not be read. Reload the page and try again.',
  'session.missing': 'You are not signed in. Sign in to continue.',
  'session.xsrf': 'This page is out of date. Reload it and try again.',
  'session.no-brand': 'No brand is active. Choose one of your brands or create one.',
  'session.terms-missing': 'Accept the current terms of use first. Reload the page to read them.',
  'brand.exists':
    'The operator has confirmed this legal ID for another company. If it is yours, ask its administrators to let you in, or contest it with a document.',
  'brand.currency-in-use':
    'The approval rule has its limit in {{currency}}. Change the limit first, then the currency.',
  'position.invalid': 'The latitude, longitude or time of this position is impossible. Correct it.',
  'position.in-future': 'The time of this position is still ahead. Correct the clock of the device.',
  'position.too-old': 'This position is older than seven days, so it is no longer stored.',
  'position.device-unknown': 'This device does not belong to a truck. Name its truck at the telematics account.',
  'list.too-deep': 'The list is not shown this far. Narrow it down with the search or the filters.',
  'idempotency.other-body': 'This request was already sent with other content. Reload the page and try again.',
  'idempotency.in-flight': 'This request is already being processed. Please wait a moment.',
  'request.too-many': 'Too many requests. Wait a little and try again.',
  'request.too-many-unknown':
    'Too many links that do not exist were opened from your network. Check the link and try again in {{minutes}} min.',
  'job.too-many': 'Your company already has {{ limit }} jobs waiting. Wait until one of them ends.',
  'job.too-many-rows': 'At most {{ limit }} tenders can be changed at once. Narrow the filter.',
  'export.too-many': 'A file holds {{ limit }} rows at most. Narrow the filter.',
  'server.busy': 'The service is busy at the moment. Try again in a few seconds.',
  'server.stopping': 'This part of the service is just restarting. Try again in a second.',
  'server.database-away': 'The service is temporarily unavailable. Try again in a few seconds.',
  'storage.full': 'There is no space left to store this. Who runs the service has to free some; try again later.',
  'storage.away': 'Files cannot be stored or read at the moment. Try again in a few minutes.',
  'server.failure': common.oops_something_went_wrong,
  'login.invalid': 'Enter an e-mail address, or a phone number with its country code.',
  'login.no-sms': 'SMS cannot be sent at the moment. Enter an e-mail address.',
  'login.no-email': 'E-mail cannot be sent at the moment. Enter a phone number.',
  'login.taken': 'This e-mail or phone already belongs to a colleague. Enter another one.',
} as const;
