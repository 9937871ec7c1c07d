import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, Sql } from '../database/database';
import { withDeadline } from '../http/deadline';
import { countFailedRows, listQueueFigures, readOutboxFigures } from './figures.queries';

/** Groups calls of one noun: a figure for each call would make a megabyte. */
export function routeGroup(url: string | undefined): string {
  const [, base, noun] = /^\/api\/(\w+)\/v1\/([\w-]+)/.exec(url ?? '') ?? [];
  if (base) return `${base}/${noun}`;
  return url && !url.includes('*') && !url.includes(':') ? url : 'pages';
}

export interface Metrics {
  contentType: string;
  observe(url: string | undefined, status: number, milliseconds: number): void;
  write(): Promise<string>;
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.25, 1, 2.5],
    registers,
  });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by the first digit of their status',
    labelNames: ['route', 'status'],
    registers,
  });
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of 500 and above', registers });
  const connections = gauge(registry, 'database_connections', 'Connections of this process', 'state');
  const writeFigures = figuresOfDatabase(registry);
  return {
    contentType: registry.contentType,
    observe(url, status, milliseconds) {
      const route = routeGroup(url);
      seconds.observe({ route }, milliseconds / 1000);
      answers.inc({ route, status: `${Math.floor(status / 100)}xx` });
      if (status >= 500) failures.inc();
    },
    async write() {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = database.pool;
      for (const [state, count] of Object.entries({ open, idle, waiting })) connections.set({ state }, count);
      await writeFigures(database);
      return registry.metrics();
    },
  };
}

const gauge = (registry: Registry, name: string, help: string, label?: string) =>
  new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });

/** Figures of queues. While the database is away only `database_up` is reported. */
function figuresOfDatabase(registry: Registry): (sql: Sql) => Promise<void> {
  const up = gauge(registry, 'database_up', 'Whether the database answered');
  const waiting = gauge(registry, 'queue_waiting', 'Jobs that wait or are worked on', 'queue');
  const failed = gauge(registry, 'queue_failed', 'Jobs that failed at every try', 'queue');
  const oldest = gauge(registry, 'queue_oldest_seconds', 'Age of the oldest job that could be worked on', 'queue');
  const outbox = gauge(registry, 'outbox_waiting', 'Rows that wait for their subscribers');
  const delay = gauge(registry, 'outbox_delay_seconds', 'Age of the oldest row of the outbox');
  const retries = gauge(registry, 'outbox_retries', 'Events that a subscriber failed at and that are tried again');
  const parked = gauge(registry, 'outbox_parked', 'Events that a subscriber failed at three times');
  const failedRows = gauge(registry, 'due_failed_rows', 'Rows that failed within a day when they fell due', 'source');
  const ofDatabase = [waiting, failed, oldest, outbox, delay, retries, parked, failedRows];
  return async (sql) => {
    for (const figure of ofDatabase) figure.reset();
    try {
      const [queues, events, rows] = await withDeadline(() =>
        Promise.all([listQueueFigures(sql), readOutboxFigures(sql), countFailedRows(sql)]),
      );
      for (const { queue, ...figures } of queues) {
        waiting.set({ queue }, figures.waiting);
        failed.set({ queue }, figures.failed);
        oldest.set({ queue }, figures.oldest_s);
      }
      outbox.set(events.waiting);
      delay.set(events.delay_s);
      retries.set(events.retries);
      parked.set(events.parked);
      for (const { source, count } of rows) failedRows.set({ source }, count);
      up.set(1);
    } catch {
      for (const figure of ofDatabase) figure.reset();
      up.set(0);
    }
  };
}
