import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { paced } from './pace'

/** A page, or anything else with a request context for this Samspel. */
interface Asking {
  request: APIRequestContext
}

/** The links in mails to an address, newest first. Waits, because mails take a moment to arrive. */
export async function linksTo(page: Asking, email: string, pattern: RegExp, atLeast = 1): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await readLinks(page, email, pattern)
        return found.length
      },
      { timeout: paced(30_000), message: `${atLeast} mails to ${email} with ${String(pattern)}` },
    )
    .toBeGreaterThanOrEqual(atLeast)
  return found
}

async function readLinks(page: Asking, email: string, pattern: RegExp): Promise<string[]> {
  const html = await (await page.request.get(`/sandbox/mail?to=${encodeURIComponent(email)}`)).text()
  const mails = html
    .split('<article')
    .slice(1)
    .filter((mail) => mail.includes(email))
  return mails.flatMap((mail) => {
    const link = [...mail.matchAll(/href="([^"]+)"/g)]
      .map(([, href]) => href!.replaceAll('&amp;', '&'))
      .find((href) => pattern.test(href))
    return link ? [link] : []
  })
}
