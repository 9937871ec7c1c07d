export { AnnounceButton } from './announce-button';
