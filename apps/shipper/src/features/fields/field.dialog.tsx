import { Alert, Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CustomField } from '@tenderlane/contract';
import { FIELD_TYPES, takesOptions, variableNameOf, type FieldEntity, type FieldType } from '@tenderlane/domain/fields';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { customFieldsQuery, fieldListsQuery, useSaveField } from './fields.api';
import { RecordDialog, type RecordEditing } from './record.dialog';
import { SaveProblem } from './save-problem';

interface FieldDialogProps {
  field: CustomField | null;
  entity: FieldEntity;
  onClose: () => void;
}

const FIELDS = ['name', 'variable', 'type', 'list_id'] as const;

export function FieldDialog({ field, entity, onClose }: FieldDialogProps) {
  const { t } = useTranslation('ownFields');
  return (
    <RecordDialog
      title={t(field ? 'edit_field' : 'new_field')}
      record={field}
      query={customFieldsQuery}
      onClose={onClose}
    >
      {(state) => <FieldForm {...state} entity={entity} />}
    </RecordDialog>
  );
}

type FieldFormProps = RecordEditing<CustomField> & { entity: FieldEntity };

function FieldForm({ began: field, entity, isCurrent, isLoading, onShowCurrent, onClose }: FieldFormProps) {
  const { t } = useTranslation(['ownFields', 'common']);
  const { data: lists } = useQuery(fieldListsQuery);
  const save = useSaveField(field);
  const [name, setName] = useState(field?.name ?? '');
  const [typed, setTyped] = useState<string | null>(field?.variable ?? null);
  const [type, setType] = useState<FieldType>(field?.type ?? 'text');
  const [listId, setListId] = useState<number | null>(field?.list_id ?? null);
  const [required, setRequired] = useState(field?.required ?? false);
  const [visible, setVisible] = useState(field?.visible ?? true);
  const variable = typed ?? variableNameOf(name);
  const isUsed = field?.is_used ?? false;
  const error = (part: (typeof FIELDS)[number]) => fieldText(save.error, part);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const list = takesOptions(type) ? listId : null;
    save.mutate({ entity, name, variable, type, list_id: list, required, visible }, { onSuccess: onClose });
  };
  const formError = formText(save.error, FIELDS);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <SaveProblem error={save.error} text={formError} isLoading={isLoading} onShowCurrent={onShowCurrent} />
        {isUsed && <Alert color="blue">{t('in_use')}</Alert>}
        <TextInput
          data-autofocus
          autoFocus={isCurrent}
          label={t('name')}
          required
          maxLength={100}
          value={name}
          error={error('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('variable')}
          description={t('variable_hint')}
          required
          maxLength={40}
          disabled={isUsed}
          value={variable}
          error={error('variable')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          label={t('type')}
          data={FIELD_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
          value={type}
          allowDeselect={false}
          disabled={isUsed}
          error={error('type')}
          onChange={(next) => setType(FIELD_TYPES.find((one) => one === next) ?? 'text')}
        />
        {takesOptions(type) && (
          <Select
            label={t('list')}
            required
            data={(lists ?? []).map((list) => ({ value: String(list.id), label: list.name }))}
            nothingFoundMessage={t('no_lists')}
            description={lists?.length === 0 ? t('no_lists') : undefined}
            value={listId === null ? null : String(listId)}
            disabled={isUsed}
            error={error('list_id')}
            onChange={(next) => setListId(next === null ? null : Number(next))}
          />
        )}
        <Checkbox
          label={t('required')}
          description={t(`required_hint.${entity}`)}
          checked={required}
          onChange={(event) => setRequired(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('visible')}
          description={t('visible_hint')}
          checked={visible}
          onChange={(event) => setVisible(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap={8}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
