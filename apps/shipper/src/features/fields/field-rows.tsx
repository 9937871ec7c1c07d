import { ActionIcon, Badge } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { CustomField } from '@tenderlane/contract';
import type { FieldEntity } from '@tenderlane/domain/fields';
import { deleteWithUndo } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { useFieldCommands } from './fields.api';
import classes from './fields.module.css';

interface FieldRowsProps {
  fields: readonly CustomField[];
  entity: FieldEntity;
  mayWrite: boolean;
  onEdit: (field: CustomField) => void;
}

export function FieldRows({ fields, entity, mayWrite, onEdit }: FieldRowsProps) {
  const { t } = useTranslation(['ownFields', 'common']);
  const { order, deleteField, restoreField } = useFieldCommands();
  const move = (index: number, by: -1 | 1) => {
    const ids = fields.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + by, 0, id);
    order.mutate({ entity, ids });
  };
  const remove = ({ id, name }: CustomField) =>
    deleteWithUndo({
      remove: () => deleteField.mutateAsync(id),
      restore: () => restoreField.mutateAsync(id),
      deleted: t('deleted_field', { name }),
    });
  return (
    <ul className={classes.rows}>
      {fields.map((field, index) => (
        <li key={field.id} className={classes.row}>
          <span className={classes.text}>
            <strong className={classes.name}>{field.name}</strong>
            <span className={classes.second}>
              <code>{field.variable}</code> · {t(`type.${field.type}`)}
            </span>
          </span>
          {field.required && <Badge variant="light">{t('required')}</Badge>}
          {!field.visible && (
            <Badge variant="light" color="gray">
              {t('hidden')}
            </Badge>
          )}
          {mayWrite && (
            <span className={classes.actions}>
              <ActionIcon
                aria-label={t('move_up', { name: field.name })}
                disabled={index === 0 || order.isPending}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('move_down', { name: field.name })}
                disabled={index === fields.length - 1 || order.isPending}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon aria-label={t('edit_named', { name: field.name })} onClick={() => onEdit(field)}>
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon aria-label={t('delete_named', { name: field.name })} onClick={() => remove(field)}>
                <IconTrash size={16} />
              </ActionIcon>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
