import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    waitsForAnswer: boolean;
  }
}

let answering = 0;

/** Counts the requests that wait for an answer; one whose answer is being sent waits no longer. */
export function countAnswering(app: FastifyInstance): void {
  app.decorateRequest('waitsForAnswer', false);
  const leave = (request: FastifyRequest) => {
    if (request.waitsForAnswer) answering--;
    request.waitsForAnswer = false;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    request.waitsForAnswer = true;
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
