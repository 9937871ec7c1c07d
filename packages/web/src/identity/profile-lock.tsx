import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../core/queries/account';
import classes from './person-form.module.css';

export function ProfileLock({ children }: { children: ReactNode }) {
  const { t } = useTranslation('errors');
  const isLocked = useAccount()?.is_locked === true;
  return (
    <>
      {isLocked && (
        <Alert color="gray" icon={<IconLock size={16} />}>
          {t('profile.locked')}
        </Alert>
      )}
      <fieldset className={classes.lock} disabled={isLocked}>
        {children}
      </fieldset>
    </>
  );
}
