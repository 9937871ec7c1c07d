import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../lib/formats';
import type { Stop } from './draft-fields';
import { FieldAnchor } from './field-anchor';
import { LazyDateField } from './lazy-date-field';
import classes from './route.module.css';
import { zoneOf } from './stops';
import { TimeField } from './time-field';
import { useProblem } from './use-problem';
import { instantOf, wallTimeOf, type Window } from './zone-time';

/** What a day begins with until its hours are typed: an ordinary working day of a warehouse. */
const USUAL = { from: '08:00', to: '18:00' };

interface WindowFieldsProps {
  stop: Stop;
  index: number;
  endsLater: boolean;
  onChange: (window: Window) => void;
}

/** When a truck is expected, in the local time of the stop. */
export function WindowFields({ stop, index, endsLater, onChange }: WindowFieldsProps) {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const problems = [useProblem(`waypoints.${index}.window.from`), useProblem(`waypoints.${index}.window.to`)];
  const zone = zoneOf(stop);
  const window = stop.window ?? { from: null, to: null };
  const [from, to] = [window.from && wallTimeOf(window.from, zone), window.to && wallTimeOf(window.to, zone)];
  const day = (from || to || null)?.day ?? null;
  const endDay = (to || from || null)?.day ?? null;
  const at = (atDay: string | null, time: string | null) =>
    atDay && time ? instantOf({ day: atDay, time }, zone) : null;
  const shownAt = window.from ?? window.to;
  const number = index + 1;

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
          <LazyDateField
            ariaLabel={t('window.date', { number })}
            placeholder={t('window.date_short')}
            value={day}
            onChange={changeDay}
            error={problems[0] !== undefined}
          />
        </FieldAnchor>
        <FieldAnchor path={`waypoints.${index}.window.from${day === null ? '.none' : ''}`} className={classes.time}>
          <TimeField
            {...unless}
            ariaLabel={t('window.from', { number })}
            value={from ? from.time : null}
            error={problems[0] !== undefined}
            onChange={(time) => onChange({ ...window, from: at(day, time) })}
          />
        </FieldAnchor>
        <span aria-hidden>–</span>
        {(endsLater || endDay !== day) && (
          <div className={classes.day}>
            <LazyDateField
              ariaLabel={t('window.end_date', { number })}
              value={endDay}
              {...(day && { minDay: day })}
              onChange={(next) => onChange({ ...window, to: at(next, to ? to.time : USUAL.to) })}
            />
          </div>
        )}
        <FieldAnchor path={`waypoints.${index}.window.to${day === null ? '.none' : ''}`} className={classes.time}>
          <TimeField
            {...unless}
            ariaLabel={t('window.to', { number })}
            value={to ? to.time : null}
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
      {[...new Set(problems)].map(
        (problem) =>
          problem && (
            <p key={problem} className={classes.problem}>
              {problem}
            </p>
          ),
      )}
    </>
  );
}
