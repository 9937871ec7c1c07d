import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import type { CommandResult, LoadCommand } from './load-commands.api';
import { useDraftUndo } from './use-draft-undo';

export function useCommandToast(): (id: number, command: LoadCommand, result: CommandResult) => void {
  const { t } = useTranslation('toasts');
  const offerUndo = useDraftUndo();
  return (id, command, result) => {
    if (command.do === 'delete') offerUndo(id);
    else toast(t(`toast.${outcomeOf(command, result)}`), { tone: 'good' });
  };
}

function outcomeOf(command: Exclude<LoadCommand, { do: 'delete' }>, result: CommandResult) {
  switch (command.do) {
    case 'select_option':
      return 'view' in result && result.view?.approval ? 'approval' : 'select_option';
    case 'approve_option':
      return command.body.approve ? 'approve_option' : 'decline_award';
    case 'raise_price':
      return 'newId' in result && !result.isPublished ? 'raise_price_draft' : 'raise_price';
    case 'contest':
      return 'fail';
    case 'resolve':
      return 'complete';
    default:
      return command.do;
  }
}
