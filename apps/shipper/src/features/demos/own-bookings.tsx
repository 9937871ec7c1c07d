import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../lib/paths';
import { ownBookingsQuery } from './demos.api';
import classes from './demos.module.css';

export function OwnBookings() {
  const { t } = useTranslation('demos');
  const dates = useDates();
  const { data: bookings = [] } = useQuery(ownBookingsQuery);
  if (bookings.length === 0) return null;
  return (
    <ul className={classes.list}>
      {bookings.map(({ code, company_name: company, state, at }) => (
        <li key={code}>
          <Link to={hrefOf('demo', code)}>{t('booking_of', { company })}</Link>
          {[' ', t(`state.${state}`), at && dates.dateTime(at)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
