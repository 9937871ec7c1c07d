import type { LoadView } from '@tenderlane/contract';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import {
  ApprovalDialog,
  AwardDialog,
  CancelDialog,
  CompleteDialog,
  ContestDialog,
  ExtendDialog,
  FailDialog,
  type Grid,
  RaisePriceDialog,
  ReleaseDialog,
  ReopenDialog,
  ResolveDialog,
  StartDialog,
} from '../../awards';
import { PhoneBidDialog } from '../phone-bid.dialog';
import type { LoadPageState } from './use-load-page';

const DIALOGS = {
  cancel: CancelDialog,
  release: ReleaseDialog,
  extend: ExtendDialog,
  reopen: ReopenDialog,
  raise_price: RaisePriceDialog,
  start: StartDialog,
  complete: CompleteDialog,
  fail: FailDialog,
  contest: ContestDialog,
  resolve: ResolveDialog,
} as const;

interface LoadDialogsProps {
  view: LoadView;
  grid: Grid | undefined;
  page: LoadPageState;
}

export function LoadDialogs({ view, grid, page }: LoadDialogsProps) {
  const { dialog } = page;
  if (!dialog) return null;
  const shared = { view, pending: page.isPending, error: errorText(page.error), onClose: page.close };

  switch (dialog.kind) {
    case 'award': {
      const { row } = dialog;
      const lowest = grid?.data.find(({ rank }) => rank === 1)?.comparable?.amount ?? null;
      const choose = (reason: string) => {
        const bid = row.bid_id === null ? {} : { bid_id: row.bid_id };
        page.run({ do: 'select_option', body: { option_id: row.id, ...bid, ...(reason && { reason }) } });
      };
      return <AwardDialog {...shared} row={row} bases={grid?.meta.bases} lowest={lowest} onConfirm={choose} />;
    }
    case 'phone':
      return grid ? <PhoneBidDialog view={view} grid={grid} onClose={page.close} /> : null;
    case 'approve':
    case 'decline_award': {
      const optionId = view.approval?.option_id;
      const carrier = grid?.data.find(({ id }) => id === optionId)?.carrier.name ?? '';
      const approve = dialog.kind === 'approve';
      const answer = (reason: string) =>
        optionId !== undefined &&
        page.run({ do: 'approve_option', body: { option_id: optionId, approve, ...(reason && { reason }) } });
      return <ApprovalDialog {...shared} carrier={carrier} isApproval={approve} onConfirm={answer} />;
    }
    default: {
      const Dialog = DIALOGS[dialog.kind];
      return <Dialog {...shared} onRun={page.run} />;
    }
  }
}
