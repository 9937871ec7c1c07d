import { IconAlertTriangle, IconTruck, IconUsers } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './awards.module.css';

export function AfterConfirming({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  if (load.option.state !== 'selected') return null;
  return (
    <section className={classes.after}>
      <h2>{t('after.title')}</h2>
      <ul>
        <li>
          <IconUsers size={20} aria-hidden /> {t('after.others')}
        </li>
        <li>
          <IconTruck size={20} aria-hidden /> {t('after.truck')}
        </li>
        <li>
          <IconAlertTriangle size={20} aria-hidden /> {t('after.giving_back')}
        </li>
      </ul>
    </section>
  );
}
