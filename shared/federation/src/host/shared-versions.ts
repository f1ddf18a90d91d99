/** Versions of the shared libraries, written in by `shellConfig` from the installed packages. */
declare const SAMSPEL_SHARED_VERSIONS: Record<string, string> | undefined

/** Shared library to the version that this shell provides. Empty outside a build. */
export const sharedVersions = (): Record<string, string> =>
  typeof SAMSPEL_SHARED_VERSIONS === 'undefined' ? {} : (SAMSPEL_SHARED_VERSIONS ?? {})
