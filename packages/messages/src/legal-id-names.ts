import type { Locale } from '@tenderlane/domain/languages';
import type { i18n as I18n } from 'i18next';

type Names = Readonly<Record<Locale, string>>;

const same = (name: string): Names => ({ en: name, uk: name, kk: name, ru: name });

const LEGAL_ID_NAMES: Readonly<Record<string, Names>> = {
  edrpou: { en: 'EDRPOU', uk: 'ЄДРПОУ', kk: 'ЕДРПОУ', ru: 'ЕГРПОУ' },
  rnokpp: { en: 'RNOKPP', uk: 'РНОКПП', kk: 'РНОКПП', ru: 'РНУКПН' },
  bin: { en: 'BIN or IIN', uk: 'БІН або ІІН', kk: 'БСН немесе ЖСН', ru: 'БИН или ИИН' },
  vat: { en: 'VAT number', uk: 'номер ПДВ', kk: 'ҚҚС нөмірі', ru: 'номер НДС' },
  registration: {
    en: 'registration number',
    uk: 'реєстраційний номер',
    kk: 'тіркеу нөмірі',
    ru: 'регистрационный номер',
  },
  nip: same('NIP'),
  ein: same('EIN'),
  fn: same('Firmenbuchnummer'),
  eik: { en: 'EIK', uk: 'ЕИК', kk: 'ЕИК', ru: 'ЕИК' },
  bn: same('BN'),
  uid: same('UID'),
  he: same('HE'),
  ico: same('IČO'),
  hrb: same('HRB'),
  cvr: same('CVR'),
  registrikood: same('registrikood'),
  nif: same('NIF'),
  'y-tunnus': same('Y-tunnus'),
  siren: same('SIREN'),
  siret: same('SIRET'),
  gemi: same('ΓΕΜΗ'),
  oib: same('OIB'),
  adoszam: same('adószám'),
  cro: same('CRO'),
  kennitala: same('kennitala'),
  'partita-iva': same('Partita IVA'),
  fl: same('FL'),
  'imones-kodas': same('įmonės kodas'),
  rcs: same('RCS'),
  idno: same('IDNO'),
  mfsa: same('MBR'),
  rfc: same('RFC'),
  kvk: same('KVK'),
  organisasjonsnummer: same('organisasjonsnummer'),
  nipc: same('NIPC'),
  cui: same('CUI'),
  organisationsnummer: same('organisationsnummer'),
  vkn: same('VKN'),
  tckn: same('TCKN'),
};

const NAMES = new Map(Object.entries(LEGAL_ID_NAMES).map(([kind, names]) => [kind, new Map(Object.entries(names))]));

const nameOf = (kind: string, language: string) => NAMES.get(kind)?.get(language) ?? kind;

export const legalIdNames = (kinds: unknown, language: string): string =>
  String(kinds)
    .split(',')
    .map((kind) => nameOf(kind, language))
    .join(' / ');

export function addLegalIdNames(i18n: I18n): void {
  i18n.services.formatter?.add('legalId', (kinds: unknown, language: string | undefined) =>
    legalIdNames(kinds, language ?? 'en'),
  );
}
