import { describe, expect, it } from 'vitest';
import { formatDay } from './dates';
import { isWholeDay, readTypedDay } from './typed-day';

const today = '2026-11-22';
const read = (typed: string, countryId = 'pl', isAhead = true) => readTypedDay(typed, { countryId, today, isAhead });

describe('a typed day', () => {
  it.each([
    ['25.11', '2026-11-25'],
    ['25.11.', '2026-11-25'],
    ['25.11.26', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['25.11.2026.', '2026-11-25'],
    ['25. 11. 2026', '2026-11-25'],
    ['2026. 11. 25.', '2026-11-25'],
    ['4/1/2027', '2027-01-04'],
    ['25/11', '2026-11-25'],
    ['25-11-2026', '2026-11-25'],
    ['25 11 2026', '2026-11-25'],
    ['25,11', '2026-11-25'],
    ['2026-11-25', '2026-11-25'],
    ['2026/11/25', '2026-11-25'],
    ['2511', '2026-11-25'],
    ['251126', '2026-11-25'],
    ['25112026', '2026-11-25'],
    ['20261125', '2026-11-25'],
    ['  25.11.2026  ', '2026-11-25'],
    ['25\u00a0Nov', '2026-11-25'],
    ['25 Nov', '2026-11-25'],
    ['25nov', '2026-11-25'],
    ['25 November 2026', '2026-11-25'],
    ['Nov 25', '2026-11-25'],
    ['November 25, 2026', '2026-11-25'],
    ['Wed, 25 Nov', '2026-11-25'],
    ['25th Nov 26', '2026-11-25'],
    ['2026 Nov 25', '2026-11-25'],
    ['3 Sept', '2027-09-03'],
    ['25 листопада', '2026-11-25'],
    ['25 лист.', '2026-11-25'],
    ['25 листопад 2026 р.', '2026-11-25'],
    ['ср, 25 лист', '2026-11-25'],
    ['25 ноября', '2026-11-25'],
    ['25 нояб. 2026 г.', '2026-11-25'],
    ['1 мая', '2027-05-01'],
    ['1 май', '2027-05-01'],
    ['25 қараша', '2026-11-25'],
    ['25 қар.', '2026-11-25'],
    ['5 қаңтар 2027', '2027-01-05'],
    ['5 грудня', '2026-12-05'],
    ['today', '2026-11-22'],
    ['завтра', '2026-11-23'],
    ['Ертең', '2026-11-23'],
    ['сьогодні', '2026-11-22'],
    ['29.02', '2028-02-29'],
    ['29.02.2028', '2028-02-29'],
  ])('the typed day %s is %s', (typed, day) => {
    expect(read(typed)).toEqual({ day });
  });

  it.each([
    ['03/04/2027', 'us', '2027-03-04'],
    ['03/04/2027', 'pl', '2027-04-03'],
    ['03.04.2027', 'us', '2027-03-04'],
    ['11/25', 'us', '2026-11-25'],
    ['1125', 'us', '2026-11-25'],
    ['11252026', 'us', '2026-11-25'],
    ['25/11', 'us', '2026-11-25'],
    ['11/25', 'de', '2026-11-25'],
    ['2026-03-04', 'us', '2026-03-04'],
  ])('the typed day %s in the country %s is %s', (typed, countryId, day) => {
    expect(read(typed, countryId)).toEqual({ day });
  });

  it('a typed day without a year is in the future in fields without past days, and else the nearest', () => {
    expect(read('21.11', 'pl', true)).toEqual({ day: '2027-11-21' });
    expect(read('22.11', 'pl', true)).toEqual({ day: '2026-11-22' });
    expect(read('21.11', 'pl', false)).toEqual({ day: '2026-11-21' });
    expect(read('3 Jan', 'pl', false)).toEqual({ day: '2027-01-03' });
    expect(readTypedDay('30.12', { countryId: 'pl', today: '2027-01-04' })).toEqual({ day: '2026-12-30' });
  });

  it.each(['31.11.2026', '29.02.2026', '31.04', '0.11', '32 Nov', '31 листопада', '13.13.2026'])(
    'the typed day %s is refused',
    (typed) => {
      expect(read(typed)).toHaveProperty('problem');
    },
  );

  it('a day that does not exist is told from a text that is no day', () => {
    expect(read('31.11.2026')).toEqual({ problem: 'no-such-day' });
    expect(read('next week')).toEqual({ problem: 'unreadable' });
  });

  it.each([
    '',
    '24',
    '24.',
    'Nov',
    'ma 5',
    'july june 5',
    '25.11.226',
    '1.2.3.4',
    'soon',
    '25 smarch',
    '99999999999',
    '25 Nov 26 7',
  ])('the text %j is no day', (typed) => {
    expect(read(typed)).toEqual({ problem: 'unreadable' });
  });

  it('a typed day is complete when further digits cannot change it', () => {
    expect(['25.11.2026', '2026-11-25', '11/25/2026'].map(isWholeDay)).toEqual([true, true, true]);
    expect(['25.11', '25.11.26', '25.11.20', '25 Nov'].map(isWholeDay)).toEqual([false, false, false, false]);
  });

  it.each(['us', 'pl', 'lv', 'ro', 'ua', 'kz', 'hu', 'se', 'nl', 'hr', 'cz', 'fr', 'ca'])(
    'a day is read as a field of the country %s shows it',
    (countryId) => {
      for (const day of ['2026-11-25', '2027-03-04', '2028-02-29'])
        expect(read(formatDay(day, countryId), countryId)).toEqual({ day });
    },
  );
});
