import { hasOwnLimits, SIGN_IN_LIMITS, type SignInLimits } from '@tenderlane/domain/identity';
import type { Config } from '../../platform/config/config';
import type { Sql } from '../../platform/database/database';
import { sha256 } from '../../platform/secrets/secrets';
import { countDeviceFailures, isKnownDevice } from './sign-in.queries';

export function limitsOf({ codeLimits }: Pick<Config, 'codeLimits'>): SignInLimits {
  return {
    ...SIGN_IN_LIMITS,
    codesPerLoginAndAddressHour: codeLimits.perLoginAndAddressHour,
    codesPerLoginDay: codeLimits.perLoginDay,
    codesPerAddressHour: codeLimits.perAddressHour,
    failuresPerAddressHour: codeLimits.failuresPerAddressHour,
    failuresPerLoginDay: codeLimits.failuresPerLoginDay,
    failuresPerKnownDeviceDay: codeLimits.failuresPerLoginDay,
  };
}

/** Returns the device's hash if it has its own limits for this login, else null. */
export async function findOwnDevice(
  sql: Sql,
  { login, device, now }: { login: string; device: string | Buffer | null | undefined; now: number },
  limits: SignInLimits,
): Promise<Buffer | null> {
  if (!device) return null;
  const hash = typeof device === 'string' ? sha256(device) : device;
  const isKnown = await isKnownDevice(sql, login, hash);
  const failuresToday = isKnown ? await countDeviceFailures(sql, login, hash, now) : 0;
  return hasOwnLimits({ isKnown, failuresToday }, limits) ? hash : null;
}
