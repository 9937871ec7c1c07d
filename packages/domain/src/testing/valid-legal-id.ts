import { checkLegalIdFormat } from '../brands/legal-id-format';

const LENGTHS = { pl: 10, ua: 8, kz: 12, us: 9 } as const;
const STARTS = { pl: 701_000_000, ua: 3_000_000, kz: 94_074_000_000, us: 20_000_000 } as const;
export type TestCountry = keyof typeof LENGTHS;

/** The n-th made-up legal id of a country, with valid form and check digit; distinct for each n. */
export function validLegalId(country: TestCountry, n: number): string {
  // Of eleven numbers in a row some have no check digit, so every number gets a range of its own.
  for (let offset = 0; offset < 4; offset += 1) {
    const start = String(STARTS[country] + n * 4 + offset);
    for (let digit = 0; digit < 10; digit += 1) {
      const number = `${start}${digit}`.padStart(LENGTHS[country], '0');
      if (!checkLegalIdFormat(country, number)) return number;
    }
  }
  throw new Error(`no legal id of ${country} for ${n}`);
}
