import { useCallback } from 'react'
import type { Thread } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { updateThread } from '../../data'
import { listMessages as messages } from './list-messages'

type Acted = Pick<Thread, 'brandId' | 'instagramerId'>

/** Actions on a thread in the list: archive, with undo, and mark as unread. */
export function useThreadActs(isCreator: boolean) {
  const t = useText()
  const dispatch = useAppDispatch()
  const set = useCallback(
    async ({ brandId, instagramerId }: Acted, thread: { archived?: boolean; unread?: boolean }) => {
      const { ok } = await dispatch(
        updateThread({ query: { brandId, ...(!isCreator && { instagramerId }) }, body: { thread } }),
      )
      if (!ok) notify({ kind: 'bad', message: t(messages.couldNot) })
      return ok
    },
    [dispatch, isCreator, t],
  )
  const archive = useCallback(
    async (thread: Acted, archived: boolean) => {
      if (!(await set(thread, { archived }))) return
      notify({
        message: t(archived ? messages.archivedNow : messages.unarchivedNow),
        action: { label: t(commonMessages.undo), onClick: () => void set(thread, { archived: !archived }) },
      })
    },
    [set, t],
  )
  const markUnread = useCallback(
    async (thread: Acted) => {
      if (await set(thread, { unread: true })) notify({ message: t(messages.unreadNow) })
    },
    [set, t],
  )
  return { archive, markUnread }
}
