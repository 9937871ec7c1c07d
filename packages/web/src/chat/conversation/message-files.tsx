import { UnstyledButton } from '@mantine/core';
import { IconFile, IconFileText, IconPhoto, type Icon } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatFile } from '@tenderlane/contract';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../core/texts/use-file-size';
import { widgetKeys } from '../cache/query-keys';
import { useChatParts } from '../widget/chat-parts';
import classes from './bubble.module.css';

const ImageView = lazy(() => import('./image-view').then((part) => ({ default: part.ImageView })));

const SHOWN_IMAGE = /^image\/(png|jpeg|gif|webp|avif)$/;

/** Links are valid for five minutes; this leaves a margin. */
const LINK_LIFE_MS = 270_000;

function useLinkQuery(fileId: number) {
  const { calls } = useChatParts();
  return queryOptions({
    queryKey: widgetKeys.file(fileId),
    queryFn: async () => (await calls.freshFile(fileId)).url,
    staleTime: LINK_LIFE_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export const MessageFiles = ({ files }: { files: readonly ChatFile[] }) => (
  <ul className={classes.files}>
    {files.map((file) => (
      <li key={file.id}>{SHOWN_IMAGE.test(file.media_type) ? <ImageFile file={file} /> : <FileLink file={file} />}</li>
    ))}
  </ul>
);

function FileLink({ file }: { file: ChatFile }) {
  const queryClient = useQueryClient();
  const link = useLinkQuery(file.id);
  const [isGone, setIsGone] = useState(false);
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    const url = await queryClient.fetchQuery(link).catch(() => null);
    setIsGone(url === null);
    if (url !== null) location.assign(url);
  };
  return (
    <a className={classes.file} href={file.url} download={file.name} onClick={(event) => void open(event)}>
      <FileText file={file} Icon={file.media_type === 'application/pdf' ? IconFileText : IconFile} isGone={isGone} />
    </a>
  );
}

function FileText({ file, Icon: Sign, isGone }: { file: ChatFile; Icon: Icon; isGone: boolean }) {
  const { t } = useTranslation('chat');
  const sizeText = useFileSize();
  return (
    <>
      <Sign size={20} aria-hidden />
      <span className={classes.fileText}>
        <span className={classes.fileName} title={file.name}>
          {file.name}
        </span>
        <span className={classes.fileSize}>{isGone ? t('file.failed') : sizeText(file.size)}</span>
      </span>
    </>
  );
}

function ImageFile({ file }: { file: ChatFile }) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(false);
  // The link of a message may have expired: a broken image is loaded again once, with a new link.
  const [failures, setFailures] = useState(0);
  const link = useQuery({ ...useLinkQuery(file.id), enabled: failures === 1 });
  if (failures > 1 || (failures === 1 && link.isError))
    return (
      <span className={classes.file}>
        <FileText file={file} Icon={IconPhoto} isGone />
      </span>
    );
  const url = failures === 0 ? file.url : (link.data ?? null);
  return (
    <>
      <UnstyledButton
        className={classes.image}
        aria-label={t('file.open_image', { name: file.name })}
        onClick={() => setIsOpen(true)}
      >
        {url !== null && <img src={url} alt={file.name} onError={() => setFailures(failures + 1)} />}
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <ImageView file={file} url={url} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
