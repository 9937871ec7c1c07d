import type { FastifyInstance, FastifyRequest } from 'fastify';

let answering = 0;

/** Counts the requests that wait for an answer; one whose answer is being sent waits no longer. */
export function countAnswering(app: FastifyInstance): void {
  const waiting = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (waiting.delete(request)) answering--;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    waiting.add(request);
    answering++;
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  for (const end of ['onResponse', 'onRequestAbort'] as const)
    app.addHook(end, async (request: FastifyRequest) => leave(request));
}

/** Whether somebody waits for an answer of this process: long work lets them go first. */
export const isAnswering = (): boolean => answering > 0;
