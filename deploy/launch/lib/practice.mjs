import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isLoopback } from '../../src/loopback.mjs'
import { ensureBundle } from './bundle.mjs'
import { startNode } from './family.mjs'
import { freePort } from './ports.mjs'
import { step } from './progress.mjs'

const isHere = (address) => isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''))

/**
 * Whether services that are not set are played: only where Samspel is reached from this machine alone, and its mails go nowhere else.
 * @param {{ env: Record<string, string | undefined>, host: string, publicUrl: string }} surroundings
 */
export const wantsPractice = ({ env, host, publicUrl }) =>
  isLoopback(host) && isHere(publicUrl) && (!env.SMTP_URL || isHere(env.SMTP_URL))

/**
 * Starts the practice world as a member of the family. Its folder is `practice` in the data folder.
 * @param {{
 *   family: ReturnType<typeof import('./family.mjs').makeFamily>, dataDir: string, publicUrl: string,
 *   env: Record<string, string | undefined>, waitUntilReady: (member: any, url: string) => Promise<void>
 * }} options `env`: what is set by hand; a service that is set there is not played
 * @returns {Promise<{ url: string, settings: Record<string, string>, gateway: Record<string, string> | undefined }>} its address, and the
 * settings that lead the API and, unless pushes to phones are set, the gateway of pushes to it
 */
export async function startPractice({ family, dataDir, publicUrl, env, waitUntilReady }) {
  const folder = await ensureBundle('practice')
  return step('Starting the practice world', async () => {
    const port = await freePort()
    const member = family.add(
      startNode({
        name: 'The practice world',
        script: path.join(folder, 'main.js'),
        dataDir,
        env: { PORT: String(port), PUBLIC_URL: publicUrl, PRACTICE_DIR: path.join(dataDir, 'practice') },
      }),
    )
    const url = `http://127.0.0.1:${port}`
    await waitUntilReady(member, `${url}/sandbox/api/services`)
    /** @type {Record<string, { unless: string, of?: 'push-gateway', settings: Record<string, string> }>} */
    const services = /** @type {any} */ (await (await fetch(`${url}/sandbox/api/settings`)).json())
    const played = Object.values(services).filter(({ unless }) => !env[unless] && !env[`${unless}_FILE`])
    const settings = Object.assign({}, ...played.filter(({ of }) => !of).map((service) => service.settings))
    const keys = played.find(({ of }) => of === 'push-gateway')?.settings
    if (!keys) return { url, settings, gateway: undefined }
    /** @type {Record<string, string>} */
    const gateway = { ...keys, HOST: '127.0.0.1', PORT: String(await freePort()) }
    const reached = {
      NATIVE_PUSH_URL: `http://127.0.0.1:${gateway.PORT}/`,
      NATIVE_PUSH_SECRET: gateway.PUSH_GATEWAY_SECRET,
    }
    return { url, settings: { ...settings, ...reached }, gateway }
  })
}

/**
 * Starts the gateway of pushes, as the app's publisher runs it, as a member of the family.
 * @param {{
 *   family: ReturnType<typeof import('./family.mjs').makeFamily>, edgeDir: string, dataDir: string, env: Record<string, string>,
 *   waitUntilReady: (member: any, url: string) => Promise<void>
 * }} options
 */
export function startPushGateway({ family, edgeDir, dataDir, env, waitUntilReady }) {
  const script = path.join(edgeDir, 'push-gateway.js')
  const member = family.add(startNode({ name: 'The gateway of pushes', script, dataDir, env }))
  return waitUntilReady(member, `http://127.0.0.1:${env.PORT}/healthz`)
}

/**
 * Makes happen in the practice world what the demo data say has happened outside of Samspel, once: what the seed has left in
 * `demo-outside.json` of the data folder.
 * @param {{ url: string, dataDir: string }} options
 */
export async function tellOfDemo({ url, dataDir }) {
  const file = path.join(dataDir, 'demo-outside.json')
  if (!existsSync(file)) return
  /** @type {{ service: string, act: string, body: object }[]} */
  const acts = JSON.parse(readFileSync(file, 'utf8'))
  for (const { service, act, body } of acts)
    await fetch(`${url}/sandbox/api/${service}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  rmSync(file)
}
