import type { Track } from '@tenderlane/contract';
import { visibleLines, type Position } from '@tenderlane/domain/tracking';
import type { MemberContext } from '../../../platform/context';
import { readOwnTrip } from '../../trips';
import { listShownPositions } from './shown-positions';
import { listStopsOfOthers } from './track.queries';

const toPoint = ({ lon, lat, at }: Position): [number, number, number] => [lon, lat, at];

/** The driven line of a trip; to its shipper the line has a gap around stops of other shippers. */
export async function showTrack(context: MemberContext, loadId: number): Promise<Track> {
  const { sql, principal } = context;
  const read = await readOwnTrip(context, loadId);
  const positions = await listShownPositions(sql, read);
  const hidden = principal.side === 'shipper' ? await listStopsOfOthers(sql, read.row) : [];
  return { lines: visibleLines(positions, hidden).map((line) => line.map(toPoint)) };
}
