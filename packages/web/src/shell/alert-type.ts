import type { AlertType } from '@tenderlane/ui';

/** Unknown and missing types are shown as information. */
export const toAlertType = (type: string): AlertType => (type === 'warning' || type === 'error' ? type : 'info');
