export { refuseAssignment } from './assignment';
