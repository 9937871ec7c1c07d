import { hideToast } from '@tenderlane/ui';
import { jobToastId } from './job-toast-id';
import { forgetJob } from './watched-jobs';

export function unwatchJob(id: number): void {
  forgetJob(id);
  hideToast(jobToastId(id));
}
