import { useEffect } from 'react'
import { useIsLeaving } from '@samspel/federation/go-on'
import { useQueryParams } from '@samspel/navigation'
import { apiAction, type MentionRecord, useEntity, useQuery } from '@samspel/store'

const getMention = apiAction('getMention')

/**
 * The post named in the address, as by a notice. If it is in the list, it is selected there; otherwise (decided, or further down) it is
 * shown on its own until another is selected.
 */
export function useAskedMention(ids: readonly string[]): {
  asked: MentionRecord | undefined
  /** Set when it is in the list, to be selected there. */
  found: string | undefined
  forget: () => void
} {
  const [{ mentionId }, setQuery] = useQueryParams()
  useQuery(mentionId ? getMention({ params: { id: mentionId } }) : undefined)
  const asked = useEntity('mentions', mentionId)
  const found = mentionId !== undefined && ids.includes(mentionId) ? mentionId : undefined
  return {
    asked: mentionId !== undefined && !found ? asked : undefined,
    found,
    forget: () => {
      if (mentionId !== undefined) setQuery({ mentionId: '' })
    },
  }
}

/** Selects the post named in the address, once. */
export function useChooseFound(found: string | undefined, choose: (id: string) => void): void {
  const isLeaving = useIsLeaving()
  useEffect(() => {
    // Selecting a post changes the address, which would cancel navigation elsewhere.
    if (found !== undefined && !isLeaving()) choose(found)
    // Runs only when `found` changes: `choose` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found, isLeaving])
}
