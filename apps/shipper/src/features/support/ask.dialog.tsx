import { AskDialog, type AskDialogProps } from '@tenderlane/web/support/ask.dialog';
import { searchLoads } from './loads.api';

export const ShipperAskDialog = (props: AskDialogProps) => <AskDialog {...props} searchLoads={searchLoads} />;
