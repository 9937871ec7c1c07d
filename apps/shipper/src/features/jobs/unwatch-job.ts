import { hideToast } from '@tenderlane/ui';
import { jobToastId } from './job-toast-id';
import { forgetJob } from './watched-jobs';

/** A page that shows a job itself takes its toast away. */
export function unwatchJob(id: number): void {
  forgetJob(id);
  hideToast(jobToastId(id));
}
