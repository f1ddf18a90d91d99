import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { nextCard, useReviewDesk } from '../../review-desk'
import { fitting, moneyFor } from './money'
import { useApplications } from './use-applications'
import { placesLeftIn, tooMany } from './use-places'
import type { useView } from './use-view'

/** The rows of a view with what is open and selected among them, and what answering those would take. */
export function useApplicationsDesk(view: ReturnType<typeof useView>) {
  const rows = useApplications(view)
  const { overview, decisions, ids, selection, selected, opened, answer } = rows
  const [rejecting, setRejecting] = useState<readonly Participation[] | undefined>()
  const at = opened?.at ?? -1
  const open = opened?.application
  const placesOf = (campaignId: string) => placesLeftIn(overview, decisions.held, campaignId)
  const moneyOf = (all: readonly Participation[]) => moneyFor(overview, decisions.held, all)
  const lacksMoney = (all: readonly Participation[]) => moneyOf(all).some(({ lacking }) => lacking > 0)
  const crowd = tooMany(overview, decisions.held, selected)
  const isBlocked = crowd !== undefined || lacksMoney(selected)
  const approve = (all: readonly Participation[]) => answer(all, { act: 'approve' })
  const desk = useReviewDesk({
    isBusy: rejecting !== undefined,
    selection,
    chosenId: open?.id,
    isSelectable: true,
    extends: true,
    onClose: open && (() => view.open(undefined)),
    cardPrefix: 'application-',
    next: (key) => nextCard([ids], open?.id, key),
    choose: view.open,
    actions: {
      undo: decisions.undoLast,
      ...(open && {
        approve: placesOf(open.campaignId) !== 0 && !lacksMoney([open]) && (() => approve([open])),
        reject: () => setRejecting([open]),
      }),
    },
    shifted: {
      approve: selected.length > 0 && !isBlocked ? () => approve(selected) : undefined,
      reject: selected.length > 0 ? () => setRejecting(selected) : undefined,
    },
  })
  return {
    ...rows,
    ...desk,
    at,
    open,
    placesOf,
    moneyOf,
    crowd,
    fits: isBlocked ? fitting(overview, decisions.held, selected) : selected,
    approve,
    rejecting,
    setRejecting,
    step: (by: number) => view.open(ids[at < 0 ? 0 : at + by] ?? open?.id),
  }
}

export type ApplicationsDesk = ReturnType<typeof useApplicationsDesk>
