import { TakenLegalId } from '@tenderlane/ui';
import { ApiError } from '../core/client/api-error';
import { LIMITS } from '@tenderlane/domain/core';
import type { CountryId } from '@tenderlane/domain/money';
import { LEGAL_ID_REQUEST_LIMITS } from '@tenderlane/domain/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../core/queries/account';
import { errorText } from '../core/texts/error-text';
import { useAskToJoin, useContestLegalId } from './taken-legal-id.api';

interface RefusedLegalIdProps {
  error: unknown;
  name: string;
  countryId: CountryId;
  legalId: string;
}

export function RefusedLegalId({ error, name, countryId, legalId }: RefusedLegalIdProps) {
  const number = `${countryId} ${legalId}`;
  const [refused, setRefused] = useState({ error, number });
  if (refused.error !== error) setRefused({ error, number });
  const isRefused = error instanceof ApiError && error.code === 'brand.exists';
  if (!isRefused || refused.number !== number) return null;
  return <NextSteps key={number} name={name} countryId={countryId} legalId={legalId} />;
}

function NextSteps({ name, countryId, legalId }: Omit<RefusedLegalIdProps, 'error'>) {
  const { t } = useTranslation(['brands', 'common']);
  const account = useAccount();
  const join = useAskToJoin();
  const contest = useContestLegalId();
  const number = { country_id: countryId, legal_id: legalId };
  const login = account?.email ?? account?.phone ?? '';
  return (
    <TakenLegalId
      texts={{
        question: t('taken.question'),
        join: t('taken.join'),
        joinHint: t('taken.join_hint', { login }),
        joinSent: t('taken.join_sent', { login }),
        contest: t('taken.contest'),
        contestSent: t('taken.contest_sent', { login }),
        title: t('taken.title'),
        explanation: t('taken.explanation', { login }),
        message: t('taken.message'),
        document: t('taken.document'),
        documentHint: t('taken.document_hint'),
        tooLarge: t('taken.document_too_large'),
        send: t('taken.send'),
        cancel: t('common:cancel'),
        close: t('common:close'),
      }}
      documentBytesMax={LEGAL_ID_REQUEST_LIMITS.documentBytes}
      messageMax={LIMITS.commentMax}
      onJoin={() => join.mutate(number)}
      join={{ isPending: join.isPending, isDone: join.isSuccess, error: errorText(join.error) }}
      onContest={(sent) => contest.mutate({ ...number, name: name.trim(), ...sent })}
      contest={{
        isPending: contest.isPending,
        isDone: contest.isSuccess,
        error: errorText(contest.error, 'document'),
      }}
    />
  );
}
