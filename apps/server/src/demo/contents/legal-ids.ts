import { legalIdKinds, readLegalIdOf } from '@tenderlane/domain/brands';
import { assertPresent } from '../../platform/errors';

/** Leading digits copied from a country's example number: they are a year or a register. */
const START = 4;
const TAILS: ReadonlyMap<string, string> = new Map([['hu', '242']]);
/** Minimum distance between the numbers of two companies. */
const APART = 100;

export function legalIdFor(countryId: string, place: number): string {
  const usual = assertPresent(legalIdKinds(countryId)[0], `a kind of number of ${countryId}`);
  const digits = usual.example.replaceAll(/\D/g, '');
  const tail = TAILS.get(countryId) ?? '';
  const start = digits.slice(0, START);
  const free = digits.length - START - tail.length;
  for (let step = 0; step < APART; step++) {
    const number = start + String(place * APART + step).padStart(free, '0') + tail;
    const read = readLegalIdOf(countryId, number);
    if ('legalId' in read && read.kind === usual.kind) return read.legalId;
  }
  throw new Error(`no number of ${countryId} at ${place}`);
}
