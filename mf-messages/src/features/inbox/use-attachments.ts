import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { MessageFile } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import type { MediaUpload } from '@samspel/forms/media'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { lazyCode, notify } from '@samspel/ui'
import type { PairOf } from './thread-address'
import { threadMessages as messages } from './thread-messages'

// Nothing of it is in the first view of a conversation.
const code = lazyCode(() => import(/* webpackChunkName: "attachments" */ './attachments'))
const none: readonly MediaUpload[] = []
const noFiles = { read: () => none, subscribe: () => () => undefined }

/** The files of a thread's next message; what sends them is loaded when files are wanted. */
export function useAttachments({ brandId, instagramerId }: PairOf) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isWanted, setWanted] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const state = code.useCode(isWanted)
  const parts = state.status === 'ready' ? state.code : undefined
  const known = useMemo(
    () => parts?.attachmentsOf({ brandId, instagramerId }, dispatch),
    [parts, brandId, instagramerId, dispatch],
  )
  const { read, subscribe } = known ?? noFiles
  const files = useSyncExternalStore(subscribe, read)
  const want = useCallback(() => setWanted(true), [])
  const add = useCallback(
    async (chosen: readonly File[]) => {
      setWanted(true)
      setTaking(true)
      try {
        const { attachmentsOf } = await code.load()
        if (attachmentsOf({ brandId, instagramerId }, dispatch).add(chosen) > 0)
          notify({ kind: 'warn', message: t(messages.tooManyFiles, { n: messageLimits.files }) })
      } catch {
        setWanted(false)
        notify({ kind: 'warn', message: t(messages.noCode) })
      } finally {
        setTaking(false)
      }
    },
    [brandId, instagramerId, dispatch, t],
  )
  return {
    files,
    want,
    add,
    /** Files have been chosen that are not in the list yet. */
    isTaking,
    List: parts?.UploadList,
    known,
    take: (): MessageFile[] => known?.take() ?? [],
  }
}
