/** Path of the application; the addresses below are relative to it. */
export const BASE = '/carrier';

export const paths = {
  loads: '/',
  load: '/loads/$id',
  bids: '/bids',
  awards: '/awards',
  history: '/history',
  scorecard: '/scorecard',
  settings: '/settings',
  company: '/settings/company',
  requests: '/requests',
  request: '/requests/$id',
  notifications: '/settings/notifications',
  contacts: '/settings/contacts',
  drivers: '/fleet/drivers',
  trucks: '/fleet/trucks',
  trailers: '/fleet/trailers',
  lanes: '/settings/lanes',
  documents: '/settings/documents',
  tracking: '/settings/tracking',
  packets: '/packets',
  packet: '/packets/$id',
  announcements: '/announcements',
  announcement: '/announcements/$id',
  auth: '/auth',
  /** Link of a sign-in message, which contains no digits. */
  code: '/code',
  onboarding: '/onboarding',
  invitation: '/invitation/$code',
  /** Link of a message; its secret is the address's hash. */
  open: '/open',
  stop: '/stop',
  link: '/t/$code',
  brandInvitation: '/brand/$code',
} as const;
/** Opened by the logo and wherever no other page is named. */
export const HOME = paths.loads;
export const SIGN_IN = paths.auth;

export type PathName = keyof typeof paths;

/** Pages that work the same with and without a session. */
export const WITHOUT_SESSION: readonly PathName[] = ['open', 'stop', 'link'];

export const isWithoutSession = (pathname: string) =>
  WITHOUT_SESSION.some((name) => {
    const [before = '', parameter] = (BASE + paths[name]).split('$');
    return parameter === undefined ? pathname === before : pathname.startsWith(before);
  });
