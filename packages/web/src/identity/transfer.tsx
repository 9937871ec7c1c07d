import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useLink } from '../core/use-link';
import { useApplication } from '../core/application';
import { useTransfer } from './sign-in.api';
import classes from './sign-in.module.css';

export function Transfer({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const { error } = useTransfer(code);
  const signIn = useLink(useApplication().paths.signIn);
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
      <Button component="a" {...signIn} size="lg" variant="filled" fullWidth mt={20}>
        {t('transfer.by_code')}
      </Button>
    </div>
  );
}
