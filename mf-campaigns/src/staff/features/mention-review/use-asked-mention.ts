import { useEffect } from 'react'
import { useIsLeaving } from '@samspel/federation/go-on'
import { useQueryParams } from '@samspel/navigation'
import { apiAction, type MentionRecord, useEntity, useQuery } from '@samspel/store'

const getMention = apiAction('getMention')

/**
 * The post that the address names, as a notice does. One of the list is chosen there; any other, decided or further down, is shown by itself
 * until another is chosen.
 */
export function useAskedMention(ids: readonly string[]): {
  asked: MentionRecord | undefined
  /** It is in the list: this is to be chosen there. */
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

/** Chooses what the address names, once. */
export function useChooseFound(found: string | undefined, choose: (id: string) => void): void {
  const isLeaving = useIsLeaving()
  useEffect(() => {
    // Choosing changes the address.
    if (found !== undefined && !isLeaving()) choose(found)
    // Only what is found is a reason: `choose` is another one with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found, isLeaving])
}
