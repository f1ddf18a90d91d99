import { useCallback, useRef, useState } from 'react'
import type { Campaign, ParcelCounts, ParcelRow } from '@samspel/api'
import { type Refusal, useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { parcelsPerCall, sendParcels, takeBackParcel } from './data'
import { messages as m } from './messages'
import { rowMessages } from './row-messages'
import type { Parcels } from './use-parcels'

const inBatches = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / parcelsPerCall) }, (_, at) =>
    ids.slice(at * parcelsPerCall, (at + 1) * parcelsPerCall),
  )

/**
 * Marks parcels as sent six seconds after the press, so that it can be undone before creators are told; until then they show as sent.
 * Leaving the board sends at once.
 */
export function useSending(campaign: Campaign, { put, refresh }: Pick<Parcels, 'put' | 'refresh'>) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { offer } = useUndo()
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const isGone = useRef(false)
  const release = useCallback((ids: readonly string[]) => {
    if (!isGone.current) setHeld((all) => new Set([...all].filter((id) => !ids.includes(id))))
  }, [])

  const send = useCallback(
    async (parcels: readonly ParcelRow[]): Promise<Refusal[]> => {
      const nameOf = new Map(parcels.map(({ id, creator }) => [id, creator.name]))
      const reasons = {
        address_missing: (name: string) => t(rowMessages.cannotAddress, { name }),
        choice_missing: (name: string) => t(rowMessages.cannotChoice, { name }),
        already_decided: () => t(m.goneMeanwhile),
        not_found: () => t(m.goneMeanwhile),
      }
      const refusals: Refusal[] = []
      for (const parcelIds of inBatches(parcels.map(({ id }) => id))) {
        const outcome = await dispatch(sendParcels({ params: { id: campaign.id }, body: { parcelIds } }))
        if (outcome.ok && outcome.data) {
          put(outcome.data.parcels, outcome.data.counts)
          for (const { parcelId, reason } of outcome.data.refused) {
            const name = nameOf.get(parcelId) ?? ''
            refusals.push({ message: t(m.notSent, { n: 1, name, why: reasons[reason](name) }) })
          }
          if (outcome.data.refused.length > 0) refresh()
        } else
          refusals.push({
            message: t(m.notSent, {
              n: parcelIds.length,
              name: nameOf.get(parcelIds[0]!) ?? '',
              why: t(outcome.parsedError!.message),
            }),
          })
        release(parcelIds)
      }
      return refusals
    },
    [campaign.id, dispatch, put, refresh, release, t],
  )

  return {
    held,
    mark: (parcels: readonly ParcelRow[]) => {
      const ids = parcels.map(({ id }) => id)
      setHeld((all) => new Set([...all, ...ids]))
      offer({
        message: t(m.marked, { n: ids.length, name: parcels[0]!.creator.name }),
        about: ids,
        undo: () => {
          release(ids)
          notify({ kind: 'info', message: t(m.undone, { n: ids.length }) })
        },
        send: (isLeaving) => {
          isGone.current = isLeaving
          return send(parcels)
        },
      })
    },
    takeBack: async (parcel: ParcelRow) => {
      const { ok, data, parsedError } = await dispatch(takeBackParcel({ params: { id: parcel.id } }))
      if (!ok || !data) return void notify({ kind: 'bad', message: t(parsedError!.message) })
      put([data.parcel], data.counts)
      notify({ kind: 'ok', message: t(m.takenBack, { name: parcel.creator.name }) })
    },
  }
}

/** A parcel as it shows while its sending is held. */
export const shownAs = (parcel: ParcelRow, held: ReadonlySet<string>): ParcelRow =>
  held.has(parcel.id) ? { ...parcel, state: 'sent', sentAt: new Date().toISOString(), abilities: [] } : parcel

/** What tiles say while sendings are held. */
export const countedAs = (counts: ParcelCounts, held: number): ParcelCounts => ({
  ...counts,
  toPack: counts.toPack - held,
  packable: counts.packable - held,
  waiting: counts.waiting - held,
  sent: counts.sent + held,
})
