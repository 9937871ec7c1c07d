import { useEffect } from 'react';
import { useInstallation } from '../shell/installation.api';

export function SupportWidget() {
  const url = useInstallation().data?.support_widget_url ?? null;
  useEffect(() => {
    // A third-party script cannot be unloaded, so it stays until the page is left.
    if (url === null || document.querySelector('script[data-support-widget]')) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset['supportWidget'] = '';
    document.body.append(script);
  }, [url]);
  return null;
}
