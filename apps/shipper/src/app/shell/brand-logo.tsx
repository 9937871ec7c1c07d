import { Link } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../lib/paths';
import classes from './brand-logo.module.css';

export function BrandLogo() {
  const account = useAccount();
  const { t } = useTranslation('shell');
  const [failed, setFailed] = useState<string | null>(null);
  const src = account?.brand_logo;
  if (!src || failed === src) return null;
  return (
    <Link to={HOME} className={classes.brand}>
      <img
        className={classes.brandLogo}
        src={src}
        alt={t('header.brand_logo', { brand: account.company?.name ?? '' })}
        onError={() => setFailed(src)}
      />
    </Link>
  );
}
