import { Button, Modal } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useIsScreen, useRestoreFocus } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { FileList } from '../files/file-list';
import { useFleetRow, type FleetRow, type FleetSource } from './fleet.api';
import { RecordDetails } from './record-details';
import { RecordHistory } from './record-history';
import { recordName } from './record-texts';
import { VerifyContact } from './verify-contact';
import classes from './fleet.module.css';

interface RecordDialogProps {
  source: FleetSource;
  row: FleetRow;
  onEdit: (row: FleetRow) => void;
  onClose: () => void;
}

export function RecordDialog({ source, row: listed, onEdit, onClose }: RecordDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['fleet', 'common']);
  const isNarrow = useIsScreen('(max-width: 600px)');
  const { data: row } = useFleetRow(source, listed.id, listed);
  const mayChange = row.is_own && source.mayWrite;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{recordName(row)}</bdi>}
      size={720}
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.form}>
        <RecordDetails kind={source.kind} row={row} />
        {'files' in row && <FileList files={row.files} />}
        {source.kind === 'driver' && 'is_whole' in row && !row.is_whole && (
          <p className={classes.note}>{t('hidden')}</p>
        )}
        {source.side === 'carrier' && mayChange && 'phone_state' in row && (
          <VerifyContact source={source} contact={row} />
        )}
        {row.is_own && <RecordHistory source={source} row={row} />}
        {mayChange && (
          <div className={classes.formEnd}>
            <Button variant="filled" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(row)}>
              {t(`edit.${source.kind}`)}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}
