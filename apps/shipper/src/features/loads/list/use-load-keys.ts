import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import type { ListKey } from '@tenderlane/web/list/rules/list-keys';
import type { ActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListKeys } from '@tenderlane/web/list/use-list-keys';
import type { ListRows } from '@tenderlane/web/list/use-list-rows';
import type { Selection } from '@tenderlane/web/list/use-selection';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useRefusalText } from '../refusal-text';
import type { usePreview } from './filter/use-list-filter';
import type { RowCommands } from './use-row-commands';

interface LoadKeysSettings {
  rows: ListRows<LoadListItem>;
  active: ActiveRow<LoadListItem>;
  selection: Selection<LoadListItem>;
  commands: RowCommands;
  preview: ReturnType<typeof usePreview>;
  open: (load: LoadListItem) => void;
  create: () => void;
  help: () => void;
}

export const LOAD_KEYS: readonly ListKey[] = [
  'next',
  'previous',
  'first',
  'last',
  'open',
  'preview',
  'select',
  'edit',
  'duplicate',
  'publish',
  'create',
  'search',
  'leave',
  'help',
];

export function useLoadKeys(settings: LoadKeysSettings): void {
  const { rows, active, selection, commands, preview, open, create, help } = settings;
  const { t } = useTranslation('loadsList');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  // Without an active row the keys keep the browser's behaviour.
  const { row } = active;
  const keyOf = (run: (load: LoadListItem) => void) => row && (() => run(row));
  const edit = (load: LoadListItem, isPublishing: boolean) => {
    const reason = refusalText('edit', load.refusals);
    if (reason !== null) return toast(reason);
    if (isPublishing && load.status_id !== 'draft') return toast(t('keys.only_drafts'));
    void navigate({
      to: paths['tenders-edit'],
      params: { id: String(load.id) },
      search: (isPublishing ? { publish: 'check' } : {}) as Record<string, string>,
    });
  };
  useListKeys({
    open: keyOf(open),
    preview: keyOf(({ id }) => preview.toggle(id)),
    select: keyOf((load) => selection.choose([load], !selection.has(load.id))),
    edit: keyOf((load) => edit(load, false)),
    duplicate: keyOf(commands.duplicate),
    publish: keyOf((load) => edit(load, true)),
    next: () => active.move(1),
    previous: () => active.move(-1),
    first: () => active.goTo(0),
    last: () => active.goTo(rows.count - 1),
    create,
    help,
    leave: () => (preview.id === null ? selection.clear() : preview.close()),
  });
}
