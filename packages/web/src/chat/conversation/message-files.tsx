import { UnstyledButton } from '@mantine/core';
import { IconFile, IconFileText, IconPhoto } from '@tabler/icons-react';
import type { ChatFile } from '@tenderlane/contract';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatParts } from '../widget/chat-parts';
import { useFileSize } from '../../core/texts/use-file-size';
import classes from './bubble.module.css';

const ImageView = lazy(() => import('./image-view').then((part) => ({ default: part.ImageView })));

const SHOWN_IMAGE = /^image\/(png|jpeg|gif|webp|avif)$/;

export const MessageFiles = ({ files }: { files: readonly ChatFile[] }) => (
  <ul className={classes.files}>
    {files.map((file) => (
      <li key={file.id}>{SHOWN_IMAGE.test(file.media_type) ? <ImageFile file={file} /> : <FileLink file={file} />}</li>
    ))}
  </ul>
);

function FileLink({ file }: { file: ChatFile }) {
  const { t } = useTranslation('chat');
  const { links } = useChatParts();
  const sizeText = useFileSize();
  const [isGone, setIsGone] = useState(false);
  const open = async (event: MouseEvent) => {
    if (links.fresh(file.id) !== null) return;
    event.preventDefault();
    const url = await links.refresh(file.id);
    setIsGone(url === null);
    if (url !== null) location.assign(url);
  };
  const Icon = file.media_type === 'application/pdf' ? IconFileText : IconFile;
  return (
    <a
      className={classes.file}
      href={links.fresh(file.id) ?? file.url}
      download={file.name}
      onClick={(event) => void open(event)}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.fileText}>
        <span className={classes.fileName} title={file.name}>
          {file.name}
        </span>
        <span className={classes.fileSize}>{isGone ? t('file.failed') : sizeText(file.size)}</span>
      </span>
    </a>
  );
}

function ImageFile({ file }: { file: ChatFile }) {
  const { t } = useTranslation('chat');
  const { url, onBroken, isGone } = useImageLink(file);
  const [isOpen, setIsOpen] = useState(false);
  if (isGone)
    return (
      <span className={classes.file}>
        <IconPhoto size={20} aria-hidden />
        <span className={classes.fileText}>
          <span className={classes.fileName} title={file.name}>
            {file.name}
          </span>
          <span className={classes.fileSize}>{t('file.failed')}</span>
        </span>
      </span>
    );
  return (
    <>
      <UnstyledButton
        className={classes.image}
        aria-label={t('file.open_image', { name: file.name })}
        onClick={() => setIsOpen(true)}
      >
        {url !== null && <img src={url} alt={file.name} onError={onBroken} />}
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <ImageView file={file} url={url} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useImageLink(file: ChatFile) {
  const { links } = useChatParts();
  const [state, setState] = useState<{ url: string | null; tries: number }>(() => ({
    url: links.fresh(file.id),
    tries: 0,
  }));
  const isAsked = state.url === null && state.tries === 0;
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    void links.refresh(file.id).then((url) => {
      if (!isLeft) setState({ url, tries: 1 });
    });
    return () => {
      isLeft = true;
    };
  }, [links, file.id, isAsked]);
  return {
    url: state.url,
    isGone: state.url === null && state.tries > 0,
    onBroken: () => setState(({ tries }) => ({ url: null, tries })),
  };
}
