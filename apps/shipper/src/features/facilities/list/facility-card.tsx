import { Link } from '@tanstack/react-router';
import type { FacilityRow } from '@tenderlane/contract';
import { Name } from '@tenderlane/ui';
import { CardContent } from '@tenderlane/ui/list/card-content';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { FacilityActions } from '../facility-actions';
import classes from '../facilities.module.css';
import { addressLine, FacilityState, FavouriteStar } from './facility-cells';

export function FacilityCard({ row: facility }: { row: FacilityRow }) {
  const { t } = useTranslation('facilities');
  return (
    <CardContent
      state={<FacilityState facility={facility} />}
      actions={
        <>
          <FavouriteStar facility={facility} />
          <FacilityActions facility={facility} />
        </>
      }
    >
      <Link to={paths['facility.show']} params={{ id: String(facility.id) }} className={classes.link}>
        <Name className={classes.name}>{facility.name}</Name>
      </Link>
      <span className={classes.note}>{addressLine(facility.address)}</span>
      <span className={classes.note}>
        {[t(`category.${facility.category}`), facility.company_name].filter(Boolean).join(' · ')}
      </span>
    </CardContent>
  );
}
