import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPaperclip, IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import type { StoredFile } from '@tenderlane/contract';
import { FILE_LIMITS, type FileKinds } from '@tenderlane/domain/files';
import { useFileDrop } from '@tenderlane/ui/hooks/use-file-drop';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileItem } from './file-list';
import { useUploads, type Upload } from './use-uploads';
import classes from './files.module.css';

interface FileFieldProps {
  label: string;
  kinds: FileKinds;
  value: readonly StoredFile[];
  onChange: (files: StoredFile[]) => void;
  max?: number;
  error?: string | null | undefined;
  required?: boolean;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif';

export function FileField({ label, kinds, value, onChange, max = FILE_LIMITS.perRecordMax, ...rest }: FileFieldProps) {
  const { t } = useTranslation('files');
  const chooser = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const [isTooMany, setIsTooMany] = useState(false);
  const { sending, add, drop, retry } = useUploads(value, onChange);
  const take = (files: readonly File[]) => {
    const room = Math.max(0, max - value.length - sending.length);
    setIsTooMany(files.length > room);
    add(files.slice(0, room));
  };
  const { handlers } = useFileDrop(take);
  const Icon = kinds === 'images' ? IconPhotoPlus : IconPaperclip;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={t(kinds === 'images' ? 'formats_photos' : 'formats')}
      withAsterisk={rest.required ?? false}
      error={isTooMany ? t('many', { max }) : rest.error}
    >
      <div role="group" aria-labelledby={labelId} className={classes.field} {...handlers}>
        <ul className={classes.list}>
          {value.map((file) => (
            <FileItem key={file.id} file={file} onRemove={() => onChange(value.filter(({ id }) => id !== file.id))} />
          ))}
          {sending.map((one) => (
            <SendingItem key={one.key} one={one} onDrop={() => drop(one.key)} onRetry={() => retry(one)} />
          ))}
        </ul>
        {value.length + sending.length < max && (
          <Button variant="default" size="xs" leftSection={<Icon size={16} />} onClick={() => chooser.current?.click()}>
            {t(kinds === 'images' ? 'add_photos' : 'add')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          multiple={max > 1}
          hidden
          aria-label={label}
          accept={kinds === 'images' ? PICTURES : undefined}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
    </Input.Wrapper>
  );
}

function SendingItem({ one, onDrop, onRetry }: { one: Upload; onDrop: () => void; onRetry: () => void }) {
  const { t } = useTranslation('files');
  const { name } = one.file;
  if (one.error === null)
    return (
      <li className={classes.item}>
        <span className={classes.name}>{t('sending', { name, percent: Math.floor(one.part * 100) })}</span>
      </li>
    );
  return (
    <li className={classes.item} data-failed>
      <span role="alert" className={classes.name}>
        {t('failed', { name, reason: one.error })}
      </span>
      <ActionIcon size={24} aria-label={t('retry')} onClick={onRetry}>
        <IconRefresh size={14} />
      </ActionIcon>
      <ActionIcon size={24} aria-label={t('remove', { name })} onClick={onDrop}>
        <IconX size={14} />
      </ActionIcon>
    </li>
  );
}
