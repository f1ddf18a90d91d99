import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hostileOrigins } from './support/hostile-origins'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())

const browser = () => openBrowser(api.home)
const sessions = async () =>
  Number(
    (
      await api.db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
const identities = async () =>
  Number(
    (
      await api.db
        .selectFrom('provider_identities')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
const failed = '/fb-login-callback?error=state_invalid'

test('QUALITY 17 a hostile auth_origin_url never leads off this site, neither with a token nor with an error', async () => {
  const values = hostileOrigins(api.home)
  expect(values.length).toBeGreaterThanOrEqual(100)
  const left: string[] = []
  const elsewhere: string[] = []
  for (const origin of values) {
    for (const answer of ['yes', 'no'] as const) {
      const end = await browser().signIn('elias', { origin, answer })
      if (end.origin !== api.home || end.username) left.push(`${origin} → ${end.href}`)
      if (end.pathname !== '/login/creator') elsewhere.push(`${origin} → ${end.href}`)
    }
  }
  console.info(
    `hostile auth_origin_url: ${left.length} of ${values.length * 2} left the site, ${elsewhere.length} led to another page than the login`,
  )
  expect([left, elsewhere]).toEqual([[], []])
})

test('QUALITY 18 states, codes and return addresses that are not good let nobody in', async () => {
  let tried = 0
  const taken: string[] = []
  const refused = async (what: string, run: () => Promise<{ pathname: string; search: string }>) => {
    const before = [await sessions(), await identities()]
    const { pathname, search } = await run()
    tried += 1
    const after = [await sessions(), await identities()]
    if (
      search.includes('jwt') ||
      before.join() !== after.join() ||
      !(pathname + search).endsWith('error=state_invalid')
    )
      taken.push(`${what}: ${pathname}${search} ${before.join()} → ${after.join()}`)
  }
  const ready = async (person = 'alva') => {
    const visitor = browser()
    return { visitor, callback: await visitor.consent(await visitor.setOut(), person) }
  }
  const changed = (callback: URL, change: Record<string, string | null>) => {
    const url = new URL(callback)
    for (const [name, value] of Object.entries(change))
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    return url
  }

  await refused('state missing', async () => {
    const { visitor, callback } = await ready()
    return visitor.comeBack(changed(callback, { state: null }))
  })
  await refused('state empty', async () => {
    const { visitor, callback } = await ready()
    return visitor.comeBack(changed(callback, { state: '' }))
  })
  await refused('state twice', async () => {
    const { visitor, callback } = await ready()
    return visitor.comeBack(new URL(`${callback.href}&state=x`))
  })
  for (const forged of ['x', 'A'.repeat(43), "' OR 1=1 --", '%00', '__proto__', '🙂']) {
    await refused(`state forged: ${forged}`, async () => {
      const { visitor, callback } = await ready()
      return visitor.comeBack(changed(callback, { state: forged }))
    })
    await refused(`state and cookie forged: ${forged}`, async () => {
      const { visitor, callback } = await ready()
      visitor.cookies.set('samspel-provider-state', encodeURIComponent(forged))
      return visitor.comeBack(changed(callback, { state: forged }))
    })
  }
  await refused('state of another browser', async () => browser().comeBack((await ready()).callback))
  await refused('state of another browser that set out itself', async () => {
    const other = browser()
    await other.setOut()
    return other.comeBack((await ready()).callback)
  })
  await refused('state and code of another, own cookie', async () => {
    const [mine, theirs] = [await ready('moa'), await ready('alva')]
    return mine.visitor.comeBack(theirs.callback)
  })
  await refused('code of another with the own state', async () => {
    const [mine, theirs] = [await ready('moa'), await ready('alva')]
    return mine.visitor.comeBack(changed(mine.callback, { code: theirs.callback.searchParams.get('code') }))
  })
  await refused('state of the other provider', async () => {
    const { visitor, callback } = await ready()
    return visitor.comeBack(new URL(callback.href.replace('/facebook/', '/instagram/')))
  })
  await refused('state expired', async () => {
    const { visitor, callback } = await ready()
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 601_000)
    try {
      return await visitor.comeBack(callback)
    } finally {
      api.clock.now = before
    }
  })
  for (const code of ['x', 'x.y', 'e30.e30', '', "'", 'A'.repeat(5_000)]) {
    await refused(`code made up: ${code.slice(0, 10)}`, async () => {
      const { visitor, callback } = await ready()
      return code === ''
        ? visitor.comeBack(changed(callback, { code: 'null' }))
        : visitor.comeBack(changed(callback, { code }))
    })
  }
  await refused('verifier gone', async () => {
    const { visitor, callback } = await ready()
    visitor.cookies.delete('samspel-provider-verifier')
    return visitor.comeBack(callback)
  })
  await refused('verifier of another', async () => {
    const { visitor, callback } = await ready()
    visitor.cookies.set('samspel-provider-verifier', 'x'.repeat(43))
    return visitor.comeBack(callback)
  })

  // Reusing a state and code that were valid once.
  const { visitor, callback } = await ready()
  const cookies = new Map(visitor.cookies)
  const bringBack = () => cookies.forEach((value, name) => visitor.cookies.set(name, value))
  expect((await visitor.comeBack(callback)).searchParams.has('jwt')).toBe(true)
  await refused('callback loaded again', () => visitor.comeBack(callback))
  bringBack()
  await refused('callback replayed with its cookies', () => visitor.comeBack(callback))
  await refused('code replayed with a new state', async () => {
    const next = await ready()
    return next.visitor.comeBack(changed(next.callback, { code: callback.searchParams.get('code') }))
  })
  await refused('code replayed with a new state and its own verifier', async () => {
    const next = await ready()
    next.visitor.cookies.set('samspel-provider-verifier', cookies.get('samspel-provider-verifier') ?? '')
    return next.visitor.comeBack(changed(next.callback, { code: callback.searchParams.get('code') }))
  })

  // Ten concurrent attempts succeed once.
  const race = await ready()
  const ends = await Promise.all(Array.from({ length: 10 }, () => race.visitor.open(race.callback)))
  const good = ends.filter((end) => end.headers.get('location')?.includes('jwt='))
  tried += 9
  if (good.length !== 1) taken.push(`ten at once: ${good.length}`)
  expect(ends.filter((end) => end.headers.get('location') === api.home + failed)).toHaveLength(9)

  console.info(`states and codes that are not good: ${taken.length} of ${tried} let somebody in`)
  expect(taken).toEqual([])
})

test('QUALITY 18 the provider gives codes to no other return address, and tokens to no other app', async () => {
  const page = await browser().setOut()
  const own = page.searchParams.get('redirect_uri') ?? ''
  const { host, port } = new URL(api.home)
  const lookAlikes = [
    own.replace(host, 'evil.test'),
    own.replace(host, `${host}.evil.test`),
    own.replace(host, `${host}@evil.test`),
    own.replace(host, `localhost:${port}`),
    own.replace('http:', 'https:'),
    `${own}/`,
    `${own}?x=1`,
    `${own}#x`,
    `${own}/../../evil`,
    own.toUpperCase(),
    own.replace('/facebook/', '/instagram/'),
    own.replace('/callback', '/callback%2f'),
    own.replace('/api/', '//api/'),
    own.replace('/api/', '/./api/'),
    `${own} `,
    `${own}\\@evil.test`,
    'javascript:alert(1)',
    '//evil.test',
    '',
    api.home,
    `${api.home}/`,
    `${api.home}/sandbox/mail`,
  ]
  const accepted: string[] = []
  for (const redirectUri of lookAlikes) {
    const url = new URL(page)
    url.searchParams.set('redirect_uri', redirectUri)
    const shown = await browser().open(url)
    const fields = new URLSearchParams([...url.searchParams, ['person', 'moa'], ['answer', 'yes']])
    const sent = await browser().open(page.origin + page.pathname, { method: 'POST', body: fields })
    if (shown.status !== 400 || sent.status !== 400 || sent.headers.has('location')) accepted.push(redirectUri)
  }
  const visitor = browser()
  const code = (await visitor.consent(await visitor.setOut(), 'moa')).searchParams.get('code') ?? ''
  const exchange = async (fields: Record<string, string>) =>
    (
      await visitor.open(`${api.practice.url}/sandbox/facebook/v23.0/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: own,
          client_id: 'practice-facebook',
          ...fields,
        }),
      })
    ).status
  expect(await exchange({})).toBe(400)
  expect(await exchange({ client_secret: 'guess' })).toBe(400)
  expect(await exchange({ client_id: 'other', client_secret: '' })).toBe(400)
  console.info(`look-alike return addresses: ${accepted.length} of ${lookAlikes.length} taken`)
  expect(accepted).toEqual([])
})

test('QUALITY 18 tickets: used again, expired, forged, of the other provider, in another browser', async () => {
  const who = await recordsOf(api).creator()
  const start = async (visitor: ReturnType<typeof browser>, ticket: URL): Promise<URL> => {
    const location = (await visitor.open(ticket)).headers.get('location') ?? ''
    return new URL(location)
  }
  const isRefused = (end: URL) => end.href === `${api.home}/connect-provider-complete?error=state_invalid`
  const results: Record<string, boolean> = {}

  const visitor = browser()
  const ticket = await visitor.askForTicket(who)
  const cookies = new Map(visitor.cookies)
  expect((await start(visitor, ticket)).pathname).toBe('/sandbox/facebook/v23.0/dialog/oauth')
  cookies.forEach((value, name) => visitor.cookies.set(name, value))
  results.again = isRefused(await start(visitor, ticket))

  const late = browser()
  const old = await late.askForTicket(who)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 121_000)
  results.expired = isRefused(await start(late, old))
  api.clock.now = before

  const other = browser()
  const forInstagram = await other.askForTicket(who)
  results.otherProvider = isRefused(
    await start(other, new URL(forInstagram.href.replace('/auth/facebook', '/auth/instagram'))),
  )

  const sender = browser()
  const sent = await sender.askForTicket(who)
  results.anotherBrowser = isRefused(await start(browser(), sent))
  const own = browser()
  await own.askForTicket(await recordsOf(api).creator())
  results.anotherBrowserWithATicketOfItsOwn = isRefused(await start(own, sent))

  const forger = browser()
  const forged = await forger.askForTicket(who)
  forged.searchParams.set('ticket', 'x'.repeat(43))
  forger.cookies.set('samspel-connection-ticket', 'x'.repeat(43))
  results.forged = isRefused(await start(forger, forged))
  forged.searchParams.append('ticket', 'y')
  results.twice = isRefused(await start(forger, forged))

  console.info(
    `tickets that are not good: ${Object.values(results).filter((isGood) => !isGood).length} of ${Object.keys(results).length} taken`,
  )
  expect(results).toEqual({
    again: true,
    expired: true,
    otherProvider: true,
    anotherBrowser: true,
    anotherBrowserWithATicketOfItsOwn: true,
    forged: true,
    twice: true,
  })
  expect(
    (await api.call(null, 'POST', '/api/instagramers/me/connections', { body: { provider: 'facebook' } })).status,
  ).toBe(401)
  expect(
    (
      await api.call((await recordsOf(api).staff('admin')) as Actor, 'POST', '/api/instagramers/me/connections', {
        body: { provider: 'facebook' },
      })
    ).status,
  ).toBe(403)
})

test('QUALITY 26 whoever sets out over and over is slowed down', async () => {
  const small = await openSocialApi({ signInLimit: 5 })
  try {
    const visitor = openBrowser(small.home)
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1)
      statuses.push((await visitor.open('/api/auth/instagramers/auth/facebook?resource_class=Instagramer')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 302), 429])
  } finally {
    await small.close()
  }
})
