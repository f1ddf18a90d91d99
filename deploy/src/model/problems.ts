/** A storage problem that an operator has to fix; the message is shown to people. The live registry is unchanged. */
export class StorageProblem extends Error {
  override name = 'StorageProblem'
}

/** The stored registry or a release record cannot be parsed. */
export class Unreadable extends StorageProblem {
  override name = 'Unreadable'
}

/** The registry is unsigned, was signed with another key, or was changed after signing. */
export class Untrusted extends StorageProblem {
  override name = 'Untrusted'
}

/** The registry is older than one seen here before. */
export class RolledBack extends StorageProblem {
  override name = 'RolledBack'
}

/** The registry existed and is gone. */
export class Missing extends StorageProblem {
  override name = 'Missing'
}

/** The storage does not respond or denies access. */
export class Unavailable extends StorageProblem {
  override name = 'Unavailable'
}

/** The storage has no space left. */
export class StorageFull extends StorageProblem {
  override name = 'StorageFull'
}

/** A key is missing, readable by others, or invalid. */
export class KeyProblem extends StorageProblem {
  override name = 'KeyProblem'
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? ''

/**
 * Translates a file system error into a problem that says where it occurred and what to do. Errors without a code are
 * programming errors and returned unchanged.
 */
export function fileProblem(error: unknown, place: string): unknown {
  const code = codeOf(error)
  if (!code || error instanceof StorageProblem) return error
  if (FULL.has(code))
    return new StorageFull(
      `There is no room left in ${place} (${code}). What is live is as before; make room and do it again.`,
      { cause: error },
    )
  return new Unavailable(`The storage ${place} does not answer: ${(error as Error).message}`, { cause: error })
}
