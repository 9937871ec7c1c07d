import { IconAlertTriangle, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { LegalIdCheck } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './legal-id-mark.module.css';

/** How sure a carrier's legal id is: that papers were checked, and that another company claims the same number. */
export function LegalIdMark({ check }: { check: LegalIdCheck }) {
  const { t } = useTranslation('carriers');
  return (
    <>
      {check.confirmed_by && (
        <span className={classes.mark} data-tone="good">
          <IconRosetteDiscountCheck size={14} aria-hidden />
          {t(`check.confirmed_${check.confirmed_by}`)}
        </span>
      )}
      {check.is_claimed_by_others && (
        <span className={classes.mark} data-tone="warn">
          <IconAlertTriangle size={14} aria-hidden />
          {t('check.claimed')}
        </span>
      )}
    </>
  );
}
