import { useNavigate, useSearch } from '@tanstack/react-router';
import { readAhead } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { Requests } from '@tenderlane/web/support/requests';
import { lazy } from 'react';
import { hrefOf, paths } from '../../lib/paths';

const AskDialog = lazy(
  readAhead(
    withTexts(() => import('./ask.dialog').then((part) => ({ default: part.ShipperAskDialog })), ['files', 'support']),
  ),
);

export function RequestsPage() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return (
    <Requests
      state={search.state}
      onState={(state) => void navigate({ to: paths.requests, search: state === 'all' ? {} : { state } })}
      hrefOf={(id) => hrefOf('requests.show', String(id))}
      onAsked={(id) => void navigate({ to: paths['requests.show'], params: { id: String(id) } })}
      AskDialog={AskDialog}
    />
  );
}
