import type { Parcel, Participation } from '@samspel/api'

/** Whose turn it is with a parcel: `missing` and `asked` are the creator's. */
export type ParcelPhase = 'missing' | 'packing' | 'sent' | 'asked' | 'problem'

export type Parcelled = Participation & { parcel: Parcel }

/** Whether the creator has anything to say of it. */
export const hasParcelAct = ({ abilities }: Pick<Parcel, 'abilities'>, phase: ParcelPhase | undefined): boolean =>
  phase === 'missing' || ((phase === 'sent' || phase === 'asked') && abilities.includes('arrive'))

type Facts = Pick<Participation, 'state' | 'deliveryProblem'> & {
  parcel: Pick<Parcel, 'state' | 'addressMissing' | 'choiceMissing' | 'askFrom' | 'problem'> | null
}

/** Where the parcel of an assignment is; undefined where none is on its way: it has arrived, or there is none. */
export const parcelPhase = ({ state, parcel }: Facts, today: string): ParcelPhase | undefined => {
  if (state !== 'approved' || !parcel || parcel.state === 'arrived') return undefined
  if (parcel.state === 'problem') return 'problem'
  if (parcel.state === 'sent') return parcel.askFrom !== null && parcel.askFrom <= today ? 'asked' : 'sent'
  return parcel.addressMissing || parcel.choiceMissing ? 'missing' : 'packing'
}

/** An assignment whose parcel is on its way, and where that is. */
export const parcelledOf = (
  participation: Participation,
  today: string,
): { participation: Parcelled; phase: ParcelPhase } | undefined => {
  const phase = parcelPhase(participation, today)
  const { parcel } = participation
  return phase && parcel ? { participation: { ...participation, parcel }, phase } : undefined
}
