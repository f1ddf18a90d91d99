import type { CommunityMember } from '@samspel/api'
import { useText, type Message } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { useState } from 'react'
import { communityAnswers, updateCommunityMembers } from '../../data'
import { memberMessages as m } from './member-messages'

/** States that staff give. */
export type GivenState = 'approved' | 'declined' | 'removed'
const done: Record<GivenState, Message> = { approved: m.nowApproved, declined: m.nowDeclined, removed: m.nowRemoved }

/** What staff may do with a member in a state. */
export const actsOf = (state: CommunityMember['state']): readonly GivenState[] => {
  if (state === 'requested') return ['approved', 'declined']
  return state === 'approved' ? ['removed'] : ['approved']
}

const isGiven = (state: CommunityMember['state']): state is GivenState => state !== 'requested'

/** Approves, declines and removes members of a list; what can be taken back is offered for 6 seconds. A question to join cannot be put back. */
export function useMemberActs(listId: string) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)

  const change = async (memberIds: string[], state: GivenState) => {
    setBusy(true)
    const outcome = await dispatch(updateCommunityMembers({ params: { id: listId }, body: { memberIds, state } }))
    setBusy(false)
    communityAnswers.forEach((stale) => dispatch(stale))
    if (!outcome.ok && outcome.parsedError) notify({ kind: 'bad', message: t(outcome.parsedError.message) })
    return outcome.ok
  }

  const act = async (members: readonly CommunityMember[], state: GivenState) => {
    const changing = members.filter((member) => member.state !== state)
    if (changing.length === 0 || !(await change(changing.map(({ id }) => id), state))) return
    const before = new Set(changing.map((member) => member.state))
    const [only] = before
    const canUndo = before.size === 1 && only !== undefined && isGiven(only)
    notify({
      kind: 'ok', message: t(done[state], { n: changing.length }),
      ...(canUndo && { action: { label: t(m.undo), onClick: () => void change(changing.map(({ id }) => id), only) } }),
    })
  }
  return { act, busy }
}
