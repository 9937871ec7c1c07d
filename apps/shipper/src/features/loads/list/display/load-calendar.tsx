import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LOAD_STATES, type LoadState } from '@tenderlane/domain/loads';
import { dayName, monthName, shortWeekdayName, weekdayName } from '@tenderlane/ui/inputs/calendar-names';
import { weekStartOf } from '@tenderlane/messages/formats/date-order';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import type { LoadsList } from '../use-loads-list';
import { calendarQuery } from './display.api';
import classes from './load-calendar.module.css';
import { addMonths, dayByKey, monthOf, weeksOf } from './month-days';

interface DayTotal {
  count: number;
  counts: Partial<Record<LoadState, number>>;
}

const today = () => new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(new Date());

export function LoadCalendar({ list }: { list: LoadsList }) {
  const { t } = useTranslation('loadsList');
  const { place, setPlace, openRows, query } = list;
  const month = place.month ?? monthOf(today());
  const { data, error, refetch, isFetching } = useQuery(calendarQuery(query, month));
  const days = new Map<string, DayTotal>(data?.data.map((total) => [total.day, total]));
  const total = data?.data.reduce((sum, { count }) => sum + count, 0);
  const showMonth = (next: string) => setPlace({ ...place, month: next });
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.calendar}>
      <div className={classes.bar}>
        <ActionIcon
          size={32}
          aria-label={t('calendar.previous')}
          onClick={() => showMonth(monthOf(addMonths(`${month}-01`, -1)))}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <h2 className={classes.month}>{monthName(`${month}-01`, locale)}</h2>
        <ActionIcon
          size={32}
          aria-label={t('calendar.next')}
          onClick={() => showMonth(monthOf(addMonths(`${month}-01`, 1)))}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
        <Button size="xs" onClick={() => showMonth(monthOf(today()))}>
          {t('calendar.today')}
        </Button>
        <span className={classes.total} role="status">
          {total === 0
            ? t('calendar.none')
            : total !== undefined &&
              `${t('calendar.pickups', { count: total })}${data?.meta.total_capped ? ` · ${t('groups.capped')}` : ''}`}
        </span>
      </div>
      <MonthGrid
        month={month}
        days={days}
        isBusy={isFetching && !data}
        onMonth={showMonth}
        onOpen={(day) => openRows({ pickup_from: day, pickup_to: day })}
      />
    </div>
  );
}

interface GridProps {
  month: string;
  days: ReadonlyMap<string, DayTotal>;
  isBusy: boolean;
  onMonth: (month: string) => void;
  onOpen: (day: string) => void;
}

/** Only one day is in the tab order; arrow keys move to the others, also into adjacent months. */
function MonthGrid({ month, days, isBusy, onMonth, onOpen }: GridProps) {
  const { t } = useTranslation('loadsList');
  const weekStart = weekStartOf(useDates().countryId);
  const weeks = weeksOf(month, weekStart);
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const now = today();
  const first = monthOf(now) === month ? now : `${month}-01`;
  const focusDay = (element: HTMLButtonElement | null) => {
    if (!element || element.dataset['day'] !== wanted.current) return;
    wanted.current = null;
    element.focus();
  };
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    const next = dayByKey(event.key, day, weekStart);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    if (monthOf(next) === month) focusDay(grid.current?.querySelector(`[data-day="${next}"]`) ?? null);
    else onMonth(monthOf(next));
  };
  return (
    <table ref={grid} className={classes.grid} role="grid" aria-label={t('display.calendar')} aria-busy={isBusy}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" aria-label={weekdayName(day, locale)}>
              {shortWeekdayName(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classes.cell} data-outside={monthOf(day) !== month || undefined}>
                <button
                  type="button"
                  ref={focusDay}
                  data-day={day}
                  className={classes.day}
                  tabIndex={day === first ? 0 : -1}
                  aria-current={day === now ? 'date' : undefined}
                  aria-label={`${dayName(day, locale)}: ${t('calendar.pickups', { count: days.get(day)?.count ?? 0 })}`}
                  onKeyDown={(event) => onKeyDown(event, day)}
                  onClick={() => onOpen(day)}
                >
                  <DayContent day={day} total={days.get(day)} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayContent({ day, total }: { day: string; total: DayTotal | undefined }) {
  const { t } = useTranslation('states');
  const states = total ? LOAD_STATES.filter((state) => total.counts[state]) : [];
  return (
    <>
      <span className={classes.date}>{Number(day.slice(-2))}</span>
      {total && <span className={classes.count}>{number(total.count)}</span>}
      {total && (
        <span className={classes.states}>
          {states.slice(0, 2).map((state) => (
            <span key={state} className={classes.state}>
              {number(total.counts[state] ?? 0)} {t(`load.${state}`)}
            </span>
          ))}
          {states.length > 2 && <span className={classes.state}>+{states.length - 2}</span>}
        </span>
      )}
    </>
  );
}
