import { uploadLimits } from './staging'

const name = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,62}$' } as const
const version = { type: 'string', pattern: '^(?!.*\\.\\.)[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$' } as const
const text = { type: 'string', minLength: 1, maxLength: 500 } as const
const companies = { type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[\\w-]{1,64}$' } } as const
// What is no id or role is refused with words by the command.
const people = {
  type: 'object',
  additionalProperties: false,
  properties: {
    companies: { type: 'array', maxItems: 100, items: text },
    roles: { type: 'array', maxItems: 10, items: text },
  },
} as const
const ramp = {
  type: 'object',
  additionalProperties: false,
  properties: {
    steps: { type: 'array', maxItems: 20, items: { type: 'integer' } },
    everyMinutes: { type: 'integer' },
    fact: text,
  },
  required: ['steps', 'everyMinutes'],
} as const
const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

const file = object(
  {
    name: { type: 'string', maxLength: 200 },
    sha256,
    bytes: { type: 'integer', minimum: 0, maximum: uploadLimits.fileBytes },
  },
  ['name', 'sha256', 'bytes'],
)
const files = { type: 'array', minItems: 1, maxItems: uploadLimits.files, items: file }

const part = object({ name }, ['name'])
const release = object({ name, version }, ['name', 'version'])

/** What the publisher says of a build, and the token by which CI proves it. */
const source = object({
  commit: { type: 'string', pattern: '^[0-9a-f]{7,64}$' },
  repository: { type: 'string', minLength: 1, maxLength: 300 },
  dirty: { type: 'boolean' },
  builder: { type: 'string', minLength: 1, maxLength: 100 },
})
const identity = { type: 'string', minLength: 1, maxLength: 16_384 } as const

/** JSON schemas of the requests. */
export const schemas = {
  history: { querystring: object({ name, limit: { type: 'integer', minimum: 1, maximum: 1000, default: 50 } }) },
  missing: { params: release, body: object({ files }, ['files']) },
  file: { params: object({ name, version, sha256 }, ['name', 'version', 'sha256']) },
  released: {
    params: object({ name, version, file: { type: 'string', maxLength: 200 } }, ['name', 'version', 'file']),
  },
  publish: {
    params: release,
    body: object({ files, force: { type: 'boolean' }, source, identity }, ['files']),
  },
  release: { params: release },
  sbom: { params: part, querystring: object({ version }) },
  promoteFrom: {
    params: part,
    body: object(
      {
        from: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' },
        token: { type: 'string', minLength: 1, maxLength: 200 },
        version,
        percent: { type: 'integer', minimum: 1, maximum: 100 },
        force: { type: 'boolean' },
        reason: text,
      },
      ['from', 'token'],
    ),
  },
  promote: {
    params: part,
    body: object({
      version,
      percent: { type: 'integer', minimum: 1, maximum: 100 },
      to: people,
      ramp,
      force: { type: 'boolean' },
      reason: text,
    }),
  },
  stop: { params: part, body: object({ version, reason: text }) },
  rollback: { params: part, body: object({ version, to: version, reason: text }) },
  lock: { params: part, body: object({ reason: text }, ['reason']) },
  part: { params: part },
  health: {
    params: part,
    querystring: object({ hours: { type: 'integer', minimum: 1, maximum: 168, default: 24 } }),
  },
  trace: {
    params: part,
    querystring: object({ version, limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 } }),
  },
  traceStack: {
    params: part,
    body: object({ stack: { type: 'string', minLength: 1, maxLength: 20_000 } }, ['stack']),
  },
  maps: { params: release },
  map: { params: object({ name, version, file: { type: 'string', maxLength: 200 } }, ['name', 'version', 'file']) },
  setAlarm: { params: part, body: object({ url: { type: 'string', minLength: 1, maxLength: 500 } }, ['url']) },
  off: { params: part, body: object({ companies, reason: text }, ['reason']) },
  on: { params: part, body: object({ companies, reason: text }) },
  retire: { params: part, body: object({ reason: text }, ['reason']) },
  restore: { params: part, body: object({ reason: text }) },
  unlock: { params: part, body: object({ reason: text }) },
} as const
