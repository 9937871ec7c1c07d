export const carrierLink = {
  'open.title': '{{shipper}} asks for your price',
  'open.title_order': 'Your order from {{shipper}}',
  'open.title_invitation': '{{shipper}} invites you to its tenders',
  'open.invited_by': 'Invited by {{person}}',
  'open.tenders_one': '{{count, number}} open tender waits for you.',
  'open.tenders_other': '{{count, number}} open tenders wait for you.',
  'open.no_tenders': 'New tenders will come to you by a message.',
  'open.bid': 'Place a bid',
  'open.tender': 'Open the tender',
  'open.order': 'Open the order',
  'open.look': 'See the tenders',
  'open.book_now': 'Book-now price',
  'open.free': 'Taking part costs nothing and needs no password.',
  'open.over': 'Bidding is over.',
  'open.until': 'Bids until {{time}}',
  'open.more_stops_one': 'and {{count, number}} more stop',
  'open.more_stops_other': 'and {{count, number}} more stops',
  'opened.used_title': 'A bid was placed by this link',
  'opened.used_text':
    'So that nobody else can change it, the link opens nothing any more. Sign in with a code to see the tender of {{shipper}}.',
  'opened.expired_title': 'This link has expired',
  'opened.expired_text':
    'A link in a message of {{shipper}} works for 72 hours. Sign in with a code: your tenders and bids are there.',
  'opened.replaced_title': 'A newer message has come',
  'opened.replaced_text':
    '{{shipper}} has written to you since. Use the link of its newest message, or sign in with a code.',
  'opened.ended_title': 'This link opens nothing any more',
  'opened.ended_text':
    'It was taken back, or you asked {{shipper}} not to write any more. If you work together, sign in with a code.',
  'opened.order_text':
    'The order ended more than 24 hours ago, or it is no longer yours. Sign in with a code to see your orders.',
  'opened.unknown_title': 'There is no such link',
  'opened.unknown_text': 'Copy the whole address from the message, or sign in with a code.',
  'first_bid.title': 'Your bid',
  'first_bid.company': 'Name of your company',
  'first_bid.as_company': 'You bid as {{company}}.',
  'first_bid.which': 'Which of your companies bids?',
  'first_bid.at_most': 'Not above the starting rate of {{price}}',
  'first_bid.stands': '{{company}} works with {{shipper}} now. Only the price is left.',
  'first_bid.join': 'Accept the invitation',
  'by_link.title': 'Keep this account',
  'by_link.text':
    'You came by the link of a message. It opens the tenders of its sender only, for 72 hours. Sign in with a code to keep your bids and see everything.',
  'by_link.order':
    'You came by the link of a message. It opens this order only and closes 24 hours after its end. Each message renews it for 72 hours. Sign in with a code to see everything.',
  'public_link.title': '{{shipper}} is looking for a carrier',
  'public_link.request':
    'With the bid you ask {{shipper}} to work with you. The bid is provisional: it counts once {{shipper}} lets you in.',
  'public_link.login': 'Your e-mail or phone',
  'public_link.login_missing': 'Enter an e-mail address or a phone number.',
  'public_link.send': 'Ask and place bid {{price}}',
  'public_link.company_title': 'Who carries?',
  'public_link.next': 'Continue with a code',
  'public_link.request_known':
    'If you do not work with {{shipper}} yet, the bid also asks it to let you in: it is provisional and counts once {{shipper}} has.',
  'public_link.over_title': 'Bidding is over',
  'public_link.over_text': 'This tender takes no more bids. Others may be open for you.',
  'public_link.over_visitor_text':
    'This tender takes no more bids. If you placed one, sign in with a code: it is there, with its result.',
  'public_link.unknown_text':
    'The tender was taken back, or the address is not complete. Copy it whole, or ask whoever sent it.',
  'stop.title_of': 'Stop messages from {{shipper}}?',
  'stop.text':
    'Nobody of {{shipper}} will write to this address through Tenderlane again. Codes for signing in still arrive. If you accept an invitation later, messages come again.',
  'stop.press': 'Do not write to me again',
  'stop.done_title': 'You will hear nothing more of {{shipper}}',
  'stop.done_text': 'This page can be closed. Codes for signing in still arrive when you ask for them.',
} as const;
