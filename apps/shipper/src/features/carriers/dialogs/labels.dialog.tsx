import { ActionIcon, Alert, Button, Modal, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRestoreFocus } from '@tenderlane/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useCreateLabel, useDeleteLabel, type Label } from '../carriers.api';
import { LabelRuleDialog } from './label-rule.dialog';
import { labelsQuery } from '../../../lib/labels';
import classes from '../carriers.module.css';

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  const { t } = useTranslation(['carriers', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const [name, setName] = useState('');
  const [ruled, setRuled] = useState<Label | null>(null);
  const create = useCreateLabel();
  const remove = useDeleteLabel();
  const problem = errorText(create.error, 'name') ?? errorText(remove.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) create.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  if (ruled) return <LabelRuleDialog label={ruled} onClose={() => setRuled(null)} />;
  return (
    <Modal opened onClose={onClose} title={t('labels.edit')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <p className={classes.lead}>{t('labels.why')}</p>
      <form onSubmit={submit} className={classes.labelForm}>
        <TextInput
          label={t('labels.new')}
          maxLength={50}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {t('common:add')}
        </Button>
      </form>
      {problem && (
        <Alert color="red" role="alert" mt={12}>
          {problem}
        </Alert>
      )}
      {labels.length > 0 && (
        <ul className={classes.plainList}>
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              onRemove={() => remove.mutate(label.id)}
              onRule={() => setRuled(label)}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}

interface LabelRowProps {
  label: Label;
  onRemove: () => void;
  onRule: () => void;
}

/** Removing a label in use needs a second click, which names the number of carriers that lose it. */
function LabelRow({ label: { name, count, rule }, onRemove, onRule }: LabelRowProps) {
  const { t } = useTranslation(['carriers', 'network', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className={classes.plainItem}>
      <span className={classes.plainText}>
        <bdi>{name}</bdi>
        <span className={classes.note}>{isAsking ? t('labels.ask', { count }) : t('common:carriers', { count })}</span>
      </span>
      {isAsking ? (
        <>
          <Button size="xs" onClick={() => setIsAsking(false)}>
            {t('common:cancel')}
          </Button>
          <Button size="xs" color="red" variant="filled" onClick={onRemove}>
            {t('common:delete')}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="xs"
            variant={rule ? 'light' : 'subtle'}
            aria-label={t('network:rule.edit', { name })}
            onClick={onRule}
          >
            {t('network:rule.short')}
          </Button>
          <ActionIcon
            aria-label={t('labels.remove', { name })}
            onClick={() => (count > 0 ? setIsAsking(true) : onRemove())}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
