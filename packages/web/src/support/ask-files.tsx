import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './support.module.css';

interface AskFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

const MAX = CHAT_LIMITS.filesMax;

export function AskFiles({ files, onChange }: AskFilesProps) {
  const { t } = useTranslation('files');
  const chooser = useRef<HTMLInputElement>(null);
  const [isTooMany, setIsTooMany] = useState(false);
  const take = (more: readonly File[]) => {
    setIsTooMany(files.length + more.length > MAX);
    onChange([...files, ...more].slice(0, MAX));
  };
  return (
    <Input.Wrapper error={isTooMany ? t('many', { max: MAX }) : null}>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              <bdi className={classes.fileName}>{file.name}</bdi>
              <ActionIcon
                size={24}
                aria-label={t('remove', { name: file.name })}
                onClick={() => {
                  setIsTooMany(false);
                  onChange(files.filter((one) => one !== file));
                }}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Button size="xs" leftSection={<IconPaperclip size={16} />} onClick={() => chooser.current?.click()}>
        {t('add')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('add')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}
