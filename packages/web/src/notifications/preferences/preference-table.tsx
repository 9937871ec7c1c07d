import { Checkbox } from '@mantine/core';
import type { NotificationSettings } from '@tenderlane/contract';
import type { NotificationChannel } from '@tenderlane/domain/notifications';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cellOf, channelsOf, type PreferenceChange } from './channel-cells';
import classes from './preference-table.module.css';

interface PreferenceTableProps {
  settings: NotificationSettings;
  save: (change: PreferenceChange) => void;
}

export function PreferenceTable({ settings, save }: PreferenceTableProps) {
  const { t } = useTranslation('preferences');
  const channels = channelsOf(settings);
  return (
    <div className={classes.table} style={{ '--channels': channels.length } as CSSProperties}>
      <div className={classes.head} aria-hidden>
        <div>{t('kind')}</div>
        {channels.map((channel) => (
          <span key={channel}>{t(`channel.${channel}`)}</span>
        ))}
      </div>
      {settings.events.map((setting) => (
        <Row key={setting.event} setting={setting} channels={channels} save={save} />
      ))}
    </div>
  );
}

interface RowProps {
  setting: NotificationSettings['events'][number];
  channels: readonly NotificationChannel[];
  save: PreferenceTableProps['save'];
}

function Row({ setting, channels, save }: RowProps) {
  const { t } = useTranslation('preferences');
  const id = useId();
  const { event } = setting;
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <div>
        <div id={id} className={classes.name}>
          {t(`event.${event}`)}
        </div>
        {setting.class === 'must-have' && <div className={classes.note}>{t('must_have')}</div>}
      </div>
      {channels.map((channel) => {
        const cell = cellOf(setting, channel, channels);
        const name = t(`channel.${channel}`);
        return (
          <div key={channel} className={classes.cell}>
            {cell === null ? (
              <span className={classes.none} aria-hidden>
                —
              </span>
            ) : (
              <Checkbox
                checked={cell.isOn}
                disabled={cell.fixed !== null}
                aria-label={`${t(`event.${event}`)}: ${name}`}
                label={<span className={classes.label}>{name}</span>}
                title={cell.fixed ? t(`fixed.${cell.fixed}`) : undefined}
                onChange={() => save({ events: [{ event, channels: { [channel]: !cell.isOn } }] })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
