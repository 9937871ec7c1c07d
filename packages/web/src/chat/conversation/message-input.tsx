import { ActionIcon } from '@mantine/core';
import { IconMessageBolt, IconPaperclip, IconSend2, IconX } from '@tabler/icons-react';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWantedFocus } from '../widget/chat-parts';
import { useFileSize } from '../../core/texts/use-file-size';
import { inputHeight } from './input-height';
import type { Composer } from './use-composer';
import classes from './input.module.css';

interface MessageInputProps {
  composer: Composer;
  onReplies: () => void;
}

export function MessageInput({ composer, onReplies }: MessageInputProps) {
  const { t } = useTranslation('chat');
  const field = useGrowingField(composer.text);
  const chooser = useRef<HTMLInputElement>(null);
  const { text, files } = composer;
  const isEmpty = text === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    composer.send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    composer.add(pasted);
  };
  return (
    <div className={classes.foot}>
      <ChosenFiles composer={composer} onRemoved={() => field.current?.focus()} />
      <div className={classes.line}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          aria-label={t('write')}
          placeholder={t('write')}
          maxLength={CHAT_LIMITS.textMax}
          value={text}
          onChange={(event) => composer.setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {isEmpty && (
          <>
            {files.length === 0 && (
              <ActionIcon size={36} aria-label={t('replies.title')} onClick={onReplies}>
                <IconMessageBolt size={18} />
              </ActionIcon>
            )}
            <ActionIcon size={36} aria-label={t('attach')} onClick={() => chooser.current?.click()}>
              <IconPaperclip size={18} />
            </ActionIcon>
          </>
        )}
        {(!isEmpty || files.length > 0) && (
          <ActionIcon
            size={36}
            variant="filled"
            color="lane"
            aria-label={t('send')}
            disabled={!composer.isReady}
            onClick={() => {
              composer.send();
              // The send button disappears with the text.
              field.current?.focus();
            }}
          >
            <IconSend2 size={18} />
          </ActionIcon>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('attach')}
          onChange={({ currentTarget }) => {
            composer.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

interface ChosenFilesProps {
  composer: Composer;
  /** Moves the focus, because the remove button disappears with its file. */
  onRemoved: () => void;
}

function ChosenFiles({ composer: { files, refused, remove, settings }, onRemoved }: ChosenFilesProps) {
  const { t } = useTranslation('chat');
  const sizeText = useFileSize();
  if (files.length === 0 && !refused) return null;
  const limit = sizeText(settings.file_max_bytes);
  return (
    <div className={classes.chosen}>
      {files.map((file, index) => (
        <span key={index} className={classes.chip}>
          <span className={classes.chipName} title={file.name}>
            {file.name}
          </span>
          <span className={classes.chipSize}>{sizeText(file.size)}</span>
          <ActionIcon
            size={18}
            aria-label={t('file.remove', { name: file.name })}
            onClick={() => {
              remove(file);
              onRemoved();
            }}
          >
            <IconX size={12} />
          </ActionIcon>
        </span>
      ))}
      {refused && (
        <p role="alert" className={classes.refused}>
          {refused.why === 'many'
            ? t('file.many', { count: settings.files_max })
            : t(`file.${refused.why}`, { name: refused.name, limit })}
        </p>
      )}
    </div>
  );
}

function useGrowingField(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  useWantedFocus(field);
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    // Reset the height first, so that only the text is measured.
    area.style.height = '0';
    area.style.height = `${inputHeight(area.scrollHeight)}px`;
  }, [text]);
  return field;
}
