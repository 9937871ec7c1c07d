import type { Trip, Waiting, WaitingReport } from './state';

export type Stop = Trip['stops'][number];
export type Step = Stop['reports'][number]['kind'];

const STEPS = {
  pickup: ['arrived', 'loading', 'loaded'],
  delivery: ['arrived', 'unloading', 'delivered'],
  stop: ['arrived', 'delivered'],
} as const satisfies Record<Stop['kind'], Step[]>;

export interface Done {
  id: string;
  kind: Step;
  at: string;
  finalAt: string | null;
}

export function doneAt(stop: Stop, waiting: readonly Waiting[]): Done[] {
  const known = new Set(stop.reports.map(({ id }) => id));
  const own = waiting.filter(
    (item): item is WaitingReport =>
      item.what === 'report' && item.report.stop_id === stop.id && !known.has(item.report.id),
  );
  return [
    ...stop.reports.map(({ id, kind, at, final_at }) => ({ id, kind, at, finalAt: final_at })),
    ...own.map(({ report: { id, kind, at } }) => ({ id, kind, at, finalAt: null })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

export function stepsLeft(stop: Stop, done: readonly Done[]): Step[] {
  const steps: readonly Step[] = STEPS[stop.kind];
  const last = Math.max(-1, ...done.map(({ kind }) => steps.indexOf(kind)));
  if (stop.state === 'skipped' || (stop.state === 'departed' && done.length === 0)) return [];
  return steps.slice(last + 1);
}

export const isOver = (stop: Stop, done: readonly Done[]): boolean => stepsLeft(stop, done).length === 0;
