import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface ViewFields {
  name: string;
  is_shared: boolean;
}

interface ViewFormProps {
  view?: ViewFields;
  submitLabel: string;
  error: unknown;
  isSaving: boolean;
  onSubmit: (fields: ViewFields) => void;
}

export function ViewForm({ view, submitLabel, error, isSaving, onSubmit }: ViewFormProps) {
  const { t } = useTranslation(['list', 'common']);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() !== '' && !isSaving) onSubmit({ name: name.trim(), is_shared: isShared });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={8}>
        <TextInput
          label={t('views.name')}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
          autoFocus
        />
        <Switch
          label={t('views.share')}
          description={t('views.share_hint')}
          checked={isShared}
          onChange={(event) => setIsShared(event.currentTarget.checked)}
        />
        {error !== null && error !== undefined && (
          <Alert color="red" role="alert">
            {errorText(error) ?? t('common:oops_something_went_wrong')}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" variant="filled" loading={isSaving} disabled={name.trim() === ''}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
