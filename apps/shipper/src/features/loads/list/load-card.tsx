import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { LoadState, Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { loadHref } from '../../../lib/tender-href';
import { LoadLane } from '../load-lane';
import { BestBid, useLoadSummary, Winner } from './load-cells';
import { useLoadRow } from './load-row-context';
import { LoadTime } from './load-time';
import classes from './loads-list.module.css';
import { RowMenu } from './row-menu';

export function LoadCard({ row: load }: { row: LoadListItem }) {
  const { t } = useTranslation(['loads', 'states']);
  const summary = useLoadSummary()(load);
  const { commands, dates } = useLoadRow();
  return (
    <>
      <div className={classes.cardLine}>
        <LoadState state={load.status_id} label={t(`states:load.${load.status_id}`)} />
        <span className={classes.cardEnd}>
          <LoadTime load={load} dates={dates} />
        </span>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={32} aria-label={t('row.actions', { name: tenderTitle(load) })}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <RowMenu load={load} commands={commands} />
        </Menu>
      </div>
      <Link to={loadHref(load)} className={classes.cardLink}>
        <LoadLane waypoints={load.waypoints} />
        <span className={classes.second} title={summary}>
          {summary}
        </span>
      </Link>
      <div className={classes.cardLine}>
        <span>
          <Winner load={load} />
        </span>
        <span className={classes.cardEnd}>
          <BestBid load={load} />
        </span>
      </div>
    </>
  );
}
