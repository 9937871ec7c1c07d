import type { ImportRun } from '@tenderlane/contract';
import { useEffect, useRef } from 'react';
import { unwatchJob, watchJob } from '../jobs';
import { isRunning } from './imports.api';

export function useToastAfterLeaving(run: ImportRun | null): void {
  const running = run && isRunning(run) ? run.job_id : null;
  const latest = useRef<number | null>(null);
  useEffect(() => {
    latest.current = running;
    if (running !== null) unwatchJob(running);
  }, [running]);
  useEffect(
    () => () => {
      if (latest.current !== null) watchJob(latest.current);
    },
    [],
  );
}
