import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconInfoCircle, IconPhone, IconScale, IconUsersPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { refuse } from '@tenderlane/domain/core';
import { refuseAction } from '@tenderlane/domain/loads';
import { EmptyState, Menu, ReasonButton, SectionCard, useIsScreen } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { paths } from '../../lib/paths';
import { useSearchText } from '../../lib/search-text';
import { downloadCsv } from '@tenderlane/web/core/download';
import { useRefusalText } from '../loads';
import { BidCards } from './bid-cards';
import { BidTable } from './bid-table';
import { exportGrid, type Grid } from '../awards';
import classes from './bids.module.css';
import { BASES_OF_COMPARISON, deviationOf, GRID_SORTS, sortRows } from './grid-order';
import { GridSummary } from './grid-summary';

/** A new bid is marked for this time, which is a little longer than the refetch interval. */
const FRESH_MS = 8_000;

const FEW_CARRIERS = 5;

interface BidGridProps {
  view: LoadView;
  grid: Grid;
  onSelect: (row: GridRow) => void;
  onPhone: () => void;
}

/** While the tender is sealed, only the number of bids is shown. */
export function BidGrid({ view, grid, onSelect, onPhone }: BidGridProps) {
  const { t } = useTranslation(['bids', 'loads']);
  const isNarrow = useIsScreen('(max-width: 768px)');
  const refusalText = useRefusalText();
  const { data, meta } = grid;
  const bases = BASES_OF_COMPARISON.filter((base) => data.some((row) => deviationOf(row, base) !== null));
  const [base, setBase] = useSearchText('base', BASES_OF_COMPARISON, bases[0] ?? 'target');
  const [sort, setSort] = useSearchText('sort', GRID_SORTS, 'rank');
  const exporting = useMutation({
    mutationFn: () => exportGrid(view.list_item.id),
    onSuccess: (csv) => downloadCsv(view.list_item.name, csv),
  });

  const rows = sortRows(
    data.filter((row) => row.price !== null),
    sort,
    base,
  );
  const isFresh = ({ placed_at: at }: GridRow) =>
    at !== null && Date.parse(meta.server_time) - Date.parse(at) < FRESH_MS;
  const newest = rows.find(isFresh);
  const refusedBid = meta.sealed_now
    ? refuse('bid.sealed-phone')
    : refuseAction('bid', { state: view.list_item.status_id, approval: view.approval });
  const noPhone = refusalText('edit', {}) ?? (refusedBid && reasonText(refusedBid));
  const shared = { rows, view, base, serverTime: meta.server_time, isFresh, onSelect };

  return (
    <SectionCard
      title={t('grid.title')}
      flush
      note={rows.length > 0 && <GridNote view={view} grid={grid} />}
      actions={
        <>
          {bases.length > 1 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" variant="subtle" color="gray" leftSection={<IconScale size={14} />}>
                  {t('grid.compare_with')}: {t(`grid.base.${base}`)}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {bases.map((one) => (
                  <Menu.Item key={one} role="menuitemradio" aria-checked={one === base} onClick={() => setBase(one)}>
                    {t(`grid.base.${one}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <ReasonButton
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconPhone size={14} />}
            reason={noPhone}
            onClick={onPhone}
          >
            {t('phone.open')}
          </ReasonButton>
          {rows.length > 0 && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconDownload size={14} />}
              loading={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {t('loads:export')}
            </Button>
          )}
        </>
      }
    >
      <VisuallyHidden aria-live="polite">
        {newest?.price && t('grid.new_bids', { carrier: newest.carrier.name, price: money(newest.price) })}
      </VisuallyHidden>
      {rows.length === 0 && <NoRows view={view} grid={grid} />}
      {rows.length > 0 && (isNarrow ? <BidCards {...shared} /> : <BidTable {...shared} sort={sort} onSort={setSort} />)}
      {!meta.sealed_now && <GridSummary rows={data} />}
      {mayNeedCarriers(view, grid) && <FewCarriers loadId={view.list_item.id} count={view.audience.invited} />}
    </SectionCard>
  );
}

function GridNote({ view, grid }: { view: LoadView; grid: Grid }) {
  const { t } = useTranslation('bids');
  const { currency, days_to_pay: count } = view.payment;
  const median = grid.meta.lane_median;
  return (
    <>
      {t('grid.basis', { vat: t('grid.net'), currency, days: t('grid.to_pay', { count }) })}
      {median && <span className={classes.block}>{t('grid.lane_median', { price: money(median) })}</span>}
    </>
  );
}

/** False for sealed tenders, whose number of bids is secret, and for public links, which invite on their own. */
const mayNeedCarriers = ({ list_item: item, auction, audience }: LoadView, { meta }: Grid): boolean =>
  item.status_id === 'ongoing' &&
  !meta.sealed_now &&
  auction.audience.kind !== 'link' &&
  audience.invited < FEW_CARRIERS;

function FewCarriers({ loadId, count }: { loadId: number; count: number }) {
  const { t } = useTranslation('bids');
  return (
    <p className={classes.summary}>
      <IconUsersPlus size={14} aria-hidden />
      <span>
        {t('grid.few', { count })}{' '}
        <Link to={paths['carriers.suggested']} search={{ load: String(loadId) }}>
          {t('grid.more_carriers')}
        </Link>
      </span>
    </p>
  );
}

function whoWasTold({ audience: { invited, accepted } }: LoadView) {
  if (invited === 0) return 'grid.no_bids_nobody';
  return accepted === 0 ? 'grid.no_bids_invited' : 'grid.no_bids_text';
}

function NoRows({ view, grid }: { view: LoadView; grid: Grid }) {
  const { t } = useTranslation('bids');
  const state = view.list_item.status_id;
  if (grid.meta.sealed_now)
    return (
      <p className={classes.sealed}>
        <IconInfoCircle size={16} aria-hidden />
        <span>
          <strong>{t('grid.sealed_title', { count: grid.meta.bid_count })}</strong>
          {t('grid.sealed_text')}
        </span>
      </p>
    );
  if (state === 'draft') return <EmptyState title={t('grid.draft')} text={t('grid.draft_text')} />;
  if (state === 'ongoing') return <EmptyState title={t('grid.no_bids')} text={t(whoWasTold(view))} />;
  return <EmptyState title={t('grid.no_bids_ended')} />;
}
