import { ActionIcon } from '@mantine/core';
import { IconBuildingWarehouse, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { HoursWarning } from '@tenderlane/web/facilities/hours-warning';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { facilityQuery } from '../facilities.api';
import classes from './stop-facility.module.css';

export interface StopFacilityProps {
  facilityId: number;
  window: { from: string | null; to: string | null } | null;
  number: number;
  onUnlink?: () => void;
}

export function StopFacilityLine({ facilityId, window, number, onUnlink }: StopFacilityProps) {
  const { t } = useTranslation('facilities');
  const { data: facility, error } = useQuery(facilityQuery(facilityId));
  const isGone = error instanceof ApiError && error.status === 404;
  if (!facility && !isGone) return null;
  return (
    <div className={classes.facility}>
      <span className={classes.name}>
        <IconBuildingWarehouse size={14} aria-hidden />
        {facility ? (
          <Link to={paths['facility.show']} params={{ id: String(facilityId) }}>
            {t('stop.facility', { name: facility.name })}
          </Link>
        ) : (
          <span>{t('stop.gone')}</span>
        )}
        {onUnlink && (
          <ActionIcon size={24} aria-label={t('stop.unlink', { number })} onClick={onUnlink}>
            <IconX size={14} />
          </ActionIcon>
        )}
      </span>
      {facility && <HoursWarning hours={facility.hours} window={window} timeZone={facility.address.time_zone} />}
    </div>
  );
}
