import { useState } from 'react'
import type { Selection } from '@samspel/desk'
import { useIsMobile } from '@samspel/ui'
import { type DeskAction, type DeskKeys, useDeskKeys } from './use-desk-keys'

type OwnAction = Exclude<DeskAction, 'help' | 'clear' | 'select' | 'selectRange'>

interface ReviewDesk extends Omit<DeskKeys, 'isOff' | 'actions' | 'extend'> {
  /** A question is open or a run in progress. */
  isBusy: boolean
  selection: Selection
  chosenId: string | undefined
  /** Whether the chosen one can be selected. */
  isSelectable: boolean
  /** Arrows with shift select a range. */
  extends?: boolean
  /** What Escape does where nothing is selected. */
  onClose?: (() => void) | undefined
  actions: Partial<Record<OwnAction, (() => void) | undefined | false>>
}

/** What the review screens have in common: a chosen card, a selection beside it, the keys for both, and their help. */
export function useReviewDesk({
  isBusy,
  selection,
  chosenId,
  isSelectable,
  extends: canExtend = false,
  onClose,
  actions,
  ...keys
}: ReviewDesk) {
  const isMobile = useIsMobile()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const toggle = (range: boolean) =>
    chosenId !== undefined && isSelectable ? () => selection.toggle(chosenId, range) : undefined
  useDeskKeys({
    ...keys,
    isOff: isBusy || isHelpOpen || isMobile,
    ...(canExtend && {
      extend: (id: string) => {
        if (chosenId !== undefined && !selection.has(chosenId)) selection.toggle(chosenId)
        selection.toggle(id, true)
      },
    }),
    actions: {
      ...Object.fromEntries(Object.entries(actions).filter(([, act]) => act)),
      help: () => setHelpOpen(true),
      clear: selection.ids.length > 0 ? selection.clear : onClose,
      select: toggle(false),
      selectRange: toggle(true),
    },
  })
  return { isMobile, isHelpOpen, openHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false) }
}
