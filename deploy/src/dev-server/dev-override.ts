import type { ClientConfig, OverrideState, Registry } from '@samspel/federation/registry'
import { firstPath } from '../commands/look'

/** The link to open, or the reason why there is none. */
export type Into = { link: string; back: string } | { problem: string }

const PATIENCE_MS = 8_000

const page = async (url: string): Promise<Response | undefined> => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), headers: { accept: 'text/html' } })
  } catch {
    return undefined
  }
}

/** The override state of an environment, as embedded in each of its pages. */
export function overridesOf(html: string): OverrideState | undefined {
  const data = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)?.[1]
  if (!data) return undefined
  try {
    return (JSON.parse(data) as ClientConfig).overrides
  } catch {
    return undefined
  }
}

/** Asks a Samspel whether it would accept a remote from `origin`. */
export async function askShell(into: string, name: string, origin: string): Promise<Into> {
  const registry = await page(new URL('/registry.json', into).href)
  if (!registry) return { problem: `${into} does not answer. Is Samspel running there?` }
  const live = registry.ok ? ((await registry.json().catch(() => undefined)) as Registry | undefined) : undefined
  if (!live?.remotes) return { problem: `${into} answers, but it is no Samspel: it has no /registry.json.` }
  const start = new URL(into)
  // The remote's own page, unless another one was named.
  if (start.pathname === '/') start.pathname = firstPath(live.remotes[name]?.routes ?? [])
  const link = new URL(start)
  link.searchParams.append('remote', `${name}@${origin}`)
  const back = new URL(start)
  back.searchParams.append('remote', `${name}@live`)
  const answer = await page(link.href)
  const overrides = answer && overridesOf(await answer.text())
  if (!overrides?.allowed)
    return {
      problem: `The environment '${live.environment}' at ${into} forbids overrides (OVERRIDE_ORIGINS of its edge).`,
    }
  const refused = overrides.refused.find(({ text }) => text.startsWith(`${name}@`))
  if (refused?.reason === 'origin-not-listed')
    return { problem: `${into} takes remotes from ${overrides.origins.join(', ') || 'nowhere'}, not from ${origin}.` }
  if (refused) return { problem: `${into} does not know ${name}: publish it there once (${refused.reason}).` }
  return { link: readableLink(link), back: readableLink(back) }
}

const readableLink = ({ href }: URL): string =>
  href.replaceAll('%40', '@').replaceAll('%3A', ':').replaceAll('%2F', '/')
