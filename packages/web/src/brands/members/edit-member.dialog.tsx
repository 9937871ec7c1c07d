import { Stack, Switch, TextInput } from '@mantine/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../../core/texts/error-text';
import { reasonText } from '../../core/texts/reason-text';
import { toast, whenDone } from '../../toasts';
import { useChangeMember, type Member } from './members.api';

const POSITION_MAX = 100;

export function EditMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation(['brands', 'common']);
  const [position, setPosition] = useState(member.position ?? '');
  const [canEdit, setCanEdit] = useState(member.can_edit_profile);
  const change = useChangeMember();
  const name = member.name || member.login;
  const refusal = member.refusals['lock'];
  const save = () =>
    whenDone(
      change.mutateAsync(
        {
          id: member.id,
          body: { position: position.trim() || null, ...(refusal ? {} : { can_edit_profile: canEdit }) },
        },
        { onSuccess: onClose },
      ),
      () => toast(t('users.changed', { name }), { tone: 'good' }),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={save}
      title={name}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={change.isPending}
      error={formText(change.error, ['position'])}
    >
      <Stack gap="md">
        <TextInput
          label={t('users.position')}
          data-autofocus
          maxLength={POSITION_MAX}
          value={position}
          error={fieldText(change.error, 'position')}
          onChange={(event) => setPosition(event.currentTarget.value)}
        />
        <Switch
          label={t('users.can_edit_profile')}
          description={refusal ? reasonText({ code: refusal }) : t('users.can_edit_profile_hint')}
          checked={canEdit}
          disabled={Boolean(refusal)}
          onChange={(event) => setCanEdit(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
