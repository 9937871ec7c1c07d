import { useAccount } from '@tenderlane/web/core/queries/account';
import { OpenInvitations } from '../invitations';
import { LoadList } from './load-list';
import classes from './loads.module.css';

/** Tenders one may bid in, and invitations that are not answered yet. */
export function LoadsPage() {
  // The link of one sender's message shows nothing of others.
  const account = useAccount();
  return (
    <LoadList
      tab="open"
      above={<div className={classes.gutter}>{account && !account.is_link_session && <OpenInvitations />}</div>}
    />
  );
}
