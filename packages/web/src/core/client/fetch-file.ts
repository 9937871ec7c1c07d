import { ApiError } from './api-error';

/** The bytes of a file that a call answers; a browser that shows a picture by itself would send no session. */
export async function fetchFile(address: string, token: string | null): Promise<Blob> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(address, { headers }).catch((cause: unknown) => {
    throw new ApiError({ cause });
  });
  if (!response.ok) throw new ApiError({ status: response.status, data: await response.json().catch(() => undefined) });
  return response.blob();
}
