import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormSection, PageHeader, SavingIndicator, SkeletonRows } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../core/texts/error-text';
import { QueryErrorNotice } from '../../shell/query-error-notice';
import { PreferenceTable } from './preference-table';
import { usePreferences, useSavePreference } from './preferences.api';
import { QuietTimes } from './quiet-times';
import { TelegramLink } from './telegram-link';
import classes from './preferences.module.css';

interface NotificationPreferencesProps {
  showsSaving?: boolean;
  browser?: ReactNode;
}

export function NotificationPreferences({ showsSaving = false, browser }: NotificationPreferencesProps) {
  const { t } = useTranslation(['preferences', 'shell', 'common']);
  const { data: settings, error, refetch } = usePreferences();
  const { save, error: saveError, isSaving } = useSavePreference();
  return (
    <>
      <PageHeader
        title={t('shell:drawer.notifications')}
        appName={t('common:app_name')}
        summary={t('summary')}
        actions={showsSaving && <Saving isSaving={isSaving} />}
      />
      {!settings && error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <SkeletonRows label={t('common:loading')} />}
      {settings && (
        <div className={classes.page}>
          {saveError && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
              {errorText(saveError)}
            </Alert>
          )}
          <FormSection title={t('events.title')} why={t('events.why')}>
            <PreferenceTable settings={settings} save={save} />
          </FormSection>
          {browser}
          <TelegramLink telegram={settings.telegram} />
          <QuietTimes settings={settings} save={save} />
        </div>
      )}
    </>
  );
}

function Saving({ isSaving }: { isSaving: boolean }) {
  const { t } = useTranslation('shell');
  const texts = {
    saving: t('saving.saving'),
    saved: t('saving.all_changes_saved'),
    offline: t('saving.offline'),
  };
  return <SavingIndicator saving={isSaving} offline={false} texts={texts} />;
}
