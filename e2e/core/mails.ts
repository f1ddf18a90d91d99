import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** A page, or whatever else can ask this Samspel. */
interface Asking {
  request: APIRequestContext
}

/** The links that mails to an address hold, newest first; a mail is on its way for a moment. */
export async function linksTo(page: Asking, email: string, pattern: RegExp, atLeast = 1): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await readLinks(page, email, pattern)
        return found.length
      },
      { timeout: 30_000, message: `${atLeast} mails to ${email} with ${String(pattern)}` },
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
