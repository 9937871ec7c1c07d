import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { LIMITS } from '@tenderlane/domain/core';
import type { Locale } from '@tenderlane/domain/languages';
import { useState } from 'react';
import { invite, labelIdsOf, useRefreshCarriers, type InviteAnswer, type InviteBody } from './carriers.api';
import { labelsQuery } from '../../lib/labels';

export interface InviteRequest {
  recipients: readonly { login: string; name: string; legalId?: string }[];
  message: string;
  /** An empty locale means each recipient's own language. */
  locale: Locale | '';
  labels: readonly string[];
}

export interface InviteResult {
  sent: InviteAnswer['data'];
  already: InviteAnswer['meta']['already'];
  refused: InviteAnswer['meta']['refused'];
}

const NOTHING: InviteResult = { sent: [], already: [], refused: [] };

/** Adds a response; carriers that an earlier attempt of this dialog invited are not reported as already present. */
function addAnswer({ sent, already, refused }: InviteResult, { data, meta }: InviteAnswer): InviteResult {
  const isNews = ({ login }: { login: string }) => ![...sent, ...already].some((one) => one.login === login);
  return {
    sent: [...sent, ...data],
    already: [...already, ...meta.already.filter(isNews)],
    refused: [...refused, ...meta.refused.filter(({ login }) => !refused.some((one) => one.login === login))],
  };
}

function refusedLogins(error: unknown, part: InviteBody['invitations']): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    part.flatMap(({ login }, index) => {
      const message = error.fieldError(`invitations.${index}.login`);
      return message ? [[login, message] as const] : [];
    }),
  );
}

/** Sends invitations in batches of the API's maximum. If a batch fails, earlier ones stay invited. */
export function useInvite() {
  const refresh = useRefreshCarriers();
  const { data: known = [] } = useQuery(labelsQuery);
  const [result, setResult] = useState(NOTHING);
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<Record<string, string>>({});

  const send = useMutation({
    mutationFn: async ({ recipients, message, locale, labels }: InviteRequest) => {
      setRefused({});
      setProgress(0);
      const label_ids = await labelIdsOf(labels, known);
      const invitations = recipients.map(({ login, name, legalId }) => ({
        login,
        ...(name && { company_name: name }),
        ...(legalId && { legal_id: legalId }),
        ...(label_ids.length > 0 && { label_ids }),
      }));
      for (let from = 0; from < invitations.length; from += LIMITS.invitationsMax) {
        const part = invitations.slice(from, from + LIMITS.invitationsMax);
        const body = { invitations: part, ...(locale && { locale }), ...(message && { message }) };
        const answer = await invite(body).catch((error: unknown) => {
          setRefused(refusedLogins(error, part));
          throw error;
        });
        setResult((before) => addAnswer(before, answer));
        setProgress(from + part.length);
      }
    },
    onSettled: refresh,
    meta: { errorOnPage: true },
  });
  return { send, result, progress, refused };
}
