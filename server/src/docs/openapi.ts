import type { TSchema } from 'typebox'
import { apiScopes, apiTokenPrefix } from '@samspel/api/api-tokens'
import { basesOf, type Endpoint, endpoints, methodsOf, tags } from '@samspel/api/contract'
import { errorKinds, fieldErrorIds } from '@samspel/api/errors'
import { onTheWire, recordSchemas } from './schemas'

type Json = Record<string, unknown>

const parametersOf = (schema: TSchema | undefined, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const bodyOf = ({ kind, body }: Endpoint) => {
  if (kind === 'upload')
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      },
    }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: onTheWire(body) } } } } : {}
}

const answerOf = ({ kind, response, method }: Endpoint) => {
  if (method === 'HEAD') return { 200: { description: 'It exists.' } }
  if (!response) return { 204: { description: 'Done.' } }
  return {
    200: {
      description: 'Done.',
      content: { [kind === 'stream' ? 'text/event-stream' : 'application/json']: { schema: onTheWire(response) } },
    },
  }
}

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** The errors a call may answer, by status. */
const refusalsOf = ({ params, body, kind, actors, idempotent, rateLimit, notFound = 'not_found' }: Endpoint) => ({
  400: problem('The request cannot be read: `malformed_request`, `malformed_json`, `too_complex`.'),
  401: problem('No session, or one that has ended; wrong credentials where one signs in.'),
  ...(!actors.includes('anonymous') && { 403: problem('Not for this role: `forbidden`.') }),
  ...(params && { 404: problem(`Not there, or not for the caller to see: \`${notFound}\`.`) }),
  ...((body || idempotent) && { 409: problem('The record has changed meanwhile, or stands against it.') }),
  ...((body || kind === 'upload') && {
    413: problem('The body is too large: `body_too_large`; `max_bytes` says what it may have.'),
    415: problem('The body is of another type: `unsupported_media_type`.'),
  }),
  422: problem('Refused: `errors` names the fields, or `error` the reason.'),
  ...(rateLimit && { 429: problem('Too often: `too_many_requests`; `Retry-After` says when again, in seconds.') }),
})

const idempotencyKey = ({ idempotent }: Endpoint) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: idempotent === 'required',
  schema: { type: 'string', maxLength: 200 },
  description: 'The same key gives the same answer and has one effect.',
})

const securityOf = ({ skipAuth, actors, scope }: Endpoint, isPublic: boolean) => {
  if (isPublic || skipAuth) return []
  // Of a token of a company, the scope that it needs.
  const byToken = scope ? [{ companyToken: [scope] }] : []
  return actors.includes('anonymous') ? [{}, { bearer: [] }, ...byToken] : [{ bearer: [] }, ...byToken]
}

/** References to specification rows are internal and are left out of the public documentation. */
const withoutRows = (text: string) => text.replace(/ \(rows? [^)]+\)/g, '')

const operationOf = (key: string, endpoint: Endpoint, isPublic: boolean) => ({
  operationId: isPublic && endpoint.base === 'either' ? `${key}Public` : key,
  summary: withoutRows(endpoint.summary),
  description: `Callers: ${(isPublic ? ['anonymous'] : endpoint.actors).join(', ')}.`,
  tags: [endpoint.tag],
  security: securityOf(endpoint, isPublic),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyKey(endpoint)] : []),
  ],
  ...bodyOf(endpoint),
  responses: { ...answerOf(endpoint), ...refusalsOf(endpoint) },
})

const pathItems = (forTokens: boolean): Json => {
  const paths: Record<string, Json> = {}
  for (const [key, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (forTokens && !endpoint.scope) continue
    for (const base of basesOf(endpoint)) {
      if (forTokens && base === '/public') continue
      const path = base + endpoint.path.replace(/:(\w+)/g, '{$1}')
      for (const method of methodsOf(endpoint)) {
        const operation = operationOf(key, endpoint, base === '/public')
        paths[path] = {
          ...paths[path],
          [method.toLowerCase()]:
            method === endpoint.method ? operation : { ...operation, operationId: `${key}By${method}` },
        }
      }
    }
  }
  return paths
}

const Problem = {
  type: 'object',
  description: 'Why a call was refused: `error` for the call as a whole, `errors` by field.',
  properties: {
    error: { type: 'string', enum: Object.keys(errorKinds) },
    errors: {
      type: 'object',
      description: 'Message ids by field.',
      additionalProperties: { type: 'array', items: { type: 'string', enum: fieldErrorIds } },
    },
  },
}

/**
 * The contract as OpenAPI.
 * @param forTokens only what tokens of companies open
 */
export const openApi = ({ forTokens = false } = {}): Json => {
  const paths = pathItems(forTokens)
  const used = new Set(
    JSON.stringify(paths)
      .match(/"tags":\["[^"]+/g)
      ?.map((text) => text.slice('"tags":["'.length)),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: forTokens ? 'Samspel for companies' : 'Samspel',
      version: '1',
      description: [
        'Made from the contract that server and clients share.',
        'A session is a bearer token: signing in answers it in the Authorization header, and any answer may renew it there.',
        'A company’s own systems call with a token of the company, `smp_…`, in the Authorization header: what it opens names its scope; `RateLimit-Remaining` and `RateLimit-Reset` say how many calls are left, and in how many seconds they begin anew.',
        'Lists are paged by `page` and `perPage`; `meta` tells the pages. Keys of bodies and answers are in snake case; those of queries are read in either.',
      ].join('\n\n'),
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'Where this document is served.' }],
    tags: Object.entries(tags)
      .filter(([name]) => !forTokens || used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        companyToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiTokenPrefix}…`,
          description: `A token of a company. Its scopes: ${apiScopes.join(', ')}.`,
        },
      },
      schemas: { ...recordSchemas(paths), Problem },
    },
  }
}
