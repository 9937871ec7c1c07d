import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text';
import { paths } from '../../lib/paths';
import { useOpenRemembered } from '../../lib/use-open-remembered';
import { transferQuery } from './sign-in.api';
import classes from './identity.module.css';

/** Redeems the link of the other application; one that no longer works leads to the code. */
export function Transfer({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const { error } = useQuery(transferQuery(code, useOpenRemembered()));
  if (!error)
    return (
      <h1 role="status" className={classes.title}>
        {t('transfer.title')}
      </h1>
    );
  return (
    <div role="alert">
      <h1 className={classes.title}>{t('transfer.failed')}</h1>
      <p className={classes.text}>{errorText(error)}</p>
      <Button component={Link} to={paths.auth} size="lg" variant="filled" fullWidth mt={20}>
        {t('transfer.by_code')}
      </Button>
    </div>
  );
}
