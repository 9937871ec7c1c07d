import { timingSafeEqual } from 'node:crypto';

/** Compares two codes in a time that tells nothing of where they differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
