import { areas } from '../../areas'
import { bounds, languages } from '../../rehearse/report'

const name = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,62}$' } as const
const version = { type: 'string', pattern: '^(?!.*\\.\\.)[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$' } as const
const role = { enum: areas } as const
const language = { enum: languages } as const
const path = { type: 'string', maxLength: 300 } as const
const count = { type: 'integer', minimum: 0 } as const

const whole = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties),
})

const page = whole({
  route: path,
  path,
  role,
  language,
  state: { enum: ['worse', 'changed', 'better', 'same'] },
  added: { type: 'array', maxItems: bounds.added, items: { type: 'string', maxLength: bounds.text } },
  gone: count,
  picture: { anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, { type: 'null' }] },
})

/** JSON schemas of the requests about rehearsals. A report has bounds: it is kept as it comes. */
export const rehearsalSchemas = {
  stage: {
    params: whole({ name }),
    querystring: { type: 'object', additionalProperties: false, properties: { version } },
  },
  report: {
    params: whole({ name, version }),
    body: whole({
      live: { anyOf: [version, { type: 'null' }] },
      at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$', maxLength: 30 },
      tookMs: count,
      width: count,
      verdict: { enum: ['worse', 'changed', 'same'] },
      pages: { type: 'array', maxItems: bounds.pages, items: page },
      bytes: {
        type: 'array',
        maxItems: bounds.bytes,
        items: whole({ role, language, live: { anyOf: [count, { type: 'null' }] }, candidate: count }),
      },
      notWalked: {
        type: 'array',
        maxItems: bounds.notWalked,
        items: {
          ...whole({ route: path, role, language, why: { enum: ['no-account', 'no-example', 'no-time', 'unseen'] } }),
          required: ['route', 'role', 'why'],
        },
      },
    }),
  },
} as const
