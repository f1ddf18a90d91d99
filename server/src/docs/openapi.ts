import type { TSchema } from 'typebox'
import { errorKinds } from '@samspel/api'
import { type Endpoint, endpoints, methodsOf } from '@samspel/api/contract'

type Json = Record<string, unknown>
const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A schema as it looks on the wire: fields in snake case. */
const onTheWire = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(onTheWire)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([name, inner]) => [toSnake(name), onTheWire(inner)])),
        ]
      if (key === 'required') return [key, (value as string[]).map(toSnake)]
      return [key, key === 'enum' || key === 'const' || key === 'default' ? value : onTheWire(value)]
    }),
  )
}

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

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

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
  if (!response)
    return method === 'HEAD'
      ? { 200: { description: 'Taken' }, 404: { description: 'Free' } }
      : { 204: { description: 'Done' } }
  return {
    200: {
      description: 'Done',
      content: { [kind === 'stream' ? 'text/event-stream' : 'application/json']: { schema: onTheWire(response) } },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'The same key gives the same answer and has one effect.',
}

const operationOf = (key: string, endpoint: Endpoint, isPublic: boolean) => ({
  operationId: isPublic ? `${key}Public` : key,
  summary: endpoint.summary,
  description: `Callers: ${endpoint.actors.join(', ')}.`,
  tags: [endpoint.tag],
  security:
    isPublic || endpoint.skipAuth
      ? []
      : endpoint.actors.includes('anonymous')
        ? [{}, { bearer: [] }]
        : [{ bearer: [] }],
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ],
  ...bodyOf(endpoint),
  responses: {
    ...answerOf(endpoint),
    401: problem('No or an ended session'),
    403: problem('Not for this role'),
    422: problem('Refused'),
  },
})

export const basesOf = ({ base }: Endpoint): ('/api' | '/public')[] =>
  base === 'public' ? ['/public'] : base === 'either' ? ['/api', '/public'] : ['/api']

/** The contract as OpenAPI 3.1. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [key, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    for (const base of basesOf(endpoint)) {
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
  return {
    openapi: '3.1.0',
    info: {
      title: 'Samspel',
      version: '1',
      description: 'Made from shared/api, the contract that server and clients share.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: {
          type: 'object',
          properties: {
            error: { enum: Object.keys(errorKinds) },
            errors: {
              type: 'object',
              description: 'Message ids by field.',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  }
}
