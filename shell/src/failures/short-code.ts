import type { RemoteFailure } from '@samspel/federation/host'

// Without I, L, O and U, which are easily misheard or misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A code like `4C7K-91`, the same for everyone who meets the same failure, so that a visitor can quote it and support can find the reports. */
export const shortCode = ({
  remote,
  version,
  phase,
  message,
}: Pick<RemoteFailure, 'remote' | 'version' | 'phase' | 'message'>): string => {
  let rest = fnv1a(`${remote} ${version} ${phase} ${message}`)
  let code = ''
  for (let index = 0; index < length; index += 1) {
    code += letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
