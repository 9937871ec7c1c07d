import { Link, useSearch } from '@tanstack/react-router';
import { SignIn } from '@tenderlane/web/identity/sign-in';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../lib/paths';
import classes from './identity.module.css';

export function AuthPage() {
  const { t } = useTranslation('auth');
  const { transfer } = useSearch({ strict: false });
  return (
    <>
      <SignIn transfer={transfer} />
      <Link to={hrefOf('demo')} className={classes.book}>
        {t('demo.book')}
      </Link>
    </>
  );
}
