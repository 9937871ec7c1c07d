export { INSTALLATION_PARTS, type InstallationFacts, type InstallationPart, partsInNeed } from './installation';
