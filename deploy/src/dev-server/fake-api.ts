import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A request to the fake API. */
export interface FakeRequest {
  method: string
  /** Path and query, including the prefix `/api` or `/public`. */
  url: string
  headers: Record<string, string | string[] | undefined>
  /** JSON text. */
  body?: string | undefined
}

export interface FakeAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The part of `@samspel/testing/fake-server` used here: an API generated from the contract and the demo data. */
interface FakeModule {
  createFakeServer(): { handle(request: FakeRequest): FakeAnswer }
  tokenFor(actor: 'admin' | 'company' | 'store_user' | 'creator'): string
}

/** Answers requests while no real API is chosen: the generic answers of `@samspel/testing`, or a server with the demo data. */
export interface FakeApi {
  /** Origin of the server, if there is one: streams and files are fetched from it directly. */
  origin?: string
  handle(request: FakeRequest): Promise<FakeAnswer>
  tokenFor: FakeModule['tokenFor'] extends (actor: infer Actor) => string ? (actor: Actor) => Promise<string> : never
  /** Discards everything that was written. */
  reset(): void
}

/** Loads the fake API from the remote's own dependencies, because deploy depends on no other workspace package. */
export function fakeApi(dir: string): FakeApi {
  const load = (): Promise<FakeModule> => {
    const file = createRequire(join(dir, 'package.json')).resolve('@samspel/testing/fake-server')
    return import(pathToFileURL(file).href) as Promise<FakeModule>
  }
  let loading: Promise<FakeModule> | undefined
  let server: Promise<ReturnType<FakeModule['createFakeServer']>> | undefined
  const loaded = () => (loading ??= load())
  return {
    handle: async (request) =>
      (await (server ??= loaded().then(({ createFakeServer }) => createFakeServer()))).handle(request),
    tokenFor: async (actor) => (await loaded()).tokenFor(actor),
    reset() {
      server = undefined
    },
  }
}
