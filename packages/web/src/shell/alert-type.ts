import type { AlertType } from '@tenderlane/ui';

/** An alert of an unknown type, or of none, is information. */
export const toAlertType = (type: string): AlertType => (type === 'warning' || type === 'error' ? type : 'info');
