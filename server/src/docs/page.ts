import { type Endpoint, endpoints } from '@samspel/api/contract'
import { basesOf } from '@samspel/api/contract'
import { toSnake } from './schemas'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Field {
  type?: string
  enum?: string[]
  format?: string
  anyOf?: Field[]
  items?: Field
  properties?: Record<string, Field>
  required?: string[]
  patternProperties?: Record<string, Field>
}

const typeOf = (field: Field): string => {
  if (field.enum) return field.enum.join(' | ')
  if (field.anyOf) return field.anyOf.map(typeOf).join(' | ')
  if (field.type === 'array') return `[${typeOf(field.items ?? {})}]`
  if (field.patternProperties) return `{ key: ${Object.values(field.patternProperties).map(typeOf).join()} }`
  return field.properties
    ? `{ ${Object.keys(field.properties).map(toSnake).join(', ')} }`
    : (field.format ?? field.type ?? 'any')
}

const rows = (schema: Field, name: (key: string) => string, depth = 0): string =>
  Object.entries(schema.properties ?? {})
    .map(([key, field]) => {
      const optional = schema.required?.includes(key) ? '' : '?'
      const line = `<tr><td class="depth-${Math.min(depth, 3)}"><code>${escape(name(key))}${optional}</code></td><td>${escape(field.properties ? '' : typeOf(field))}</td></tr>`
      return line + (field.properties ? rows(field, name, depth + 1) : '')
    })
    .join('')

const table = (title: string, schema: unknown, name: (key: string) => string) =>
  schema ? `<table><caption>${title}</caption><tbody>${rows(schema as Field, name)}</tbody></table>` : ''

const article = (
  key: string,
  endpoint: Endpoint,
) => `<details id="${key}"><summary><b>${endpoint.method}</b> <code>${basesOf(endpoint)
  .map((base) => escape(base + endpoint.path))
  .join(' · ')}</code> ${escape(endpoint.summary)}</summary>
<p>${endpoint.scope ? `<code>${endpoint.scope}</code> · ` : ''}${escape(endpoint.actors.join(', '))}${endpoint.idempotent ? ' · Idempotency-Key' : ''}</p>
${table('query', endpoint.query, (name) => name)}${table('body', endpoint.body, toSnake)}${table('answer', endpoint.response, toSnake)}</details>`

/** The contract as one plain page: no script, and a single stylesheet of our own. `forTokens`: only what tokens of companies open. */
export const docsPage = ({ forTokens = false } = {}): string => {
  const path = forTokens ? '/docs/companies/json' : '/docs/json'
  const intro = forTokens
    ? 'What a company’s own systems may call with a token of the company, by the scope that stands at each call: <code>Authorization: Bearer smp_…</code>. '
    : 'Made from the contract in shared/api. '
  const sections = [...byTag(forTokens)].map(
    ([tag, list]) =>
      `<section><h2>${escape(tag)}</h2>${list.map(([key, endpoint]) => article(key, endpoint)).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API - Samspel</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main><h1>Samspel API</h1><p>${intro}<a href="${path}">OpenAPI 3.1 as JSON</a></p>${sections.join('')}</main></body></html>`
}

const byTag = (forTokens: boolean): Map<string, [string, Endpoint][]> => {
  const tags = new Map<string, [string, Endpoint][]>()
  for (const entry of (Object.entries(endpoints) as [string, Endpoint][]).filter(([, one]) => !forTokens || one.scope))
    tags.set(entry[1].tag, [...(tags.get(entry[1].tag) ?? []), entry])
  return tags
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: 0 auto; padding: 1rem }
h2 { margin: 2rem 0 .5rem; text-transform: capitalize }
details { border-top: 1px solid #8884; padding: .5rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4.5rem; color: #4d3bef }
table { border-collapse: collapse; margin: .5rem 0 1rem; width: 100% }
caption { text-align: left; font-weight: 600 }
td { border-top: 1px solid #8883; padding: .15rem .5rem; vertical-align: top; overflow-wrap: anywhere }
td:first-child { min-width: min(16rem, 40vw) }
.depth-1 { padding-left: 1.5rem } .depth-2 { padding-left: 3rem } .depth-3 { padding-left: 4.5rem }
@media (prefers-color-scheme: dark) { summary b { color: #a99fff } }
`
