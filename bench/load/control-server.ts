/* eslint-disable import-x/no-relative-packages -- the control is served by the edge's own code */
import { brotliCompressSync, constants } from 'node:zlib'
import { pack } from '../../deploy/src/build/pack'
import { readBuildData } from '../../deploy/src/build/release'
import { buildEdge } from '../../deploy/src/edge/create-edge'
import { paintFrame } from '../../deploy/src/edge/frame'
import { inlineJson } from '../../deploy/src/edge/inline-json'
import { ownerOf } from '../../deploy/src/edge/page'
import { pageRegistry } from '../../deploy/src/edge/page-registry'
import { proxied } from '../../deploy/src/edge/proxy'
import { pagePolicy } from '../../deploy/src/edge/security'
import { openStorage } from '../../deploy/src/storage/open-storage'
import type { Registry, RegistryRemote } from '../../shared/federation/src/registry/index'
import {
  BODY_PLACE,
  CONFIG_ID,
  FRAME_PLACE,
  HEAD_PLACE,
  preloadOf,
  REGISTRY_ID,
} from '../../shared/federation/src/registry/index'

interface Options {
  /** Storage of the product. The control's files are added to it as one more shell release that no pointer refers to. */
  storageDir: string
  /** Build output folder of the control. */
  buildDir: string
  apiUrl: string
}

/** Describes the control as a registry: one set of files, and for each route the chunks that its first view needs. */
async function controlRegistry({ storageDir, buildDir }: Options): Promise<{ registry: Registry; template: string }> {
  const storage = openStorage(storageDir)
  const live = await storage.readRegistry()
  const { chunks, files: names } = await readBuildData(buildDir)
  const probe = await pack(buildDir, 'shell/control')
  const version = `control-${Buffer.from(probe.facts[`/shell/control/${chunks.main![0]}`]!.integrity).toString('hex').slice(-12)}`
  const { files, facts } = await pack(buildDir, `shell/${version}`)
  const address = (file: string) => `/shell/${version}/${file}`
  const main = new Set(chunks.main)
  const shell = {
    ...live.shell!,
    version,
    scripts: chunks.main!.filter((file) => file.endsWith('.js')).map(address),
    styles: chunks.main!.filter((file) => file.endsWith('.css')).map(address),
    fonts: names.filter((file) => file.endsWith('.woff2')).map(address),
    template: address('page.template'),
    files: facts,
  }
  await storage.putRelease(
    { kind: 'shell', name: 'shell', inputs: version, publishedAt: '', publishedBy: 'bench', release: shell },
    files,
  )
  const remotes = Object.entries(live.remotes).map(
    ([name, { previous: _previous, canary: _canary, ...remote }]): [string, RegistryRemote] => {
      const preload = remote.routes.map(({ path, page }): [string, string[]] => [
        path,
        [
          ...new Set(
            [name, `${name}-routes`, ...(page ? [`${name}-${page}`] : [])].flatMap((group) => chunks[group] ?? []),
          ),
        ]
          .filter((file) => !main.has(file))
          .map(address),
      ])
      const entry = address(chunks[name]!.find((file) => file.endsWith('.js'))!)
      return [name, { ...remote, entry, css: [], preload: Object.fromEntries(preload), files: facts }]
    },
  )
  return {
    registry: { ...live, shell, remotes: Object.fromEntries(remotes) },
    template: files.get('page.template')!.toString('utf8'),
  }
}

/** Renders the page of an ordinary build: the route's chunks come before the main script, which then has no need to request them. */
function renderControl(template: string, registry: Registry, path: string): string {
  const { shell } = registry
  const match = ownerOf(registry, path)
  const early = match ? preloadOf(registry.remotes[match.remote]!, match.route) : []
  const seal = (file: string) => ` integrity="${shell!.files[file]!.integrity}"`
  const styles = (list: readonly string[]) =>
    list.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}"${seal(file)}>`)
  const scripts = (list: readonly string[]) =>
    list.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="${file}"${seal(file)}></script>`)
  const fonts = shell!.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
  const head = [...fonts, ...styles(shell!.styles), ...styles(early), ...scripts(early), ...scripts(shell!.scripts)]
  const config = { apiUrl: '/api', publicUrl: '/public', environment: registry.environment }
  const data = [
    `<script type="application/json" id="${CONFIG_ID}">${inlineJson(config)}</script>`,
    `<script type="application/json" id="${REGISTRY_ID}">${inlineJson(pageRegistry(registry))}</script>`,
  ]
  return template
    .replace(HEAD_PLACE, () => head.join('\n'))
    .replace(FRAME_PLACE, () => paintFrame(match))
    .replace(BODY_PLACE, () => data.join('\n'))
}

const isPage = (path: string): boolean =>
  ![...proxied, '/shell', '/remotes', '/registry', '/healthz'].some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  ) && !/\.[a-z0-9]+$/i.test(path)

/** An edge for the control: same files, headers, compression and proxy to the API; only the page differs. */
export async function controlEdge(options: Options): ReturnType<typeof buildEdge> {
  const { registry, template } = await controlRegistry(options)
  const app = await buildEdge({ storageDir: options.storageDir, apiUrl: options.apiUrl })
  const pages = new Map<string, Buffer>()
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!
    if (request.method !== 'GET' || !isPage(path)) return
    const page =
      pages.get(path) ??
      brotliCompressSync(renderControl(template, registry, path), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    pages.set(path, page)
    await reply
      .headers({
        'cache-control': 'no-cache',
        'content-encoding': 'br',
        'content-security-policy': pagePolicy(request, []),
        vary: 'accept-encoding, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
  return app
}
