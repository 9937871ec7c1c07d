import { useQuery } from '@tanstack/react-query';
import { Anchor } from '@mantine/core';
import { useLink } from '@tenderlane/web/core/use-link';
import { useTranslation } from 'react-i18next';
import { operatorPath } from '../../lib/paths';
import { installationQuery } from './operator.api';
import classes from './operator.module.css';

export function PartsInNeed() {
  const { t } = useTranslation('operator');
  const { data: state } = useQuery(installationQuery);
  const installation = useLink(`${operatorPath}?tab=installation`);
  if (!state || state.in_need.length === 0) return null;
  const parts = state.in_need.map((part) => t(`installation.${part}`)).join(', ');
  return (
    <p className={classes.inNeed} role="status">
      {t('installation.parts_in_need', { parts })}{' '}
      <Anchor underline="always" {...installation}>
        {t('installation.look')}
      </Anchor>
    </p>
  );
}
