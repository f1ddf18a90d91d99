import { addRoutes, camelizeKeys, type Client, createClient } from '@samspel/api'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { againRoutes } from '@samspel/api/routes/again'
import { agreementsRoutes } from '@samspel/api/routes/agreements'
import { approvalsRoutes } from '@samspel/api/routes/approvals'
import { blocklistRoutes } from '@samspel/api/routes/blocklist'
import { budgetsRoutes } from '@samspel/api/routes/budgets'
import { campaignsRoutes } from '@samspel/api/routes/campaigns'
import { draftsRoutes } from '@samspel/api/routes/drafts'
import { invoicesRoutes } from '@samspel/api/routes/invoices'
import { membershipRoutes } from '@samspel/api/routes/membership'
import { messagesRoutes } from '@samspel/api/routes/messages'
import { movesRoutes } from '@samspel/api/routes/moves'
import { ownPapersRoutes } from '@samspel/api/routes/own-papers'
import { papersRoutes } from '@samspel/api/routes/papers'
import { parcelsRoutes } from '@samspel/api/routes/parcels'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { plansRoutes } from '@samspel/api/routes/plans'
import { platformRoutes } from '@samspel/api/routes/platform'
import { proposalsRoutes } from '@samspel/api/routes/proposals'
import { publicRoutes } from '@samspel/api/routes/public'
import { salesRoutes } from '@samspel/api/routes/sales'
import { savedRoutes } from '@samspel/api/routes/saved'
import { searchRoutes } from '@samspel/api/routes/search'
import { selfBillingRoutes } from '@samspel/api/routes/self-billing'
import { servicesRoutes } from '@samspel/api/routes/services'
import { storesRoutes } from '@samspel/api/routes/stores'
import { walletRoutes } from '@samspel/api/routes/wallet'

// A test starts no remote that would hand over its calls.
addRoutes(campaignsRoutes)
addRoutes(blocklistRoutes)
addRoutes(budgetsRoutes)
addRoutes(againRoutes)
addRoutes(messagesRoutes)
addRoutes(addressesRoutes)
addRoutes(movesRoutes)
addRoutes(agreementsRoutes)
addRoutes(draftsRoutes)
addRoutes(proposalsRoutes)
addRoutes(parcelsRoutes)
addRoutes(pickupsRoutes)
addRoutes(platformRoutes)
addRoutes(publicRoutes)
addRoutes(savedRoutes)
addRoutes(approvalsRoutes)
addRoutes(membershipRoutes)
addRoutes(papersRoutes)
addRoutes(ownPapersRoutes)
addRoutes(selfBillingRoutes)
addRoutes(searchRoutes)
addRoutes(plansRoutes)
addRoutes(invoicesRoutes)
addRoutes(salesRoutes)
addRoutes(servicesRoutes)
addRoutes(storesRoutes)
addRoutes(walletRoutes)

/** A request as it came over the wire, its body in camel case. */
export interface WireRequest {
  method: string
  /** Path below the base, without the query: `/campaigns/1`. */
  path: string
  /** Values of the path's `:name` places. */
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  headers: Record<string, string>
  isPublic: boolean
}

/** An answer with a status of its own; made by {@link reply}. */
export interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** An answer in wire form (snake case), a {@link reply}, or a function of the request; a function may answer later. */
export type FakeAnswer =
  | object
  | Reply
  | undefined
  | ((request: WireRequest) => object | Reply | undefined | Promise<object | Reply | undefined>)

/** Answers by `METHOD /path/:id`; see {@link createFakeApi}. */
export type FakeRoutes = Record<string, FakeAnswer>

/** A fake server. */
export interface FakeApi {
  fetch: typeof fetch
  client: Client
  /** All requests so far, in order. */
  calls: WireRequest[]
  /** Requests of one route: `api.to('PATCH /mentions/:id/approve')`. */
  to: (route: string) => WireRequest[]
  /** Adds or replaces answers. */
  on: (routes: FakeRoutes) => void
  /** The token that the client sends; changed by renewals. */
  token: { value: string | undefined }
}

const isReply = Symbol('reply')

/** Answers with a status: `reply(422, { errors: { email: ['taken'] } })`; status 0 is a server that cannot be reached. */
export const reply = (status: number, body?: unknown, headers: Record<string, string> = {}): Reply =>
  Object.assign({ status, body, headers }, { [isReply]: true })

/**
 * A server made from a table: `createFakeApi({ 'GET /campaigns': { campaigns: [], meta: meta() } })`. Paths are those of the contract,
 * without `/api` or `/public`. A call that is not in the table answers 501 and says so on the console: a test must know what it calls.
 */
export const createFakeApi = (first: FakeRoutes = {}, { token }: { token?: string } = {}): FakeApi => {
  const routes = new Map(Object.entries(first))
  const calls: WireRequest[] = []
  const current = { value: token }

  const answerTo = async (request: WireRequest): Promise<Reply> => {
    for (const [route, answer] of [...routes].reverse()) {
      const params = matchRoute(route, request)
      if (!params) continue
      request.params = params
      const given = typeof answer === 'function' ? await (answer as (request: WireRequest) => unknown)(request) : answer
      if (given && isReply in (given as object)) return given as Reply
      return given === undefined ? { status: 204 } : { status: 200, body: given }
    }
    console.error(`The fake API has no answer to ${request.method} ${request.path}`)
    return { status: 501, body: { error: 'internal' } }
  }

  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://fake.test')
    const [, base, path] = /^\/(api|public)(\/.*)$/.exec(url.pathname) ?? [undefined, 'api', url.pathname]
    const request: WireRequest = {
      method: init.method ?? 'GET',
      path: decodeURI(path ?? '/'),
      params: {},
      query: url.searchParams,
      body: typeof init.body === 'string' ? camelizeKeys(JSON.parse(init.body)) : init.body,
      headers: init.headers as Record<string, string>,
      isPublic: base === 'public',
    }
    calls.push(request)
    const { status, body, headers = {} } = await answerTo(request)
    init.signal?.throwIfAborted()
    if (status === 0) throw new TypeError('Failed to fetch')
    return responseOf(status, body, headers)
  }

  return {
    fetch: fakeFetch as typeof fetch,
    client: createClient({
      apiUrl: '/api',
      publicUrl: '/public',
      getToken: () => current.value,
      setToken: (next) => void (current.value = next),
      onUnauthorized: () => {},
      fetch: fakeFetch as typeof fetch,
    }),
    calls,
    to: (route) => calls.filter((call) => matchRoute(route, call)),
    on: (more) =>
      Object.entries(more).forEach(([route, answer]) => {
        routes.delete(route)
        routes.set(route, answer)
      }),
    token: current,
  }
}

/** The parts of a Response that the client reads. */
const responseOf = (status: number, body: unknown, headers: Record<string, string>) => {
  const known = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => known.get(name.toLowerCase()) ?? null },
    text: async () => (typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)),
    json: async () => body,
  } as Response
}

const matchRoute = (
  route: string,
  { method, path }: Pick<WireRequest, 'method' | 'path'>,
): Record<string, string> | undefined => {
  const [wanted, template = ''] = route.split(' ')
  const names = template.split('/')
  const parts = path.split('/')
  if (wanted !== method || names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  const fits = names.every((name, index) => {
    const part = parts[index] ?? ''
    if (!name.startsWith(':')) return name === part
    params[name.slice(1)] = part
    return part !== ''
  })
  return fits ? params : undefined
}
