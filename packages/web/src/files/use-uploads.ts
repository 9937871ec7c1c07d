import type { StoredFile } from '@tenderlane/contract';
import { useRef, useState } from 'react';
import { errorText } from '../core/texts/error-text';
import { useSendFile } from './files.api';

export interface Upload {
  key: number;
  file: File;
  part: number;
  error: string | null;
}

let keys = 0;

/** Uploads files in parallel; each finished one joins the value, even if others fail. */
export function useUploads(value: readonly StoredFile[], onChange: (files: StoredFile[]) => void) {
  const send = useSendFile();
  const [sending, setSending] = useState<readonly Upload[]>([]);
  // Several uploads may finish before the next render.
  const latest = useRef(value);
  latest.current = value;

  const change = (key: number, changed: Partial<Upload>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key));

  const begin = async (key: number, file: File) => {
    try {
      const stored = await send(file, (part) => change(key, { part }));
      latest.current = [...latest.current, stored];
      onChange([...latest.current]);
      drop(key);
    } catch (error) {
      change(key, { error: errorText(error, 'files') ?? errorText(error) ?? '' });
    }
  };

  return {
    sending,
    drop,
    add(files: readonly File[]): void {
      const begun = files.map((file) => ({ key: ++keys, file, part: 0, error: null }));
      setSending((all) => [...all, ...begun]);
      for (const { key, file } of begun) void begin(key, file);
    },
    retry({ key, file }: Upload): void {
      change(key, { part: 0, error: null });
      void begin(key, file);
    },
  };
}
