export const LAST_BACKUP = 'last-backup';
