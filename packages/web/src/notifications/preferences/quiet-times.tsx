import { Select, Switch } from '@mantine/core';
import type { NotificationSettings } from '@tenderlane/contract';
import { FieldPair, FormSection, TimeInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { ownZone, useTimeField } from '../../moment-field';
import type { PreferenceChange } from './channel-cells';
import classes from './preferences.module.css';

interface QuietTimesProps {
  settings: NotificationSettings;
  save: (change: PreferenceChange) => void;
}

const USUAL = { from: '22:00', to: '07:00' } as const;
const USUAL_HOUR = 8;

function zonesWith(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(chosen) ? known : [chosen, ...known];
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

export function QuietTimes({ settings: { quiet_hours: quiet, digest }, save }: QuietTimesProps) {
  const { t } = useTranslation('preferences');
  const time = useTimeField();
  const zone = quiet?.time_zone ?? digest?.time_zone ?? ownZone();
  const isUsed = quiet !== null || digest !== null;
  return (
    <>
      <FormSection title={t('quiet.title')} why={t('quiet.why')}>
        <Switch
          label={t('quiet.switch')}
          checked={quiet !== null}
          onChange={() => save({ quiet_hours: quiet ? null : { ...USUAL, time_zone: zone } })}
        />
        {quiet && (
          <FieldPair>
            <TimeInput
              label={t('quiet.from')}
              field={time}
              value={quiet.from}
              onChange={(from) => from && save({ quiet_hours: { ...quiet, from } })}
            />
            <TimeInput
              label={t('quiet.to')}
              field={time}
              value={quiet.to}
              onChange={(to) => to && save({ quiet_hours: { ...quiet, to } })}
            />
          </FieldPair>
        )}
        {quiet && quiet.from === quiet.to && <p className={classes.note}>{t('quiet.never')}</p>}
      </FormSection>
      <FormSection title={t('digest.title')} why={t('digest.why')}>
        <Switch
          label={t('digest.switch')}
          checked={digest !== null}
          onChange={() => save({ digest: digest ? null : { hour: USUAL_HOUR, time_zone: zone } })}
        />
        {digest && (
          <Select
            label={t('digest.hour')}
            value={String(digest.hour)}
            allowDeselect={false}
            data={Array.from({ length: 24 }, (_, hour) => ({
              value: String(hour),
              label: time.format(`${String(hour).padStart(2, '0')}:00`),
            }))}
            onChange={(hour) => save({ digest: { ...digest, hour: Number(hour) } })}
          />
        )}
      </FormSection>
      {isUsed && (
        <FormSection title={t('zone.title')} why={t('zone.why')}>
          <Select
            label={t('zone.label')}
            value={zone}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('zone.nothing')}
            data={zonesWith(zone)}
            onChange={(chosen) => {
              if (!chosen) return;
              save({
                ...(quiet && { quiet_hours: { ...quiet, time_zone: chosen } }),
                ...(digest && { digest: { ...digest, time_zone: chosen } }),
              });
            }}
          />
        </FormSection>
      )}
    </>
  );
}
