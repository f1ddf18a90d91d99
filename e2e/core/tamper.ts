import type { Page } from '@playwright/test'

/** Flips one bit inside the first string of the code, so that it still parses and can only be refused for its hash. */
export function flipByte(body: Buffer): Buffer {
  const flipped = Buffer.from(body)
  const text = body.toString('latin1')
  const at = Math.max(text.search(/(?<=["'`])[a-z]{3}/), text.search(/(?<=[{;:])[a-z]{3}/), 0)
  flipped[at] = flipped[at]! ^ 0b10
  return flipped
}

/** Serves this file with one bit flipped from now on, under the same URL. Returns a function that counts how often. */
export async function tamper(page: Page, file: string): Promise<() => number> {
  let times = 0
  await page.route(
    ({ pathname }) => pathname === file,
    async (route) => {
      times += 1
      const flipped = async () => {
        const answer = await route.fetch()
        // An attacker who alters a file would drop the edge's own hash header.
        const {
          'content-encoding': _encoding,
          'content-length': _length,
          'samspel-integrity': _digest,
          ...headers
        } = answer.headers()
        await route.fulfill({ status: answer.status(), headers, body: flipByte(await answer.body()) })
      }
      // The route fails if the page is closed while an answer is pending.
      await flipped().catch(() => undefined)
    },
  )
  return () => times
}

/** Paths of files that the browser refuses for their hash from now on. */
export function watchRefusals(page: Page): Set<string> {
  const refused = new Set<string>()
  page.on('console', (message) => {
    const [, address] = /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? []
    if (address) refused.add(new URL(address).pathname)
  })
  return refused
}
