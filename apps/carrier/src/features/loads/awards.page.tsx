import { LoadList } from './load-list';
import { OpenTendersButton } from './open-tenders-button';

export const AwardsPage = () => <LoadList tab="awards" emptyAction={<OpenTendersButton />} />;
