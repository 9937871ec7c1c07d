import type { AlertType } from '@tenderlane/ui';

export const toAlertType = (type: string): AlertType => (type === 'warning' || type === 'error' ? type : 'info');
