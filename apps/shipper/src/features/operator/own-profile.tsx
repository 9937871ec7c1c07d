import { Button, FileButton, Input, Stack, TextInput } from '@mantine/core';
import { OPERATOR_PROFILE } from '@tenderlane/domain/identity';
import type { OperatorProfile } from '@tenderlane/contract';
import { KeyValues, SkeletonRows } from '@tenderlane/ui';
import { errorText, fieldText } from '@tenderlane/web/core/texts/error-text';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { PersonPhoto } from '@tenderlane/web/support/person-photo';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeOwnProfile, useOwnProfile, type ProfileChange } from './operator.api';
import { readBase64 } from './read-base64';
import classes from './operator.module.css';

export function OwnProfile() {
  const { t } = useTranslation('common');
  const { data: profile, error, isPaused, refetch } = useOwnProfile();
  if (profile) return <ProfileForm profile={profile} />;
  return error || isPaused ? (
    <QueryErrorNotice error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows label={t('loading')} count={3} />
  );
}

function ProfileForm({ profile }: { profile: OperatorProfile }) {
  const { t } = useTranslation(['operator', 'common']);
  const [telegram, setTelegram] = useState(profile.telegram ?? '');
  const change = useChangeOwnProfile();
  const save = (body: ProfileChange) =>
    whenDone(change.mutateAsync(body), () => toast(t('profile.saved'), { tone: 'good' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ telegram: telegram.trim() || null });
  };
  const photoError = change.error ? fieldText(change.error, 'photo') : undefined;
  const linkError = change.error ? fieldText(change.error, 'telegram') : undefined;
  return (
    <form className={classes.profile} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('profile.summary')}</p>
      <Input.Wrapper
        label={t('profile.photo')}
        description={t('profile.photo_hint')}
        error={photoError}
        labelElement="div"
      >
        <div className={classes.photo}>
          <PersonPhoto
            name={profile.name}
            photo={profile.photo}
            label={t('profile.photo_of', { name: profile.name })}
            size={64}
          />
          <FileButton
            accept={OPERATOR_PROFILE.photoTypes.join(',')}
            onChange={(file) => {
              if (file) void readBase64(file).then((photo) => save({ photo }));
            }}
          >
            {(button) => (
              <Button {...button} loading={change.isPending && typeof change.variables.photo === 'string'}>
                {t('profile.choose')}
              </Button>
            )}
          </FileButton>
          {profile.photo && <Button onClick={() => save({ photo: null })}>{t('profile.remove')}</Button>}
        </div>
      </Input.Wrapper>
      <TextInput
        label={t('profile.telegram')}
        description={t('profile.telegram_hint')}
        placeholder="https://t.me/"
        inputMode="url"
        maxLength={OPERATOR_PROFILE.telegramMax}
        value={telegram}
        error={linkError}
        onChange={(event) => setTelegram(event.currentTarget.value)}
      />
      <Stack gap={4}>
        <KeyValues items={[{ label: t('profile.position'), value: profile.position || t('profile.no_position') }]} />
        <p className={classes.note}>{t('profile.position_hint')}</p>
      </Stack>
      {change.error && !photoError && !linkError && <p role="alert">{errorText(change.error)}</p>}
      <div>
        <Button type="submit" variant="filled" loading={change.isPending && 'telegram' in change.variables}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
