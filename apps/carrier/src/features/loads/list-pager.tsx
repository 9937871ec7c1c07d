import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import classes from './loads.module.css';

interface ListPagerProps {
  meta: { total: number; total_capped: boolean; page: number; per_page: number };
  onPage: (page: number) => void;
}

/** The pages of a list; nothing while one page holds all. */
export function ListPager({ meta, onPage }: ListPagerProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { total, total_capped: isCapped, page, per_page: size } = meta;
  if (total <= size && page === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <nav className={classes.pager} aria-label={t('list.pages')}>
      <Button
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {t('common:back')}
      </Button>
      <span className={classes.note}>
        {t('list.shown', {
          first: number(first),
          last: number(last),
          total: isCapped ? `${number(total)}+` : number(total),
        })}
      </span>
      <Button
        rightSection={<IconChevronRight size={16} aria-hidden />}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        {t('common:next')}
      </Button>
    </nav>
  );
}
