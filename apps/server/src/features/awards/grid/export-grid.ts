import type { VatMode } from '@tenderlane/domain/reference';
import { GRID_LIST } from '@tenderlane/contract/awards/list';
import type { GridRow } from '@tenderlane/contract';
import { formatWindow } from '@tenderlane/messages/formats';
import type { MemberContext } from '../../../platform/context';
import { moneyText } from '../../../platform/csv';
import type { Cell } from '../../../platform/exports/cell';
import { csvFile } from '../../../platform/exports/csv-file';
import { createTranslator } from '../../../platform/i18n';
import { findOwnLoad } from '../../loads';
import { PAPERS, readGrid } from './grid';

const percent = (bp: number | null) => bp && bp / 100;

export async function exportGrid(context: MemberContext, loadId: number): Promise<string> {
  const [{ data }, { parts }] = await Promise.all([readGrid(context, loadId), findOwnLoad(context, loadId)]);
  const words = createTranslator(context.locale, 'exportTexts');
  const states = createTranslator(context.locale, 'states');
  // The times of a load are given in the time zone of its first stop.
  const timeZone = parts.waypoints[0]?.address?.time_zone ?? 'UTC';
  const columns = GRID_LIST.exported;
  const papers = papersWriter(context);
  const offeredTimes = timesWriter(context, parts.waypoints);
  const cellsOf = (row: GridRow): Record<(typeof columns)[number], Cell> => ({
    rank: row.rank,
    carrier: row.carrier.name,
    option_state: states(`option.${row.state}`),
    bid: moneyText(row.price),
    currency: row.price?.currency ?? null,
    vat: row.vat_mode && words(`vat_${row.vat_mode as VatMode}`),
    days_to_pay: row.days_to_pay,
    comparable: moneyText(row.comparable),
    to_target: percent(row.to_target_bp),
    to_starting: percent(row.to_starting_bp),
    to_lane_median: percent(row.to_lane_median_bp),
    on_time: percent(row.on_time_bp),
    acceptance: percent(row.acceptance_bp),
    cancel: percent(row.cancel_bp),
    rating: row.rating_x100 && row.rating_x100 / 100,
    papers: papers(row),
    offered_times: offeredTimes(row),
    valid_until: row.valid_until && { at: row.valid_until, timeZone },
    time_zone: row.valid_until && timeZone,
    comment: row.comment,
  });
  const rows = data.map(cellsOf).map((cells) => columns.map((name) => cells[name]));
  return csvFile(context, [columns.map((name) => words(name)), ...rows]);
}

function papersWriter({ locale }: MemberContext): (row: GridRow) => Cell {
  const words = createTranslator(locale, 'bids');
  return ({ papers }) => {
    if (papers?.length === 0) return words('grid.papers_ok');
    const lacking = PAPERS.filter((reason) => papers?.includes(reason));
    return lacking.map((reason) => words(`papers.${reason}`)).join(', ') || null;
  };
}

type Stops = Awaited<ReturnType<typeof findOwnLoad>>['parts']['waypoints'];

/** Writes the offered times of a bid, each in the time zone of its stop, which is named. */
function timesWriter({ locale, principal }: MemberContext, stops: Stops): (row: GridRow) => Cell {
  const addresses = new Map(stops.map(({ id, address }) => [id, address]));
  const write = ({ waypoint_id: id, ...window }: GridRow['offered_times'][number]) => {
    const { city = '', time_zone: timeZone = 'UTC' } = addresses.get(id) ?? {};
    const times = formatWindow(window, { locale, countryId: principal.companyCountryId, timeZone });
    return `${city}: ${times} (${timeZone})`;
  };
  return (row) => row.offered_times.map(write).join('; ') || null;
}
