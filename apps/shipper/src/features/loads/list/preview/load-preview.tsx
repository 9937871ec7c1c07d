import { ActionIcon, Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { IconCopy, IconExternalLink, IconPencil, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LoadView } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { KeyValues, LoadState, ReasonButton, SectionCard, Tooltip } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { draftHref, loadHref } from '../../../../lib/tender-href';
import { LoadLane } from '../../load-lane';
import { loadQuery } from '../../loads.api';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { money } from '../../../../lib/formats';
import { useMeasures, useNames } from '../../measures';
import { priceBase } from '../../price-base';
import { useRefusalText } from '../../refusal-text';
import { BestBid, Truck, Winner } from '../load-cells';
import { LoadTime } from '../load-time';
import classes from './load-preview.module.css';
import type { LoadsList } from '../use-loads-list';

interface LoadPreviewProps {
  id: number;
  list: LoadsList;
  isOver: boolean;
}

export function LoadPreview({ id, list, isOver }: LoadPreviewProps) {
  const { t } = useTranslation(['loadsList', 'common']);
  const content = <Content key={id} id={id} list={list} />;
  if (isOver)
    return (
      <Drawer
        opened
        position="right"
        size="100%"
        onClose={list.preview.close}
        title={t('preview.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {content}
      </Drawer>
    );
  return (
    <aside className={classes.aside} aria-label={t('preview.title')}>
      <Tooltip label={t('common:close')}>
        <ActionIcon className={classes.close} aria-label={t('common:close')} onClick={list.preview.close}>
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
      {content}
    </aside>
  );
}

function Content({ id, list }: Pick<LoadPreviewProps, 'id' | 'list'>) {
  const { data: view, error, isPaused, refetch } = useQuery(loadQuery(id));
  if (!view)
    return error || isPaused ? (
      <QueryErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <Stack gap={12} aria-busy>
        <Skeleton height={56} />
        <Skeleton height={140} />
        <Skeleton height={200} />
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Head view={view} />
      <Actions view={view} list={list} />
      <Route view={view} />
      <Terms view={view} />
    </Stack>
  );
}

function Head({ view }: { view: LoadView }) {
  const { t } = useTranslation(['loads', 'states']);
  const item = view.list_item;
  return (
    <div>
      <div className={classes.line}>
        <LoadState state={item.status_id} label={t(`states:load.${item.status_id}`)} />
        <LoadTime load={item} dates={useDates()} />
      </div>
      <h2 className={classes.title}>
        <LoadLane waypoints={item.waypoints} />
      </h2>
      <p className={classes.note}>{tenderTitle(item)}</p>
      <div className={classes.facts}>
        <div>
          <Truck load={item} />
        </div>
        <div className={classes.end}>
          <BestBid load={item} />
        </div>
        <Winner load={item} />
      </div>
    </div>
  );
}

function Route({ view }: { view: LoadView }) {
  const { t } = useTranslation(['loads', 'loadsList']);
  const dates = useDates();
  const { markedDistance, perDistance } = useMeasures();
  const { distance_km: km, distance_source: source, list_item: item } = view;
  const stops = view.waypoints.map(({ kind, address, window }) => ({
    label: t(`route.kind.${kind}`),
    value: `${address ? `${address.city}, ${address.country_id.toUpperCase()}` : t('route.no_address')} · ${
      (window && dates.window(window, address?.time_zone)) ?? t('route.no_window')
    }`,
  }));
  const price =
    item.price_per_distance && `${perDistance(item.price_per_distance)} (${t(`price_base.${priceBase(item)}`)})`;
  const whole = [km === null ? null : markedDistance(km, source), price].filter(Boolean).join(' · ');
  return (
    <SectionCard title={t('route.title')}>
      <KeyValues items={[...stops, { label: t('loadsList:column.distance'), value: whole || null }]} />
    </SectionCard>
  );
}

function Terms({ view: { auction, payment } }: { view: LoadView }) {
  const { t } = useTranslation(['loads', 'common']);
  const paymentName = useNames('payment_types');
  const rate = (value: typeof auction.starting_rate) => value && money(value);
  const days = t('common:days', { count: payment.days_to_pay });
  return (
    <SectionCard title={t('terms.title')}>
      <KeyValues
        items={[
          { label: t('terms.bidding'), value: t(`terms.mode.${auction.mode}`) },
          { label: t('terms.target'), value: rate(auction.target_rate) },
          { label: t('terms.starting'), value: rate(auction.starting_rate) },
          { label: t('terms.book_now'), value: rate(auction.book_now_price) },
          {
            label: t('terms.payment'),
            value: [payment.type && paymentName(payment.type), days].filter(Boolean).join(', '),
          },
        ]}
      />
    </SectionCard>
  );
}

function Actions({ view, list }: { view: LoadView; list: LoadsList }) {
  const { t } = useTranslation(['loads', 'common']);
  const refusalText = useRefusalText();
  const item = view.list_item;
  return (
    <div className={classes.actions}>
      <Button component={Link} to={loadHref(item)} leftSection={<IconExternalLink size={16} aria-hidden />}>
        {t('common:open')}
      </Button>
      {item.status_id !== 'draft' && refusalText('edit', view.refusals) === null && (
        <Button component={Link} to={draftHref(item.id)} leftSection={<IconPencil size={16} aria-hidden />}>
          {t('action.edit')}
        </Button>
      )}
      <ReasonButton
        leftSection={<IconCopy size={16} aria-hidden />}
        reason={refusalText('duplicate', view.refusals)}
        onClick={() => list.commands.duplicate(item)}
      >
        {t('action.duplicate')}
      </ReasonButton>
    </div>
  );
}
