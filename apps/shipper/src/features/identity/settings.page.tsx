import { FormSection, KeyValues, PageBody, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useProfile } from '@tenderlane/web/identity/profile.api';
import { ProfileLock } from '@tenderlane/web/identity/profile-lock';
import { ProfileFields } from './profile-fields';
import { SessionList } from '@tenderlane/web/identity/session-list';
import { ThemeChoice } from '@tenderlane/web/identity/theme-choice';

export function SettingsPage() {
  const { t } = useTranslation(['identity', 'shell', 'common']);
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <PageHeader title={t('shell:drawer.settings')} appName={t('common:app_name')} />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <SkeletonRows label={t('common:loading')} />}
      {profile && (
        <PageBody>
          <FormSection title={t('person.title')} why={t('person.why')}>
            <ProfileLock>
              <ProfileFields profile={profile} />
            </ProfileLock>
          </FormSection>
          <FormSection title={t('logins.title')} why={t('logins.why')}>
            <KeyValues
              items={[
                { label: t('logins.email'), value: profile.email },
                { label: t('logins.phone'), value: profile.phone },
              ]}
            />
          </FormSection>
          <FormSection title={t('theme.title')} why={t('theme.why')}>
            <ThemeChoice />
          </FormSection>
          <FormSection title={t('sessions.title')} why={t('sessions.why')}>
            <SessionList canEndOthers />
          </FormSection>
        </PageBody>
      )}
    </>
  );
}
