import { type AddressInfo, createServer } from 'node:net'
import type { Provider } from '../../src/db/tables/accounts'
import type { SocialApp } from '../../src/social-config'
import { openPractice, type TestPractice } from './practice'
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

const hostsOf = (practice: TestPractice, name: Provider): SocialApp => {
  const given = practice.settingsOf(name)
  const of = (setting: string) => given[`${name.toUpperCase()}_${setting}`] ?? ''
  return {
    id: of('APP_ID'),
    secret: of('APP_SECRET'),
    // Without an edge the page is at the practice world's own address.
    authorizeHost: of('AUTHORIZE_HOST').replace(practice.practice.publicUrl, practice.url),
    tokenHost: of('TOKEN_HOST'),
    graphHost: of('GRAPH_HOST'),
    parameters: {},
    pkce: name === 'facebook',
    verifyToken: of('VERIFY_TOKEN'),
  }
}

/** An API that listens on a port, beside a practice world that plays Facebook and Instagram, both with the clock of the test. */
export const openSocialApi = async ({ social, ...settings }: Parameters<typeof openTestApi>[0] = {}) => {
  const port = await freePort()
  const home = `http://127.0.0.1:${port}`
  let now = () => new Date()
  const practice = await openPractice({ only: ['facebook', 'instagram'], now: () => now() })
  practice.practice.publicUrl = home
  const api = await openTestApi({
    port,
    appUrl: home,
    ...settings,
    social: { facebook: hostsOf(practice, 'facebook'), instagram: hostsOf(practice, 'instagram'), ...social },
  })
  now = () => api.clock.now
  await api.app.listen({ host: '127.0.0.1', port })
  const close = async () => {
    await api.close()
    await practice.stop()
  }
  return { ...api, close, home, practice }
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
  const consent = async (
    page: URL,
    person: string,
    answer: 'yes' | 'no' | 'failure' = 'yes',
    declined: readonly string[] = [],
  ): Promise<URL> => {
    const html = await (await open(page)).text()
    const fields = [...html.matchAll(/<input type="(?:hidden|checkbox)" name="([^"]+)" value="([^"]*)"/g)]
      .map(([, name = '', value = '']): [string, string] => [name, value.replace(/&amp;/g, '&')])
      .filter(([name]) => !declined.includes(name.replace('grant.', '')))
    const body = new URLSearchParams([...fields, ['person', person], ['answer', answer]])
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
    return locationOf(await open(new URL(action, page), { method: 'POST', body }))
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
