import { UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { widgetKeys } from '../cache/query-keys';
import { useChatParts } from '../widget/chat-parts';
import { markFound } from './mark-found';
import { SearchField } from './search-field';
import { useDates } from '../../core/texts/use-dates';
import classes from '../widget/list.module.css';

const TYPING_PAUSE_MS = 300;
const FOUND_MOST = 50;

interface MessageSearchProps {
  chatId: number;
  onFound: (messageId: number) => void;
  onClose: () => void;
}

export function MessageSearch({ chatId, onFound, onClose }: MessageSearchProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { calls } = useChatParts();
  const dates = useDates();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, isError, isFetching } = useQuery({
    queryKey: widgetKeys.foundMessages(chatId, search),
    queryFn: () => calls.messages(chatId, { search, per_page: FOUND_MOST }),
    enabled: search !== '',
    staleTime: 0,
    retry: false,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const found = search === '' ? [] : (data?.data ?? []);
  const words = isError ? t('find.failed') : isFetching ? t('updating') : found.length === 0 ? t('find.nothing') : null;
  return (
    <>
      <SearchField field={field} label={t('find.open')} value={typed} onChange={setTyped} onKeyDown={onKeyDown} />
      <p role="status" className={classes.state}>
        {search !== '' && words}
      </p>
      <ul className={classes.list} aria-label={t('find.results')}>
        {found.map((message) => (
          <li key={message.id}>
            <UnstyledButton className={classes.item} onClick={() => onFound(message.id)}>
              <span className={classes.name}>{message.is_sender ? t('you_name') : message.sender_name}</span>
              <span className={classes.time}>{dates.shortDateTime(message.sent_at * 1000)}</span>
              <span className={classes.found}>
                {markFound(message.text, search).map(({ text, isFound }, index) =>
                  isFound ? <mark key={index}>{text}</mark> : text,
                )}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
