import { ActionIcon, Modal, UnstyledButton } from '@mantine/core';
import { IconDownload, IconFile, IconFileText, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@tenderlane/contract';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../core/texts/use-file-size';
import classes from './files.module.css';

const SHOWN_PICTURE = /^image\/(png|jpeg|gif|webp)$/;

export const FileList = ({ files }: { files: readonly StoredFile[] }) =>
  files.length === 0 ? null : (
    <ul className={classes.list}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} />
      ))}
    </ul>
  );

export function FileItem({ file, onRemove }: { file: StoredFile; onRemove?: () => void }) {
  const { t } = useTranslation('files');
  return (
    <li className={classes.item}>
      {SHOWN_PICTURE.test(file.media_type) ? <Picture file={file} /> : <FileLink file={file} />}
      {onRemove && (
        <ActionIcon size={24} aria-label={t('remove', { name: file.name })} onClick={onRemove}>
          <IconX size={14} />
        </ActionIcon>
      )}
    </li>
  );
}

/** The link's code contains its expiry time. */
const endOf = (url: string): number => Number(/-(\d+)-[\w-]+$/.exec(url)?.[1] ?? Infinity);
const CLOCKS_DIFFER_MS = 60_000;

function useFreshLink(file: StoredFile) {
  const queryClient = useQueryClient();
  const latest = useRef(file.url);
  useEffect(() => void (latest.current = file.url), [file.url]);
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    if (endOf(file.url) > Date.now() + CLOCKS_DIFFER_MS) return;
    event.preventDefault();
    await queryClient.refetchQueries({ type: 'active' });
    location.assign(latest.current);
  };
}

function FileLink({ file }: { file: StoredFile }) {
  const sizeText = useFileSize();
  const open = useFreshLink(file);
  const Icon = file.media_type === 'application/pdf' ? IconFileText : IconFile;
  return (
    <a className={classes.file} href={file.url} download={file.name} onClick={(event) => void open(event)}>
      <Icon size={20} aria-hidden />
      <span className={classes.text}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <span className={classes.size}>{sizeText(file.size)}</span>
      </span>
    </a>
  );
}

function Picture({ file }: { file: StoredFile }) {
  const { t } = useTranslation('files');
  const [isOpen, setIsOpen] = useState(false);
  const open = useFreshLink(file);
  return (
    <>
      <UnstyledButton
        className={classes.picture}
        aria-label={t('open_image', { name: file.name })}
        onClick={() => setIsOpen(true)}
      >
        <img src={file.url} alt="" loading="lazy" />
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={file.name}
        size="auto"
        centered
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <img className={classes.whole} src={file.url} alt={file.name} />
        <a className={classes.file} href={file.url} download={file.name} onClick={(event) => void open(event)}>
          <IconDownload size={18} aria-hidden />
          {t('download', { name: file.name })}
        </a>
      </Modal>
    </>
  );
}
