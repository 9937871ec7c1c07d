import { Alert, Button } from '@mantine/core';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

const CHANGED = ['list.changed-meanwhile', 'field.changed-meanwhile'];

interface SaveProblemProps {
  error: unknown;
  text: string | undefined;
  isLoading: boolean;
  onShowCurrent: () => void;
}

export function SaveProblem({ error, text, isLoading, onShowCurrent }: SaveProblemProps) {
  const { t } = useTranslation('ownFields');
  if (!text) return null;
  const isChanged = error instanceof ApiError && CHANGED.includes(error.code);
  return (
    <Alert color={isChanged ? 'amber' : 'red'} role="alert">
      {text}
      {isChanged && (
        <div className={classes.current}>
          <Button loading={isLoading} onClick={onShowCurrent}>
            {t('show_current')}
          </Button>
          <span className={classes.second}>{t('show_current_hint')}</span>
        </div>
      )}
    </Alert>
  );
}
