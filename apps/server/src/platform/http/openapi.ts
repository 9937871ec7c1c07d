import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiBases, CLIENT, needsSignIn, type Endpoint, type EndpointTable } from '@tenderlane/contract';
import type { Config } from '../config/config';

export function serveReference(app: FastifyInstance, config: Config): void {
  for (const [base, table] of Object.entries(apiBases)) {
    let document: string | undefined;
    app.get(`/api/${base}/v1/openapi.json`, async (_request, reply) => {
      document ??= JSON.stringify(describeApi(base, table, config.publicUrl));
      return reply.type('application/json; charset=utf-8').send(document);
    });
  }
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(readablePage()));
}

function describeApi(base: string, table: EndpointTable, publicUrl: string) {
  const paths = new Map<string, object>();
  for (const [key, endpoint] of Object.entries(table)) {
    const [method, path] = key.split(' ') as [string, string];
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: describeCall(path, endpoint) });
  }
  return {
    openapi: '3.1.0',
    info: { title: `Tenderlane ${base} API`, version: CLIENT.appVersion },
    servers: [{ url: `${publicUrl}/api/${base}/v1` }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(paths),
  };
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function describeCall(path: string, endpoint: Endpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' || name?.endsWith('_id') ? 'integer' : 'string' },
  }));
  const inQuery =
    endpoint.query instanceof z.ZodObject
      ? Object.entries(endpoint.query.shape).map(([name, schema]) => ({
          name,
          in: 'query',
          schema: jsonSchema(schema as z.ZodType, 'input'),
        }))
      : [];
  const status = endpoint.response ? (endpoint.status ?? 200) : 204;
  const media = endpoint.file ?? 'application/json';
  return {
    summary: endpoint.summary,
    ...(needsSignIn(endpoint) && { security: [{ session: [] }] }),
    ...(endpoint.right && { description: `Needs the right ${endpoint.right}.` }),
    parameters: [...inPath, ...inQuery],
    ...(endpoint.body && {
      requestBody: { content: bodyContent(endpoint.body, endpoint.multipart !== undefined) },
    }),
    responses: {
      [status]: {
        description: endpoint.summary,
        ...(endpoint.response && { content: { [media]: { schema: jsonSchema(endpoint.response, 'output') } } }),
      },
    },
  };
}

function bodyContent(body: z.ZodType, takesForms = false) {
  const schema = jsonSchema(body, 'input') as { properties?: object };
  const files = { type: 'array', items: { type: 'string', format: 'binary' } };
  const form = { ...schema, properties: { ...schema.properties, files } };
  return { 'application/json': { schema }, ...(takesForms && { 'multipart/form-data': { schema: form } }) };
}

function readablePage(): string {
  const sections = Object.entries(apiBases).map(([base, table]) => {
    const rows = Object.entries(table as EndpointTable).map(
      ([key, endpoint]) =>
        `<tr><td><code>${key}</code></td><td>${endpoint.summary}</td><td>${endpoint.right ?? endpoint.access}</td></tr>`,
    );
    return `<h2>/api/${base}/v1</h2><p><a href="/api/${base}/v1/openapi.json">OpenAPI 3.1</a></p>
<table><tr><th>Call</th><th>What it does</th><th>Needs</th></tr>${rows.join('')}</table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Tenderlane</title><style>body{font:14px/1.5 system-ui,sans-serif;max-width:960px;margin:24px auto;padding:0 16px;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid #8884;vertical-align:top}</style>
<h1>Tenderlane API</h1>${sections.join('')}</html>`;
}
