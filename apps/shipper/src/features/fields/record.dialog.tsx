import { Modal } from '@mantine/core';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useRestoreFocus } from '@tenderlane/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowCurrent } from './fields.api';

export interface RecordEditing<Row> {
  began: Row | null;
  isCurrent: boolean;
  isLoading: boolean;
  onShowCurrent: () => void;
  onClose: () => void;
}

interface RecordDialogProps<Row, Key extends readonly unknown[]> {
  title: string;
  record: Row | null;
  query: FetchQueryOptions<Row[], Error, Row[], Key>;
  onClose: () => void;
  children: (state: RecordEditing<Row>) => ReactNode;
}

/** A form in a dialog. After a colleague's save the user can restart it with the current record. */
export function RecordDialog<Row extends { id: number; version: number }, Key extends readonly unknown[]>({
  title,
  record,
  query,
  onClose,
  children,
}: RecordDialogProps<Row, Key>) {
  const { t } = useTranslation('common');
  const [began, setBegan] = useState(record);
  useRestoreFocus();
  const current = useShowCurrent(query, record?.id, (now) => (now ? setBegan(now) : onClose()));
  const state: RecordEditing<Row> = {
    began,
    isCurrent: began !== record,
    isLoading: current.isPending,
    onShowCurrent: () => current.mutate(),
    onClose,
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Fragment key={began?.version}>{children(state)}</Fragment>
    </Modal>
  );
}
