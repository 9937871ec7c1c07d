import { Alert, CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { HistoryEntry } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './history.module.css';
import { useHistorySentence } from './history-sentence';

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

interface ConflictBannerProps {
  error: unknown;
  latest: HistoryEntry | undefined;
  onClose: () => void;
}

export function ConflictBanner({ error, latest, onClose }: ConflictBannerProps) {
  const { t } = useTranslation(['auction', 'common']);
  const sentence = useHistorySentence();
  const dates = useDates();
  const answer = error instanceof ApiError ? error : null;
  const state = typeof answer?.params['state'] === 'string' ? ` · ${answer.params['state']}` : '';
  return (
    <div className={classes.conflict}>
      <Alert color="red" icon={<IconAlertTriangle size={18} />} title={t('conflict.title')} role="alert">
        <p>{errorText(error)}</p>
        {isConflict(error) && latest && (
          <p className={classes.conflictWho}>
            {t('conflict.meanwhile', { what: sentence(latest), time: dates.timeWithSeconds(latest.at) })}
          </p>
        )}
        {answer && (
          <p className={classes.conflictCode}>
            {t('conflict.reference', {
              status: answer.status,
              code: `${answer.code}${state}`,
              request: answer.requestId ?? '—',
            })}
          </p>
        )}
        <CloseButton className={classes.conflictClose} aria-label={t('common:close')} onClick={onClose} />
      </Alert>
    </div>
  );
}
