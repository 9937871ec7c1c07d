import { describe, expect, it } from 'vitest';
import { COUNTRY_IDS } from '../money/currency';
import { checkLegalIdFormat, legalIdKindOf, legalIdKinds, readLegalIdOf } from './legal-id-format';
import { LEGAL_ID_KINDS } from './legal-id-kinds';
import { validLegalId } from '../testing/valid-legal-id';

describe('a legal id of each country', () => {
  it.each(COUNTRY_IDS)('the legal id of %s has a known form', (country) => {
    expect(legalIdKinds(country).length).toBeGreaterThan(0);
  });

  const examples = Object.entries(LEGAL_ID_KINDS).flatMap(([country, kinds]) =>
    kinds.map(({ kind, example }) => [country, kind, example] as const),
  );
  it.each(examples)('the kind %s accepts the example of %s, %s', (country, kind, example) => {
    expect(readLegalIdOf(country, example)).toMatchObject({ kind });
  });

  const checked = Object.entries(LEGAL_ID_KINDS).flatMap(([country, kinds]) =>
    kinds.filter(({ check }) => check).map(({ kind, example, check }) => [country, kind, example, check] as const),
  );
  // A formula with a wrong weight lets many of these through.
  it.each(checked)('the kind %s finds in %s of %s nearly every single wrong digit', (country, kind, example) => {
    const read = readLegalIdOf(country, example);
    const legalId = 'legalId' in read ? read.legalId : '';
    const rule = LEGAL_ID_KINDS[country]?.find((one) => one.kind === kind);
    const wrong = [...legalId].flatMap((digit, place) =>
      /\d/.test(digit)
        ? [...'0123456789']
            .filter((other) => other !== digit)
            .map((other) => legalId.slice(0, place) + other + legalId.slice(place + 1))
            .filter((number) => rule?.pattern.test(number))
        : [],
    );
    const noticed = wrong.filter((number) => !rule?.check?.(number)).length;
    // The last four or five digits of some numbers are of an office and have no check of their own.
    const least =
      country === 'nl' || ['siret', 'eik', 'adoszam', 'bn', 'kennitala', 'registration'].includes(kind) ? 0.5 : 0.85;
    expect(noticed / wrong.length).toBeGreaterThan(least);
  });

  it.each([
    ['ua', '00032112', 'edrpou'],
    ['ua', '14360570', 'edrpou'],
    ['ua', '20077720', 'edrpou'],
    ['ua', '00131305', 'edrpou'],
    ['kz', '941240001151', 'bin'],
    ['pl', 'PL 526-10-40-828', 'nip'],
    ['pl', '7740001454', 'nip'],
    ['de', 'DE 811 907 980', 'vat'],
    ['de', 'HRB 6684', 'hrb'],
    ['fr', '542 051 180', 'siren'],
    ['fr', 'FR 59 542 051 180', 'vat'],
    ['it', 'IT 00905811006', 'partita-iva'],
    ['es', 'ES A-28015865', 'nif'],
    ['es', '54362315K', 'nif'],
    ['es', 'X2482300W', 'nif'],
    ['nl', 'NL004495445B01', 'vat'],
    ['be', '0403170701', 'vat'],
    ['at', 'ATU33864707', 'vat'],
    ['cz', 'CZ25123891', 'ico'],
    ['dk', 'DK 24 25 67 90', 'cvr'],
    ['fi', 'FI 0112038-9', 'y-tunnus'],
    ['se', 'SE 556012579001', 'vat'],
    ['gr', 'EL 094019245', 'vat'],
    ['ro', 'RO 1590082', 'cui'],
    ['pt', 'PT 504 499 777', 'nipc'],
    ['ie', 'IE 8Z49289F', 'vat'],
    ['ie', '3628739L', 'vat'],
    ['ch', 'CHE-116.281.710 MWST', 'uid'],
    ['ch', '116281710', 'uid'],
    ['no', '923 609 016 MVA', 'organisasjonsnummer'],
  ])('the legal id %s %s is %s', (country, typed, kind) => {
    expect(readLegalIdOf(country, typed)).toMatchObject({ kind });
  });

  it.each([
    ['ua', '32855962', 'legal-id.check-digit', 'edrpou'],
    ['ua', '1759013777', 'legal-id.check-digit', 'rnokpp'],
    ['kz', '940740000912', 'legal-id.check-digit', 'bin'],
    ['pl', '5260250996', 'legal-id.check-digit', 'nip'],
    ['de', '136695977', 'legal-id.check-digit', 'vat'],
    ['ua', '1234567', 'legal-id.format', undefined],
    ['ua', 'АБ328559', 'legal-id.format', undefined],
    ['pl', 'DE136695976', 'legal-id.format', undefined],
    ['us', '001234567', 'legal-id.format', undefined],
    ['us', '1234', 'legal-id.format', undefined],
    ['pl', '№', 'legal-id.format', undefined],
    ['xx', '123', 'legal-id.length', undefined],
    ['xx', 'ABCDEF', 'legal-id.length', undefined],
    ['xx', '1'.repeat(21), 'legal-id.length', undefined],
  ])('the legal id %s %s is refused with %s', (country, typed, code, number) => {
    const refusal = checkLegalIdFormat(country, typed);
    expect(refusal).toMatchObject({ code, field: 'legal_id' });
    expect(refusal?.params?.['number']).toBe(number);
  });

  it('the kinds of legal ids of a country have names and examples', () => {
    expect(checkLegalIdFormat('ua', '1')?.params).toEqual({ numbers: ['edrpou', 'rnokpp'], example: '32855961' });
  });

  it.each([
    ['pl', 'pl 526-025-09-95', '5260250995'],
    ['us', '12-3456789', '123456789'],
    ['at', 'at u13585627', 'U13585627'],
    ['xx', 'a-123', 'A123'],
  ])('the legal id %s %s is stored as %s', (country, typed, kept) => {
    expect(readLegalIdOf(country, typed)).toMatchObject({ legalId: kept });
  });

  it.each([
    ['ua', '32855961', 'edrpou'],
    ['pl', '1234567890', 'nip'],
    ['pl', 'what was typed before', null],
    ['pl', null, null],
    [null, '1', null],
  ])('the legal id %s %s of earlier data was stored as %s', (country, legalId, kind) => {
    expect(legalIdKindOf(country, legalId)).toBe(kind);
  });

  it.each(['pl', 'ua', 'kz', 'us'] as const)('enough valid legal ids of %s can be generated', (country) => {
    const numbers = Array.from({ length: 50 }, (_, index) => validLegalId(country, index));
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.filter((number) => checkLegalIdFormat(country, number))).toEqual([]);
  });
});
