import { ApiError } from './api-error';

export interface FormInput {
  path?: Record<string, string | number>;
  form: FormData;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

interface FormRequest {
  url: string;
  headers: Headers;
  form: FormData;
  onProgress: (share: number) => void;
}

export interface FormAnswer {
  status: number;
  data: unknown;
  retryAfter: string | null;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a form with XMLHttpRequest because fetch reports no upload progress. */
export const postForm = ({ url, headers, form, onProgress }: FormRequest): Promise<FormAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // The browser sets the media type with this form's boundary.
    headers.delete('Content-Type');
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        data: jsonOf(request.responseText),
        retryAfter: request.getResponseHeader('Retry-After'),
      }),
    );
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => reject(new ApiError({ cause: end })));
    request.send(form);
  });
