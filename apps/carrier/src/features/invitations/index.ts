export { OpenInvitations } from './open-invitations';
export { Shippers } from './shippers';
