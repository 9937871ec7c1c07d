import { Alert, Button, Modal, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Receipt } from '@tenderlane/contract';
import { KeyValues, useRestoreFocus } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { isContentProved } from '@tenderlane/web/auction/check-tender-chain';
import { receiptText } from '../auction';
import classes from './dialog.module.css';

interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  const clipboard = useClipboard();
  const text = receiptText(receipt);
  const { seq, at, hash, commitment } = receipt;
  return (
    <Modal opened onClose={onClose} title={t('receipt.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <div className={classes.dialog}>
        <p>{t('receipt.text')}</p>
        {!isContentProved(receipt) && (
          <Alert color="red" role="alert">
            {t('receipt.broken')}
          </Alert>
        )}
        <KeyValues
          items={[
            { label: t('receipt.seq'), value: seq === undefined ? t('receipt.seq_later') : number(seq) },
            { label: t('receipt.at'), value: `${dates.date(at)}, ${dates.timeWithSeconds(at)}` },
            { label: t('receipt.hash'), value: hash ?? commitment },
          ]}
        />
        <Textarea label={t('receipt.whole')} readOnly autosize minRows={2} maxRows={8} value={text} />
        {clipboard.error && <Alert color="amber">{t('receipt.copy_failed')}</Alert>}
        <Button
          size="lg"
          variant="filled"
          leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => clipboard.copy(text)}
        >
          {t(clipboard.copied ? 'common:copied' : 'common:copy')}
        </Button>
      </div>
    </Modal>
  );
}
