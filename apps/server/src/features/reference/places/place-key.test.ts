import { expect, it } from 'vitest';
import { isRegion, parsePlaces, readPlacesFile } from './places-file';
import { searchKeys, searchText } from './place-key';

it.each([
  ['Київ', 'Kyiv'],
  ['Kyiv', 'KYÏV'],
  ['Одеса', 'Odessa'],
  ['Łódź', 'lodz'],
  ['Қарағанды', 'Караганды'],
  ['Шымкент', 'Шимкент'],
  ['Новий Буг', 'Новый Буг'],
  ['Слов’янськ', "Слов'янськ"],
  ['Усть-Каменогорск', 'усть  каменогорск'],
  ['Орёл', 'Орел'],
])('%s and %s have the same search key', (one, other) => {
  expect(searchKeys(one)[0]).toBe(searchKeys(other)[0]);
});

it('a name with г has search keys for both romanizations', () => {
  expect(searchKeys('Гусятин')).toEqual(['gusiatin', 'husiatin']);
});

it('a search key contains only letters, digits and single spaces', () => {
  for (const text of ['%_|\\', "a'; drop table places", 'x%y_z', '北京', '🚚', '(.*)[']) {
    for (const key of searchKeys(text)) expect(key).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  }
  expect(searchKeys('北京')).toEqual([]);
});

it('the file of places was made with the present rule for search keys', async () => {
  let checked = 0;
  for await (const place of parsePlaces(readPlacesFile().bytes)) {
    if (isRegion(place)) continue;
    if (place.id % 50 !== 0) continue;
    const names = [place.name_en, place.name_uk, place.name_ru, place.name_kk].filter((name) => name !== null);
    const keys = searchText(names).split('|').filter(Boolean);
    expect(keys.filter((key) => !place.search_text.includes(`|${key}|`))).toEqual([]);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(2000);
});
