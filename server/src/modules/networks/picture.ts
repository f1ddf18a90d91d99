import type { AppContext } from '../../http/call'
import { pictureAt } from '../../picture-copy'
import { keepCopy } from '../uploads'
import type { NetworkAdapter, NetworkPost } from './adapter'

const timeoutMs = 8_000

/** Keeps a copy of a post's picture, since browsers fetch nothing from networks; null where it could not be had. Figures are kept without it. */
export const keepNetworkPicture = async (
  { db, config, log, now }: Pick<AppContext, 'db' | 'config' | 'log' | 'now'>,
  { pictures, network }: NetworkAdapter,
  { instagramer_id: instagramerId }: { instagramer_id: string },
  { pictureUrl }: NetworkPost,
): Promise<string | null> => {
  if (pictureUrl === null) return null
  try {
    const content = await pictureAt(pictureUrl, { ...pictures, timeoutMs })
    return content && (await keepCopy({ db, config, now: now() }, { instagramerId, content }))
  } catch (error) {
    log.warn({ err: error, network }, 'the picture of a post could not be kept')
    return null
  }
}
