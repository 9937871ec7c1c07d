import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconKeyboard, IconSortAscending } from '@tabler/icons-react';
import { Menu, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LayoutMenu } from '@tenderlane/web/list/layout-menu';
import { ListSearch } from '@tenderlane/web/list/list-search';
import { DisplayMenu } from '../display/display-menu';
import { ViewsMenu } from '../../../views';
import { AddFilter } from './add-filter';
import { isFiltered, SORTS } from './list-filter';
import { useFilterChips } from './use-filter-chips';
import classes from '../loads-list.module.css';
import type { ListTools } from '../use-loads-list';

export function ListFilters({ list }: { list: ListTools }) {
  const { filter, change: onChange, clear: onClear, columns, layout } = list;
  const { t } = useTranslation(['loads', 'loadsList', 'list', 'common']);
  const menuSort = SORTS.find((sort) => sort === filter.sort);
  const chips = useFilterChips(filter);
  return (
    <div className={classes.filters}>
      <ViewsMenu active={list.activeView} />
      <ListSearch
        label={t('list.search')}
        placeholder={t('list.search_hint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      {chips.map(({ label, clears }) => (
        <span key={label} className={classes.chip}>
          {label}
          <CloseButton
            size={20}
            iconSize={14}
            aria-label={t('filter.remove', { filter: label })}
            onClick={() => onChange(clears)}
          />
        </span>
      ))}
      <AddFilter key={JSON.stringify(filter)} filter={filter} onApply={onChange} />
      {isFiltered(filter) && (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('common:clear')}
        </Button>
      )}
      <span className={classes.sort}>
        <DisplayMenu display={list.place.display} onChange={(display) => list.setPlace({ ...list.place, display })} />
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="subtle" color="gray" leftSection={<IconSortAscending size={16} />}>
            {menuSort ? t(`sort.${menuSort}`) : t('loadsList:sort.by_column')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SORTS.map((sort) => (
            <Menu.Item
              key={sort}
              aria-current={sort === filter.sort || undefined}
              onClick={() => onChange({ sort })}
              fw={sort === filter.sort ? 580 : 400}
            >
              {t(`sort.${sort}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className={classes.wideOnly}>
        <LayoutMenu columns={columns} layout={layout} />
      </span>
      <Tooltip label={t('list:keys.title')}>
        <ActionIcon size={32} className={classes.wideOnly} aria-label={t('list:keys.title')} onClick={list.showHelp}>
          <IconKeyboard size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
