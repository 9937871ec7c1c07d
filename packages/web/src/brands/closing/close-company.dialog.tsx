import { Anchor, TextInput } from '@mantine/core';
import { OPEN_WORK, type OpenWorkKind, REOPEN_DAYS } from '@tenderlane/domain/brands';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../core/client/api-error';
import { errorText } from '../../core/texts/error-text';
import { useLink } from '../../core/use-link';
import { useCloseCompany } from './closing.api';

interface CloseCompanyDialogProps {
  name: string;
  listOf: (kind: OpenWorkKind) => string;
  onClose: () => void;
}

export function CloseCompanyDialog({ name, listOf, onClose }: CloseCompanyDialogProps) {
  const { t } = useTranslation(['company', 'common']);
  const close = useCloseCompany();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => close.mutate()}
      title={t('closing.dialog_title', { name })}
      consequences={[
        t('closing.members'),
        t('closing.others'),
        t('closing.kept'),
        t('closing.back', { days: REOPEN_DAYS }),
      ]}
      confirmLabel={t('closing.close')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      blocked={typed.trim() !== name}
      pending={close.isPending}
      error={errorText(close.error)}
    >
      <OpenWorkList error={close.error} listOf={listOf} />
      <TextInput
        label={t('closing.type_name')}
        description={name}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function OpenWorkList({ error, listOf }: { error: Error | null } & Pick<CloseCompanyDialogProps, 'listOf'>) {
  if (!(error instanceof ApiError) || error.code !== 'company.has-open') return null;
  const { params } = error;
  const open = OPEN_WORK.map((kind) => ({ kind, count: Number(params[kind]) })).filter(({ count }) => count > 0);
  return (
    <ul>
      {open.map(({ kind, count }) => (
        <li key={kind}>
          <OpenWorkLink kind={kind} count={count} href={listOf(kind)} />
        </li>
      ))}
    </ul>
  );
}

function OpenWorkLink({ kind, count, href }: { kind: OpenWorkKind; count: number; href: string }) {
  const { t } = useTranslation('company');
  return <Anchor {...useLink(href)}>{t(`closing.open_${kind}`, { count })}</Anchor>;
}
