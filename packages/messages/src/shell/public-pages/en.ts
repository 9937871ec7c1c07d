export const publicPages = {
  'auth.title': 'Sign in',
  'auth.text': 'Publish transport orders, invite carriers of your network and choose the best bid.',
  'carrier.title': 'For carriers',
  'carrier.text': 'Bid on transport orders of the shippers who invited you, from a phone or a computer.',
  'terms.title': 'Terms of use',
  'terms.text': 'The terms on which shippers and carriers use the service.',
  'privacy.title': 'Privacy policy',
  'privacy.text': 'Which data the service keeps, what it is for and who sees it.',
  'policy.title': 'Policy',
  'policy.text': 'The rules of fair use for shippers, carriers and bids.',
  'demo.title': 'Book a demo',
  'demo.text': 'Tenderlane finds a carrier for each load by a tender. Choose a time, and we show it to you on a call.',
};
