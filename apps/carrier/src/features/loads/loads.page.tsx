import { useAccount } from '@tenderlane/web/core/queries/account';
import { OpenInvitations } from '../invitations';
import { LoadList } from './load-list';
import { WaitingItems } from './waiting/waiting-items';
import classes from './waiting/waiting-items.module.css';

export function LoadsPage() {
  // A link session shows nothing of other senders.
  const account = useAccount();
  return (
    <LoadList
      tab="open"
      above={
        account &&
        !account.is_link_session && (
          <div className={classes.gutter}>
            <OpenInvitations />
            <WaitingItems />
          </div>
        )
      }
    />
  );
}
