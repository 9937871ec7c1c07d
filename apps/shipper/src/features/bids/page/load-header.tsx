import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LoadView } from '@tenderlane/contract';
import { Breadcrumb, LoadState, PageHeader, ReasonButton, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { rememberedFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { laneText, LoadLane, useMeasures, useNames } from '../../loads';
import { useLoadActions } from './load-actions';
import { LoadClock } from './load-clock';
import { LoadMenu } from './load-menu';
import type { LoadActionsInput } from './use-load-page';

export function LoadHeader(props: LoadActionsInput) {
  const { t } = useTranslation(['loads', 'common', 'states']);
  const { view } = props;
  const { list_item: item } = view;
  const { primary, secondary, others } = useLoadActions(props);
  return (
    <PageHeader
      isSticky
      title={<LoadLane waypoints={item.waypoints} size="title" />}
      windowTitle={[tenderTitle(item), laneText(item.waypoints)].filter(Boolean).join(' · ')}
      appName={t('common:app_name')}
      crumbs={<Crumbs number={item.number} title={tenderTitle(item)} />}
      chip={<LoadState state={item.status_id} label={t(`states:load.${item.status_id}`)} />}
      summary={<Summary view={view} />}
      actions={
        <>
          <LoadClock view={view} />
          <LoadMenu loadId={item.id} actions={others} />
          {secondary && (
            <ReasonButton leftSection={<secondary.icon size={16} />} reason={secondary.reason} onClick={secondary.run}>
              {secondary.label}
            </ReasonButton>
          )}
          {primary && (
            <ReasonButton
              variant="filled"
              leftSection={<primary.icon size={16} />}
              loading={props.page.isPending}
              reason={primary.reason}
              onClick={primary.run}
            >
              {primary.label}
            </ReasonButton>
          )}
        </>
      }
    />
  );
}

function Crumbs({ number, title }: { number: string; title: string }) {
  const { t } = useTranslation(['loads', 'common']);
  return (
    <Breadcrumb
      label={t('view.breadcrumb')}
      parent={
        <Link to={paths.tenders} search={rememberedFilter('tenders')}>
          {t('title')}
        </Link>
      }
    >
      <span>{title}</span>
      <CopyButton value={number}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('common:copied') : t('view.copy_number')}>
            <ActionIcon size={20} aria-label={copied ? t('common:copied') : t('view.copy_number')} onClick={copy}>
              {copied ? <IconCheck size={13} /> : <IconCopy size={13} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Breadcrumb>
  );
}

function Summary({ view }: { view: LoadView }) {
  const { t } = useTranslation('loads');
  const dates = useDates();
  const bodyName = useNames('truck_bodies');
  const { briefDistance, weight, temperature } = useMeasures();
  const { list_item: item } = view;
  const truck = [item.truck_body.map(bodyName).join(', '), item.temperature && temperature(item.temperature)];
  const parts = [
    item.cargo_name,
    item.weight === null ? null : weight(item.weight, item.weight_id),
    truck.filter(Boolean).join(' '),
    item.distance === null ? null : briefDistance(item.distance, item.distance_source),
    item.date && t('view.pickup', { time: dates.shortDateTime(item.date, item.waypoints[0]?.time_zone) }),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
