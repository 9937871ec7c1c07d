import type { StoredFile } from '@tenderlane/contract';
import { useApplication } from '../core/application';

export function useSendFile() {
  const { sendForm } = useApplication();
  return async (file: File, onProgress: (part: number) => void): Promise<StoredFile> => {
    const form = new FormData();
    form.append('files[0]', file, file.name);
    return (await sendForm('POST /files', { form, onProgress })).data;
  };
}
