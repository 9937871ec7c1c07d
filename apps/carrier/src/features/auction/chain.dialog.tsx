import { Alert, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { SkeletonRows, useRestoreFocus } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { number } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { checkTenderChain, type ChainReport } from '@tenderlane/web/auction/check-tender-chain';
import { savedReceipts } from './saved-receipts';
import { chainQuery } from './auction.api';
import classes from './details.module.css';
import dialogClasses from './dialog.module.css';

export function ChainDialog({ loadId, onClose }: { loadId: number; onClose: () => void }) {
  useRestoreFocus();
  const { t } = useTranslation(['carrierApp', 'auction', 'common']);
  const dates = useDates();
  const { data, error } = useQuery(chainQuery(loadId));
  const chain = data?.entries;
  const report = data && checkTenderChain(data.entries, { receipts: savedReceipts(loadId), isOpen: data.open });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('auction:chain.check')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={dialogClasses.dialog}>
        <p>{t('auction:chain.about')}</p>
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        {!chain && !error && <SkeletonRows label={t('auction:chain.checking')} count={3} />}
        {report && <Verdict report={report} />}
        {chain && report && (
          <ol className={dialogClasses.chain}>
            {chain.map(({ kind, at_ms: at, hash, commitment }, index) => (
              <li key={commitment}>
                <span>
                  {t(`chain.kind.${kind}`)}
                  {report.proved.includes(index + 1) && <em> {t('chain.yours')}</em>}
                </span>
                <span className={classes.note}>
                  {dates.dayMonth(at)}, {dates.timeWithSeconds(at)}
                </span>
                <span className={dialogClasses.hash}>{hash ?? commitment}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Modal>
  );
}

function Verdict({ report }: { report: ChainReport }) {
  const { t } = useTranslation(['carrierApp', 'auction']);
  const dates = useDates();
  const { brokenAt, contentBrokenAt, missingReceiptAt, entries, proved, isOpen } = report;
  const problem =
    (brokenAt !== null && t('auction:chain.broken', { entry: number(brokenAt) })) ||
    (contentBrokenAt !== null && t('auction:chain.content_broken', { entry: number(contentBrokenAt) })) ||
    (missingReceiptAt !== null && t('chain.receipt_missing', { at: dates.dateTime(missingReceiptAt) }));
  if (problem)
    return (
      <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
        {problem}
      </Alert>
    );
  const sentences = [
    isOpen ? t('auction:chain.intact', { count: entries }) : t('auction:chain.closed'),
    proved.length > 0 && t('auction:chain.contents', { count: proved.length }),
  ];
  return (
    <Alert color="green" role="status" icon={<IconCircleCheck size={18} />}>
      {sentences.filter(Boolean).join(', ')}
    </Alert>
  );
}
