/** A part of the platform, at the version whose file an error came from. */
export interface Part {
  part: string
  version: string
}

const file = /\/(?:remotes\/([\w-]+)|(shell))\/([0-9A-Za-z][\w.+-]*)\//

const partIn = (line: string): Part | undefined => {
  const [, remote, shell, version] = file.exec(line) ?? []
  const part = remote ?? shell
  return part && version ? { part, version } : undefined
}

/**
 * Whose error it is, by the first file of a release in its stack: `/remotes/<name>/<version>/…` or `/shell/<version>/…`. A library that the shell
 * hands out stands on top when a remote gives it something wrong: the first remote further down is then the one to blame.
 */
export const whoseError = (stack: string | undefined): Part | undefined => {
  const parts = (stack ?? '').split('\n').flatMap((line) => partIn(line) ?? [])
  return parts.find(({ part }) => part !== 'shell') ?? parts[0]
}
