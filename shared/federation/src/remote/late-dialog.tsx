import type { ComponentType } from 'react'
import { useEffect, useRef, useState } from 'react'
import { retry } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { messages } from '../messages'

/**
 * A dialog or sheet whose code comes when it is first opened, with the forms that it is made of: no first view pays for it (issue 13 A5).
 * Loading is tried again by the rule of K-06; what still fails is said in a notice, and the dialog counts as closed, so that the same button tries anew.
 * @param load resolves to the component: `() => import('./PayoutSheet').then(({ PayoutSheet }) => PayoutSheet)`
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LateDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => known)
    const t = useText()
    const isThere = Boolean(Dialog)
    const failed = useRef<() => void>(undefined)
    failed.current = () => {
      notify({ kind: 'bad', message: t(messages.notOpened) })
      props.onClose()
    }
    useEffect(() => {
      if (isThere) return
      let wanted = true
      retry(load).then(
        (component) => {
          known = component
          if (wanted) setDialog(() => component)
        },
        () => wanted && failed.current?.(),
      )
      return () => {
        wanted = false
      }
    }, [isThere])
    return Dialog ? <Dialog {...props} /> : null
  }
}
