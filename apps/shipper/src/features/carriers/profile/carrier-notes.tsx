import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { CarrierNote } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { deleteWithUndo } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarrierRow } from '../carrier-row-context';
import { useCarrierNotes, useNoteCommands } from './notes.api';
import classes from './profile.module.css';

export function CarrierNotes({ carrierId }: { carrierId: number }) {
  const { t } = useTranslation('carrierPage');
  const { mayWrite } = useCarrierRow();
  const { data, isError, error, refetch } = useCarrierNotes(carrierId);
  return (
    <SectionCard title={t('notes.title')} note={t('notes.why')}>
      {mayWrite && <NoteForm carrierId={carrierId} note={null} />}
      {isError && !data && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.noNotes}>{t('notes.none')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.notes} aria-label={t('notes.title')}>
          {data.map((note) => (
            <NoteItem key={note.id} carrierId={carrierId} note={note} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

interface NoteFormProps {
  carrierId: number;
  note: CarrierNote | null;
  onDone?: () => void;
}

function NoteForm({ carrierId, note, onDone }: NoteFormProps) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const [text, setText] = useState(note?.text ?? '');
  const { save } = useNoteCommands(carrierId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || save.isPending) return;
    const onSuccess = () => {
      if (!note) setText('');
      onDone?.();
    };
    save.mutate({ noteId: note?.id ?? null, text: text.trim() }, { onSuccess });
  };
  return (
    <form className={classes.noteForm} onSubmit={submit}>
      <Textarea
        aria-label={t(note ? 'notes.edit' : 'notes.new')}
        placeholder={t('notes.new')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={LIMITS.noteMax}
        value={text}
        error={errorText(save.error, 'text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {(text.trim() !== '' || note) && (
        <span className={classes.noteButtons}>
          {note && <Button onClick={onDone}>{t('common:cancel')}</Button>}
          <Button type="submit" loading={save.isPending} disabled={text.trim() === ''}>
            {t(note ? 'common:save' : 'common:add')}
          </Button>
        </span>
      )}
    </form>
  );
}

function NoteItem({ carrierId, note }: { carrierId: number; note: CarrierNote }) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const dates = useDates();
  const { mayWrite } = useCarrierRow();
  const [isEdited, setIsEdited] = useState(false);
  const { remove, restore } = useNoteCommands(carrierId);
  const erase = () =>
    deleteWithUndo({
      remove: () => remove.mutateAsync(note.id),
      restore: () => restore.mutateAsync(note.id),
      deleted: t('notes.deleted'),
    });
  if (isEdited)
    return (
      <li>
        <NoteForm carrierId={carrierId} note={note} onDone={() => setIsEdited(false)} />
      </li>
    );
  return (
    <li className={classes.noteItem}>
      <div className={classes.noteText}>
        <span className={classes.noteFacts}>
          {[note.author, dates.shortDateTime(note.created_at)].filter(Boolean).join(' · ')}
        </span>
        <p dir="auto">{note.text}</p>
      </div>
      {mayWrite && (
        <span className={classes.noteButtons}>
          <ActionIcon aria-label={t('notes.edit')} onClick={() => setIsEdited(true)}>
            <IconPencil size={16} />
          </ActionIcon>
          <ActionIcon aria-label={t('notes.delete')} onClick={erase}>
            <IconTrash size={16} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
