import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';
import { useWatchedJobs } from './watched-jobs';

const JobToast = lazy(withTexts(() => import('./job-toast').then((part) => ({ default: part.JobToast })), ['jobs']));

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
