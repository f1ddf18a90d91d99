import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { kept } from '../../../kept'

/** An offer with the creator's own participation. */
export interface PassOffer extends StoreCampaign {
  storeParticipation: StoreParticipation
}

/** A pass as stored on the phone. */
export interface KeptPass {
  offer: PassOffer
  checkedAt: string
}

const nameOf = (id: string) => `pass/${id}`

export const readPass = (id: string): Promise<KeptPass | undefined> => kept.read<KeptPass>(nameOf(id))
export const writePass = (pass: KeptPass): Promise<boolean> => kept.write(nameOf(pass.offer.id), pass)
export const removePass = (id: string): Promise<void> => kept.remove(nameOf(id))

/**
 * Keeps the passes among the offers that a list has just been answered with, and removes those that have ended. One that is kept as it
 * stands stays: the time of its check is then the older one.
 */
export async function keepPasses(offers: readonly StoreCampaign[], now = new Date()): Promise<void> {
  for (const offer of offers) {
    const own = offer.storeParticipation
    if (own?.state !== 'approved' || !own.code) {
      await removePass(offer.id)
      continue
    }
    const before = await readPass(offer.id)
    if (JSON.stringify(before?.offer) === JSON.stringify(offer)) continue
    await writePass({ offer: { ...offer, storeParticipation: own }, checkedAt: now.toISOString() })
  }
}
