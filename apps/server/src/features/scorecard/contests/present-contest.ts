import type { Contest } from '@tenderlane/contract';
import { iso } from '../../../platform/present';
import type { ContestRow } from './contest.queries';

export const presentContest = (row: ContestRow): Omit<Contest, 'load' | 'metric'> => ({
  id: row.id,
  state: row.state,
  text: row.text,
  answer: row.answer,
  asked_at: row.asked_at.toISOString(),
  decided_at: iso(row.decided_at),
});
