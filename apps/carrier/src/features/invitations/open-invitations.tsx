import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { paths } from '../../lib/paths';
import { openInvitationsQuery } from './invitations.api';
import classes from './invitations.module.css';

export function OpenInvitations() {
  const { t } = useTranslation('carrierApp');
  const dates = useDates();
  const { data = [] } = useQuery(openInvitationsQuery);
  if (data.length === 0) return null;
  return (
    <ul className={classes.open} aria-label={t('invitation.waiting')}>
      {data.map(
        ({ code, shipper, expires_at: until }) =>
          code && (
            <li key={code} className={classes.openItem}>
              <IconMailForward size={20} aria-hidden />
              <div className={classes.openText}>
                <p className={classes.openTitle}>{t('invitation.open_title', { shipper })}</p>
                <p className={classes.note}>
                  {t('invitation.until')} {dates.dayMonth(until)}
                </p>
              </div>
              <Button size="lg" renderRoot={(props) => <Link {...props} to={paths.invitation} params={{ code }} />}>
                {t('invitation.look')}
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}
