import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    waitsForAnswer: boolean;
  }
}

let answering = 0;

/** Counts requests that wait for a response; one whose response is being sent no longer counts. */
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

export const isAnswering = (): boolean => answering > 0;
