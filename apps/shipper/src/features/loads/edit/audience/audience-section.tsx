import { IconFileAlert } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { AUDIENCE_KINDS, type AudienceKind } from '@tenderlane/domain/carriers';
import { changesOnlyGrow } from '@tenderlane/domain/terms';
import { FormSection, SegmentedChoice } from '@tenderlane/ui';
import { readId } from '@tenderlane/web/core/read-id';
import { paths } from '../../../../lib/paths';
import { lazy, memo, Suspense } from 'react';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { useTranslation } from 'react-i18next';
import { IneligibleCarriers } from './ineligible-carriers';
import { CarrierPicker } from './carrier-picker';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { InviteCarriers } from './invite-carriers';
import { LabelPicker } from './label-picker';
import { useDraftState, usePart } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

const CapabilityPicker = lazy(
  withTexts(() => import('./capability-picker').then((part) => ({ default: part.CapabilityPicker })), ['capabilities']),
);

export const AudienceSection = memo(function AudienceSection() {
  const { t } = useTranslation(['loadEdit', 'loads']);
  const [audience, change] = usePart('auction.audience');
  const count = useDraftState(({ meta }) => meta.audienceCount);
  const notEligible = useDraftState(({ meta }) => meta.notEligibleCount);
  const invited = useDraftState(({ meta }) => meta.invitedCount);
  const isOpen = useDraftState(({ meta }) => meta.state !== 'draft');
  const canBe = useGrowth(isOpen);
  const { id: load = '' }: Record<string, string | undefined> = useParams({ strict: false });
  const loadId = readId(load);
  return (
    <FormSection title={t('audience.title')} why={t('audience.reach', { count })}>
      <FieldAnchor path="auction.audience">
        <SegmentedChoice
          label={t('audience.label')}
          value={audience.kind}
          onChange={(kind) => change({ kind })}
          options={AUDIENCE_KINDS.map((kind) => ({
            value: kind,
            label: t(`audience.${kind}`),
            disabled: !canBe(kind),
          }))}
          error={useProblem('auction.audience') ?? null}
        />
      </FieldAnchor>
      {audience.kind === 'labels' && <LabelPicker keepsAll={isOpen} />}
      {audience.kind === 'capabilities' && (
        <Suspense>
          <CapabilityPicker />
        </Suspense>
      )}
      {audience.kind === 'carriers' && <CarrierPicker keepsAll={isOpen} />}
      <div className={classes.between}>
        <span className={classes.hint}>
          {t(`audience.${audience.kind}_hint`)} {isOpen && t('audience.only_grows')}
        </span>
        <InviteCarriers isNeeded={audience.kind === 'network' && count === 0} />
        {loadId !== null && (
          <Link to={paths['carriers.suggested']} search={{ load }} className={classes.hint}>
            {t('loads:suggested_carriers')}
          </Link>
        )}
        {invited > 0 && <span className={classes.hint}>{t('audience.invited', { count: invited })}</span>}
        {notEligible > 0 && (
          <span className={classes.warn}>
            <IconFileAlert size={14} aria-hidden />
            {t('audience.not_eligible', { count: notEligible })}
            {loadId !== null && <IneligibleCarriers loadId={loadId} />}
          </span>
        )}
      </div>
    </FormSection>
  );
});

/** Returns whether a kind of audience is allowed. An open tender may only extend its audience. */
function useGrowth(isOpen: boolean): (kind: AudienceKind) => boolean {
  const saved = useDraftState((state) => state.saved['auction.audience']);
  if (!isOpen) return () => true;
  // Only the kind is compared, so both sides get the same ids.
  const ids = { labelIds: saved.label_ids ?? [], carrierIds: saved.carrier_ids ?? [], capabilities: null };
  const before = { audience: { kind: saved.kind, ...ids }, end: 0 };
  return (kind) => changesOnlyGrow(before, { audience: { kind, ...ids }, end: 0 }) === null;
}
