import { hideToast } from '@tenderlane/ui';
import { jobToastId } from './job-toast-id';
import { forgetJob } from './watched-jobs';

/** Removes the toast of a job whose own page is open. */
export function unwatchJob(id: number): void {
  forgetJob(id);
  hideToast(jobToastId(id));
}
