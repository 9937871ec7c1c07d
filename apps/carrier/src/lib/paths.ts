/** Where the application is served; addresses below are inside of it. */
export const BASE = '/carrier';

/** Every address of the carrier application. `$id` and `$code` are parameters. */
export const paths = {
  loads: '/',
  load: '/loads/$id',
  bids: '/bids',
  awards: '/awards',
  history: '/history',
  settings: '/settings',
  auth: '/auth',
  /** The link of a message that holds no digits. */
  code: '/code',
  onboarding: '/onboarding',
  /** An invitation into a shipper's network. */
  invitation: '/invitation/$code',
  /** A link to one tender that is open to everybody. */
  link: '/t/$code',
  /** An invitation to work in a carrier's company. */
  brandInvitation: '/brand/$code',
} as const;
export type PathName = keyof typeof paths;
