import type { Item } from './data'
import { filtered, paged, sorted } from './list'
import { sampleOf } from './sample'
import type { Asked } from './world'

interface Schema {
  properties?: Record<string, { type?: string; properties?: Record<string, unknown> }>
}

const fieldsOf = ({ endpoint }: Asked) => (endpoint.response as Schema | undefined)?.properties ?? {}

/** `campaign` → `campaigns`, `campaignCalculatedReach` → `campaignCalculatedReaches`, `category` → `categories`. */
const plural = (name: string): string =>
  name.endsWith('ch') ? `${name}es` : name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`

const brandOf = (item: Item): unknown => item.brandId ?? (item.campaign as Item | undefined)?.brandId

/** Records that a caller may see at all: own brands for staff of a company, own ones for creators where the path says `me`. */
export function visible({ actor, me, endpoint }: Asked, items: readonly Item[]): Item[] {
  if (endpoint.path.includes('/me/'))
    return items.filter((item) => item.instagramerId === me?.id || item.instagramer === me?.id)
  if (actor !== 'company' && actor !== 'store_user') return [...items]
  const own = me?.brandIds as string[]
  return items.filter((item) => brandOf(item) === undefined || own.includes(String(brandOf(item))))
}

/** `/campaigns/:id/mentions` lists what has that campaignId. */
function below({ endpoint, params }: Asked, items: readonly Item[]): Item[] {
  const parent = /^\/(\w+)s\/:id\//.exec(endpoint.path)?.[1]
  if (!parent) return [...items]
  const key = `${parent.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Id`
  return items.filter((item) => (item[key] ?? item[parent]) === params.id)
}

const countsOf = (items: readonly Item[], counts: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(Object.keys(counts).map((state) => [state, items.filter((item) => item.state === state).length]))

/** A list of the contract: the records under their own name, `meta`, and counts by state where the response has them. */
export function listAnswer(
  asked: Asked,
  entity: string,
  from: readonly Item[] = below(asked, visible(asked, asked.world.table(entity))),
): object {
  const { query } = asked
  const { items, meta } = paged(sorted(filtered(from, query), query.get('sort')), query)
  const counts = fieldsOf(asked).counts?.properties
  const anyState = new URLSearchParams([...query].filter(([key]) => key !== 'state'))
  return {
    ...smallest(asked),
    [entity]: items,
    meta,
    ...(counts && { counts: countsOf(filtered(from, anyState), counts) }),
  }
}

/** The smallest answer that the contract takes: what a richer one has beside its records. */
const smallest = ({ endpoint }: Asked) => (endpoint.response ? (sampleOf(endpoint.response) as object) : {})

/**
 * What follows from the contract alone: lists, records by id, creation, change and removal. Else the smallest answer that the contract
 * takes.
 */
export function genericAnswer(asked: Asked): object | undefined {
  const { endpoint, params, body, world } = asked
  const fields = fieldsOf(asked)
  const [first] = Object.keys(fields)
  const list = Object.keys(fields).find((key) => fields[key]?.type === 'array')
  if (list && 'meta' in fields) return listAnswer(asked, list)
  if (list && endpoint.method === 'GET') return { [list]: filtered(visible(asked, world.table(list)), asked.query) }
  const entity = plural(first ?? (/^\/(\w+)\/:id$/.exec(endpoint.path)?.[1] ?? '').replace(/s$/, ''))
  if (world.table(entity).length > 0) {
    if (endpoint.method === 'DELETE') return void world.remove(entity, params.id)
    const given = body[first ?? ''] as Record<string, unknown> | undefined
    if (endpoint.method === 'GET' && params.id) return { ...smallest(asked), [first!]: world.get(entity, params.id) }
    if (endpoint.method === 'POST' && given) return { ...smallest(asked), [first!]: world.add(entity, given) }
    if (endpoint.method === 'PATCH' && given)
      return { ...smallest(asked), [first!]: world.update(entity, params.id, given) }
  }
  return endpoint.response && (sampleOf(endpoint.response) as object)
}
