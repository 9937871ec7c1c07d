import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AttentionKind } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import type { Messages } from '@tenderlane/messages';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { partQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { ItemIconMark } from './item-icon';
import { OpensLink } from './opens-link';
import { Panel } from './panel';

type Counted =
  Extract<keyof Messages['dashboard'], `exception.${string}_other`> extends `${infer Key}_other` ? Key : never;

export function ExceptionsPanel({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(partQuery('exceptions', scope));
  const total = query.data?.exceptions?.total ?? 0;
  return (
    <Panel
      title={t('exceptions')}
      note={
        total > 0 && (
          <Badge variant="light" color="gray">
            {total}
          </Badge>
        )
      }
      query={query}
    >
      {({ exceptions }) =>
        total === 0 ? (
          <p className={classes.empty}>{t('exceptions_empty')}</p>
        ) : (
          exceptions?.kinds.map((kind) => <ExceptionRow key={kind.key} kind={kind} />)
        )
      }
    </Panel>
  );
}

function ExceptionRow({ kind }: { kind: AttentionKind }) {
  const { t, i18n } = useTranslation('dashboard');
  const { dayMonth } = useDates();
  const name = `exception.${kind.key}`;
  const isCounted = (key: string): key is Counted => i18n.exists(`dashboard:${key}`, { count: kind.total });
  return (
    <OpensLink opens={kind.opens} className={classes.exception}>
      <ItemIconMark icon={kind.icon} />
      <span className={classes.rowMain}>
        <span className={classes.rowTitle}>{isCounted(name) ? t(name, { count: kind.total }) : kind.total}</span>
        <span className={classes.rowNote}>{kind.names.join(', ')}</span>
      </span>
      <span className={classes.rowNote}>{dayMonth(kind.deadline ?? kind.since)}</span>
    </OpensLink>
  );
}
