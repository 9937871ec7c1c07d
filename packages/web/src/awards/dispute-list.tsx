import type { Dispute } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { FileList } from '../files/file-list';
import classes from './dispute-list.module.css';

export function DisputeList({ disputes }: { disputes: readonly Dispute[] | undefined }) {
  const { t } = useTranslation('files');
  const dates = useDates();
  if (!disputes?.length) return null;
  return (
    <SectionCard title={t('dispute.title')}>
      <ol className={classes.disputes}>
        {disputes.map(({ id, kind, reason, at, files }) => (
          <li key={id}>
            <h3 className={classes.disputeTitle}>{t(`dispute.${kind}`)}</h3>
            <span className={classes.at}>{dates.dateTime(at)}</span>
            <p className={classes.reason}>{reason}</p>
            <FileList files={files} />
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
