import { lazy, Suspense } from 'react';
import { useWatchedJobs } from './watched-jobs';

const JobToast = lazy(() => import('./job-toast').then(({ JobToast: Toast }) => ({ default: Toast })));

/** The progress of jobs this tab has started, on every page. */
export function BackgroundJobs() {
  const ids = useWatchedJobs();
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {ids.map((id) => (
        <JobToast key={id} id={id} />
      ))}
    </Suspense>
  );
}
