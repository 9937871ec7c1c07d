import type { StoredFile } from '@tenderlane/contract';
import { useWeb } from '../core/web';

export function useSendFile() {
  const { sendForm } = useWeb();
  return async (file: File, onProgress: (part: number) => void): Promise<StoredFile> => {
    const form = new FormData();
    form.append('files[0]', file, file.name);
    return (await sendForm('POST /files', { form, onProgress })).data;
  };
}
