import { type AddressInfo, createServer } from 'node:net'
import type { Provider } from '../../src/db/tables/accounts'
import { type Actor, openTestApi } from './test-api'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
  })

/** An API that listens on a port, since the sandbox providers are called over HTTP. */
export const openSocialApi = async (settings: Parameters<typeof openTestApi>[0] = {}) => {
  const port = await freePort()
  const api = await openTestApi({ port, appUrl: `http://127.0.0.1:${port}`, ...settings })
  await api.app.listen({ host: '127.0.0.1', port })
  return { ...api, home: `http://127.0.0.1:${port}` }
}

export type SocialApi = Awaited<ReturnType<typeof openSocialApi>>

const locationOf = (response: Response): URL => {
  const location = response.headers.get('location')
  if (!location) throw new Error(`No redirect, but ${response.status}`)
  return new URL(location)
}

/** A browser for tests: keeps cookies, and does not follow redirects by itself. */
export const openBrowser = (home: string) => {
  const cookies = new Map<string, string>()

  const open = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(address, home), {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0(?:;|$)|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Presses the button; returns the address of the consent page. */
  const setOut = async ({
    provider = 'facebook',
    origin = `${home}/login/creator`,
    query = {},
  }: { provider?: Provider; origin?: string; query?: Record<string, string> } = {}): Promise<URL> => {
    const search = new URLSearchParams({
      resource_class: 'Instagramer',
      auth_origin_url: origin,
      omniauth_window_type: 'sameWindow',
      ...query,
    })
    return locationOf(await open(`/api/auth/instagramers/auth/${provider}?${search.toString()}`))
  }

  /** Answers on the consent page; returns the address of the callback. */
  const consent = async (page: URL, person: string, answer: 'yes' | 'no' | 'failure' = 'yes'): Promise<URL> => {
    const html = await (await open(page)).text()
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.replace(/&amp;/g, '&')],
    )
    const body = new URLSearchParams([...fields, ['person', person], ['answer', answer]])
    return locationOf(await open('/sandbox/social/authorize', { method: 'POST', body }))
  }

  const comeBack = async (callback: URL): Promise<URL> => locationOf(await open(callback))

  /** The complete flow; returns the address where the visitor ends up. */
  const signIn = async (
    person: string,
    options: Parameters<typeof setOut>[0] & { answer?: 'yes' | 'no' | 'failure' } = {},
  ): Promise<URL> => comeBack(await consent(await setOut(options), person, options.answer))

  /** Requests a ticket as a signed-in creator using this browser. */
  const askForTicket = async (who: Actor, provider: Provider = 'facebook'): Promise<URL> => {
    const answer = await open('/api/instagramers/me/connections', {
      method: 'POST',
      body: JSON.stringify({ provider }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    })
    return new URL(((await answer.json()) as { url: string }).url)
  }

  /** Consents as an invented person on behalf of a signed-in creator. */
  const connect = async (who: Actor, person: string, answer?: 'yes' | 'no' | 'failure'): Promise<URL> =>
    comeBack(await consent(locationOf(await open(await askForTicket(who))), person, answer))

  return { cookies, open, setOut, consent, comeBack, signIn, askForTicket, connect }
}
