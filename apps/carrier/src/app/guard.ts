import type { PathName } from '../lib/paths';

interface Visit {
  to: PathName | 'not-found';
  isAuthenticated: boolean;
  needsOnboarding: boolean;
  /** A company stands already; of the onboarding only the person's name is missing. */
  hasCompany?: boolean;
  /** The session was opened by the link of a message. */
  isLinkSession?: boolean;
}

export type GuardAnswer = { go: PathName | null; remember: boolean };

/** What the link of a message does not open: these ask for a sign-in with a code first. */
const NEEDS_CODE: readonly Visit['to'][] = [
  'settings',
  'scorecard',
  'notifications',
  'packets',
  'packet',
  'documents',
  'requests',
  'request',
  'announcements',
  'announcement',
  'brandInvitation',
  'onboarding',
];

const PUBLIC: readonly Visit['to'][] = ['auth', 'code', 'invitation', 'brandInvitation', 'not-found'];
// Accepting an invitation gives the company, so it may come before the onboarding.
const OPEN_DURING_ONBOARDING: readonly Visit['to'][] = ['onboarding', 'code', 'invitation', 'brandInvitation'];

/** Where a navigation leads: visitors to the sign-in, people without name or company to the onboarding, others to the page. */
export function guardVisit(visit: Visit): GuardAnswer {
  const { to, isAuthenticated, needsOnboarding, hasCompany = false, isLinkSession = false } = visit;
  if (!isAuthenticated) {
    const isPublic = PUBLIC.includes(to);
    return { go: isPublic ? null : 'auth', remember: !isPublic };
  }
  if (isLinkSession) {
    const needsCode = NEEDS_CODE.includes(to);
    return { go: needsCode ? 'auth' : null, remember: needsCode };
  }
  if (needsOnboarding) {
    // Who has just bid by a public link sees the bid first, and is asked for a name on the way to anything else.
    const isOpen = OPEN_DURING_ONBOARDING.includes(to) || (to === 'load' && hasCompany);
    return { go: isOpen ? null : 'onboarding', remember: !isOpen && to !== 'auth' };
  }
  return { go: to === 'auth' || to === 'onboarding' ? 'loads' : null, remember: false };
}
