import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SkeletonRows } from '@tenderlane/ui';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { eligibilityQuery } from './eligibility.api';

export function IneligibleList({ loadId }: { loadId: number }) {
  const { t } = useTranslation(['packets', 'relations', 'common']);
  const { data, error, refetch } = useQuery(eligibilityQuery(loadId));
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} />;
  const more = data.not_eligible - data.carriers.length;
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('eligibility.text')}</p>
      <ul className={classes.rows}>
        {data.carriers.map(({ id, name, reasons }) => (
          <li key={id} className={classes.row}>
            <div className={classes.grow}>
              <Link to={paths['carriers.show']} params={{ id: String(id) }} search={{ tab: 'questionnaire' }}>
                <bdi>{name}</bdi>
              </Link>
              <span className={classes.note}>{reasons.map((reason) => t(`relations:lacks.${reason}`)).join(', ')}</span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>{t('eligibility.more', { count: more })}</p>}
    </div>
  );
}
