import { CLIENT } from '@tenderlane/contract/core/limits';
import { ApiError } from './api-error';

/**
 * Returns null for errors shown elsewhere: an unreachable server has its own notice, 401 and 404 change the page, and a
 * company in the body opens the page that asks for access.
 */
export function toastText(error: unknown, oops: string): string | null {
  if (!(error instanceof ApiError)) return oops;
  if (error.isNetwork || error.status === 401 || error.status === 404 || error.companyId !== undefined) return null;
  return error.isFailure ? oops : error.message || oops;
}

export function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = !(error instanceof ApiError) || error.isNetwork || error.status >= 500;
  return mayPass && failures < CLIENT.retries;
}

export const retryDelayMs = (failures: number) => Math.min(1000 * 2 ** failures, CLIENT.retryDelayMaxMs);
