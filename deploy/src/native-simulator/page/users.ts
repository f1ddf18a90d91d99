/** Creators of the demo data; same names as in `server/src/seed/content/trekant.ts`. */
export const people: readonly (readonly [email: string, name: string])[] = [
  ['creator@samspel.test', 'Tove Ekström'],
  ['emmasfika@creators.samspel.test', 'Emma Lindahl'],
  ['miladbrygger@creators.samspel.test', 'Milad Hosseini'],
  ['kaffekarin@creators.samspel.test', 'Karin Öberg'],
  ['liviskarpluft@creators.samspel.test', 'Liv Yilmaz'],
]

export const DEMO_PASSWORD = 'samspel-demo'

export type Entry = { token: string } | { problem: 'refused' | 'unreachable' }

async function ask(path: string, instagramer: object): Promise<Entry> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ instagramer }),
    })
    const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
    return answer.ok && token ? { token } : { problem: answer.status >= 500 ? 'unreachable' : 'refused' }
  } catch {
    return { problem: 'unreachable' }
  }
}

/** Signs in through the API with e-mail and password, as the wrapper would. */
export const signIn = (email: string, password: string): Promise<Entry> =>
  ask('/api/auth/instagramers/sign_in', { email, password })

/** Creates a creator whose e-mail address is not confirmed yet. */
export function signUp(): Promise<Entry> {
  const name = `app-${crypto.randomUUID().slice(0, 8)}`
  return ask('/api/auth/instagramers', {
    email: `${name}@simulator.samspel.test`,
    password: DEMO_PASSWORD,
    collaboration_page_attributes: { slug: name },
  })
}

const targets = [
  [/^\/brands\/([^/?#]+)\/?$/, 'brandId'],
  [/^\/marketplace\/([^/?#]+)\/?$/, 'campaignId'],
  [/^\/store-campaigns\/([^/?#]+)\/?$/, 'storeCampaignId'],
  [/^\/stores\/([^/?#]+)\/?$/, 'storeId'],
] as const

/** Path of the page that accepts the session, with the destination as a parameter; `rest` is a destination that has no parameter. */
export function entryFor(token: string, destination: string | undefined): { path: string; rest: string | undefined } {
  const query = new URLSearchParams({ jwt: token })
  for (const [pattern, parameter] of targets) {
    const id = destination && pattern.exec(destination)?.[1]
    if (!id) continue
    query.set(parameter, decodeURIComponent(id))
    return { path: `/native-auth?${query}`, rest: undefined }
  }
  return { path: `/native-auth?${query}`, rest: destination }
}
