import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FACILITY_LIMITS } from '@tenderlane/domain/facilities';
import { SegmentedChoice, TimeInput, type TimeField } from '@tenderlane/ui';
import { useTimeField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import { newKey, type DayValues, type FormPartProps } from './facility-values';
import { FormPart } from './form-part';
import classes from './form.module.css';

const MIDNIGHT = '24:00';

function endField(field: TimeField): TimeField {
  return {
    ...field,
    format: (time) => (time === MIDNIGHT ? MIDNIGHT : field.format(time)),
    parse: (typed) => (/^24[:.]?(00)?$/.test(typed.trim()) ? { value: MIDNIGHT } : field.parse(typed)),
    isWhole: (typed) => typed.trim() === MIDNIGHT || field.isWhole(typed),
  };
}

export function HoursField({ values, change, problemOf }: FormPartProps) {
  const { t } = useTranslation('facilities');
  const { days, isHoursKnown } = values;
  const open = days.filter(({ isOpen }) => isOpen);
  const changeDay = (next: DayValues) => change({ days: days.map((one) => (one.day === next.day ? next : one)) });
  const [first] = open;
  const copy = () =>
    first &&
    change({
      days: days.map((one) =>
        one.isOpen
          ? { ...one, from: first.from, to: first.to, breaks: first.breaks.map((each) => ({ ...each, key: newKey() })) }
          : one,
      ),
    });
  return (
    <FormPart title={t('field.hours')} hint={isHoursKnown ? t('hours.midnight') : null} error={problemOf('hours.days')}>
      <SegmentedChoice
        label={t('hours.choice')}
        value={isHoursKnown ? 'known' : 'unknown'}
        onChange={(choice) => change({ isHoursKnown: choice === 'known' })}
        options={[
          { value: 'unknown', label: t('hours.unknown') },
          { value: 'known', label: t('hours.known') },
        ]}
      />
      {isHoursKnown && (
        <>
          <ul className={classes.rows}>
            {days.map((one) => (
              <DayRow
                key={one.day}
                value={one}
                onChange={changeDay}
                problemOf={(field) => problemOf(`hours.days.${open.indexOf(one)}.${field}`)}
              />
            ))}
          </ul>
          {open.length > 1 && (
            <Button variant="subtle" size="xs" className={classes.start} onClick={copy}>
              {t('hours.copy')}
            </Button>
          )}
        </>
      )}
    </FormPart>
  );
}

interface DayRowProps {
  value: DayValues;
  onChange: (day: DayValues) => void;
  problemOf: (field: string) => string | undefined;
}

function DayRow({ value, onChange, problemOf }: DayRowProps) {
  const { t } = useTranslation('facilities');
  const field = useTimeField();
  const { isOpen, breaks } = value;
  const day = t(`weekday.${value.day as 1}`);
  const changeBreak = (key: number, part: object) =>
    onChange({ ...value, breaks: breaks.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const add = () => onChange({ ...value, breaks: [...breaks, { key: newKey(), from: '12:00', to: '13:00' }] });
  const problems = [
    problemOf('day'),
    problemOf('from'),
    problemOf('to'),
    problemOf('breaks'),
    ...breaks.flatMap((_one, index) => [problemOf(`breaks.${index}.from`), problemOf(`breaks.${index}.to`)]),
  ].filter(Boolean);
  return (
    <li className={classes.day}>
      <Checkbox
        label={day}
        className={classes.dayName}
        checked={isOpen}
        onChange={(event) => onChange({ ...value, isOpen: event.currentTarget.checked })}
      />
      {isOpen ? (
        <div className={classes.times}>
          <span className={classes.span}>
            <TimeInput
              aria-label={t('hours.from', { day })}
              className={classes.time}
              field={field}
              value={value.from}
              error={Boolean(problemOf('from'))}
              isProblemElsewhere
              onChange={(from) => onChange({ ...value, from })}
            />
            –
            <TimeInput
              aria-label={t('hours.to', { day })}
              className={classes.time}
              field={endField(field)}
              value={value.to}
              error={Boolean(problemOf('to'))}
              isProblemElsewhere
              onChange={(to) => onChange({ ...value, to })}
            />
            {breaks.length < FACILITY_LIMITS.breaksMax && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconPlus size={14} />}
                aria-label={t('hours.add_break_of', { day })}
                onClick={add}
              >
                {t('hours.add_break')}
              </Button>
            )}
          </span>
          {breaks.map((one, index) => (
            <span key={one.key} className={classes.span}>
              <TimeInput
                aria-label={t('hours.break_from', { day, number: index + 1 })}
                className={classes.time}
                field={field}
                value={one.from}
                error={Boolean(problemOf(`breaks.${index}.from`))}
                isProblemElsewhere
                onChange={(from) => changeBreak(one.key, { from })}
              />
              –
              <TimeInput
                aria-label={t('hours.break_to', { day, number: index + 1 })}
                className={classes.time}
                field={field}
                value={one.to}
                error={Boolean(problemOf(`breaks.${index}.to`))}
                isProblemElsewhere
                onChange={(to) => changeBreak(one.key, { to })}
              />
              <ActionIcon
                size={28}
                aria-label={t('hours.remove_break', { day, number: index + 1 })}
                onClick={() => onChange({ ...value, breaks: breaks.filter(({ key }) => key !== one.key) })}
              >
                <IconX size={14} />
              </ActionIcon>
            </span>
          ))}
        </div>
      ) : (
        <span className={classes.closed}>{t('hours.closed')}</span>
      )}
      {problems.length > 0 && (
        <p className={classes.problem} role="alert">
          {problems[0]}
        </p>
      )}
    </li>
  );
}
