import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { InstallationState } from '@tenderlane/contract';
import { INSTALLATION_PARTS, type InstallationPart } from '@tenderlane/domain/operator';
import { RowListItem, RowList, SkeletonRows, StateChip } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useFileSize } from '@tenderlane/web/core/texts/use-file-size';
import { useApplication } from '@tenderlane/web/core/application';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { installationQuery } from './operator.api';
import classes from './operator.module.css';

export function Installation() {
  const { t } = useTranslation(['operator', 'common']);
  const textOf = usePartText();
  const { data: state, error, isPaused, refetch } = useQuery(installationQuery);
  if (!state)
    return error || isPaused ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={t('common:loading')} />
    );
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{t('installation.version', { version: state.version })}</p>
      <RowList>
        {INSTALLATION_PARTS.map((part) => (
          <RowListItem
            key={part}
            name={t(`installation.${part}`)}
            details={<span className={classes.text}>{textOf(part, state)}</span>}
          >
            <PartChip part={part} state={state} />
          </RowListItem>
        ))}
      </RowList>
    </div>
  );
}

function PartChip({ part, state }: { part: InstallationPart; state: InstallationState }) {
  const { t } = useTranslation('operator');
  if (state.in_need.includes(part))
    return <StateChip tier={1} hue="red" icon={IconAlertTriangle} label={t('installation.in_need')} />;
  // The state of backups made by another server is unknown.
  if (part === 'backup' && state.backup.kind === 'own') return null;
  return <StateChip tier={3} hue="green" icon={IconCheck} label={t('installation.fine')} />;
}

function usePartText() {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const sizeText = useFileSize();
  const { formats } = useApplication();
  const ageText = (seconds: number) => formats.duration(Math.round(seconds / 60));
  const sendingText = ({ kind, retrying }: InstallationState['mail']) =>
    retrying > 0 ? t('installation.retrying', { count: retrying }) : t(`installation.sending_${kind}`);
  const texts: Record<InstallationPart, (state: InstallationState) => string> = {
    mail: ({ mail }) => sendingText(mail),
    sms: ({ sms }) => sendingText(sms),
    geocoder: ({ geocoder }) => t(`installation.geocoder_${geocoder}`),
    storage: ({ storage: { kind, state } }) =>
      state === 'away' ? t('installation.storage_away') : t(`installation.storage_${kind}`),
    disk: ({ disk }) =>
      t('installation.disk_free', { free: sizeText(disk.free_bytes), total: sizeText(disk.total_bytes) }),
    backup({ backup: { kind, made_at: at } }) {
      if (kind === 'own') return t('installation.backup_own');
      if (at === null) return t('installation.backup_none');
      return t('installation.backup_made', {
        date: dates.dateTime(at),
        age: ageText((Date.now() - Date.parse(at)) / 1000),
      });
    },
    queue({ queue: { waiting, oldest_s: job, outbox_delay_s: event } }) {
      if (waiting === 0) return t('installation.queue_empty');
      return t('installation.queue_waiting', { count: waiting, oldest: ageText(Math.max(job, event)) });
    },
    failed: ({ failed }) =>
      t('installation.failed_counts', { jobs: failed.jobs, parked: failed.parked, rows: failed.rows }),
  };
  return (part: InstallationPart, state: InstallationState) => texts[part](state);
}
