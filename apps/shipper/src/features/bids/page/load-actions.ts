import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClockPlus,
  IconCopy,
  IconGavel,
  IconMessageReport,
  IconPackage,
  IconPackageOff,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconTrendingUp,
  IconTruckLoading,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { hasRight } from '@tenderlane/domain/core';
import type { LoadAction, LoadState } from '@tenderlane/domain/loads';
import { useTranslation } from 'react-i18next';
import { draftHref } from '../../../lib/tender-href';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useRefusalText } from '../../loads';
import type { LoadActionsInput } from './use-load-page';

const ACTIONS = [
  'select_option',
  'edit',
  'extend',
  'reopen',
  'release',
  'raise_price',
  'start',
  'complete',
  'fail',
  'contest',
  'resolve',
  'duplicate',
  'archive',
  'unarchive',
  'cancel',
  'delete',
] as const satisfies LoadAction[];
export type PageAction = (typeof ACTIONS)[number];

const ICONS: Record<PageAction, TablerIcon> = {
  select_option: IconGavel,
  edit: IconPencil,
  extend: IconClockPlus,
  reopen: IconRefresh,
  release: IconArrowBackUp,
  raise_price: IconTrendingUp,
  start: IconTruckLoading,
  complete: IconCircleCheck,
  fail: IconPackageOff,
  contest: IconMessageReport,
  resolve: IconPackage,
  duplicate: IconCopy,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  cancel: IconCircleX,
  delete: IconTrash,
};
const WAIVED = ['load.papers-missing', 'load.proof-missing'];
const DANGEROUS: readonly PageAction[] = ['cancel', 'delete', 'fail', 'contest'];

const NEXT_STEPS: Record<LoadState, { primary?: PageAction; secondary?: PageAction }> = {
  draft: { primary: 'edit' },
  ongoing: { primary: 'select_option', secondary: 'extend' },
  tender_over: { primary: 'select_option', secondary: 'reopen' },
  awaiting_confirmation: { secondary: 'release' },
  processing: { primary: 'start', secondary: 'release' },
  in_progress: { primary: 'complete', secondary: 'fail' },
  did_not_take_place: { primary: 'raise_price', secondary: 'archive' },
  completed: { primary: 'duplicate', secondary: 'contest' },
  uncompleted: { primary: 'duplicate', secondary: 'resolve' },
  canceled: { primary: 'raise_price', secondary: 'archive' },
  archived: { primary: 'unarchive' },
};

export interface ActionView {
  action: PageAction;
  icon: TablerIcon;
  label: string;
  reason: string | null;
  danger: boolean;
  run: () => void;
}

export function useLoadActions({ view, page, best }: LoadActionsInput) {
  const { t } = useTranslation('loads');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const { list_item: item, refusals } = view;
  const role = useAccount()?.role;
  const mayAward = role && hasRight('shipper', role, 'loads.award');

  const labelOf = (action: PageAction) => {
    if (action === 'select_option') return t('action.choose_winner');
    if (action === 'edit' && item.status_id === 'draft') return t('action.continue_editing');
    if (action === 'raise_price' && !item.starting_rate) return t('action.republish');
    return t(`action.${action}`);
  };
  const reasonOf = (action: PageAction) => {
    // A person who may award gives a reason instead.
    if (mayAward && WAIVED.includes(refusals[action]?.code ?? '')) return null;
    const refused = refusalText(action, refusals);
    if (refused !== null || action !== 'select_option' || best) return refused;
    return item.bid_count === 0 ? t('action.no_bids') : reasonText({ code: 'option.not-live' });
  };
  const run = (action: PageAction) => {
    if (action === 'edit') return void navigate({ to: draftHref(item.id) });
    if (action === 'select_option') return best && page.open({ kind: 'award', row: best });
    if (action === 'duplicate' || action === 'archive' || action === 'unarchive' || action === 'delete')
      return page.run({ do: action });
    page.open({ kind: action });
  };

  const all = ACTIONS.map((action): ActionView => ({
    action,
    icon: ICONS[action],
    label: labelOf(action),
    reason: reasonOf(action),
    danger: DANGEROUS.includes(action),
    run: () => run(action),
  }));
  // While an award waits for approval, the only filled button is the approval.
  const { primary, secondary } = view.approval ? {} : NEXT_STEPS[item.status_id];
  const find = (wanted: PageAction | undefined) => all.find(({ action }) => action === wanted) ?? null;
  return {
    primary: find(primary),
    secondary: find(secondary),
    others: all.filter(({ action }) => action !== primary && action !== secondary),
  };
}
