export interface AddressReading {
  city: string;
  street: string | null;
  postalCode: string | null;
}

const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4,6})(?= |$)/i;
const HOUSE = /^\d+\s*\p{L}?(?:[/-]\d+\p{L}?)?$/u;

/**
 * Returns the readings of "Миколаїв, вул. Індустріальна, 4", likeliest first: all of it is a town; the town is first;
 * the town is last, as in "Modlińska 22, 03-216 Warszawa".
 */
export function readTypedAddress(text: string): AddressReading[] {
  const parts = text
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  if (parts.length === 0) return [];
  const townFirst = [0, 1].filter((index) => index < parts.length);
  const townLast = parts.length > 1 ? [parts.length - 1] : [];
  const readings = [...townFirst, ...townLast].map((index) => readWithTownAt(parts, index));
  const whole = withoutPostalCode(parts.join(', '));
  return unique([{ city: whole.rest, street: null, postalCode: whole.postalCode }, ...readings]).filter(
    ({ city }) => city,
  );
}

function readWithTownAt(parts: readonly string[], index: number): AddressReading {
  const pieces = parts.map(withoutPostalCode);
  const city = pieces[index]?.rest ?? '';
  const street = pieces.map(({ rest }) => rest).filter((rest, at) => rest && at !== index);
  const postalCode = pieces.find((piece) => piece.postalCode)?.postalCode ?? null;
  return { city: HOUSE.test(city) ? '' : city, street: street.join(', ') || null, postalCode };
}

/** Removes a leading postal code; a house number alone ("вул. …, 4") has fewer digits. */
function withoutPostalCode(part: string): { rest: string; postalCode: string | null } {
  const postalCode = POSTAL_CODE.exec(part)?.[0] ?? null;
  return { rest: postalCode ? part.slice(postalCode.length).trim() : part, postalCode };
}

function unique(readings: AddressReading[]): AddressReading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = JSON.stringify(reading);
    return !seen.has(key) && seen.add(key);
  });
}
