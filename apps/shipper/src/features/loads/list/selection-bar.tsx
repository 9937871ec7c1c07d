import { ActionIcon } from '@mantine/core';
import { IconArchive, IconCircleX, IconDownload, IconX } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import type { LoadAction } from '@tenderlane/domain';
import { ReasonButton } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../refusal-text';
import classes from './loads-list.module.css';
import type { RowCommands } from './use-row-commands';

interface SelectionBarProps {
  loads: readonly LoadListItem[];
  commands: RowCommands;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows at once; what none of them allows says so. */
export function SelectionBar({ loads, commands, onExport, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['loads', 'common']);
  const refusalText = useRefusalText();
  const allowing = (action: LoadAction) => loads.filter((load) => refusalText(action, load.refusals) === null);
  const archivable = allowing('archive');
  const cancelable = allowing('cancel');
  return (
    <div className={classes.selection} role="region" aria-label={t('selection.label')}>
      <span className={classes.selectionCount} role="status">
        {t('common:selected', { count: loads.length })}
      </span>
      <ReasonButton variant="transparent" leftSection={<IconDownload size={15} />} onClick={onExport}>
        {t('export')}
      </ReasonButton>
      <ReasonButton
        variant="transparent"
        leftSection={<IconArchive size={15} />}
        loading={commands.isRunning}
        reason={archivable.length === 0 ? t('selection.nothing_to_archive') : null}
        onClick={() => void commands.archive(archivable).then(onClear)}
      >
        {t('selection.archive')}
      </ReasonButton>
      <ReasonButton
        variant="transparent"
        leftSection={<IconCircleX size={15} />}
        reason={cancelable.length === 0 ? t('selection.nothing_to_cancel') : null}
        onClick={() => commands.askCancel(loads)}
      >
        {t('selection.cancel')}
      </ReasonButton>
      <ActionIcon aria-label={t('selection.clear')} onClick={onClear} className={classes.selectionClear}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
