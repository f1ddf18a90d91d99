import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A place in a script, as every browser writes it at the end of a line of a stack. */
const PLACE = /(https?:\/\/[^\s()]+?\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g
/** Below these the page is the shell's and React's; a build's own lines stand above. */
const MOST_MAPS = 8

/** Where the source map of a script is: beside it at a build of somebody's own machine; of a published release the edge gives it to those who may override. */
export const mapAddress = (script: string, { origin } = window.location): string | undefined => {
  const { pathname, origin: from } = new URL(script)
  const [, name, version, file] = /^\/remotes\/([^/]+)\/([^/]+)\/([^/]+\.js)$/.exec(pathname) ?? []
  if (!file) return undefined
  return from === origin ? `/registry/maps/${name}/${version}/${file}` : `${from}${pathname}.map`
}

/** webpack's address of a module as a path of the repository that it was built from. */
const pathOf = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?[0-9a-z]*$/, '')

async function readMap(address: string): Promise<TraceMap | undefined> {
  try {
    const answer = await fetch(address)
    return answer.ok ? new TraceMap((await answer.json()) as never) : undefined
  } catch {
    return undefined
  }
}

/** A stack with the places of remotes' scripts replaced by those of their sources. What no map covers stays as it is. Never rejects. */
export async function mappedStack(stack: string): Promise<string> {
  const scripts = [...new Set([...stack.matchAll(PLACE)].map(([, script]) => script!))]
  const known = scripts.flatMap((script) => {
    const address = mapAddress(script)
    return address ? [{ script, address }] : []
  })
  const maps = new Map(
    await Promise.all(
      known.slice(0, MOST_MAPS).map(async ({ script, address }) => [script, await readMap(address)] as const),
    ),
  )
  return stack.replace(PLACE, (whole, script: string, line: string, column: string) => {
    const map = maps.get(script)
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    return found && found.source !== null
      ? `${pathOf(found.source)}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`
      : whole
  })
}
