import { useAccount } from '@tenderlane/web/core/queries/account';
import { OpenInvitations } from '../invitations';
import { LoadList } from './load-list';
import classes from './loads.module.css';

export function LoadsPage() {
  // A link session shows nothing of other senders.
  const account = useAccount();
  return (
    <LoadList
      tab="open"
      above={<div className={classes.gutter}>{account && !account.is_link_session && <OpenInvitations />}</div>}
    />
  );
}
