import { useState } from 'react'
import type { Application } from '@samspel/api'
import { nextCard, useReviewDesk } from '../../review-desk'
import { crowdAmong, fitting, moneyFor } from './obstacles'
import { useApplications } from './use-applications'
import type { useView } from './use-view'

/** Moves the focus to the deed that makes an application answerable: in its row, or in its profile. */
const focusDeed = (id: string): void =>
  document
    .querySelector<HTMLElement>(`:is([data-application="${id}"] footer, #application-${id}) :is(a, [data-solves])`)
    ?.focus()

/** The rows of a view with what is open and selected among them, and what answering those would take. */
export function useApplicationsDesk(view: ReturnType<typeof useView>) {
  const rows = useApplications(view)
  const { overview, decisions, ids, selection, selected, opened, answer, obstacles } = rows
  const [rejecting, setRejecting] = useState<readonly Application[] | undefined>()
  const at = opened?.at ?? -1
  const open = opened?.application
  const moneyOf = (all: readonly Application[]) => moneyFor(overview, decisions.held, all)
  const crowd = crowdAmong(decisions.held, selected)
  const isBlocked = crowd !== undefined || moneyOf(selected).some(({ lacking }) => lacking > 0)
  const approve = (all: readonly Application[]) => answer(all, { act: 'approve' })
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
        approve: () => (obstacles.get(open.id) ? focusDeed(open.id) : approve([open])),
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
