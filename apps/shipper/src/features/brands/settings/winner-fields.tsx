import { Switch } from '@mantine/core';
import { WINNER_MODES } from '@tenderlane/domain';
import { SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { DurationField } from './duration-field';
import { PercentField } from './percent-field';
import type { SettingDraft } from './use-setting-draft';
import classes from '../brands.module.css';

/** Who chooses the winner, how long that and the carrier's confirmation may take, and what follows a tender without one. */
export function WinnerFields({ draft: { terms, changeTerms, errorOf } }: { draft: SettingDraft }) {
  const { t } = useTranslation('loadEdit');
  const winner = terms.winner ?? 'manual';
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
        <div className={classes.pair}>
          <PercentField
            label={t('terms.guardrail')}
            description={t('terms.guardrail_hint')}
            error={errorOf('guardrail_bp')}
            required
            value={terms.guardrail_bp}
            onChange={(guardrail_bp) => changeTerms({ guardrail_bp })}
          />
        </div>
      )}
      <div className={classes.pair}>
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
      </div>
      <Switch
        label={t('terms.republish')}
        description={t('terms.republish_hint')}
        checked={terms.republish_if_failed ?? false}
        onChange={(event) => changeTerms({ republish_if_failed: event.currentTarget.checked })}
      />
      <div className={classes.pair}>
        <PercentField
          label={t('terms.raise')}
          description={t('terms.raise_hint')}
          error={errorOf('raise_percent_bp')}
          required
          value={terms.raise_percent_bp}
          onChange={(raise_percent_bp) => changeTerms({ raise_percent_bp })}
        />
      </div>
    </>
  );
}
