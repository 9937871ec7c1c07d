import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { OfflineNote } from './offline-note';
import classes from './saving-indicator.module.css';

interface SavingIndicatorProps {
  saving: boolean;
  offline: boolean;
  held?: boolean;
  texts: { saving: string; saved: string; offline: string; held?: string };
}

export function SavingIndicator({ saving, offline, held = false, texts }: SavingIndicatorProps) {
  if (offline || (held && !saving)) return <OfflineNote text={offline ? texts.offline : texts.held} />;
  return (
    <span className={classes.root} role="status">
      {saving ? <IconCloudUp size={16} aria-hidden /> : <IconCloudCheck size={16} aria-hidden />}
      <span className={classes.word}>
        {saving ? texts.saving : texts.saved}
        {saving && <span className={classes.dots} aria-hidden />}
      </span>
    </span>
  );
}
