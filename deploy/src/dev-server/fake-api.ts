import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A call as the fake API takes it. */
export interface FakeRequest {
  method: string
  /** Path with its query, `/api` or `/public` before it. */
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

/** The face of `@samspel/testing/fake-server` that is used here: an API made from the contract and the demo data. */
interface FakeModule {
  createFakeServer(): { handle(request: FakeRequest): FakeAnswer }
  tokenFor(actor: 'admin' | 'company' | 'store_user' | 'creator'): string
}

/** What answers while no real API is chosen: the generic answers of `@samspel/testing`, or a server with the demo data. */
export interface FakeApi {
  /** Address of the server, where there is one: streams and files are fetched from it as they are. */
  origin?: string
  handle(request: FakeRequest): Promise<FakeAnswer>
  tokenFor: FakeModule['tokenFor'] extends (actor: infer Actor) => string ? (actor: Actor) => Promise<string> : never
  /** Forgets what was written. */
  reset(): void
}

/** The fake API of the remote's own tests, found from its folder: deploy depends on no other package of the workspace. */
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
