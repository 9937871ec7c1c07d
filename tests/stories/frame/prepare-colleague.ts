import { connect } from '../../load/connections';
import { signIn, signInAgain } from '../../load/market';
import { newLogin } from '../people';

export async function prepareColleague(administrator: string, role = 'manager') {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const login = newLogin('colleague');
  const call = async (token: string | null, method: string, path: string, body?: object) => {
    const { status, text } = await http.send(method, path, token, body);
    if (status >= 300) throw new Error(`${status} ${text}`);
    return JSON.parse(text || '{}') as { data: { text: string }[] };
  };
  try {
    await call(administrator, 'POST', '/api/shipper/v1/profile/users', { login, role });
    const { data } = await call(null, 'GET', `/dev/mailbox.json?to=${encodeURIComponent(login)}`);
    const code = /\/brand\/([\w-]+)/.exec(data[0]?.text ?? '')?.[1];
    const token = await signIn(http, 'shipper', login);
    await call(token, 'PUT', '/api/shipper/v1/profile/info', {
      first_name: 'Ivan',
      last_name: 'Bilyk',
      accepts_terms: true,
    });
    await call(token, 'POST', `/api/shipper/v1/brands/invitations/${code}/accept`, {});
    const carrierToken = await signInAgain(http, token, 'carrier');
    await call(carrierToken, 'PUT', '/api/carrier/v1/account/brand', { name: 'Bilyk Transport', country_id: 'pl' });
    return { token, carrierToken };
  } finally {
    http.close();
  }
}
