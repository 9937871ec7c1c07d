import { Textarea, UnstyledButton } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchingNames, mentionAt, putMention, type Mentionable } from './find-mentions';
import classes from './notes.module.css';

interface MentionFieldProps {
  value: string;
  people: readonly Mentionable[];
  maxLength: number;
  error: string | undefined;
  onChange: (text: string) => void;
}

const SHOWN_MOST = 6;

export function MentionField({ value, people, maxLength, error, onChange }: MentionFieldProps) {
  const { t } = useTranslation('chat');
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const mention = caret === null ? null : mentionAt(value, caret);
  const offered = mention ? matchingNames(people, mention.typed).slice(0, SHOWN_MOST) : [];
  const index = Math.min(chosen, offered.length - 1);
  const take = (person: Mentionable | undefined) => {
    if (!person || caret === null) return;
    const next = putMention(value, caret, person);
    onChange(next.text);
    setCaret(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setChosen((index + 1) % offered.length);
    else if (event.key === 'ArrowUp') setChosen((index - 1 + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[index]);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.field}>
      <Textarea
        ref={field}
        aria-label={t('notes.write')}
        placeholder={t('notes.write')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxLength}
        value={value}
        error={error}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${index}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {offered.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('notes.mention')} className={classes.names}>
          {offered.map((person, place) => (
            <UnstyledButton
              key={person.id}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === index}
              className={classes.name}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              {person.name}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}
