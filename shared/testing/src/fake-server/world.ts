import { uuidv7 } from 'uuidv7'
import type { EndpointKey } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import type { DemoData, Item } from './data'
import type { Caller } from './session'

/** A refusal as the API words it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

export const notFound = (): Refusal => new Refusal(404, { error: 'not_found' })
export const invalid = (errors: Record<string, string[]>): Refusal => new Refusal(422, { errors })

/** What an answer is made of. */
export interface Asked extends Caller {
  key: EndpointKey
  endpoint: Endpoint
  params: Record<string, string>
  query: URLSearchParams
  /** In camel case. */
  body: Record<string, unknown>
  world: World
}

/** The records of one fake server: changed by writes, gone with it. */
export class World {
  readonly demo: DemoData

  constructor(demo: DemoData) {
    this.demo = demo
  }

  table(entity: string): Item[] {
    return (this.demo.tables[entity] ??= [])
  }

  /** Throws 404 when there is none. */
  get(entity: string, id: string | undefined): Item {
    const found = this.table(entity).find((item) => item.id === id)
    if (!found) throw notFound()
    return found
  }

  update(entity: string, id: string | undefined, changes: Record<string, unknown>): Item {
    const item = this.get(entity, id)
    const version = typeof item.version === 'number' ? { version: item.version + 1 } : {}
    return Object.assign(item, changes, version, 'updatedAt' in item ? { updatedAt: new Date().toISOString() } : {})
  }

  /** Adds a record in the shape of those that are there, with the given fields. */
  add(entity: string, fields: Record<string, unknown>): Item {
    const [model] = this.table(entity)
    const now = new Date().toISOString()
    const item = {
      ...structuredClone(model),
      ...fields,
      id: uuidv7(),
      ...(model && 'createdAt' in model && { createdAt: now }),
    } as Item
    this.table(entity).unshift(item)
    return item
  }

  remove(entity: string, id: string | undefined): void {
    const items = this.table(entity)
    items.splice(items.indexOf(this.get(entity, id)), 1)
  }
}
