import { useEffect, useRef } from 'react'
import { useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { notify } from '@samspel/ui'
import { messages } from './messages'

type Shown = EntityOf<'mentions'>

const wordsFor = ({ state, decisionKind }: Shown) => {
  if (state === 'pending') return messages.otherReset
  if (decisionKind === 'unanswered') return messages.otherUnanswered
  if (decisionKind === 'as_drafted') return messages.otherAsDrafted
  if (state === 'approved') return messages.otherApproved
  return decisionKind === 'changes_requested' ? messages.otherChanges : messages.otherRejected
}

/** Shows a toast when somebody else decides a mention on screen, whether found after a conflict or received live. */
export function useOthers(mentions: readonly Shown[]): void {
  const t = useText()
  const seen = useRef(new Map<string, { mark: string; wasOwn: boolean }>())
  useEffect(() => {
    for (const mention of mentions) {
      const before = seen.current.get(mention.id)
      const mark = `${mention.state} ${mention.decidedAt ?? ''}`
      // A change during the user's own request is that request's result.
      seen.current.set(mention.id, { mark, wasOwn: mention.loading ?? false })
      if (!before || before.mark === mark || before.wasOwn) continue
      notify({
        kind: 'info',
        message: t(wordsFor(mention), {
          name: mention.decidedByName ?? t(messages.somebody),
          username: mention.creator.username,
        }),
      })
    }
    const shown = new Set(mentions.map(({ id }) => id))
    for (const id of seen.current.keys()) if (!shown.has(id)) seen.current.delete(id)
  }, [mentions, t])
}
