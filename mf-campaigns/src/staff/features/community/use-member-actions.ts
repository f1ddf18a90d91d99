import { useState } from 'react'
import type { CommunityMember } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { communityAnswers } from '../../data'
import { updateCommunityMembers } from './data/actions'
import { memberMessages as m } from './member-messages'

/** States that staff can set. */
export type GivenState = 'approved' | 'declined' | 'removed'
const done: Record<GivenState, Message> = { approved: m.nowApproved, declined: m.nowDeclined, removed: m.nowRemoved }

export const actsOf = (state: CommunityMember['state']): readonly GivenState[] => {
  if (state === 'requested') return ['approved', 'declined']
  return state === 'approved' ? ['removed'] : ['approved']
}

const isGiven = (state: CommunityMember['state']): state is GivenState => state !== 'requested'

/** Groups members by the state in which they are shown. */
const byState = (members: readonly CommunityMember[]) => {
  const groups = new Map<CommunityMember['state'], string[]>()
  for (const { id, state } of members) groups.set(state, [...(groups.get(state) ?? []), id])
  return [...groups]
}

/**
 * Approves, declines and removes members, each only if it is still in the state shown; others were changed by somebody else, which is
 * reported. Undo is offered for 6 seconds where possible; a request to join cannot be restored.
 */
export function useMemberActions(listId: string) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const { offer } = useUndo()

  /** Returns how many have the new state now, and why others do not, unless somebody else was first. */
  const change = async (groups: readonly (readonly [CommunityMember['state'], string[]])[], state: GivenState) => {
    let moved = 0
    let refused: Message | undefined
    setBusy(true)
    for (const [from, memberIds] of groups) {
      const outcome = await dispatch(
        updateCommunityMembers({ params: { id: listId }, body: { memberIds, state, from } }),
      )
      if (outcome.ok) moved += outcome.data!.communityMembers.filter((member) => member.state === state).length
      else if (outcome.parsedError!.id !== 'already_decided') refused = outcome.parsedError!.message
    }
    setBusy(false)
    communityAnswers.forEach((stale) => dispatch(stale))
    const missing = groups.flatMap(([, ids]) => ids).length - moved
    if (refused) notify({ kind: 'bad', message: t(refused) })
    else if (missing > 0) notify({ kind: 'warn', message: t(m.beaten, { n: missing }) })
    return moved
  }

  const act = async (members: readonly CommunityMember[], state: GivenState) => {
    const groups = byState(members.filter((member) => member.state !== state))
    const moved = groups.length > 0 ? await change(groups, state) : 0
    if (moved === 0) return
    const [[only = undefined, ids = []] = [], ...others] = groups
    const canUndo = others.length === 0 && moved === ids.length && only !== undefined && isGiven(only)
    const message = t(done[state], { n: moved })
    if (canUndo) offer({ message, undo: () => void change([[state, ids]], only) })
    else notify({ kind: 'ok', message })
  }
  return { act, busy }
}
