import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DashboardLane } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { distanceUnit } from '@tenderlane/domain/core';
import { DataTable, Lane, Money } from '@tenderlane/ui';
import { downloadCsv } from '@tenderlane/web/core/download';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { deviationBp, money, number, percentBp } from '../../lib/formats';
import { exportLanes, lanesQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { OpensLink } from './opens-link';
import { Panel } from './panel';
import { TrendLine } from './trend-line';
import type { Period } from './use-choices';

export function LanesPanel({ scope, period }: { scope: DashboardScope; period: Period }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(lanesQuery(scope, period));
  const exporting = useMutation({
    mutationFn: () => exportLanes(scope, period),
    onSuccess: (csv) => downloadCsv(t('lanes'), csv),
  });
  return (
    <Panel
      title={t('lanes')}
      note={t('lanes_note')}
      query={query}
      actions={
        (query.data?.length ?? 0) > 0 && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconDownload size={14} />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {t('export')}
          </Button>
        )
      }
    >
      {(lanes) =>
        lanes.length === 0 ? <p className={classes.empty}>{t('lanes_empty')}</p> : <LaneTable lanes={lanes} />
      }
    </Panel>
  );
}

function LaneTable({ lanes }: { lanes: readonly DashboardLane[] }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const unit = distanceUnit(useAccount()?.country.id ?? '');
  return (
    <DataTable label={t('lanes')} rows="line">
      <thead>
        <tr>
          <th scope="col">{t('lane')}</th>
          <th scope="col" data-align="right">
            {t('loads')}
          </th>
          <th scope="col" data-align="right">
            {t('median')}
          </th>
          <th scope="col" data-align="right">
            {t(unit === 'mi' ? 'per_mile' : 'per_km')}
          </th>
          <th scope="col" data-align="right">
            {t('change')}
          </th>
          <th scope="col" data-align="right">
            {t('mean_bids')}
          </th>
          <th scope="col" data-align="right">
            {t('lane_on_time')}
          </th>
          <th scope="col">{t('trend')}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => (
          <tr
            key={`${lane.opens.query['from_point']} ${lane.opens.query['to_point']} ${lane.truck_body} ${lane.median.currency}`}
          >
            <td>
              <OpensLink opens={lane.opens} className={classes.laneLink}>
                <Lane from={lane.from} to={lane.to} label={t('common:lane.to')} />
              </OpensLink>
            </td>
            <td data-align="right">{number(lane.loads)}</td>
            <td data-align="right">
              <Money text={money(lane.median)} strong />
            </td>
            <td data-align="right">
              <Money text={lane.per_distance && money(lane.per_distance)} />
            </td>
            <td data-align="right">
              <Money
                text={lane.change_bp === null ? null : deviationBp(lane.change_bp)}
                tone={toneOf(lane.change_bp)}
              />
            </td>
            <td data-align="right">{number(Math.round(lane.bids / 10) / 10)}</td>
            <td data-align="right">{lane.on_time_bp === null ? '—' : percentBp(lane.on_time_bp)}</td>
            <td>
              <TrendLine lane={lane} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function toneOf(change: number | null): 'good' | 'bad' | 'plain' {
  if (change === null || change === 0) return 'plain';
  return change > 0 ? 'bad' : 'good';
}
