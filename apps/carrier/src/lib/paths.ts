/** Where the application is served; addresses below are inside of it. */
export const BASE = '/carrier';

/** Every address of the carrier application. `$id` and `$code` are parameters. */
export const paths = {
  loads: '/',
  load: '/loads/$id',
  bids: '/bids',
  awards: '/awards',
  history: '/history',
  /** What its shippers see of how the company works. */
  scorecard: '/scorecard',
  settings: '/settings',
  /** What the company keeps of itself: data, signees, bank details. */
  company: '/settings/company',
  /** What the company asked the help desk. */
  requests: '/requests',
  request: '/requests/$id',
  notifications: '/settings/notifications',
  contacts: '/settings/contacts',
  drivers: '/fleet/drivers',
  trucks: '/fleet/trucks',
  trailers: '/fleet/trailers',
  /** Where the company drives and with what. */
  lanes: '/settings/lanes',
  /** What the company keeps to show to shippers. */
  documents: '/settings/documents',
  packets: '/packets',
  packet: '/packets/$id',
  /** What shippers announced to their carriers. */
  announcements: '/announcements',
  announcement: '/announcements/$id',
  auth: '/auth',
  /** The link of a message that holds no digits. */
  code: '/code',
  onboarding: '/onboarding',
  /** An invitation into a shipper's network. */
  invitation: '/invitation/$code',
  /** The link of a message; its secret stands behind #. */
  open: '/open',
  /** The link of a message that ends its sender's messages. */
  stop: '/stop',
  /** A link to one tender that is open to everybody. */
  link: '/t/$code',
  /** An invitation to work in a carrier's company. */
  brandInvitation: '/brand/$code',
} as const;
export type PathName = keyof typeof paths;

/** Pages whose address holds all they need: whether somebody is signed in does not matter. */
export const WITHOUT_SESSION: readonly PathName[] = ['open', 'stop', 'link'];

export const isWithoutSession = (pathname: string) =>
  WITHOUT_SESSION.some((name) => {
    const [before = '', parameter] = (BASE + paths[name]).split('$');
    return parameter === undefined ? pathname === before : pathname.startsWith(before);
  });
