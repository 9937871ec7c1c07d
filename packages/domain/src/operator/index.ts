export { INSTALLATION_PARTS, type InstallationPart, partsInNeed } from './installation';
