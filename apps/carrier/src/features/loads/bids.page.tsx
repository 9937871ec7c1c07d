import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

/** Tenders in which an own bid takes part. */
export const BidsPage = () => <LoadList tab="bids" emptyAction={<OpenTendersButton />} />;
