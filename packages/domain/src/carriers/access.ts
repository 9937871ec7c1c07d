import { refuse, type Refusal } from '../refusal';

/** Who may ask for access to a network: nobody; whoever holds an invitation that was passed on; with a tender's public link too. */
export const ACCESS_MODES = ['link', 'invited', 'nobody'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/** How a carrier comes that nobody invited by name. */
export type AccessWay = 'tender-link' | 'passed-on-invitation';

const OPEN_WAYS: Readonly<Record<AccessMode, readonly AccessWay[]>> = {
  link: ['tender-link', 'passed-on-invitation'],
  invited: ['passed-on-invitation'],
  nobody: [],
};

/** Says why a carrier may not ask to be let in; null when it may. */
export function refuseAsking(mode: AccessMode, way: AccessWay): Refusal | null {
  return OPEN_WAYS[mode].includes(way) ? null : refuse('carrier.access-closed');
}
