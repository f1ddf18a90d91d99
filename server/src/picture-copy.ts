import { AppError } from './errors'

const mostBytes = 20 * 1024 * 1024

const contentOf = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length
    if (bytes > mostBytes) throw new AppError('provider_unavailable')
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts)
}

interface PictureSource {
  /** Hosts that pictures come from by https. */
  hosts: RegExp
  /** Where the network itself is asked: pictures may come from there too. */
  askedAt: readonly string[]
  timeoutMs: number
}

/** Pictures are fetched only from a network's own servers, whatever address an answer contains. */
const mayFetch = (address: string, { hosts, askedAt }: PictureSource): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return (
    url !== undefined &&
    (askedAt.some((host) => new URL(host).origin === url.origin) ||
      (url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname)))
  )
}

/** Copies a picture; null when it no longer exists, or is not at the network's own servers. */
export const pictureAt = async (address: string, source: PictureSource): Promise<Buffer | null> => {
  if (!mayFetch(address, source)) return null
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(source.timeoutMs) }).catch(
    (cause: unknown) => {
      throw Object.assign(new AppError('provider_unavailable'), { cause })
    },
  )
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new AppError('provider_unavailable')
  return contentOf(response)
}
