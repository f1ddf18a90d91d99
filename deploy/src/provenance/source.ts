import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BuildSource } from '../model/records'

const run = promisify(execFile)

const git = async (dir: string, ...args: string[]): Promise<string | undefined> => {
  try {
    return (await run('git', ['-C', dir, ...args], { timeout: 10_000 })).stdout.trim()
  } catch {
    return undefined
  }
}

/** The address of a repository without a name or password in it. */
export function repositoryText(address: string | undefined): string | undefined {
  if (!address) return undefined
  const plain = address.replace(/^(\w+:\/\/)[^/@]*@/, '$1').replace(/\.git$/, '')
  return plain.slice(0, 300)
}

type Env = Readonly<Record<string, string | undefined>>

/** What CI says of the commit and repository that it runs for. */
function fromCi(env: Env): BuildSource | undefined {
  if (env.GITHUB_ACTIONS === 'true')
    return {
      ...(env.GITHUB_SHA && { commit: env.GITHUB_SHA }),
      ...(env.GITHUB_REPOSITORY && {
        repository: `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}`,
      }),
      builder: 'GitHub Actions',
    }
  if (env.GITLAB_CI === 'true')
    return {
      ...(env.CI_COMMIT_SHA && { commit: env.CI_COMMIT_SHA }),
      ...(env.CI_PROJECT_URL && { repository: env.CI_PROJECT_URL }),
      builder: 'GitLab CI',
    }
  return undefined
}

/** What can be said here of where the build of a folder comes from: commit, repository, whether files differ from the commit, and who builds. */
export async function sourceOf(dir: string, env: Env = process.env): Promise<BuildSource> {
  const [commit, address, changed] = await Promise.all([
    git(dir, 'rev-parse', 'HEAD'),
    git(dir, 'remote', 'get-url', 'origin'),
    git(dir, 'status', '--porcelain', '--', '.'),
  ])
  const repository = repositoryText(address)
  return {
    ...(commit !== undefined && { commit, dirty: changed !== '' }),
    ...(repository !== undefined && { repository }),
    builder: 'a machine of its own',
    ...fromCi(env),
  }
}
