import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useSignInHere } from '../../lib/use-sign-in-here';
import classes from './trips.module.css';

export function SignInToName() {
  const { t } = useTranslation(['fleet', 'shell']);
  const signIn = useSignInHere();
  return (
    <SectionCard title={t('assign.title')}>
      <div className={classes.card}>
        <p className={classes.note}>{t('assign.other_link')}</p>
        <div>
          <Button component={Link} {...signIn} size="md">
            {t('shell:account.sign_in_code')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
