import type { Side } from '@tenderlane/domain/core';
import type { publicApi } from '@tenderlane/contract';
import { notFound } from '../platform/errors';
import type { Handlers } from '../platform/http/mount-api';

export interface DemoStatus {
  state: 'absent' | 'building' | 'ready' | 'failed';
  share: number;
}

export interface DemoControl {
  status(): Promise<DemoStatus>;
  /** Starts to build a missing demo; once it is ready, returns the token of a session of one of its people. */
  enter(side: Side): Promise<DemoStatus & { token: string | null }>;
}

type DemoApi = Pick<typeof publicApi, 'GET /demo' | 'POST /demo'>;

export const demoRoutes = (demo: DemoControl | undefined) =>
  ({
    'GET /demo': async () => ({ data: await assertThere(demo).status() }),
    'POST /demo': async (_context, { body }) => ({ data: await assertThere(demo).enter(body.side) }),
  }) satisfies Handlers<DemoApi>;

function assertThere(demo: DemoControl | undefined): DemoControl {
  if (!demo) throw notFound();
  return demo;
}
