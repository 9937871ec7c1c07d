import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import type { CompanyProfile } from '@tenderlane/contract';
import { SkeletonRows } from '@tenderlane/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formText } from '../core/texts/error-text';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { toast, whenDone } from '../toasts';
import { useChangeProfile, useCompanyProfile, useDownloadCard } from './company-data.api';
import classes from './company-data.module.css';
import { ProfileFields } from './profile-fields';
import { toProfileBody, PROFILE_ERROR_FIELDS, useProfileValues } from './use-profile-fields';

export function CompanyProfileForm({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('common');
  const { data: profile, error, refetch } = useCompanyProfile();
  if (error && !profile) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!profile) return <SkeletonRows label={t('loading')} count={4} />;
  return <OwnProfile profile={profile} mayChange={mayChange} />;
}

function OwnProfile({ profile, mayChange }: { profile: CompanyProfile; mayChange: boolean }) {
  const { t } = useTranslation(['company', 'common']);
  const { values, change, isChanged } = useProfileValues(profile);
  const save = useChangeProfile();
  const download = useDownloadCard();
  const problem = formText(save.error, PROFILE_ERROR_FIELDS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    whenDone(save.mutateAsync(toProfileBody(values)), () => toast(t('profile.saved'), { tone: 'good' }));
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <ProfileFields values={values} onChange={change} error={save.error} isReadOnly={!mayChange} />
      <div className={classes.footer}>
        {mayChange && (
          <Button type="submit" size="md" loading={save.isPending}>
            {t('common:save')}
          </Button>
        )}
        <Button
          size="md"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate(profile.name)}
        >
          {t('profile.download')}
        </Button>
        {isChanged && <span className={classes.note}>{t('profile.unsaved')}</span>}
      </div>
    </form>
  );
}
