import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

export const HistoryPage = () => <LoadList tab="history" emptyAction={<OpenTendersButton />} />;
