import { Button, VisuallyHidden } from '@mantine/core';
import type { FoundHelpArticle } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../core/queries/account';
import { useSupportChat } from '../support/support-chat.api';
import classes from './help.module.css';

interface FoundArticlesProps {
  articles: readonly FoundHelpArticle[];
  onOpen: (name: string) => void;
  onLeave: () => void;
}

export function FoundArticles({ articles, onOpen, onLeave }: FoundArticlesProps) {
  const { t } = useTranslation('help');
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: articles.length })}</VisuallyHidden>
      {articles.length === 0 && <NothingFound onLeave={onLeave} />}
      {articles.length > 0 && (
        <ul className={classes.found} aria-label={t('title')}>
          {articles.map(({ name, title, summary }) => (
            <li key={name}>
              <button type="button" className={classes.result} onClick={() => onOpen(name)}>
                <span className={classes.title}>{title}</span>
                <span className={classes.summary}>{summary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NothingFound({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('help');
  const account = useAccount();
  const { mutate: openChat } = useSupportChat();
  const canWrite = account?.company && !account.is_link_session;
  const write = () => {
    onLeave();
    openChat(null);
  };
  return (
    <EmptyState
      title={t('none')}
      text={t(canWrite ? 'none_text' : 'none_visitor')}
      action={canWrite ? <Button onClick={write}>{t('write')}</Button> : undefined}
    />
  );
}
