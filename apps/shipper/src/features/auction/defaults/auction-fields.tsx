import { NativeSelect } from '@mantine/core';
import { AUCTION_MODES, type StepKind } from '@tenderlane/domain/terms';
import { BASES, type Basis } from '@tenderlane/domain/loads';
import { CURRENCIES, type Currency } from '@tenderlane/domain/money';
import { FieldGrid, MoneyInput, SegmentedChoice } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyField } from '../../../lib/formats';
import { DurationField } from './duration-field';
import { PercentField } from './percent-field';
import type { SettingDraft } from './use-setting-draft';

const DEFAULT_PERCENT_BP = 100;
const DEFAULT_MAJOR_UNITS = 10;

export function AuctionFields({ draft, currency }: { draft: SettingDraft; currency: Currency }) {
  const { t } = useTranslation(['loadEdit', 'brands']);
  const { terms, changeTerms, errorOf } = draft;
  const mode = terms.mode ?? 'open';
  return (
    <>
      <SegmentedChoice
        label={t('terms.mode')}
        description={t(`mode.${mode}_hint`)}
        options={AUCTION_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={mode}
        onChange={(value) => changeTerms({ mode: value })}
      />
      <BidStep draft={draft} currency={currency} />
      <FieldGrid>
        <DurationField
          label={t('terms.duration')}
          error={errorOf('duration_minutes')}
          value={terms.duration_minutes}
          onChange={(duration_minutes) => changeTerms({ duration_minutes })}
        />
        <NativeSelect
          label={t('terms.basis')}
          data={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
          value={terms.basis ?? 'trip'}
          onChange={(event) => changeTerms({ basis: event.currentTarget.value as Basis })}
        />
      </FieldGrid>
      <FieldGrid>
        <DurationField
          label={t('terms.extra')}
          description={t('terms.extra_hint')}
          error={errorOf('extra_minutes')}
          value={terms.extra_minutes}
          onChange={(extra_minutes) => changeTerms({ extra_minutes })}
        />
        <DurationField
          label={t('terms.max_extra')}
          error={errorOf('max_extra_minutes')}
          value={terms.max_extra_minutes}
          onChange={(max_extra_minutes) => changeTerms({ max_extra_minutes })}
        />
      </FieldGrid>
    </>
  );
}

function BidStep({ draft: { terms, changeTerms, errorOf }, currency }: { draft: SettingDraft; currency: Currency }) {
  const { t } = useTranslation(['loadEdit', 'brands']);
  const step = terms.bid_step;
  // Stored separately, because an empty field has no step and therefore no kind.
  const [kind, setKind] = useState<StepKind>(step?.kind ?? 'percent');
  const choose = (next: StepKind) => {
    setKind(next);
    const value = next === 'percent' ? DEFAULT_PERCENT_BP : DEFAULT_MAJOR_UNITS * 10 ** CURRENCIES[currency];
    changeTerms({ bid_step: { kind: next, value } });
  };
  // Invalid text means no step; the previous amount must not be saved instead.
  const setValue = (value: number | null) => changeTerms({ bid_step: value === null ? null : { kind, value } });
  return (
    <FieldGrid>
      <SegmentedChoice
        label={t('terms.step_unit')}
        options={[
          { value: 'percent', label: t('brands:defaults.step_percent') },
          { value: 'amount', label: t('brands:defaults.step_amount') },
        ]}
        value={kind}
        onChange={choose}
      />
      {kind === 'percent' ? (
        <PercentField
          label={t('terms.step')}
          description={t('brands:defaults.step_hint')}
          error={errorOf('bid_step')}
          required
          value={step?.value ?? null}
          onChange={setValue}
        />
      ) : (
        <MoneyInput
          {...moneyField(currency)}
          label={t('terms.step')}
          description={t('brands:defaults.step_hint')}
          error={errorOf('bid_step')}
          required
          value={step?.value ?? null}
          onChange={setValue}
          onProblem={(hasProblem) => hasProblem && setValue(null)}
        />
      )}
    </FieldGrid>
  );
}
