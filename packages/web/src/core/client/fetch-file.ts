import { ApiError } from './api-error';

/** Fetches a file with the session's token; an `<img>` would send none. */
export async function fetchFile(address: string, token: string | null): Promise<Blob> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(address, { headers }).catch((cause: unknown) => {
    throw new ApiError({ cause });
  });
  if (!response.ok) throw new ApiError({ status: response.status, data: await response.json().catch(() => undefined) });
  return response.blob();
}
