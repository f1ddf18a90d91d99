import { ownPath } from '../../data/own-path'

const publicOffer = /^\/p\/marketplace\/([0-9a-f-]{36})$/
const offer = /^\/marketplace\/([0-9a-f-]{36})/

/**
 * Where a new creator goes on. An offer that was read as a visitor is the creator's own page of it from now on, which is told where they come
 * from.
 */
export const afterWelcome = (destination: string | null): { path: string; offerId?: string } => {
  const path = ownPath(destination ?? undefined) ?? '/'
  const [address = '/'] = path.split(/[?#]/)
  const offerId = publicOffer.exec(address)?.[1] ?? offer.exec(address)?.[1]
  return offerId ? { path: `/marketplace/${offerId}?welcome=1`, offerId } : { path }
}
