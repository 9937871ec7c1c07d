import { estimateDistanceKm } from '@tenderlane/domain/core';

export interface City {
  city: string;
  country_id: string;
  lat: number;
  lon: number;
  time_zone: string;
}

const city = (name: string, countryId: string, lat: number, lon: number, zone: string): City => ({
  city: name,
  country_id: countryId,
  lat,
  lon,
  time_zone: zone,
});

export const CITIES = {
  gdansk: city('Gdańsk', 'pl', 54.352, 18.647, 'Europe/Warsaw'),
  poznan: city('Poznań', 'pl', 52.407, 16.93, 'Europe/Warsaw'),
  wroclaw: city('Wrocław', 'pl', 51.1, 17.033, 'Europe/Warsaw'),
  lodz: city('Łódź', 'pl', 51.75, 19.467, 'Europe/Warsaw'),
  warsaw: city('Warsaw', 'pl', 52.23, 21.012, 'Europe/Warsaw'),
  katowice: city('Katowice', 'pl', 50.258, 19.028, 'Europe/Warsaw'),
  rzeszow: city('Rzeszów', 'pl', 50.041, 21.999, 'Europe/Warsaw'),
  lviv: city('Lviv', 'ua', 49.838, 24.023, 'Europe/Kyiv'),
  kyiv: city('Kyiv', 'ua', 50.455, 30.524, 'Europe/Kyiv'),
  vinnytsia: city('Vinnytsia', 'ua', 49.233, 28.481, 'Europe/Kyiv'),
  dnipro: city('Dnipro', 'ua', 48.467, 35.04, 'Europe/Kyiv'),
  berlin: city('Berlin', 'de', 52.524, 13.411, 'Europe/Berlin'),
  hamburg: city('Hamburg', 'de', 53.575, 10.015, 'Europe/Berlin'),
  leipzig: city('Leipzig', 'de', 51.34, 12.371, 'Europe/Berlin'),
  munich: city('Munich', 'de', 48.137, 11.575, 'Europe/Berlin'),
  vilnius: city('Vilnius', 'lt', 54.689, 25.28, 'Europe/Vilnius'),
  kaunas: city('Kaunas', 'lt', 54.903, 23.909, 'Europe/Vilnius'),
  riga: city('Riga', 'lv', 56.946, 24.106, 'Europe/Riga'),
  tallinn: city('Tallinn', 'ee', 59.437, 24.754, 'Europe/Tallinn'),
  prague: city('Prague', 'cz', 50.088, 14.421, 'Europe/Prague'),
  brno: city('Brno', 'cz', 49.195, 16.608, 'Europe/Prague'),
  bratislava: city('Bratislava', 'sk', 48.148, 17.107, 'Europe/Bratislava'),
  budapest: city('Budapest', 'hu', 47.498, 19.04, 'Europe/Budapest'),
  bucharest: city('Bucharest', 'ro', 44.432, 26.106, 'Europe/Bucharest'),
  cluj: city('Cluj-Napoca', 'ro', 46.767, 23.6, 'Europe/Bucharest'),
  vienna: city('Vienna', 'at', 48.208, 16.372, 'Europe/Vienna'),
  almaty: city('Almaty', 'kz', 43.25, 76.917, 'Asia/Almaty'),
} as const;

export interface Lane {
  stops: readonly [City, ...City[]];
  distanceKm: number;
  /** Relative cost per kilometre: empty ways back are cheap, waiting at a border is expensive. */
  rate: number;
}

type CityKey = keyof typeof CITIES;

function lane(rate: number, first: CityKey, ...others: CityKey[]): Lane {
  const stops: [City, ...City[]] = [CITIES[first], ...others.map((key) => CITIES[key])];
  return { stops, rate, distanceKm: estimateDistanceKm(stops) ?? 0 };
}

export const LANES: readonly Lane[] = [
  lane(1.1, 'poznan', 'lviv'),
  lane(1.15, 'wroclaw', 'kyiv'),
  lane(1.1, 'lodz', 'vinnytsia'),
  lane(1.2, 'gdansk', 'dnipro'),
  lane(0.9, 'lviv', 'wroclaw'),
  lane(0.92, 'kyiv', 'warsaw'),
  lane(1, 'gdansk', 'berlin'),
  lane(1, 'poznan', 'hamburg'),
  lane(0.97, 'lodz', 'leipzig'),
  lane(1.03, 'katowice', 'munich'),
  lane(0.94, 'hamburg', 'warsaw'),
  lane(1, 'gdansk', 'kaunas', 'vilnius'),
  lane(1.02, 'warsaw', 'riga'),
  lane(1.06, 'lodz', 'riga', 'tallinn'),
  lane(0.95, 'vilnius', 'poznan'),
  lane(1, 'wroclaw', 'prague'),
  lane(0.98, 'katowice', 'brno', 'bratislava'),
  lane(1.03, 'katowice', 'budapest'),
  lane(1.08, 'rzeszow', 'cluj', 'bucharest'),
  lane(1.05, 'wroclaw', 'vienna'),
  lane(1, 'gdansk', 'lodz'),
  lane(1, 'poznan', 'rzeszow'),
  lane(1, 'warsaw', 'wroclaw'),
  lane(1.35, 'lodz', 'almaty'),
];
