import { legalIdKinds, readLegalIdOf } from '@tenderlane/domain';
import { assertPresent } from '../../platform/errors';

/** Number of leading digits that every number of a country keeps from its example: they are a year or a register. */
const START = 4;
/** Text after the check digit. */
const TAILS: ReadonlyMap<string, string> = new Map([['hu', '242']]);
/** Numbers of two companies are at least so far apart. */
const APART = 100;

/** An invented number that the rule of a country takes, another one for each place. */
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
