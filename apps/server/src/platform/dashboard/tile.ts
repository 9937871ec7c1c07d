import { sumInOwnCurrency, type ReportRates } from '@tenderlane/domain/money';
import type { Sums } from '@tenderlane/contract';
import type { Tile } from '@tenderlane/contract/dashboard/schemas';
import type { MemberContext } from '../context';
import type { Moments } from './moments.queries';

export interface OwnMoney {
  currency: string;
  rates: ReportRates;
}

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

export function sumsOf(rows: readonly { currency: string; amount: number }[], own: OwnMoney): Sums {
  const { total, others } = sumInOwnCurrency(rows, own);
  return { total: { amount: total, currency: own.currency }, others };
}
