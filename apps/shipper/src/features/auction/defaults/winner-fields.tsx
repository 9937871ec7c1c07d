import { Input, Switch } from '@mantine/core';
import { DEFAULT_TERMS, encodeDefaults, WINNER_MODES, WINNER_RULES } from '@tenderlane/domain/terms';
import { FieldGrid, SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { DurationField } from './duration-field';
import { PercentField } from './percent-field';
import type { SettingDraft } from './use-setting-draft';

export function WinnerFields({ draft: { terms, changeTerms, errorOf } }: { draft: SettingDraft }) {
  const { t } = useTranslation(['loadEdit', 'awards']);
  const winner = terms.winner ?? 'manual';
  const rule = terms.winner_rule ?? 'lowest';
  return (
    <>
      <SegmentedChoice
        label={t('terms.winner')}
        description={t(`winner.${winner}_hint`)}
        options={WINNER_MODES.map((value) => ({ value, label: t(`winner.${value}`) }))}
        value={winner}
        onChange={(value) => changeTerms({ winner: value })}
      />
      {winner === 'automatic' && (
        <>
          <SegmentedChoice
            label={t('awards:winner_rule.title')}
            description={t(`awards:winner_rule.${rule}_hint`)}
            options={WINNER_RULES.map((value) => ({ value, label: t(`awards:winner_rule.${value}`) }))}
            value={rule}
            onChange={(value) => changeTerms({ winner_rule: value })}
          />
          {rule === 'score' && <WeightFields {...{ terms, changeTerms }} error={errorOf('weights')} />}
        </>
      )}
      {winner === 'automatic' && (
        <FieldGrid>
          <PercentField
            label={t('terms.guardrail')}
            description={t('terms.guardrail_hint')}
            error={errorOf('guardrail_bp')}
            required
            value={terms.guardrail_bp}
            onChange={(guardrail_bp) => changeTerms({ guardrail_bp })}
          />
        </FieldGrid>
      )}
      <FieldGrid>
        <DurationField
          label={t('terms.decision')}
          description={t('terms.decision_hint')}
          error={errorOf('decision_minutes')}
          value={terms.decision_minutes}
          onChange={(decision_minutes) => changeTerms({ decision_minutes })}
        />
        <DurationField
          label={t('terms.confirm')}
          description={t('terms.confirm_hint')}
          error={errorOf('confirm_minutes')}
          value={terms.confirm_minutes}
          onChange={(confirm_minutes) => changeTerms({ confirm_minutes })}
        />
      </FieldGrid>
      <Switch
        label={t('terms.republish')}
        description={t('terms.republish_hint')}
        checked={terms.republish_if_failed ?? false}
        onChange={(event) => changeTerms({ republish_if_failed: event.currentTarget.checked })}
      />
      <FieldGrid>
        <PercentField
          label={t('terms.raise')}
          description={t('terms.raise_hint')}
          error={errorOf('raise_percent_bp')}
          required
          value={terms.raise_percent_bp}
          onChange={(raise_percent_bp) => changeTerms({ raise_percent_bp })}
        />
      </FieldGrid>
    </>
  );
}

const WEIGHTS = ['price', 'on_time', 'acceptance', 'cancel'] as const;
const USUAL_WEIGHTS = encodeDefaults(DEFAULT_TERMS).weights;

interface WeightFieldsProps extends Pick<SettingDraft, 'terms' | 'changeTerms'> {
  error: string | undefined;
}

/** The weights must add up to 100 %. */
function WeightFields({ terms, changeTerms, error }: WeightFieldsProps) {
  const { t } = useTranslation('awards');
  const weights = terms.weights ?? USUAL_WEIGHTS;
  return (
    <Input.Wrapper label={t('winner_rule.weights')} labelElement="div" error={error}>
      <FieldGrid>
        {WEIGHTS.map((name) => (
          <PercentField
            key={name}
            label={t(`winner_rule.weight.${name}`)}
            required
            value={weights[name]}
            onChange={(weight) => weight !== null && changeTerms({ weights: { ...weights, [name]: weight } })}
          />
        ))}
      </FieldGrid>
    </Input.Wrapper>
  );
}
