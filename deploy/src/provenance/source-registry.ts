import { Refused } from '../registry/refused'
import type { Environment } from './environments'

const PATIENCE_MS = 60_000
const RECORD_BYTES = 8 * 1024 * 1024

/** The registry service of another environment, asked with a token of it. Every call throws {@link Refused}. */
export interface SourceRegistry {
  /** The version that is live there. */
  liveVersion(name: string): Promise<string>
  /** The record of a release, as that environment has signed it. */
  recordText(name: string, version: string): Promise<string>
  file(name: string, version: string, file: string, mostBytes: number): Promise<Buffer>
}

/** @param title name of the environment, for messages */
export function sourceRegistry(title: string, { registry }: Environment, token: string): SourceRegistry {
  const base = registry.endsWith('/') ? registry : `${registry}/`
  const ask = async (path: string, mostBytes: number): Promise<Buffer> => {
    const answer = await fetch(new URL(`v1${path}`, base), {
      redirect: 'error',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => {
      throw new Refused(
        `the registry service of ${title} does not answer (${((error.cause as Error | undefined) ?? error).message})`,
        'unreachable',
      )
    })
    if (!answer.ok) {
      const said = (await answer.json().catch(() => undefined)) as { message?: string } | undefined
      throw new Refused(
        `${title} says: ${(said?.message ?? `status ${answer.status}`).slice(0, 500)}`,
        answer.status === 404 ? 'never_published' : answer.status < 500 ? 'forbidden' : 'unreachable',
      )
    }
    return whole(answer, mostBytes, `what ${title} sends for ${path} is larger than it says`)
  }
  const release = (name: string, version: string) => `/remotes/${name}/releases/${encodeURIComponent(version)}`
  return {
    async liveVersion(name) {
      const { rows } = JSON.parse((await ask('/status', RECORD_BYTES)).toString('utf8')) as {
        rows: { name: string; live?: string }[]
      }
      const live = rows.find((row) => row.name === name)?.live
      if (live === undefined) throw new Refused(`nothing of ${name} is live in ${title}; name a version`, 'unknown')
      return live
    },
    recordText: async (name, version) => (await ask(`${release(name, version)}/record`, RECORD_BYTES)).toString('utf8'),
    file: (name, version, file, mostBytes) =>
      ask(`${release(name, version)}/stored/${encodeURIComponent(file)}`, mostBytes),
  }
}

/** The body of an answer, up to so many bytes. */
async function whole(answer: Response, mostBytes: number, tooLarge: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Refused(tooLarge, 'too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
