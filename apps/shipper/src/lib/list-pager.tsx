import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { number } from './formats';

interface ListPagerProps {
  page: number;
  perPage: number;
  total: number;
  isCapped?: boolean;
  onPage: (page: number) => void;
}

export function ListPager({ page, perPage, total, isCapped = false, onPage }: ListPagerProps) {
  const { t } = useTranslation('list');
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const range = {
    from: number((page - 1) * perPage + 1),
    to: number(Math.min(total, page * perPage)),
    total: isCapped ? t('pager.capped', { total: number(total) }) : number(total),
  };
  return (
    <Group
      component="nav"
      gap={8}
      px={20}
      py={10}
      justify="flex-end"
      fz={12}
      c="var(--dim)"
      aria-label={t('pager.label')}
    >
      <ActionIcon aria-label={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      {t('pager.range', range)}
      <ActionIcon aria-label={t('pager.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  );
}
