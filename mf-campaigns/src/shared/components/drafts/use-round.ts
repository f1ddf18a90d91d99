import type { PostDraft } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { draftMessages as messages } from './messages'

/** Rounds of changes that were agreed, the one that the creator said yes to included; null: as many as wanted. */
export const roundsOf = ({ changeRounds, extraRound }: Pick<PostDraft, 'changeRounds' | 'extraRound'>): number | null =>
  changeRounds === null ? null : changeRounds + Number(extraRound === 'granted')

/** 'Ändring 1 av 2', of what was sent; undefined before the first. */
export function useRound() {
  const t = useText()
  return (draft: Pick<PostDraft, 'changesUsed' | 'changeRounds' | 'extraRound'>): string | undefined => {
    const { changesUsed: n } = draft
    const of = roundsOf(draft)
    if (n === 0) return undefined
    return of === null ? t(messages.roundOpen, { n }) : t(messages.round, { n, of: Math.max(n, of) })
  }
}
