import { Text } from '@mantine/core';
import { AUCTION_MODES, WINNER_MODES, WINNER_RULES } from '@tenderlane/domain/terms';
import { FormSection, SegmentedChoice } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AwardFields } from './award-fields';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { PublicationFields } from './publication-fields';
import { RateFields } from './rate-fields';
import { TimingFields } from './timing-fields';
import { useField } from '../draft/use-draft';

export const TermsSection = memo(function TermsSection({ approval }: { approval: string | undefined }) {
  const { t } = useTranslation(['loadEdit', 'awards']);
  return (
    <FormSection title={t('terms.title')} why={t('terms.why')}>
      <div className={classes.row2}>
        <Mode />
        <Winner />
        <WinnerRule />
      </div>
      <RateFields />
      <TimingFields />
      <AwardFields />
      {approval && (
        <Text size="sm" c="dimmed">
          {t('awards:rules.approval')}: {approval}
        </Text>
      )}
      <PublicationFields />
    </FormSection>
  );
});

function Mode() {
  const { t } = useTranslation('loadEdit');
  const { value, change, frozen } = useField('auction.mode');
  return (
    <FieldAnchor path="auction.mode">
      <SegmentedChoice
        label={t('terms.mode')}
        value={value}
        onChange={change}
        disabled={frozen !== undefined}
        description={frozen ?? t(`mode.${value}_hint`)}
        options={AUCTION_MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
    </FieldAnchor>
  );
}

function Winner() {
  const { t } = useTranslation('loadEdit');
  const { value, change, frozen } = useField('auction.winner');
  return (
    <FieldAnchor path="auction.winner">
      <SegmentedChoice
        label={t('terms.winner')}
        value={value}
        onChange={change}
        disabled={frozen !== undefined}
        description={frozen ?? t(`winner.${value}_hint`)}
        options={WINNER_MODES.map((mode) => ({ value: mode, label: t(`winner.${mode}`) }))}
      />
    </FieldAnchor>
  );
}

function WinnerRule() {
  const { t } = useTranslation('awards');
  const { value: winner } = useField('auction.winner');
  const { value, change, frozen } = useField('auction.winner_rule');
  if (winner === 'manual') return null;
  return (
    <FieldAnchor path="auction.winner_rule">
      <SegmentedChoice
        label={t('winner_rule.title')}
        value={value}
        onChange={change}
        disabled={frozen !== undefined}
        description={frozen ?? t(`winner_rule.${value}_hint`)}
        options={WINNER_RULES.map((rule) => ({ value: rule, label: t(`winner_rule.${rule}`) }))}
      />
    </FieldAnchor>
  );
}
