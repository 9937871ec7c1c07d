import { Drawer, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { MarkdownText } from '../markdown/markdown-text';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { useHelpArticle } from './help.api';
import classes from './support.module.css';

export interface HelpDialogProps {
  name: HelpArticleName;
  onClose: () => void;
}

const WIDTH_PX = 500;

export function HelpDialog({ name, onClose }: HelpDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const [isOpen, setIsOpen] = useState(true);
  const { data, error, isPaused, refetch } = useHelpArticle(name);
  return (
    <Drawer
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      onExitTransitionEnd={onClose}
      position="right"
      size={WIDTH_PX}
      title={data?.title ?? t(`article.${name}`)}
      closeButtonProps={{ 'aria-label': t('close_article') }}
    >
      {data && (
        <div className={classes.article}>
          <MarkdownText markdown={data.markdown} />
        </div>
      )}
      {!data && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && !isPaused && (
        <Stack gap={12} role="status">
          <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
          {[60, 92, 84, 40, 96, 88, 72].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} />
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
