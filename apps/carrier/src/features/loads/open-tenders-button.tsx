import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';

export function OpenTendersButton() {
  const { t } = useTranslation('carrierApp');
  return (
    <Button component={Link} to={paths.loads}>
      {t('empty.open_tenders')}
    </Button>
  );
}
