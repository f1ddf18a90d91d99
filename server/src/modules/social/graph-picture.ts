import { AppError } from '../../errors'
import type { PictureCopy } from './provider'

const mostBytes = 20 * 1024 * 1024
const pictureHosts = /(?:^|\.)(?:cdninstagram\.com|fbcdn\.net)$/

/** Pictures are fetched only from the network's own servers, whatever address an answer contains. */
const mayFetch = (address: string, graphHosts: readonly string[]): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return (
    url !== undefined &&
    (graphHosts.some((host) => new URL(host).origin === url.origin) ||
      (url.protocol === 'https:' && url.port === '' && pictureHosts.test(url.hostname)))
  )
}

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

/** Copies a picture; null when it no longer exists, or is not at the network's own servers. */
export const copyPicture = async (
  address: string,
  { graphHosts, timeoutMs }: { graphHosts: readonly string[]; timeoutMs: number },
): Promise<PictureCopy | null> => {
  if (!mayFetch(address, graphHosts)) return null
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw Object.assign(new AppError('provider_unavailable'), { cause })
    },
  )
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new AppError('provider_unavailable')
  return { content: await contentOf(response) }
}
