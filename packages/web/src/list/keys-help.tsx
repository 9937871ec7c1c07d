import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './keys-help.module.css';
import type { ListKey } from './rules/list-keys';

const SIGNS = {
  next: ['J', '↓'],
  previous: ['K', '↑'],
  first: ['Home'],
  last: ['End'],
  open: ['Enter'],
  preview: ['Space'],
  select: ['X'],
  edit: ['E'],
  duplicate: ['D'],
  publish: ['P'],
  create: ['N'],
  search: ['/'],
  leave: ['Esc'],
  help: ['?'],
} as const satisfies Record<ListKey, readonly string[]>;

interface KeysHelpProps {
  keys: readonly ListKey[];
  hasPalette?: boolean;
  onClose: () => void;
}

export function KeysHelp({ keys, hasPalette = true, onClose }: KeysHelpProps) {
  const { t } = useTranslation(['list', 'common']);
  const shown = Object.entries(SIGNS).flatMap(([key, signs]) =>
    keys.includes(key as ListKey) ? [{ key: key as ListKey, signs }] : [],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size={460}
    >
      <dl className={classes.keys}>
        {shown.map(({ key, signs }) => (
          <div key={key} className={classes.line}>
            <dt>{t(`keys.${key}`)}</dt>
            <dd>
              {signs.map((sign) => (
                <kbd key={sign} className={classes.key}>
                  {sign}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        {hasPalette && (
          <div className={classes.line}>
            <dt>{t('keys.palette')}</dt>
            <dd>
              <kbd className={classes.key}>Ctrl K</kbd>
              <kbd className={classes.key}>⌘ K</kbd>
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>{t('keys.note')}</p>
    </Modal>
  );
}
