import { useEffect } from 'react';
import { useInstallation } from '../shell/installation.api';

/** Loads the script of the support service that the installation names, once the page stands. */
export function SupportWidget() {
  const url = useInstallation().data?.support_widget_url ?? null;
  useEffect(() => {
    // It is a stranger's: it stays as long as the page, whatever is shown meanwhile.
    if (url === null || document.querySelector('script[data-support-widget]')) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset['supportWidget'] = '';
    document.body.append(script);
  }, [url]);
  return null;
}
