import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTable } from './read-table';
import classes from '../carriers.module.css';

/** Reads a file in the browser; it is not uploaded. */
export function RecipientsFile({ onRead }: { onRead: (lines: string) => void }) {
  const { t } = useTranslation('carriers');
  const [said, setSaid] = useState<{ text: string; isBad: boolean } | null>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    const lines = await file.arrayBuffer().then(
      (content) => readTable(new Uint8Array(content)),
      () => null,
    );
    if (lines === null) return setSaid({ text: t('invite.file_unreadable'), isBad: true });
    const count = lines === '' ? 0 : lines.split('\n').length;
    setSaid({ text: t('invite.file_read', { name: file.name, count }), isBad: false });
    onRead(lines);
  };
  return (
    <div>
      <FileButton onChange={(file) => void read(file)} accept=".csv,.txt,.tsv,text/csv,text/plain">
        {(props) => (
          <Button {...props} size="xs" leftSection={<IconFileImport size={16} aria-hidden />}>
            {t('invite.file')}
          </Button>
        )}
      </FileButton>
      <p className={said?.isBad ? classes.warn : classes.note} role={said ? 'status' : undefined}>
        {said?.text ?? t('invite.file_hint')}
      </p>
    </div>
  );
}
