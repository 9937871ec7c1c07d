import { Tooltip } from '@tenderlane/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveMember } from '../../core/live/live';
import { useAccount } from '../../core/queries/account';
import { useApplication } from '../../core/application';
import classes from '../widget/panel.module.css';

export function PresentMembers({ chatId }: { chatId: number }) {
  const { t } = useTranslation('chat');
  const { live } = useApplication();
  const companyId = useAccount()?.company?.id;
  const [members, setMembers] = useState<readonly LiveMember[]>([]);
  // The channel is outside of React: join it while the chat is shown.
  useEffect(() => live.onMembers(`chat.${chatId}`, setMembers), [live, chatId]);
  const names = members.flatMap(({ info }) => (info['company_id'] === companyId ? [] : [String(info['name'])]));
  if (names.length === 0) return null;
  const text = t('present', { names: names.join(', ') });
  return (
    <Tooltip label={text}>
      <span className={classes.present} role="img" aria-label={text} />
    </Tooltip>
  );
}
