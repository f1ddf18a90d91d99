import pg from 'pg'
import { camelizeKeys, type EndpointKey } from '@samspel/api'
import { type AnswerOf, type Endpoint, endpoints } from '@samspel/api/contract'
import { seed } from '../../src/seed'
import { sharePictures } from './demo-pictures'
import { type Actor, openTestApi } from './test-api'

type Contract = typeof endpoints
/** Lists of the contract, with the name of their rows. */
export type ListKey = { [K in EndpointKey]: AnswerOf<Contract[K]> extends { meta: object } ? K : never }[EndpointKey]
type RowsOf<K extends ListKey> = {
  [P in Exclude<keyof AnswerOf<Contract[K]>, 'meta'>]: AnswerOf<Contract[K]>[P] extends readonly (infer R)[] ? R : never
}[Exclude<keyof AnswerOf<Contract[K]>, 'meta'>]

/** `params` fill the path; everything else is the query. */
interface Asked {
  params?: Record<string, string>
  [name: string]: unknown
}

/** Name of the array in a list's answer. */
export const rowsNameOf = ({ response }: Endpoint): string =>
  Object.entries(response?.properties ?? {}).find(([, schema]) => (schema as { type?: string }).type === 'array')![0]

/** A complete API on the demo data, with the README's accounts and calls by contract name. */
export const openDemo = async () => {
  const api = await openTestApi()
  await sharePictures(api.config.dataDir)
  const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 })
  await seed({ pool, dataDir: api.config.dataDir, config: api.config, now: api.clock.now }).finally(() => pool.end())

  const staff = async (email: string) => {
    const { id, role } = await api.db
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return api.actor('user', id, role)
  }
  const { id: creatorId } = await api.db
    .selectFrom('instagramers')
    .select('id')
    .where('email', '=', 'creator@samspel.test')
    .executeTakeFirstOrThrow()
  const people = {
    admin: await staff('admin@samspel.test'),
    company: await staff('company@samspel.test'),
    store: await staff('store@samspel.test'),
    creator: await api.actor('instagramer', creatorId),
  }

  const send = async (who: Actor | null, key: EndpointKey, { params = {}, ...query }: Asked): Promise<unknown> => {
    const { path, base, method }: Endpoint = endpoints[key]
    const isPublic = base === 'public' || (base === 'either' && !who)
    const url = `${isPublic ? '/public' : '/api'}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${new URLSearchParams(query as Record<string, string>).toString()}`
    const { status, body } = await api.call(who, method, url)
    if (status !== 200) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`)
    return camelizeKeys(body)
  }
  const ask = async <K extends EndpointKey>(who: Actor | null, key: K, asked: Asked = {}) =>
    (await send(who, key, asked)) as AnswerOf<Contract[K]>

  /** Every page of a list by following `nextPage`, with the totals that each page states. */
  const pages = async <K extends ListKey>(
    who: Actor | null,
    key: K,
    asked: Asked = {},
  ): Promise<{ rows: RowsOf<K>[]; totals: number[] }> => {
    const rows: RowsOf<K>[] = []
    const totals: number[] = []
    for (let page: number | null = 1; page !== null;) {
      const answer = (await send(who, key, { perPage: 100, ...asked, page })) as Record<string, RowsOf<K>[]> & {
        meta: { totalCount: number; nextPage: number | null }
      }
      rows.push(...answer[rowsNameOf(endpoints[key])]!)
      totals.push(answer.meta.totalCount)
      page = answer.meta.nextPage
    }
    return { rows, totals }
  }
  const all = async <K extends ListKey>(who: Actor | null, key: K, asked: Asked = {}): Promise<RowsOf<K>[]> =>
    (await pages(who, key, asked)).rows
  return { api, ...people, ask, pages, all }
}

export type Demo = Awaited<ReturnType<typeof openDemo>>
