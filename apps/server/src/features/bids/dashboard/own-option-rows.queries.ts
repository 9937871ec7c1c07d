import type { AttentionReader } from '../../../platform/dashboard/attention';
import { ofCarrier, ofSender } from '../../../platform/database/tenant';
import { senderOf } from '../../../platform/principal';

interface OptionItem {
  deadline: string;
  where: string;
}

type Reader = Pick<AttentionReader, 'bind' | 'principal'>;

export const ownOptions = ({ bind, principal }: Reader, where: string): string =>
  `from options o join loads l on l.id = o.load_id join carriers c on c.id = o.carrier_id
    where ${ofCarrier('o')} and c.state <> 'removed' and l.deleted_at is null
      and ${ofSender('o', bind(senderOf(principal)))} and ${where}`;

/** Rows of a carrier's attention items about its options `o` of loads `l`. */
export const ownOptionRows = (reader: Reader, { deadline, where }: OptionItem): string =>
  `select l.id as record_id, l.id as load_id, null::bigint as priority, ${deadline} as deadline, l.published_at as since,
          null::text as name ${ownOptions(reader, where)}`;
