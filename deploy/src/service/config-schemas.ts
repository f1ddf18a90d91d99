const name = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,62}$' } as const
const key = { type: 'string', pattern: '^[A-Za-z0-9]{1,40}$' } as const
const text = { type: 'string', minLength: 1, maxLength: 500 } as const

const body = (more: object, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    // Each as it was sent: a list of types would turn what is typed into the first of them.
    value: {},
    company: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    role: { type: 'string', maxLength: 40 },
    reason: text,
    ...more,
  },
  required,
})

/** JSON schemas of the requests about settings, of teams and of the API server. */
export const configSchemas = {
  list: { params: { type: 'object', properties: { name }, required: ['name'] } },
  change: {
    params: { type: 'object', properties: { name, key }, required: ['name', 'key'] },
    body: body({}, ['reason']),
  },
  changeFor: {
    params: { type: 'object', properties: { name, key }, required: ['name', 'key'] },
    body: body({ by: text }, ['by', 'reason']),
  },
} as const
