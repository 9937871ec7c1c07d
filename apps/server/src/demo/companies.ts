import type { Role } from '@tenderlane/domain/core';

/** Logins of the demo; nothing is ever sent to them (`isDemoLogin`). */
const loginAt = (name: string, company: string) => `${name}@${company}.demo.example`;

export const DEMO_SHIPPER = { name: 'Nordwald Papier', country_id: 'pl', currency: 'EUR' } as const;

interface DemoPerson {
  login: string;
  first_name: string;
  last_name: string;
  role: Exclude<Role, 'owner'> | 'owner';
}

const person = (name: string, first: string, last: string, role: DemoPerson['role']): DemoPerson => ({
  login: loginAt(name, 'nordwald'),
  first_name: first,
  last_name: last,
  role,
});

export const DEMO_PEOPLE: readonly [DemoPerson, ...DemoPerson[]] = [
  person('olena', 'Olena', 'Savchuk', 'owner'),
  person('marek', 'Marek', 'Zieliński', 'manager'),
  person('aigerim', 'Aigerim', 'Bekova', 'dispatcher'),
  person('iryna', 'Iryna', 'Koval', 'dispatcher'),
];

export interface DemoCarrier {
  name: string;
  country_id: string;
  login: string;
  label: string;
}

/** Invented names: none is meant to be a real company. */
const NAMES: Record<string, readonly string[]> = {
  pl: [
    'Sowa Trans',
    'Wisła Spedycja',
    'Bursztyn Cargo',
    'Karpaty Logistyka',
    'Zielony Most',
    'Trakt Poznań',
    'Modrzew Transport',
    'Orzeł Drogi',
    'Polna Droga',
    'Żubr Freight',
    'Kujawy Trans',
    'Szarotka Spedycja',
    'Mazur Linie',
    'Granit Cargo',
  ],
  ua: [
    'Карпатський шлях',
    'Дніпро Вантаж',
    'Смерека Логістик',
    'Полісся Транс',
    'Чумацький тракт',
    'Галич Карго',
    'Степовий вітер',
    'Лелека Експедиція',
    'Подільські дороги',
    'Буковель Транс',
    'Слобода Вантаж',
  ],
  de: [
    'Lindenhof Spedition',
    'Elbtal Logistik',
    'Nordstern Fracht',
    'Fichtelberg Transporte',
    'Havelland Cargo',
    'Rheinbogen Spedition',
    'Sandkrug Logistik',
  ],
  lt: ['Nemuno Kelias', 'Gintaro Krovinys', 'Aukštaitija Trans', 'Baltas Vilkas', 'Rasa Logistika', 'Žalgirio Linija'],
  lv: ['Daugavas Ceļš', 'Priede Kravas', 'Kurzeme Loģistika'],
  ro: ['Carpați Marfă', 'Drumul Sării', 'Dunărea Cargo', 'Stejar Transport', 'Bucegi Logistic'],
  cz: ['Vltava Doprava', 'Jedle Spedice', 'Moravská Cesta', 'Krkonoše Cargo'],
  sk: ['Tatra Náklad', 'Váh Logistika', 'Javor Doprava'],
  hu: ['Tisza Fuvar', 'Alföld Cargo'],
  ee: ['Põhjatuul Veod', 'Kadakas Logistika'],
  kz: ['Алатау Жүк', 'Сарыарқа Транс', 'Ертіс Логистика'],
};

const LABELS = ['Express', 'Reefer', 'Regular lanes'] as const;

export const DEMO_CARRIERS: readonly DemoCarrier[] = Object.entries(NAMES)
  .flatMap(([countryId, names]) => names.map((name) => ({ name, country_id: countryId })))
  .map((company, index) => ({
    ...company,
    login: loginAt('office', `carrier${index + 1}`),
    label: LABELS[index % LABELS.length] as string,
  }));

export const DEMO_LABELS: readonly string[] = LABELS;
