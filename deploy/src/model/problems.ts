/** Something about the storage that a person has to mend. The text is for people; the live registry is as it was before. */
export class StorageProblem extends Error {
  override name = 'StorageProblem'
}

/** The stored registry, or a release's record, does not parse. */
export class Unreadable extends StorageProblem {
  override name = 'Unreadable'
}

/** The registry is not signed, was signed with another key, or was changed after it was signed. */
export class Untrusted extends StorageProblem {
  override name = 'Untrusted'
}

/** The registry is older than one that was seen here before. */
export class RolledBack extends StorageProblem {
  override name = 'RolledBack'
}

/** There was a registry, and it is gone. */
export class Missing extends StorageProblem {
  override name = 'Missing'
}

/** The storage does not answer, or does not let us in. */
export class Unavailable extends StorageProblem {
  override name = 'Unavailable'
}

/** There is no room left. */
export class StorageFull extends StorageProblem {
  override name = 'StorageFull'
}

/** A key is missing, open to others, or none. */
export class KeyProblem extends StorageProblem {
  override name = 'KeyProblem'
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? ''

/** Turns what the file system says into a problem that says where, and what to do. Anything without a code is a fault of ours and stays as it is. */
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
