import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FACILITY_LIMITS } from '@tenderlane/domain/facilities';
import { DayInput } from '@tenderlane/ui';
import { useDayField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import { newKey, type FormPartProps } from './facility-values';
import { FormPart } from './form-part';
import classes from './form.module.css';

export function HolidaysField({ values, change, problemOf }: FormPartProps) {
  const { t } = useTranslation('facilities');
  const dayField = useDayField();
  const { holidays } = values;
  const changeOne = (key: number, part: object) =>
    change({ holidays: holidays.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <FormPart title={t('holidays.title')} hint={t('holidays.text')} error={problemOf('hours.holidays')}>
      {holidays.map((one, index) => (
        <div key={one.key} className={classes.holiday}>
          <DayInput
            aria-label={t('holidays.date', { number: index + 1 })}
            field={dayField()}
            value={one.date}
            error={problemOf(`hours.holidays.${index}.date`)}
            onChange={(date) => changeOne(one.key, { date })}
          />
          <TextInput
            aria-label={t('holidays.name', { number: index + 1 })}
            placeholder={t('contact.name')}
            maxLength={100}
            value={one.name}
            onChange={(event) => changeOne(one.key, { name: event.currentTarget.value })}
          />
          <ActionIcon
            size={32}
            aria-label={t('holidays.remove', { number: index + 1 })}
            onClick={() => change({ holidays: holidays.filter(({ key }) => key !== one.key) })}
          >
            <IconX size={14} />
          </ActionIcon>
        </div>
      ))}
      {holidays.length < FACILITY_LIMITS.holidaysMax && (
        <Button
          size="xs"
          className={classes.start}
          leftSection={<IconPlus size={14} />}
          onClick={() => change({ holidays: [...holidays, { key: newKey(), date: null, name: '' }] })}
        >
          {t('holidays.add')}
        </Button>
      )}
    </FormPart>
  );
}
