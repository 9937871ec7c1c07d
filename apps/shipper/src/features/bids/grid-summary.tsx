import { IconInfoCircle } from '@tabler/icons-react';
import type { GridRow } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useNames } from '../loads';
import classes from './bids.module.css';

export function GridSummary({ rows }: { rows: readonly GridRow[] }) {
  const { t } = useTranslation('bids');
  const reasonName = useNames('decline_reasons');
  const declined = rows.filter(({ state, price }) => state === 'declined' && price === null);
  const silent = rows.filter(({ state }) => state === 'invited' || state === 'viewed').length;
  const reasons = new Set(declined.flatMap(({ decline }) => (decline ? [decline.code] : [])));
  const sentences = [
    declined.length > 0 &&
      t('grid.declined', { count: declined.length, reasons: [...reasons].map(reasonName).join(', ').toLowerCase() }),
    silent > 0 && t('grid.silent', { count: silent }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className={classes.summary}>
      <IconInfoCircle size={14} aria-hidden />
      {sentences.join(' ')}
    </p>
  );
}
