import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

export const BidsPage = () => <LoadList tab="bids" emptyAction={<OpenTendersButton />} />;
