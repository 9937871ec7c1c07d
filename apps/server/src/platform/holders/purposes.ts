import { linkPurposes as PURPOSES } from '@tenderlane/contract';

export { PURPOSES };

export type PurposeName = keyof typeof PURPOSES;

export const PURPOSE_NAMES = Object.keys(PURPOSES) as PurposeName[];

export const allowsCall = (purpose: PurposeName, key: string): boolean =>
  (PURPOSES[purpose].calls as readonly string[]).includes(key);
