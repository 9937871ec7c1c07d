import { AppError, notFound } from '../errors';
import { subnetsOf } from '../protection/subnets';

const UNKNOWN_CODES_PER_HOUR = 60;
const HOUR_MS = 3_600_000;
const NETWORKS_MAX = 20_000;

/** Counts forged codes per network, in memory, so that guessing costs the database nothing. */
export interface UnknownCodes {
  /** Refuses a network with too many guesses before the database is asked. */
  ensureFew(address: string): void;
  refuse(address: string): AppError;
}

export function createUnknownCodes(now: () => number = () => performance.now()): UnknownCodes {
  const counts = new Map<string, { count: number; since: number }>();
  const find = (network: string) => {
    const entry = counts.get(network);
    return entry && now() - entry.since < HOUR_MS ? entry : { count: 0, since: now() };
  };
  const tooMany = (since: number) => {
    const retryAfterSeconds = Math.max(1, Math.ceil((since + HOUR_MS - now()) / 1000));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return new AppError('request.too-many-unknown', { params: { minutes }, retryAfterSeconds });
  };
  return {
    ensureFew(address) {
      const { count, since } = find(subnetsOf(address).network);
      if (count >= UNKNOWN_CODES_PER_HOUR) throw tooMany(since);
    },
    refuse(address) {
      const network = subnetsOf(address).network;
      const { count, since } = find(network);
      if (count >= UNKNOWN_CODES_PER_HOUR) return tooMany(since);
      counts.delete(network);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= NETWORKS_MAX) counts.delete(oldest);
      counts.set(network, { count: count + 1, since });
      return notFound();
    },
  };
}
