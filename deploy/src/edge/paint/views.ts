import type { Registry, RegistryRemote, RouteMatch } from '@samspel/federation/registry'
import { preloadOf } from '@samspel/federation/registry'
import type { CheckedFiles } from '../checked-files'
import { waitingCss } from './dress'
import type { Paintings, PaintSource } from './paint-cache'
import { pruned } from './prune'
import { inlineCss, type PaintedView } from './view'

/** Query parameters that do not affect what a page shows first. */
const HARMLESS = /^(?:lang|remote|utm_\w+|fbclid|gclid)$/

/** Whether the page's content depends on the path alone. */
const isPlain = (url: string): boolean =>
  [...new URLSearchParams(url.split('#', 1)[0]!.split('?').slice(1).join('?')).keys()].every((key) =>
    HARMLESS.test(key),
  )

/** Relative URLs in a stylesheet would resolve differently once it is inlined into the page. */
const isSelfContained = (css: string): boolean => !/url\(\s*['"]?(?!data:|#)/i.test(css) && !/@import/i.test(css)

interface ViewOptions {
  files: CheckedFiles
  paintings: Paintings
}

/** Placeholder in the shell's frame for the page content. */
const CONTENT = /<samspel-content><\/samspel-content>/

/** The part of the remotes that the frame shows: their navigation. */
const navOf = (remotes: Record<string, RegistryRemote>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(remotes).map(([name, { nav }]) => [name, { nav }])))

const place = (address: string): { name: string; version: string; file: string } | undefined => {
  const found = /^\/(?:remotes\/([^/]+)|(shell))\/([^/]+)\/([^/]+)$/.exec(address)
  return found ? { name: found[1] ?? found[2]!, version: found[3]!, file: found[4]! } : undefined
}

/** Provides first views for pages whose release has a painter. */
export function paintedViews({ files, paintings }: ViewOptions) {
  const textOf = async (address: string): Promise<string | undefined> => {
    const at = place(address)
    const found = at && (await files.read(at.name, at.version, at.file, 'identity'))
    return found && typeof found !== 'string' ? found.contents.toString('utf8') : undefined
  }

  const sourceOf = (address: string): PaintSource => ({
    key: address,
    load: async () => {
      const code = await textOf(address)
      if (code === undefined) throw new Error(`${address} is not there`)
      return code
    },
  })

  return {
    /** The view of a page; undefined if the page is served without one, which is the case after any error. */
    async read(
      registry: Registry,
      match: RouteMatch | undefined,
      url: string,
      language: string,
      banner: unknown,
    ): Promise<PaintedView | undefined> {
      const remote = match && registry.remotes[match.remote]
      const { shell } = registry
      const painter = remote?.paint?.[language]
      const framer = shell?.paint?.[language]
      const first = shell?.first
      const seal = first && shell.files[first]?.integrity
      if (
        !remote ||
        !painter ||
        !framer ||
        !first ||
        !seal ||
        !match.route.areas.includes('anonymous') ||
        !isPlain(url)
      )
        return undefined
      const path = url.split(/[?#]/, 1)[0]!
      const given = { remotes: navOf(registry.remotes), banner: JSON.stringify(banner ?? null) }
      const [painting, frame] = await Promise.all([
        paintings.read(sourceOf(painter), { path, route: match.route.path, language }),
        paintings.read(sourceOf(framer), { path, route: '', language, given }),
      ])
      if (!painting || !frame) return undefined
      const late = (remote.late?.[match.route.path] ?? []).flatMap((name) => shell.late?.[name] ?? [])
      const sheets = await Promise.all(
        [...late, ...preloadOf(remote, match.route)].filter((file) => file.endsWith('.css')).map(textOf),
      )
      if (sheets.some((sheet) => sheet === undefined || !isSelfContained(sheet))) return undefined
      const phone = frame.phone.replace(CONTENT, () => painting.phone)
      const desk = frame.desk.replace(CONTENT, () => painting.desk)
      return {
        path,
        phone,
        desk,
        css: inlineCss(pruned(sheets.join(''), phone + desk) + frame.css + painting.css + waitingCss),
        unless: [...frame.unless, ...painting.unless],
        version: `${frame.version} ${painting.version}`,
        first: { src: first, seal: ` integrity="${seal}"` },
        startsScripts: shell.startsScripts === true,
      }
    },
  }
}

export type PaintedViews = ReturnType<typeof paintedViews>
