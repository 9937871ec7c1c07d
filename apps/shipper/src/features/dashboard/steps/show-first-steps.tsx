import { IconLayoutDashboard } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../../lib/paths';
import { useFirstSteps } from './use-first-steps';

interface ShowFirstStepsProps {
  className?: string | undefined;
  onClose: () => void;
}

export function ShowFirstSteps({ className, onClose }: ShowFirstStepsProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { cards, isHidden, show } = useFirstSteps(useAccount());
  if (!isHidden || cards.length === 0) return null;
  const open = () => {
    show();
    onClose();
    void navigate({ to: HOME });
  };
  return (
    <li>
      <button type="button" className={className} onClick={open}>
        <IconLayoutDashboard size={16} aria-hidden />
        {t('header.first_steps')}
      </button>
    </li>
  );
}
