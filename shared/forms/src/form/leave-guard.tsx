import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import { useBlocker } from 'react-router-dom'
import { useText } from '@samspel/i18n'
import { guardUnsaved } from '@samspel/navigation'
import { ConfirmDialog } from '@samspel/ui'
import { messages } from '../messages'

/** single-spa tells of every route change before it happens, whoever asked for it, and lets it be called off. */
type RoutingEvent = CustomEvent<{
  oldUrl: string
  newUrl: string
  cancelNavigation: (cancel: Promise<boolean>) => void
}>

/**
 * Asks before a changed form is left: inside this remote by its router, across remotes by single-spa, out of the product by the browser
 * (T-39).
 */
export function LeaveGuard() {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } })
  return <LeaveQuestion when={dirty === true && !submitting} />
}

/** The same for what is no form: asks when `when` holds. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const t = useText()
  const guarded = useRef(when)
  guarded.current = when
  const allowed = useRef(false)
  const [answer, setAnswer] = useState<((leave: boolean) => void) | undefined>()

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        guarded.current && !allowed.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  )

  useEffect(() => guardUnsaved(() => guarded.current && !allowed.current), [])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (guarded.current) event.preventDefault()
    }
    const beforeRouting = (event: Event) => {
      const { detail } = event as RoutingEvent
      if (
        !guarded.current ||
        allowed.current ||
        !detail?.cancelNavigation ||
        pathOf(detail.oldUrl) === pathOf(detail.newUrl)
      )
        return
      const leave = new Promise<boolean>((resolve) => setAnswer(() => resolve))
      detail.cancelNavigation(leave.then((isLeaving) => !isLeaving))
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('single-spa:before-routing-event', beforeRouting)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('single-spa:before-routing-event', beforeRouting)
    }
  }, [])

  const decide = (leave: boolean) => {
    allowed.current = leave
    answer?.(leave)
    setAnswer(undefined)
    if (blocker.state !== 'blocked') return
    if (leave) blocker.proceed()
    else blocker.reset()
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || answer !== undefined}
      title={t(messages.leaveTitle)}
      confirmLabel={t(messages.leaveYes)}
      cancelLabel={t(messages.leaveNo)}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
      danger
    >
      {t(messages.leave)}
    </ConfirmDialog>
  )
}

const pathOf = (url: string) => new URL(url, location.href).pathname
