import { describe, expect, it } from 'vitest';
import { findCompanyNameProblem, findNameProblem, type NameProblem } from './names';

describe('names that everybody may have', () => {
  it.each([
    'Kvarta',
    'ТОВ «Ромашка-Транс»',
    'Żubr Papier Sp. z o.o.',
    'Spedycja Sp.zo.o',
    'Müller GmbH & Co.KG',
    'Shanghai Freight Co.,Ltd',
    'Shanghai Freight Co.Ltd',
    'J.B.Hunt',
    'Transport S.A.R.L.',
    'O’Brien & Sons',
    '5 Гүл',
    '株式会社 山田',
    'فراز ترابر',
    'Gdańsk – Kyiv, 27.11.2026, 22,5 t',
    'м.Київ – смт.Буча, 8.am',
    'St.Gallen – ul.Długa 5',
    'Paper ❤️ 24',
    'Extra lane',
    'Tender 24',
  ])('everybody may have the name %s', (name) =>
    expect([findNameProblem(name), findCompanyNameProblem(name)]).toEqual([null, null]),
  );
});

describe('names that nobody may have', () => {
  it.each<[string, string, NameProblem]>([
    ['of zero-width characters only', '\u200B\u200D\u2060', 'control-characters'],
    ['with one between letters', 'Kvar\u200Bta', 'control-characters'],
    ['written from right to left', 'Kvarta \u202Egpj.exe', 'control-characters'],
    ['with its own direction', '\u2066Kvarta\u2069', 'control-characters'],
    ['with a soft hyphen', 'Kvar\u00ADta', 'control-characters'],
    ['of blank letters', '\u3164\u115F', 'control-characters'],
    ['with control characters', 'Kvarta\u0007', 'control-characters'],
    ['of two lines', 'Kvarta\u2028Pay here', 'control-characters'],
    ['with hidden tags', 'Kvarta\u{E0041}', 'control-characters'],
    ['of combining marks only', '\u0301\u0301', 'no-letters'],
    ['of signs only', '*** !!!', 'no-letters'],
    ['of an empty braille cell', '\u2800', 'no-letters'],
    ['without characters', '', 'no-letters'],
    ['with an address of the web', 'Kvarta http://10.0.0.1/a', 'web-address'],
    ['with a domain', 'Kvarta – evil.com', 'web-address'],
    ['that is a domain', 'Pay-Now.support', 'web-address'],
    ['with a domain in capitals', 'LOGIN.EXAMPLE.CO.UK now', 'web-address'],
    ['with a path', 'see kvarta.pl/win', 'web-address'],
    ['with www', 'www.kvarta', 'web-address'],
    ['with a wide dot', 'evil。com', 'web-address'],
    ['with wide letters', 'ｅｖｉｌ．ｃｏｍ', 'web-address'],
    ['with a domain of Ukraine', 'перевозки.укр', 'web-address'],
    ['with an e-mail address', 'olena@kvarta.example', 'web-address'],
  ])('nobody may have a name %s', (_how, name, problem) => {
    expect([findNameProblem(name), findCompanyNameProblem(name)]).toEqual([problem, problem]);
  });
});

describe('names that no company may have', () => {
  it.each([
    'Tenderlane',
    'TENDERLANE Support',
    'Tender Lane',
    'T-e-n-d-e-r-l-a-n-e',
    'Te\u0578derlane',
    'Теndеrlаnе Suрроrt',
    'ТΕΝDΕRLΑΝΕ',
    'TenderIane',
    'Tender1ane',
    'Tender|ane',
    'Ｔｅｎｄｅｒｌａｎｅ',
    '𝓣𝓮𝓷𝓭𝓮𝓻𝓵𝓪𝓷𝓮',
    'Téndërlåne',
    'Tenderłane',
    'тenderlane',
  ])('no company may have the name %s', (name) =>
    expect([findNameProblem(name), findCompanyNameProblem(name)]).toEqual([null, 'product-name']),
  );
});
