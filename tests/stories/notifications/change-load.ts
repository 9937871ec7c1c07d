import { connect } from '../../load/connections';

export async function changeLoad(token: string, id: number, action: string, body: object): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send('PUT', `/api/shipper/v1/loads/${id}/${action}`, token, body);
    if (status >= 300) throw new Error(`${status} ${text}`);
  } finally {
    http.close();
  }
}
