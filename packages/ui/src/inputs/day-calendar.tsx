import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/kk';
import 'dayjs/locale/ru';
import 'dayjs/locale/uk';
import { DatePicker } from '@mantine/dates';

export interface CalendarTexts {
  open: string;
  previous: string;
  next: string;
}

export interface CalendarSettings {
  locale: string;
  /** 0 is Sunday. */
  weekStart: 0 | 1;
  texts: CalendarTexts;
}

interface DayCalendarProps {
  value: string | null;
  onChoose: (day: string) => void;
  settings: CalendarSettings;
  minDay?: string | undefined;
  maxDay?: string | undefined;
}

/** Month view; today is marked, closed days are disabled. The calendar is loaded when it is first opened. */
export function DayCalendar({ value, onChoose, settings, minDay, maxDay }: DayCalendarProps) {
  const { locale, weekStart, texts } = settings;
  return (
    <DatePicker
      value={value}
      {...(value !== null && { defaultDate: value })}
      onChange={(day) => day && onChoose(day)}
      {...(minDay && { minDate: minDay })}
      {...(maxDay && { maxDate: maxDay })}
      highlightToday
      locale={locale}
      firstDayOfWeek={weekStart}
      ariaLabels={{ previousMonth: texts.previous, nextMonth: texts.next }}
    />
  );
}
