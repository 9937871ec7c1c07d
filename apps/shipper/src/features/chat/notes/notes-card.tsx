import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Note } from '@tenderlane/contract';
import { CHAT_LIMITS, refuseWriting } from '@tenderlane/domain/chat';
import { RIGHTS } from '@tenderlane/domain/core';
import { SectionCard } from '@tenderlane/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useApplication } from '@tenderlane/web/core/application';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { mentionedIn, type Mentionable } from './find-mentions';
import { MentionField } from './mention-field';
import { useAddNote, useNotes } from './notes.api';
import { useNoteRemoval } from './use-note-removal';
import classes from './notes.module.css';

interface NotesCardProps {
  loadId: number;
  colleagues: readonly Mentionable[];
}

export function NotesCard({ loadId, colleagues }: NotesCardProps) {
  const { t } = useTranslation('chat');
  const notes = useNotes(loadId);
  const removal = useNoteRemoval(loadId);
  const refusal = useWritingRefusal();
  const shown = notes.data?.filter(({ id }) => !removal.isHidden(id)) ?? [];
  return (
    <SectionCard title={t('notes.title')} note={t('notes.text')}>
      {refusal ? (
        <p className={classes.none}>{reasonText(refusal)}</p>
      ) : (
        <NoteForm loadId={loadId} colleagues={colleagues} />
      )}
      {notes.isError && <QueryErrorNotice error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.data && shown.length === 0 && <p className={classes.none}>{t('notes.none')}</p>}
      <ul className={classes.list} aria-label={t('notes.title')}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} onDelete={() => removal.remove(note.id)} />
        ))}
      </ul>
    </SectionCard>
  );
}

function useWritingRefusal() {
  const { side } = useApplication();
  const own = useAccount()?.rights;
  if (!own) return null;
  const rights = new Set(RIGHTS.filter((right) => own.includes(right)));
  return refuseWriting({ side, rights }, { isSupport: false });
}

function NoteForm({ loadId, colleagues }: NotesCardProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(randomId);
  const adding = useAddNote(loadId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || adding.isPending) return;
    const mentions = mentionedIn(text, colleagues).map(({ id }) => id);
    const onSuccess = () => {
      setText('');
      setClientId(randomId());
    };
    adding.mutate({ text: text.trim(), mentions, clientId }, { onSuccess });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <MentionField
        value={text}
        people={colleagues}
        maxLength={CHAT_LIMITS.textMax}
        error={errorText(adding.error, 'text')}
        onChange={setText}
      />
      <Button type="submit" loading={adding.isPending} disabled={text.trim() === ''}>
        {t('notes.add')}
      </Button>
    </form>
  );
}

function NoteItem({ note, onDelete }: { note: Note; onDelete: () => void }) {
  const { t } = useTranslation('chat');
  const dates = useDates();
  return (
    <li className={classes.note}>
      <div className={classes.noteText}>
        <p className={classes.facts}>
          {note.author_name} · {dates.shortDateTime(note.created_at)}
        </p>
        <p className={classes.text} dir="auto">
          <Mentions note={note} />
        </p>
      </div>
      {note.is_own && (
        <ActionIcon aria-label={t('notes.delete')} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

function Mentions({ note: { text, mentions } }: { note: Note }) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: { text: string; isName: boolean }[] = [{ text, isName: false }];
  for (const name of names)
    for (let place = parts.length - 1; place >= 0; place--) {
      const part = parts[place];
      if (!part || part.isName || !part.text.includes(name)) continue;
      const pieces = part.text
        .split(name)
        .flatMap((piece, index) => [
          ...(index > 0 ? [{ text: name, isName: true }] : []),
          { text: piece, isName: false },
        ]);
      parts.splice(place, 1, ...pieces);
    }
  return parts.map(({ text: part, isName }, index) => (isName ? <strong key={index}>{part}</strong> : part));
}
