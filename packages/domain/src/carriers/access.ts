import { refuse, type Refusal } from '../core/refusal';

/**
 * Access to a network can be asked for by nobody, by holders of a passed-on invitation (`invited`), or with a tender's
 * public link too (`link`).
 */
export const ACCESS_MODES = ['link', 'invited', 'nobody'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

export type AccessWay = 'tender-link' | 'passed-on-invitation';

const OPEN_WAYS: Readonly<Record<AccessMode, readonly AccessWay[]>> = {
  link: ['tender-link', 'passed-on-invitation'],
  invited: ['passed-on-invitation'],
  nobody: [],
};

export function refuseAsking(mode: AccessMode, way: AccessWay): Refusal | null {
  return OPEN_WAYS[mode].includes(way) ? null : refuse('carrier.access-closed');
}
