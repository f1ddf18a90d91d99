import { useState } from 'react'
import type { BlockedCreator } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { blockAnswers, unblockCreator } from './calls'
import { blockMessages as m } from './messages'

/** Ends a block; `busy` is the creator whose block is being ended. */
export function useLetIn(): { busy: string | undefined; letIn: (block: BlockedCreator) => Promise<void> } {
  const t = useText()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState<string>()
  const letIn = async ({ brandId, creator: { id, name } }: BlockedCreator) => {
    setBusy(id)
    const { ok } = await dispatch(unblockCreator({ params: { id: brandId, creatorId: id } }))
    setBusy(undefined)
    notify(ok ? { kind: 'ok', message: t(m.wasLetIn, { name }) } : { kind: 'bad', message: t(m.failed) })
    if (ok) blockAnswers.forEach((stale) => dispatch(stale))
  }
  return { busy, letIn }
}
