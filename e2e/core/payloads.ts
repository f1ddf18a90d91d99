import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Desk } from './collaboration'

/** Closes any context that it may be inserted into, and runs by every means available to markup. Short enough for a name. */
export const payload = '</title></script>"\'><img src=x onerror=window.stolen=1><svg/onload=window.stolen=1>'
const runs = 'javascript:window.stolen=1'

/** API client of an account, by its token. */
export const deskWith = (request: APIRequestContext, token: string): Desk => {
  const call = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
  }
  return { get: (path) => call('GET', path), send: call }
}

// Fields that the interface compares, counts or sends in requests; everything else in an answer is free text.
const KEPT =
  /(?:^id|_id|_ids|_at|_on|slug|state|status|type|kind|kinds|method|code|country|locale|abilities|acts|cursor|url|link|permalink|image|version|theme|background|accent|_order|actors)$/
// URLs typed by users.
const TYPED_ADDRESS = /^(?:website|permalink|url)$/

const soil = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => soil(item, key))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, soil(inner, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (TYPED_ADDRESS.test(key)) return runs
  return KEPT.test(key) || /^\d{4}-\d\d-\d\d/.test(value) ? value : `${payload}${value}`
}

/** Replaces every text in public answers by a payload, including texts that users cannot write today. */
export async function soilAnswers(page: Page): Promise<void> {
  await page.route(/\/public\//, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const isJson = answer.ok() && answer.headers()['content-type']?.includes('json')
    return route.fulfill({ response: answer, ...(isJson && { json: soil(await answer.json(), '') }) })
  })
}

/** Whether any payload ran. */
export const ranCode = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { stolen?: unknown }).stolen !== undefined)

/** Links whose protocol is not http(s), mailto or tel, and elements that originate from a payload. */
export const badAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('a[href]')]
      .map((link) => (link as HTMLAnchorElement).protocol)
      .filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
    ...[...document.querySelectorAll('main img[src="x"], main script, main iframe, main [onerror], main [onload]')].map(
      ({ outerHTML }) => outerHTML,
    ),
  ])

/** Values for a path parameter that match no record. */
export const hostileIds = [
  '..%2f',
  '..%2f..%2fadmin',
  '%2e%2e',
  '<script>window.stolen=1</script>',
  '%3Cimg%20src%3Dx%20onerror%3Dwindow.stolen%3D1%3E',
  '%00',
  'a%00b',
  'a'.repeat(3_000),
  '🦄',
  '%F0%9F%A6%84',
  "'%20OR%201=1--",
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '-1',
  '0198a000-0000-7000-8000-000000000000',
  'javascript:window.stolen=1',
  '%5c%5cevil.example',
  '%0d%0aSet-Cookie:%20x=1',
  '${window.stolen=1}',
] as const

/** Malformed percent-encoding. */
export const malformedIds = ['%E0%A4%A', '%ff%fe', '%zz'] as const
