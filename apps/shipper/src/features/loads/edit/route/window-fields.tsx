import { DayInput, TimeInput, Tooltip } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { todayIn, useDayField, useTimeField } from '@tenderlane/web/moment-field';
import type { Stop } from '../draft/draft-fields';
import { FieldAnchor } from '../fields/field-anchor';
import classes from './route.module.css';
import { zoneOf } from './stops';
import { useProblem } from '../fields/use-problem';
import { useUnreadable } from '../fields/use-unreadable';
import { instantOf, wallTimeOf, type Window } from './zone-time';

/** Usual working hours of a warehouse, used until the hours are typed. */
const USUAL = { from: '08:00', to: '18:00' };

interface WindowFieldsProps {
  stop: Stop;
  index: number;
  endsLater: boolean;
  onChange: (window: Window) => void;
}

export function WindowFields({ stop, index, endsLater, onChange }: WindowFieldsProps) {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const problems = [useProblem(`waypoints.${index}.window.from`), useProblem(`waypoints.${index}.window.to`)];
  const dayField = useDayField();
  const timeField = useTimeField();
  const zone = zoneOf(stop);
  const today = todayIn(zone);
  const window = stop.window ?? { from: null, to: null };
  const [from, to] = [window.from && wallTimeOf(window.from, zone), window.to && wallTimeOf(window.to, zone)];
  const day = (from || to || null)?.day ?? null;
  const endDay = (to || from || null)?.day ?? null;
  const at = (atDay: string | null, time: string | null) =>
    atDay && time ? instantOf({ day: atDay, time }, zone) : null;
  const shownAt = window.from ?? window.to;
  const number = index + 1;
  const { unreadable, report } = useUnreadableTexts(index);

  const changeDay = (next: string | null) => {
    const isOneDay = endDay === day || !endDay || !next || endDay < next;
    const toDay = isOneDay ? next : endDay;
    onChange({ from: at(next, from ? from.time : USUAL.from), to: at(toDay, to ? to.time : USUAL.to) });
  };
  const unless = day === null && { disabled: true, title: t('window.date_first') };

  return (
    <>
      <div className={classes.window}>
        <FieldAnchor path={`waypoints.${index}.window`} className={classes.day}>
          <DayInput
            field={dayField({ minDay: today, timeZone: zone })}
            aria-label={t('window.date', { number })}
            placeholder={t('window.date_short')}
            value={day}
            onChange={changeDay}
            onProblem={report('day')}
            isProblemElsewhere
            error={problems[0] !== undefined}
          />
        </FieldAnchor>
        <FieldAnchor path={`waypoints.${index}.window.from${day === null ? '.none' : ''}`} className={classes.time}>
          <TimeInput
            {...unless}
            field={timeField}
            aria-label={t('window.from', { number })}
            value={from ? from.time : null}
            onProblem={report('from')}
            isProblemElsewhere
            error={problems[0] !== undefined}
            onChange={(time) => onChange({ ...window, from: at(day, time) })}
          />
        </FieldAnchor>
        <span aria-hidden>–</span>
        {(endsLater || endDay !== day) && (
          <FieldAnchor path={`waypoints.${index}.window.end_date`} className={classes.day}>
            <DayInput
              field={dayField({ minDay: day !== null && day > today ? day : today, timeZone: zone })}
              aria-label={t('window.end_date', { number })}
              value={endDay}
              onProblem={report('end_date')}
              isProblemElsewhere
              onChange={(next) => onChange({ ...window, to: at(next, to ? to.time : USUAL.to) })}
            />
          </FieldAnchor>
        )}
        <FieldAnchor path={`waypoints.${index}.window.to${day === null ? '.none' : ''}`} className={classes.time}>
          <TimeInput
            {...unless}
            field={timeField}
            aria-label={t('window.to', { number })}
            value={to ? to.time : null}
            onProblem={report('to')}
            isProblemElsewhere
            error={problems[1] !== undefined}
            onChange={(time) => onChange({ ...window, to: at(endDay, time) })}
          />
        </FieldAnchor>
        {shownAt && (
          <Tooltip label={t('window.zone', { zone, offset: dates.zoneOffset(zone, shownAt) })}>
            <span className={classes.zone}>{dates.zoneOffset(zone, shownAt)}</span>
          </Tooltip>
        )}
      </div>
      {[...new Set([...unreadable, ...problems])].map(
        (problem) =>
          problem && (
            <p key={problem} className={classes.problem} data-field-problem>
              {problem}
            </p>
          ),
      )}
    </>
  );
}

const NO_TEXTS = { day: null, from: null, end_date: null, to: null };
type WindowText = keyof typeof NO_TEXTS;

function useUnreadableTexts(index: number) {
  const { t } = useTranslation('loadEdit');
  const [texts, setTexts] = useState<Record<WindowText, string | null>>(NO_TEXTS);
  const number = index + 1;
  const path = `waypoints.${index}.window`;
  // An invalid day leads to the first field of the window.
  useUnreadable(t('window.date', { number }), texts.day, `${path}.day`);
  useUnreadable(t('window.from', { number }), texts.from, `${path}.from`);
  useUnreadable(t('window.end_date', { number }), texts.end_date, `${path}.end_date`);
  useUnreadable(t('window.to', { number }), texts.to, `${path}.to`);
  const report = (field: WindowText) => (problem: string | null) =>
    setTexts((before) => ({ ...before, [field]: problem }));
  return { unreadable: Object.values(texts), report };
}
