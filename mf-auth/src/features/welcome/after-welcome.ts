import { ownPath } from '../../data/own-path'

const publicOffer = /^\/p\/marketplace\/([0-9a-f-]{36})$/
const offer = /^\/marketplace\/([0-9a-f-]{36})/

/** Where a new creator continues. A public offer becomes the creator's own page about it, with a note of where they came from. */
export const afterWelcome = (destination: string | null): { path: string; offerId?: string } => {
  const path = ownPath(destination ?? undefined) ?? '/'
  const [address = '/'] = path.split(/[?#]/)
  const offerId = publicOffer.exec(address)?.[1] ?? offer.exec(address)?.[1]
  return offerId ? { path: `/marketplace/${offerId}?welcome=1`, offerId } : { path }
}
