import { Alert, Button, Modal, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { KeyValues, useFocusBack } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number, useDates } from '../../lib/formats';
import { keptReceipts, receiptText } from './kept-receipts';
import classes from './dialog.module.css';

interface ReceiptDialogProps {
  loadId: number;
  name: string;
  receipt: { seq: number; hash: string };
  onClose: () => void;
}

/** The proof of the last bid: its place in the chain, to be copied and kept anywhere. */
export function ReceiptDialog({ loadId, name, receipt, onClose }: ReceiptDialogProps) {
  useFocusBack();
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  const clipboard = useClipboard();
  const kept = keptReceipts(loadId).find(({ seq }) => seq === receipt.seq);
  const text = kept ? receiptText(kept) : `${name} ${receipt.seq} ${receipt.hash}`;
  return (
    <Modal opened onClose={onClose} title={t('receipt.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <div className={classes.dialog}>
        <p>{t('receipt.text')}</p>
        <KeyValues
          items={[
            { label: t('receipt.seq'), value: number(receipt.seq) },
            ...(kept
              ? [{ label: t('receipt.at'), value: `${dates.date(kept.at)}, ${dates.timeWithSeconds(kept.at)}` }]
              : []),
            { label: t('receipt.hash'), value: receipt.hash },
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
