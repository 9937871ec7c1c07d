import type { PathName } from '../lib/paths';

interface Visit {
  to: PathName | 'not-found';
  isAuthenticated: boolean;
  needsOnboarding: boolean;
  /** The company exists; only the person's name is missing in the onboarding. */
  hasCompany?: boolean;
  isLinkSession?: boolean;
  isOrderSession?: boolean;
}

export type GuardAnswer = { go: PathName | null; remember: boolean };

/** Pages that a link session may not open; they require a sign-in with a code. */
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
// Accepting an invitation creates the company, so it may precede the onboarding.
const OPEN_DURING_ONBOARDING: readonly Visit['to'][] = ['onboarding', 'code', 'invitation', 'brandInvitation'];

const needsCode = ({ to, isOrderSession }: Visit) =>
  isOrderSession === true ? to !== 'load' && !PUBLIC.includes(to) : NEEDS_CODE.includes(to);

export function guardVisit(visit: Visit): GuardAnswer {
  const { to, isAuthenticated, needsOnboarding, hasCompany = false } = visit;
  if (!isAuthenticated) {
    const isPublic = PUBLIC.includes(to);
    return { go: isPublic ? null : 'auth', remember: !isPublic };
  }
  if (visit.isLinkSession) {
    const isRefused = needsCode(visit);
    return { go: isRefused ? 'auth' : null, remember: isRefused };
  }
  if (needsOnboarding) {
    // After a bid by a public link the user sees the bid first and is asked for a name on other pages.
    const isOpen = OPEN_DURING_ONBOARDING.includes(to) || (to === 'load' && hasCompany);
    return { go: isOpen ? null : 'onboarding', remember: !isOpen && to !== 'auth' };
  }
  return { go: to === 'auth' || to === 'onboarding' ? 'loads' : null, remember: false };
}
