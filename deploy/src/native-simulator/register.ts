import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { HEAD_PLACE } from '@samspel/federation/registry'
import type { FrameTool, FrameToolContext } from '../edge'
import type { PageFiles } from '../tool-pages/page-files'
import { pageFiles } from '../tool-pages/page-files'
import { SIMULATOR } from './names'

const folder = join(import.meta.dirname, 'page')
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Whether the environment has the simulator: only where testers may also load their own builds, that
 * is, locally and with overrides allowed.
 */
export const hasSimulator = (
  { environment }: Pick<Registry, 'environment'>,
  overrideOrigins: readonly string[] | undefined,
): boolean => environment === 'local' && (overrideOrigins === undefined || overrideOrigins.length > 0)

/** Whether the page is requested by a frame in a page of the same origin. Scripts cannot set these headers. */
const isFramed = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'

/** Inserts the simulated wrapper into the page template, before everything else. */
const withSimulator = (template: string): string =>
  template.replace(HEAD_PLACE, () => `<script defer src="${SIMULATOR}/frame.js"></script>\n${HEAD_PLACE}`)

/** Serves the simulator if the environment has it. Its sources are built on first use. */
function registerSimulator(app: FastifyInstance, { read, overrideOrigins }: FrameToolContext): void {
  let files: Promise<PageFiles> | undefined
  const getFiles = () =>
    (files ??= pageFiles(folder, 'simulator').catch((error: unknown) => {
      files = undefined
      throw error
    }))
  const missing = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })

  app.get(SIMULATOR, async (_request, reply) => {
    const registry = await read()
    return hasSimulator(registry, overrideOrigins) ? reply.redirect(`${SIMULATOR}/`) : missing(reply)
  })
  app.get<{ Params: { '*': string } }>(`${SIMULATOR}/*`, async ({ params }, reply) => {
    const registry = await read()
    if (!hasSimulator(registry, overrideOrigins)) return missing(reply)
    const name = params['*']
    const font = registry.shell?.fonts[0]
    if (name === 'inter.woff2' && font) return reply.header('cache-control', 'no-cache').redirect(font)
    const file = (await getFiles()).get(name)
    if (!file) return missing(reply)
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type(file.type)
      .send(file.contents)
  })
}

export const nativeSimulator: FrameTool = {
  register: registerSimulator,
  frames: (request, registry, overrideOrigins) => isFramed(request) && hasSimulator(registry, overrideOrigins),
  prepare: withSimulator,
}
