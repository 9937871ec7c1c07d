import type { LoadView } from '@tenderlane/contract';
import type { CandidateRecord, Decision } from '@tenderlane/domain/auction';
import { KeyValues, SectionCard, type KeyValue } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money, number, percentBp } from '../../lib/formats';
import classes from './awards.module.css';

/** Returns null for a stored decision of another release that lacks required parts. */
function readDecision(stored: unknown): Decision | null {
  const decision = stored as Partial<Decision> | null;
  return decision?.via && decision.candidates && decision.excluded ? (decision as Decision) : null;
}

interface DecisionCardProps {
  view: LoadView;
  carrierOf: (optionId: number) => string;
}

export function DecisionCard({ view, carrierOf }: DecisionCardProps) {
  const { t } = useTranslation('awards');
  const decision = readDecision(view.decision);
  if (!decision) return null;
  const { currency } = view.payment;
  const { rule, weights, guardrail, text } = decision;
  const items: (KeyValue | null)[] = [
    rule && { label: t('decision.rule'), value: t(`decision.rule.${rule}`) },
    guardrail === null ? null : { label: t('decision.guardrail'), value: money({ amount: guardrail, currency }) },
    weights && {
      label: t('decision.weights'),
      value: t('decision.weights_value', {
        price: percentBp(weights.priceBp),
        onTime: percentBp(weights.onTimeBp),
        acceptance: percentBp(weights.acceptanceBp),
        cancel: percentBp(weights.cancelBp),
      }),
    },
    text ? { label: t('decision.reason'), value: text } : null,
  ];
  const shown = items.filter((item) => item !== null);
  const candidateText = ({ comparable, score, metrics }: CandidateRecord) => {
    const isAssumed = metrics && Object.values(metrics).some(({ assumed }) => assumed);
    const parts = [
      money({ amount: comparable, currency }),
      score !== null && t('decision.score', { score: number(score, 4) }),
      isAssumed && t('decision.assumed'),
    ];
    return parts.filter(Boolean).join(' · ');
  };

  return (
    <SectionCard title={t('decision.title')} note={t(`decision.via.${decision.via}`)}>
      {shown.length > 0 && <KeyValues items={shown} />}
      <h3 className={classes.detailsTitle}>{t('decision.candidates')}</h3>
      <ol className={classes.earlier}>
        {decision.candidates.map((candidate) => (
          <li key={candidate.optionId}>
            <bdi>{carrierOf(candidate.optionId)}</bdi> <span className={classes.dim}>{candidateText(candidate)}</span>
            {candidate.optionId === decision.chosenOptionId && (
              <strong className={classes.chosen}>{t('decision.chosen')}</strong>
            )}
          </li>
        ))}
      </ol>
      {decision.excluded.length > 0 && (
        <>
          <h3 className={classes.detailsTitle}>{t('decision.excluded')}</h3>
          <ul className={classes.earlier}>
            {decision.excluded.map(({ optionId, reason }) => (
              <li key={optionId}>
                <bdi>{carrierOf(optionId)}</bdi> <span className={classes.dim}>{t(`decision.excluded.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  );
}
