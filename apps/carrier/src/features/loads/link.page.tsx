import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text';
import { paths } from '../../lib/paths';
import { useOpenLink } from './loads.api';

/** A public link to one tender: opens it, or says why it does not. */
export function LinkPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { code = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const { mutate, error } = useOpenLink(
    (loadId) => void navigate({ to: paths.load, params: { id: String(loadId) }, replace: true }),
  );
  // Opening is what the visit of this address means; a second time changes nothing.
  useEffect(() => mutate(code), [mutate, code]);

  if (!error) return <SkeletonRows label={t('common:loading')} count={4} height={72} />;
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('link.failed')}
      text={errorText(error)}
      action={
        <Button component={Link} to={paths.loads}>
          {t('empty.open_tenders')}
        </Button>
      }
    />
  );
}
