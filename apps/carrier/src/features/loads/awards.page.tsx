import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

/** Awards to confirm, and orders that are confirmed. */
export const AwardsPage = () => <LoadList tab="awards" emptyAction={<OpenTendersButton />} />;
