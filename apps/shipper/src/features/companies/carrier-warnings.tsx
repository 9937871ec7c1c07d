import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CarrierWarning } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import classes from './companies.module.css';

export function CarrierWarnings({ warnings }: { warnings: CarrierWarning[] }) {
  const { t } = useTranslation('company');
  if (warnings.length === 0) return null;
  return (
    <Alert color="red" title={t('warning.title')} icon={<IconAlertTriangle size={16} />}>
      {warnings.map(({ kind, hint, carriers }) => (
        <div key={`${kind} ${hint}`} className={classes.warning}>
          <p>{t(`warning.${kind}`, { hint })}</p>
          <ul className={classes.carriers}>
            {carriers.map(({ id, name, legal_id: legalId }) => (
              <li key={id}>
                <Link to={paths['carriers.show']} params={{ id: String(id) }} search={{ tab: 'company' }}>
                  <bdi>{name}</bdi>
                </Link>
                {legalId && ` · ${legalId}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t('warning.next')}</p>
    </Alert>
  );
}
