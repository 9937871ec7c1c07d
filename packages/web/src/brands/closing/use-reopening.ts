import { useEffect } from 'react';
import { useRefreshAccount } from '../../core/queries/account';
import { useSteady } from '../../core/use-steady';
import { useApplication } from '../../core/application';

export function useReopening(companyId: number): void {
  const { live } = useApplication();
  const latest = useSteady({ refresh: useRefreshAccount() });
  // The socket is outside of React: subscribe while the page is shown.
  useEffect(() => {
    const channel = `company.${companyId}`;
    const ask = () => void latest.refresh();
    const ends = [live.listen(channel, 'BrandUpdateEvent', ask), live.onGap(channel, ask)];
    live.start();
    return () => {
      ends.forEach((end) => end());
      live.stop();
    };
  }, [live, latest, companyId]);
}
