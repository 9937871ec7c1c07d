import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

/** Tenders that are over for this carrier. */
export const HistoryPage = () => <LoadList tab="history" emptyAction={<OpenTendersButton />} />;
