import { pictureAt } from '../../picture-copy'
import type { PictureCopy } from './provider'

const hosts = /(?:^|\.)(?:cdninstagram\.com|fbcdn\.net)$/

/** Copies a picture of a post; null when it no longer exists, or is not at the network's own servers. */
export const copyPicture = async (
  address: string,
  { graphHosts, timeoutMs }: { graphHosts: readonly string[]; timeoutMs: number },
): Promise<PictureCopy | null> => {
  const content = await pictureAt(address, { hosts, askedAt: graphHosts, timeoutMs })
  return content && { content }
}
