import { readFile } from 'node:fs/promises'
import { Refused } from '@samspel/deploy/team'

type Env = Readonly<Record<string, string | undefined>>

const PATIENCE_MS = 15_000

async function fromGitHub(address: string, token: string, audience: string): Promise<string> {
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Refused('ACTIONS_ID_TOKEN_REQUEST_URL is no https address', 'usage')
  url.searchParams.set('audience', audience)
  const answer = await fetch(url, {
    redirect: 'error',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    throw new Refused(
      `GitHub gives no identity token (${((error.cause as Error | undefined) ?? error).message})`,
      'unreachable',
    )
  })
  const said = answer.ok ? ((await answer.json()) as { value?: string }).value : undefined
  if (!said) throw new Refused(`GitHub gives no identity token (status ${answer.status})`, 'unreachable')
  return said
}

/**
 * The token by which CI proves what it builds: of a file, of GitLab (SAMSPEL_IDENTITY_TOKEN, by `id_tokens`), or asked of GitHub Actions (permission
 * `id-token: write`). Undefined where there is none.
 * @param registry address of the registry service, for which the token must be; one for anybody else is never asked for
 * @param wanted the audience that the service takes; null when it takes no tokens
 */
export async function identityToken(
  file: string | undefined,
  registry: string,
  wanted: string | null,
  env: Env = process.env,
): Promise<string | undefined> {
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (!text?.trim()) throw new Refused(`${file} holds no identity token that can be read`, 'usage')
    return text.trim()
  }
  if (wanted === null) return undefined
  if (env.SAMSPEL_IDENTITY_TOKEN?.trim()) return env.SAMSPEL_IDENTITY_TOKEN.trim()
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env
  if (!address || !token) return undefined
  const own = env.SAMSPEL_IDENTITY_AUDIENCE ?? new URL(registry).origin
  if (wanted !== own)
    throw new Refused(
      `the registry service wants a token for ${wanted}; its address here is ${own}. If that is right: SAMSPEL_IDENTITY_AUDIENCE=${wanted}`,
      'usage',
    )
  return fromGitHub(address, token, own)
}
