import { useQuery } from '@tanstack/react-query';
import { IconBan, IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react';
import { RowListItem, RowList, SkeletonRows, StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { shippersQuery } from './invitations.api';
import classes from './invitations.module.css';

const CHIPS = {
  verified: { icon: IconCircleCheck, hue: 'green', tier: 3 },
  requested: { icon: IconHourglassHigh, hue: 'plum', tier: 1 },
  on_review: { icon: IconHourglassHigh, hue: 'plum', tier: 1 },
  suspended: { icon: IconBan, hue: 'red', tier: 1 },
} as const;
const isShown = (state: string): state is keyof typeof CHIPS => Object.hasOwn(CHIPS, state);

export function Shippers() {
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  const countryName = useReferenceNames('countries');
  const { data, error, refetch } = useQuery(shippersQuery);
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} count={2} />;
  if (data.length === 0) return <p className={classes.note}>{t('shippers.none')}</p>;
  return (
    <RowList>
      {data.map(({ name, country_id: countryId, state, since }) => (
        <RowListItem
          key={name + since}
          name={<bdi>{name}</bdi>}
          details={
            <p className={classes.note}>
              {[countryName(countryId), t('shippers.since', { day: dates.date(since) })].filter(Boolean).join(' · ')}
            </p>
          }
        >
          {isShown(state) && <StateChip {...CHIPS[state]} label={t(`shippers.state.${state}`)} />}
        </RowListItem>
      ))}
    </RowList>
  );
}
