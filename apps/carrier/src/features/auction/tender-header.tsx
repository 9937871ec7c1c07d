import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CarrierLoad } from '@tenderlane/contract';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { useUnreadOfLoad } from '@tenderlane/web/chat/use-unread-of-load';
import { LoadState, UnreadMark } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import { paths } from '../../lib/paths';
import { useLinkedOrder } from '../../lib/use-linked-order';
import { TenderMenu } from './tender-menu';
import classes from './tender.module.css';

function listOf({ option, status_id: status }: CarrierLoad) {
  if (option.state === 'selected' || option.state === 'confirmed') return paths.awards;
  if (status === 'tender_over') return paths.bids;
  return status === 'ongoing' ? paths.loads : paths.history;
}

export function TenderHeader({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'chat', 'common', 'states']);
  const isOnlyOrder = useLinkedOrder() !== null;
  const unread = useUnreadOfLoad(load.id);
  const chatLabel = unread > 0 ? `${t('tender.chat')}, ${t('chat:unread', { count: unread })}` : t('tender.chat');
  return (
    <header className={classes.header}>
      <title>{`${tenderTitle(load)} · ${t('common:app_name')}`}</title>
      {!isOnlyOrder && (
        <ActionIcon component={Link} to={listOf(load)} size={44} aria-label={t('tender.back')}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.headerText}>
        <h1 className={classes.name} title={tenderTitle(load)}>
          {tenderTitle(load)}
        </h1>
        <p className={classes.shipper} title={load.shipper.name}>
          <bdi>{load.shipper.name}</bdi>
        </p>
      </div>
      <span className={classes.headerState}>
        <LoadState state={load.status_id} label={t(`states:load.${load.status_id}`)} />
      </span>
      {!isOnlyOrder && (
        <>
          <ActionIcon size={44} aria-label={chatLabel} onClick={() => openChat('load', load.id)}>
            <IconMessageCircle size={22} aria-hidden />
            {unread > 0 && <UnreadMark className={classes.unread} count={number(unread)} />}
          </ActionIcon>
          <TenderMenu load={load} />
        </>
      )}
    </header>
  );
}
