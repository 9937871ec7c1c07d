import { ActionIcon, Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { OnboardingCard } from '@tenderlane/domain/shell';
import type { Right } from '@tenderlane/domain/core';
import { SectionCard, Tooltip } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { duration } from '../../../lib/formats';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import { hrefOf, NEW_LOAD } from '../../../lib/paths';
import dashboard from '../dashboard.module.css';
import classes from './first-steps.module.css';
import type { useFirstSteps } from './use-first-steps';

interface Card {
  minutes: number;
  right: Right;
  opens: string | null;
}

const CARDS: Record<OnboardingCard, Card> = {
  demo: { minutes: 2, right: 'loads.read', opens: null },
  carriers: { minutes: 3, right: 'carriers.write', opens: hrefOf('carriers') },
  tender: { minutes: 5, right: 'loads.write', opens: hrefOf('tenders-edit', NEW_LOAD) },
  winner: { minutes: 2, right: 'loads.award', opens: hrefOf('tenders') },
};

export function FirstSteps({ steps }: { steps: ReturnType<typeof useFirstSteps> }) {
  const { t } = useTranslation('dashboard');
  const { cards, step, hide } = steps;
  return (
    <div className={dashboard.steps}>
      <SectionCard
        title={t('steps')}
        note={t('step', { step: Math.min(step, cards.length), total: cards.length })}
        actions={
          <Tooltip label={t('steps_hide')}>
            <ActionIcon aria-label={t('steps_hide')} onClick={hide}>
              <IconX size={16} />
            </ActionIcon>
          </Tooltip>
        }
        flush
      >
        <ul className={classes.cards}>
          {cards.map(({ card, isDone }) => (
            <Step key={card} card={card} isDone={isDone} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

function Step({ card, isDone }: { card: OnboardingCard; isDone: boolean }) {
  const { t } = useTranslation('dashboard');
  const namedHref = useNamedHref();
  const account = useAccount();
  const { minutes, right, opens } = CARDS[card];
  const href = opens ?? namedHref({ page: card });
  const Icon = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.card} data-done={isDone || undefined}>
      <Icon size={18} aria-hidden />
      <h3>{t(`step.${card}`)}</h3>
      <p>{t(`step_text.${card}`)}</p>
      <div className={classes.foot}>
        {isDone ? (
          t('step_done')
        ) : (
          <>
            {account?.rights.includes(right) && href !== null ? (
              <Button component={Link} to={href} size="xs">
                {t(`step_button.${card}`)}
              </Button>
            ) : (
              t('waits')
            )}
            <span>{duration(minutes)}</span>
          </>
        )}
      </div>
    </li>
  );
}
