import type { Page } from '@playwright/test'

/** Flips one bit of one byte, where the code stays code: inside its first text. What is refused then is refused for its hash alone. */
export function flipByte(body: Buffer): Buffer {
  const flipped = Buffer.from(body)
  const text = body.toString('latin1')
  const at = Math.max(text.search(/(?<=["'`])[a-z]{3}/), text.search(/(?<=[{;:])[a-z]{3}/), 0)
  flipped[at] = flipped[at]! ^ 0b10
  return flipped
}

/** From now on this file arrives with one byte flipped, under the same address. Returns how often it did. */
export async function tamper(page: Page, file: string): Promise<() => number> {
  let times = 0
  await page.route(
    ({ pathname }) => pathname === file,
    async (route) => {
      times += 1
      const flipped = async () => {
        const answer = await route.fetch()
        // Who alters a file would not leave what the edge says of it.
        const {
          'content-encoding': _encoding,
          'content-length': _length,
          'samspel-integrity': _digest,
          ...headers
        } = answer.headers()
        await route.fulfill({ status: answer.status(), headers, body: flipByte(await answer.body()) })
      }
      // A page that is closed while an answer is on its way takes its requests with it.
      await flipped().catch(() => undefined)
    },
  )
  return () => times
}

/** Addresses of the files that the browser has refused for their hash, from now on. */
export function watchRefusals(page: Page): Set<string> {
  const refused = new Set<string>()
  page.on('console', (message) => {
    const [, address] = /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? []
    if (address) refused.add(new URL(address).pathname)
  })
  return refused
}
