import { KeyValues, SectionCard } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, number } from '../../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { Checklist } from './checklist';
import { RouteFacts } from './route-facts';
import classes from './checklist.module.css';
import edit from '../edit.module.css';
import { useDraftState, useField } from '../draft/use-draft';
import { usePublishAt } from '../terms/use-publish-at';

export const EditSidebar = memo(function EditSidebar({ id }: { id: number | null }) {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const meta = useDraftState((state) => state.meta);
  const isDraft = meta.state === 'draft';
  return (
    <aside className={edit.rail} aria-label={t('check.title')}>
      <div className={edit.railInner}>
        {isDraft && <Checklist />}
        <RouteFacts id={id} />
        <AudienceFacts isDraft={isDraft} />
        {id !== null && (
          <p className={classes.changed}>{t('facts.changed', { time: dates.shortDateTime(meta.updatedAt) })}</p>
        )}
      </div>
    </aside>
  );
});

function AudienceFacts({ isDraft }: { isDraft: boolean }) {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const meta = useDraftState((state) => state.meta);
  const { value: audience } = useField('auction.audience');
  const publishAt = usePublishAt();
  const { value: minutes } = useField('auction.duration_minutes');
  const opens = publishAt === null ? t('facts.now') : dates.shortDateTime(publishAt);
  return (
    <SectionCard title={t('facts.title')}>
      <KeyValues
        items={[
          { label: t('facts.kind'), value: t(`audience.${audience.kind}`) },
          { label: t('facts.reach'), value: number(meta.audienceCount) },
          { label: t('facts.not_eligible'), value: number(meta.notEligibleCount) },
          ...(isDraft ? [{ label: t('facts.opens'), value: opens }] : []),
          { label: t('facts.ends'), value: duration(minutes) },
        ]}
      />
    </SectionCard>
  );
}
