import type { Locale } from '@tenderlane/domain/languages';

export interface CalendarNames {
  /** Genitive forms after a day: `5 січня`, `5 січ.` */
  months: readonly string[];
  monthsShort: readonly string[];
  weekdaysShort: readonly string[];
}

const list = (text: string): readonly string[] => text.split(' ');

// From CLDR 48. Kept here because Chromium ships no Kazakh calendar.
export const CALENDAR_NAMES: Record<Locale, CalendarNames> = {
  en: {
    months: list('January February March April May June July August September October November December'),
    monthsShort: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdaysShort: list('Sun Mon Tue Wed Thu Fri Sat'),
  },
  uk: {
    months: list('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
    monthsShort: list('січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.'),
    weekdaysShort: list('нд пн вт ср чт пт сб'),
  },
  kk: {
    months: list('қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'),
    monthsShort: list('қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'),
    weekdaysShort: list('жс дс сс ср бс жм сб'),
  },
  ru: {
    months: list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    monthsShort: list('янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
    weekdaysShort: list('вс пн вт ср чт пт сб'),
  },
};
