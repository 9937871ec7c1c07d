import type { Feature } from '../../platform/feature';
import { HOURLY } from '../../platform/jobs/jobs';
import { forgetSignIns } from './forget-sign-ins';
import { identityRoutes } from './routes';
import { waitingCodes } from './send-waiting-codes';

export const identityFeature = {
  shipper: identityRoutes,
  carrier: identityRoutes,
  due: [waitingCodes],
  tasks: ({ database }) => ({ forget_sign_ins: { run: () => forgetSignIns(database), at: HOURLY } }),
} satisfies Feature;
