import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useSignInHere } from '../../lib/use-sign-in-here';
import detailsClasses from './details.module.css';

export function LinkSessionHint() {
  const { t } = useTranslation(['carrierApp', 'shell']);
  const account = useAccount();
  const signIn = useSignInHere();
  if (!account?.is_link_session) return null;
  return (
    <section className={detailsClasses.byLink}>
      <h2>{t('by_link.title')}</h2>
      <p>{t(account.link_order_id === null ? 'by_link.text' : 'by_link.order')}</p>
      <Button component={Link} {...signIn} size="md">
        {t('shell:account.sign_in_code')}
      </Button>
    </section>
  );
}
