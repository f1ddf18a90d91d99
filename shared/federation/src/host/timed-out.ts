/** Read by the code that `webpack/fresh-chunks.ts` puts into every build: folder of a release to how often it has kept the page waiting. */
const table = (): Record<string, number> =>
  ((globalThis as { samspelAgain?: Record<string, number> }).samspelAgain ??= {})

/** From now on chunks of the release that are not there yet are asked for under a fresh address: the browser would join them to the requests that hang. */
export function noteTimedOut({ entry }: { entry: string }): void {
  const { href } = new URL(entry, document.baseURI)
  const folder = href.slice(0, href.lastIndexOf('/') + 1)
  table()[folder] = (table()[folder] ?? 0) + 1
}
