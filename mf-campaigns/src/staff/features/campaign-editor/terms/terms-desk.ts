import { createContext, useContext } from 'react'
import type { DealField } from '@samspel/api/deal'

export const termsGroups = [
  'pieces',
  'draft',
  'changeRounds',
  'rights',
  'exclusivity',
  'fee',
  'label',
  'answerDays',
  'cancelShare',
] as const
export type TermsGroup = (typeof termsGroups)[number]

/** What the groups of the terms' fields share. */
export interface TermsDesk {
  /** The group whose sheet is open on a phone. */
  open: TermsGroup | undefined
  setOpen: (group: TermsGroup | undefined) => void
  /** Groups with a field that needs correction. */
  wrong: readonly TermsGroup[]
  /** What a group says now, in short. */
  words: Partial<Record<TermsGroup, string>>
  /** Groups that ask for much of a creator who gets little. */
  much: readonly TermsGroup[]
  /** Somebody has applied. */
  isLocked: boolean
}

export const TermsDeskContext = createContext<TermsDesk>({
  open: undefined,
  setOpen: () => {},
  wrong: [],
  words: {},
  much: [],
  isLocked: false,
})
export const useTermsDesk = (): TermsDesk => useContext(TermsDeskContext)

/** Where what a sentence comes from is changed: in a group of the terms, or in a field of another section. */
export const placeOfField: Record<DealField, { group: TermsGroup; name?: string }> = {
  pieces: { group: 'pieces' },
  dueAt: { group: 'pieces', name: 'dueAt' },
  accounts: { group: 'label', name: 'mentions' },
  draftDays: { group: 'draft' },
  changeRounds: { group: 'changeRounds' },
  rightsChannels: { group: 'rights' },
  rightsMonths: { group: 'rights' },
  exclusiveCategory: { group: 'exclusivity' },
  exclusiveDays: { group: 'exclusivity' },
  fee: { group: 'fee' },
  products: { group: 'fee', name: 'products' },
  answerDays: { group: 'answerDays' },
  cancelShare: { group: 'cancelShare' },
}

/** Leads to a group's first field that can be changed. */
export const focusGroup = (group: TermsGroup): void =>
  document
    .querySelector<HTMLElement>(
      `[data-group="${group}"] :is(input, select, button):enabled, [data-group="${group}"] [tabindex]`,
    )
    ?.focus()
