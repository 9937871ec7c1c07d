import { Modal, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { VAT_MODES } from '@tenderlane/domain/reference';
import { LIMITS } from '@tenderlane/domain/core';
import { wallTimeIn } from '@tenderlane/messages/formats/zone-time';
import {
  FieldPair,
  MomentInput,
  MoneyInput,
  ReasonButton,
  SegmentedChoice,
  useIsScreen,
  useRestoreFocus,
} from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { ownZone, todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { OfferedTimes } from './offered-times';
import type { BidDetails } from './bid-draft';
import type { BidDraft } from './use-bid-draft';
import classes from '../details.module.css';
import panelClasses from '../panel.module.css';
import dialogClasses from '../dialog.module.css';

interface BidDetailsDialogProps {
  load: CarrierLoad;
  draft: BidDraft;
  onClose: () => void;
}

const DAY_ENDS = '23:59';

export function BidDetailsDialog({ load, draft, onClose }: BidDetailsDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['carrierApp', 'common']);
  const isNarrow = useIsScreen('(max-width: 967px)');
  const vatName = useReferenceNames('vat_modes');
  const { details } = draft;
  const change = (part: Partial<BidDetails>) => draft.setDetails({ ...details, ...part });
  const least = load.bid_valid_until?.least;
  const isTooEarly = least !== undefined && details.validUntil !== null && details.validUntil < least;
  const dates = useDates();
  const momentField = useMomentField();
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const report = (field: string) => (hasProblem: boolean) =>
    setUnreadable((before) => new Set([...before].filter((one) => one !== field).concat(hasProblem ? field : [])));

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isNarrow}
      title={t('more.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={dialogClasses.dialog}>
        <SegmentedChoice
          label={t('more.vat')}
          value={details.vatMode}
          onChange={(vatMode) => change({ vatMode })}
          options={VAT_MODES.map((value) => ({ value, label: vatName(value) }))}
        />
        <NumberInput
          label={t('more.days')}
          min={0}
          max={LIMITS.daysToPayMax}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          value={details.daysToPay ?? ''}
          error={details.daysToPay === null && t('bid.problem.days')}
          onChange={(value) => change({ daysToPay: typeof value === 'number' ? value : null })}
        />
        <TextInput
          label={t('more.truck_plate')}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          value={details.truckPlate}
          onChange={(event) => change({ truckPlate: event.currentTarget.value })}
        />
        <TextInput
          label={t('more.driver')}
          maxLength={100}
          autoComplete="off"
          value={details.driverName}
          onChange={(event) => change({ driverName: event.currentTarget.value })}
        />
        <Textarea
          label={t('more.comment')}
          autosize
          minRows={2}
          maxLength={LIMITS.commentMax}
          value={details.comment}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
        <PriceParts draft={draft} />
        <OfferedTimes load={load} details={details} onChange={change} onProblem={report} />
        <MomentInput
          field={momentField({ minDay: least ? wallTimeIn(ownZone(), least).slice(0, 10) : todayIn(ownZone()) })}
          label={t('more.valid_until')}
          description={t('more.valid_until_text')}
          usualTime={DAY_ENDS}
          value={details.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          onProblem={report('valid')}
          error={isTooEarly ? t('common:input.day_early', { day: dates.shortDateTime(least) }) : null}
        />
        <ReasonButton
          size="lg"
          variant="filled"
          reason={isTooEarly || unreadable.size > 0 ? t('more.unread') : null}
          onClick={onClose}
        >
          {t('more.done')}
        </ReasonButton>
      </div>
    </Modal>
  );
}

/** Fuel and extras are parts of the price and the line haul is the rest, so the parts always add up. */
function PriceParts({ draft }: { draft: BidDraft }) {
  const { t } = useTranslation('carrierApp');
  const { details, price, field } = draft;
  const part = (kind: 'fuel' | 'extra') => (
    <MoneyInput
      {...field}
      label={t(`more.${kind}`)}
      value={details[kind]}
      onChange={(amount) => draft.setDetails({ ...details, [kind]: amount })}
      onProblem={(hasProblem) => hasProblem && draft.setDetails({ ...details, [kind]: null })}
    />
  );
  const isTooMuch = price !== null && (details.fuel ?? 0) + (details.extra ?? 0) >= price;
  return (
    <fieldset className={dialogClasses.fieldset}>
      <legend>{t('more.parts')}</legend>
      <p className={classes.note}>{t('more.parts_text')}</p>
      <FieldPair>
        {part('fuel')}
        {part('extra')}
      </FieldPair>
      {isTooMuch && (
        <p className={panelClasses.error} role="alert">
          {t('bid.problem.parts')}
        </p>
      )}
    </fieldset>
  );
}
