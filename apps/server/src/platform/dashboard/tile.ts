import type { Tile } from '@tenderlane/contract/dashboard/schemas';
import type { MemberContext } from '../context';
import type { Moments } from './moments.queries';
import type { OwnMoney } from './sums';

export interface TileReader {
  context: MemberContext;
  moments: Moments;
  money: OwnMoney;
  scope: { manager_id?: 'me' };
}

export interface DashboardTile {
  key: string;
  place: number;
  read(reader: TileReader): Promise<Omit<Tile, 'key'>>;
}
