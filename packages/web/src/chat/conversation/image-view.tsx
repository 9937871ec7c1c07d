import { ActionIcon } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import type { ChatFile } from '@tenderlane/contract';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './image-view.module.css';

interface ImageViewProps {
  file: ChatFile;
  url: string | null;
  onClose: () => void;
}

export function ImageView({ file, url, onClose }: ImageViewProps) {
  const { t } = useTranslation(['chat', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leaveBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };
  // Escape closes the picture, not the chat behind it.
  const keepEscape = (event: KeyboardEvent) => event.stopPropagation();
  return (
    <dialog
      ref={dialog}
      className={classes.view}
      aria-label={file.name}
      onClose={onClose}
      onClick={leaveBeside}
      onKeyDown={keepEscape}
    >
      <header className={classes.head}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        {url !== null && (
          <ActionIcon component="a" href={url} download={file.name} aria-label={t('file.download')}>
            <IconDownload size={18} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t('common:close')} onClick={() => dialog.current?.close()}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      {url !== null && <img className={classes.picture} src={url} alt={file.name} />}
    </dialog>
  );
}
