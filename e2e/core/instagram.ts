import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

const tokenHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/**
 * Connects a creator to an Instagram account of the practice world, through its consent page as a browser would, as somebody new each time.
 * Returns the person's key, for `publish`.
 */
export async function connectInstagram(request: APIRequestContext, token: string): Promise<string> {
  const headers = tokenHeaders(token)
  const begun = await request.post('/api/instagramers/me/connections', { headers, data: { provider: 'facebook' } })
  const { url } = (await begun.json()) as { url: string }
  const dialog = await request.get(url)
  const html = await dialog.text()
  const fields = [...html.matchAll(/<input type="(?:hidden|checkbox)" name="([^"]+)" value="([^"]*)"/g)]
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
  await request.post(new URL(unescaped(action), dialog.url()).href, {
    form: {
      ...Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)])),
      person: 'new',
      answer: 'yes',
    },
  })
  const pages = (await (await request.get('/api/instagramers/me/facebook_accounts', { headers })).json()) as {
    data: { id: string; obstacles: string[] }[]
  }
  const { id } = pages.data.find(({ obstacles }) => obstacles.length === 0)!
  const connected = await request.put('/api/instagramers/me/connected_account', {
    headers,
    data: { facebook_account_id: id },
  })
  expect(connected.ok(), await connected.text()).toBe(true)
  return `new-${id.split('-').at(-1)!}`
}

/** Publishes a post of somebody of the practice world on Instagram. */
export async function publish(request: APIRequestContext, person: string, caption: string): Promise<void> {
  const answer = await request.post('/sandbox/api/facebook/publish', { data: { person, caption, kind: 'feed' } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
