import { Table, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { GroupTotal } from '@tenderlane/contract/loads/groups';
import type { Grouping } from '@tenderlane/contract/loads/list';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { isCurrency } from '@tenderlane/domain/money';
import { EmptyState, LoadState, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../../../lib/formats';
import type { ListFilter } from '../filter/list-filter';
import type { LoadsList } from '../use-loads-list';
import { groupsQuery } from './display.api';
import classes from './load-groups.module.css';

/** Filter for one group; null for the group without a value, which has no filter. */
function filterOfGroup(by: Grouping, key: string | null): Partial<ListFilter> | null {
  if (key === null) return null;
  switch (by) {
    case 'status':
      return { status: key };
    case 'manager':
      return { manager_id: key };
    case 'carrier':
      return { carrier_id: key };
    case 'pickup_day':
      return { pickup_from: key, pickup_to: key };
    case 'label':
      return { labels: key };
  }
}

export function LoadGroups({ list, by }: { list: LoadsList; by: Grouping }) {
  const { t } = useTranslation(['loadsList', 'common']);
  const { query, openRows } = list;
  const { data, error, refetch, isPlaceholderData } = useQuery(groupsQuery(query, by));
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} />;
  if (data.data.length === 0) return <EmptyState title={t('groups.none')} text={t('groups.none_text')} />;
  const { groups, total_capped: isCapped } = data.meta;
  return (
    <div className={classes.groups} data-stale={isPlaceholderData || undefined}>
      <Table aria-label={t(`display.${by}`)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t(`groups.by.${by}`)}</Table.Th>
            <Table.Th scope="col" className={classes.number}>
              {t('groups.count')}
            </Table.Th>
            <Table.Th scope="col" className={classes.number}>
              {t('groups.sum')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.data.map((group) => (
            <Table.Tr key={group.key ?? ''}>
              <Table.Td>
                <GroupName group={group} by={by} open={openRows} />
              </Table.Td>
              <Table.Td className={classes.number}>{number(group.count)}</Table.Td>
              <Table.Td className={classes.number}>
                <Sums group={group} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {(isCapped || groups > data.data.length) && (
        <p className={classes.note}>
          {[
            groups > data.data.length && t('groups.first', { shown: data.data.length, count: groups }),
            isCapped && t('groups.capped'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

interface GroupNameProps {
  group: GroupTotal;
  by: Grouping;
  open: (part: Partial<ListFilter>) => void;
}

function GroupName({ group: { key, name }, by, open }: GroupNameProps) {
  const { t } = useTranslation(['loadsList', 'states']);
  const { full } = useDates();
  const part = filterOfGroup(by, key);
  if (!part || key === null) return <span className={classes.none}>{t(`groups.without.${by}`)}</span>;
  const state = by === 'status' && LOAD_STATES.find((known) => known === key);
  const text = by === 'pickup_day' ? full(`${key}T12:00:00`) : (name ?? key);
  return (
    <UnstyledButton className={classes.open} onClick={() => open(part)}>
      {state ? <LoadState state={state} label={t(`states:load.${state}`)} /> : <bdi>{text}</bdi>}
    </UnstyledButton>
  );
}

function Sums({ group: { sums, count } }: { group: GroupTotal }) {
  const { t } = useTranslation('loadsList');
  if (sums.length === 0) return <>—</>;
  return (
    <>
      {sums.map(({ amount, currency, count: priced }) => (
        <span key={currency} className={classes.sum}>
          {isCurrency(currency) ? money({ amount, currency }) : currency}
          {priced < count && <span className={classes.of}>{t('groups.of', { count: priced })}</span>}
        </span>
      ))}
    </>
  );
}
