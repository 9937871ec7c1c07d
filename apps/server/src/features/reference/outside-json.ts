import type { z } from 'zod';

const TIMEOUT_MS = 3000;
const USER_AGENT = 'Tenderlane';

/** Fetches a JSON response of an external service and validates it; throws if it is late, an error or invalid. */
export async function fetchJson<T extends z.ZodType>(
  url: URL,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const headers = { accept: 'application/json', 'user-agent': USER_AGENT, ...init.headers };
  const answer = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${url.host} answered ${answer.status}`);
  }
  return schema.parse(await answer.json());
}

export function serviceUrl(base: string, path: string, query: Record<string, string | undefined> = {}): URL {
  const url = new URL(base.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}
