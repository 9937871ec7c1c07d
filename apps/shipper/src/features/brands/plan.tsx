import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import classes from './plan.module.css';
import { useSubscription } from './subscription.api';

const PLANS = ['free', 'small', 'medium', 'large', 'enterprise'] as const;

export function Plan({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const hrefOf = useNamedHref();
  const name = useSubscription(useAccount())?.name;
  if (name === undefined) return null;
  const plan = PLANS.find((one) => one === name);
  const pricing = hrefOf({ page: 'pricing' });
  return (
    <div className={`${classes.plan} ${className}`}>
      {t('account.plan')}
      <Badge>{plan ? t(`plan.${plan}`) : name}</Badge>
      {plan === 'free' && (
        <p>{pricing === null ? t('account.upgrade') : <Link to={pricing}>{t('account.upgrade')}</Link>}</p>
      )}
    </div>
  );
}
