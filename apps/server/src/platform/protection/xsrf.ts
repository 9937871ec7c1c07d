import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

const COOKIE = 'XSRF-TOKEN';

/** `GET account` sets a cookie; a changing request with the cookie must repeat it in a header. */
export function guardXsrf(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async (request) => {
    const cookie = request.cookies[COOKIE];
    if (request.method === 'GET' || request.method === 'HEAD' || !cookie || !request.url.startsWith('/api/')) return;
    if (request.headers['x-xsrf-token'] !== cookie) throw new AppError('session.xsrf');
  });
  app.addHook('onSend', async (request, reply) => {
    if (!/^\/api\/(shipper|carrier)\/v1\/account(\?|$)/.test(request.url) || request.method !== 'GET') return;
    if (request.cookies[COOKIE] || reply.statusCode !== 200) return;
    void reply.setCookie(COOKIE, randomBytes(16).toString('base64url'), { path: '/', sameSite: 'strict', secure });
  });
}
