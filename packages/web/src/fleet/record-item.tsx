import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Name } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { deleteWithUndo } from '../toasts';
import { useDeleteRecord, type FleetRow, type FleetSource } from './fleet.api';
import { recordName } from './record-texts';
import { useRecordFacts } from './use-record-facts';
import classes from './fleet.module.css';

interface RecordItemProps {
  source: FleetSource;
  row: FleetRow;
  onOpen: () => void;
  onEdit: () => void;
}

export function RecordItem({ source, row, onOpen, onEdit }: RecordItemProps) {
  const { t } = useTranslation(['fleet', 'common']);
  const { remove, restore } = useDeleteRecord(source);
  const { facts, marks } = useRecordFacts(source, row);
  const name = recordName(row);
  const erase = () =>
    deleteWithUndo({
      remove: () => remove.mutateAsync(row.id),
      restore: () => restore.mutateAsync(row.id),
      deleted: t('deleted', { name }),
    });
  const [picture] = 'files' in row ? row.files.filter(({ media_type: type }) => type.startsWith('image/')) : [];
  return (
    <li className={classes.item}>
      {picture && 'plate' in row && <img className={classes.thumb} src={picture.url} alt="" loading="lazy" />}
      <button type="button" className={classes.itemMain} aria-label={t('open_label', { name })} onClick={onOpen}>
        <span className={classes.itemName}>
          <Name>{name}</Name>
        </span>
        {facts.length > 0 && <span className={classes.note}>{facts.join(' · ')}</span>}
        {marks.length > 0 && (
          <span className={classes.marks}>
            {marks.map(({ text, tone }) => (
              <span key={text} className={classes.mark} data-tone={tone}>
                {text}
              </span>
            ))}
          </span>
        )}
      </button>
      {row.is_own && source.mayWrite && (
        <span className={classes.itemActions}>
          <ActionIcon size={36} aria-label={t('edit_label', { name })} onClick={onEdit}>
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon size={36} aria-label={t('delete_label', { name })} loading={remove.isPending} onClick={erase}>
            <IconTrash size={18} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
