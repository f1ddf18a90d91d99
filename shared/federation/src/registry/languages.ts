import type { Registry, RegistryRemote, RemoteRelease, ShellRelease } from './types'

type Mapping = Record<string, string>

const mapped =
  (files: Mapping) =>
  (path: string): string =>
    files[path] ?? path

const listed = <T extends Record<string, readonly string[]>>(lists: T, map: (path: string) => string): T =>
  Object.fromEntries(Object.entries(lists).map(([name, paths]) => [name, paths.map(map)])) as unknown as T

function remoteIn<R extends RemoteRelease>({ languages, texts: _texts, ...release }: R, language: string): R {
  const map = mapped(languages?.[language] ?? {})
  return { ...release, entry: map(release.entry), preload: listed(release.preload, map) } as R
}

function shellIn<S extends ShellRelease>({ languages, texts: _texts, ...release }: S, language: string): S {
  const map = mapped(languages?.[language] ?? {})
  return {
    ...release,
    scripts: release.scripts.map(map),
    ...(release.late && { late: listed(release.late, map) }),
  } as unknown as S
}

/** The registry with the files of one language; a release that has none of its own in it keeps those of the default language. */
export function registryIn(registry: Registry, language: string): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]): [string, RegistryRemote] => [
    name,
    { ...remoteIn(remote, language), ...(remote.previous && { previous: remoteIn(remote.previous, language) }) },
  ])
  return {
    ...registry,
    ...(registry.shell && { shell: shellIn(registry.shell, language) }),
    remotes: Object.fromEntries(remotes),
  }
}

/** Files of a release that a visitor of the default language never asks for. */
export const filesOfOtherLanguages = ({
  languages = {},
  texts = {},
}: Pick<RemoteRelease, 'languages' | 'texts'>): Set<string> =>
  new Set([...Object.values(languages).flatMap((files) => Object.values(files)), ...Object.values(texts)])
