import { Button, Drawer, Skeleton, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { HELP_ARTICLES } from '@tenderlane/contract/help/articles';
import { useRestoreFocus } from '@tenderlane/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkdownText } from '../markdown/markdown-text';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { useFoundArticles, useHelpArticle } from './help.api';
import { FoundArticles } from './found-articles';
import classes from './help.module.css';

export interface HelpDialogProps {
  shown: string;
  onShow: (name: string) => void;
  onClose: () => void;
}

const WIDTH_PX = 500;
const TYPING_PAUSE_MS = 250;
const ALL = 'all';

export function HelpDialog({ shown, onShow, onClose }: HelpDialogProps) {
  const { t } = useTranslation('help');
  const [isOpen, setIsOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = HELP_ARTICLES.find((article) => article === shown);
  const article = useHelpArticle(name);
  const found = useFoundArticles(search, name === undefined);
  useRestoreFocus();

  const query = name ? article : found;
  const close = () => setIsOpen(false);
  const find = (text: string) => {
    setTyped(text);
    if (name) onShow(ALL);
  };
  const showAll = () => {
    onShow(ALL);
    field.current?.focus();
  };
  const open = (next: string) => {
    onShow(next);
    content.current?.focus();
    content.current?.scrollIntoView();
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClose}
      position="right"
      size={WIDTH_PX}
      title={article.data?.title ?? t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div ref={content} tabIndex={-1} className={classes.content}>
        <TextInput
          ref={field}
          type="search"
          data-autofocus={!name || undefined}
          leftSection={<IconSearch size={15} aria-hidden />}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={200}
          value={typed}
          onChange={(event) => find(event.currentTarget.value)}
        />
        {name && (
          <Button
            className={classes.back}
            variant="subtle"
            size="xs"
            leftSection={<IconArrowLeft size={15} aria-hidden />}
            onClick={showAll}
          >
            {t('all')}
          </Button>
        )}
        {name && article.data && (
          <div className={classes.article}>
            <MarkdownText markdown={article.data.markdown} />
          </div>
        )}
        {!name && found.data && <FoundArticles articles={found.data} onOpen={open} onLeave={close} />}
        {!query.data && <NotLoaded {...query} />}
      </div>
    </Drawer>
  );
}

interface NotLoadedProps {
  error: Error | null;
  isPaused: boolean;
  refetch: () => unknown;
}

function NotLoaded({ error, isPaused, refetch }: NotLoadedProps) {
  const { t } = useTranslation('common');
  if (error || isPaused) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={12} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[60, 92, 84, 40, 96, 88, 72].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} />
      ))}
    </Stack>
  );
}
