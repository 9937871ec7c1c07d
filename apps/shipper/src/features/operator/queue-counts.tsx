import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { operatorPath } from '../../lib/paths';
import { queuesQuery } from './operator.api';
import classes from './queue-counts.module.css';

const QUEUES = ['chats', 'requests', 'demos', 'contests', 'matches', 'facilities', 'parked'] as const;

export function QueueCounts() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(queuesQuery);
  const waiting = QUEUES.filter((key) => data && data[key] > 0);
  return (
    <nav className={classes.line} aria-label={t('queues')}>
      <span className={classes.label}>{t('queues')}</span>
      {waiting.map((key) => (
        <Link key={key} to={operatorPath} search={{ tab: key }} className={classes.queue}>
          {t(`queue.${key}`)} <b>{data?.[key]}</b>
        </Link>
      ))}
      {data && waiting.length === 0 && <span className={classes.label}>{t('queues_empty')}</span>}
    </nav>
  );
}
