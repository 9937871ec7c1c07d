import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportHead } from '@tenderlane/contract';
import type { ImportKindName } from '@tenderlane/domain/imports';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { importsQuery, isRunning } from './imports.api';
import classes from './imports.module.css';

interface RecentImportsProps {
  kind: ImportKindName;
  onOpen: (id: number) => void;
}

export function RecentImports({ kind, onOpen }: RecentImportsProps) {
  const { t } = useTranslation('imports');
  const { data: files = [] } = useQuery(importsQuery(kind));
  const dates = useDates();
  if (files.length === 0) return null;
  const stateOf = ({ check, result }: ImportHead) => {
    if (isRunning(check) || isRunning(result)) return t('recent.running');
    if (!result) return t('recent.not_yet');
    const { created, updated, refused } = result;
    return result.state === 'done' ? t('recent.done', { created, updated, refused }) : t('recent.stopped');
  };
  return (
    <SectionCard title={t('recent')} flush>
      <ul className={classes.recent}>
        {files.map((file) => (
          <li key={file.id}>
            <UnstyledButton className={classes.recentItem} onClick={() => onOpen(file.id)}>
              <span className={classes.recentName}>{file.file_name}</span>
              <span className={classes.hint}>
                {dates.shortDateTime(file.created_at)} · {stateOf(file)}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
