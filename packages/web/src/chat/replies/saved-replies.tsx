import { ActionIcon, Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ChatReply } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldText, formText } from '../../core/texts/error-text';
import { deleteWithUndo } from '../../toasts';
import { useDeleteReply, useReplies, useSaveReply } from './saved-replies.api';
import classes from '../widget/list.module.css';
import formClasses from '../conversation/input.module.css';

interface SavedRepliesProps {
  onInsert: (text: string) => void;
  onClose: () => void;
}

export function SavedReplies({ onInsert, onClose }: SavedRepliesProps) {
  const { t } = useTranslation('chat');
  const { data: replies, error } = useReplies();
  const [edited, setEdited] = useState<{ id: number | null; title: string; text: string } | null>(null);
  const deleting = useDeleteReply();
  const restoring = useSaveReply();
  const root = useRef<HTMLDivElement>(null);
  const focusFirst = () => root.current?.querySelector('button')?.focus();
  useEffect(focusFirst, [edited]);
  const remove = ({ id, title, text }: ChatReply) => {
    deleteWithUndo({
      remove: () => deleting.mutateAsync(id),
      restore: () => restoring.mutateAsync({ id: null, title, text }),
      deleted: t('replies.deleted', { title }),
    });
    // The delete button disappears with its reply.
    focusFirst();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (edited) setEdited(null);
    else onClose();
  };
  return (
    <div ref={root} className={classes.replies} onKeyDown={onKeyDown}>
      {edited ? (
        <ReplyForm key={edited.id} reply={edited} onEnd={() => setEdited(null)} />
      ) : (
        <>
          <div className={classes.search}>
            <Button
              size="xs"
              leftSection={<IconPlus size={14} />}
              onClick={() => setEdited({ id: null, title: '', text: '' })}
            >
              {t('replies.new')}
            </Button>
          </div>
          {error !== null && <p className={classes.state}>{errorText(error)}</p>}
          {replies?.length === 0 && (
            <div className={classes.empty}>
              <p className={classes.emptyTitle}>{t('replies.none')}</p>
              <p>{t('replies.none_text')}</p>
            </div>
          )}
          <ul className={classes.list} aria-label={t('replies.title')}>
            {replies?.map((reply) => (
              <li key={reply.id} className={classes.reply}>
                <UnstyledButton className={classes.replyText} onClick={() => onInsert(reply.text)}>
                  <span className={classes.name}>{reply.title}</span>
                  <span className={classes.last}>{reply.text}</span>
                </UnstyledButton>
                <ActionIcon aria-label={t('replies.edit', { title: reply.title })} onClick={() => setEdited(reply)}>
                  <IconPencil size={15} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('replies.delete', { title: reply.title })}
                  loading={deleting.isPending && deleting.variables === reply.id}
                  onClick={() => remove(reply)}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ReplyFormProps {
  reply: { id: number | null; title: string; text: string };
  onEnd: () => void;
}

function ReplyForm({ reply, onEnd }: ReplyFormProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [title, setTitle] = useState(reply.title);
  const [text, setText] = useState(reply.text);
  const saving = useSaveReply();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ id: reply.id, title, text }, { onSuccess: onEnd });
  };
  const textError = fieldText(saving.error, 'text');
  return (
    <form className={formClasses.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('replies.name')}
        maxLength={CHAT_LIMITS.replyTitleMax}
        value={title}
        error={fieldText(saving.error, 'title')}
        onChange={(event) => setTitle(event.currentTarget.value)}
        required
      />
      <label className={formClasses.label}>
        {t('replies.text')}
        <textarea
          className={formClasses.field}
          rows={5}
          maxLength={CHAT_LIMITS.textMax}
          value={text}
          aria-invalid={textError !== undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          required
        />
      </label>
      <p role="alert" className={formClasses.refused}>
        {saving.error ? (textError ?? formText(saving.error, ['title'])) : null}
      </p>
      <div className={formClasses.actions}>
        <Button size="xs" onClick={onEnd}>
          {t('common:cancel')}
        </Button>
        <Button
          size="xs"
          type="submit"
          variant="filled"
          loading={saving.isPending}
          disabled={title.trim() === '' || text.trim() === ''}
        >
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
