export { OpenInvitations } from './open-invitations';
export { Shippers } from './shippers';
export { useNoteOpened } from './use-note-opened';
