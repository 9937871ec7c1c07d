import { lazy, Suspense } from 'react';
import { useWatchedJobs } from './watched-jobs';

const JobToast = lazy(() => import('./job-toast').then(({ JobToast: Toast }) => ({ default: Toast })));

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
