import { useCallback, useEffect, useRef, useState } from 'react'
import type { Widget } from '@samspel/federation'
import { lazyPart, navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Count, IconButton, isTyping, useIsMobile } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'
import css from '../components/Bell.module.css'
import { useUnreadNotices } from '../data/notices'
import { useTitleCount } from '../data/title-count'

const Panel = lazyPart(() =>
  import(/* webpackChunkName: "notice-panel" */ '../features/notice-panel').then(({ NoticePanel }) => NoticePanel),
)

/** The side bar’s bell with the number of unread notices. Pressing it, or N, opens the panel. */
function NoticesBell() {
  const t = useText()
  const unread = useUnreadNotices()
  const bell = useRef<HTMLButtonElement>(null)
  const isPhone = useIsMobile()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useTitleCount(unread)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('[aria-modal="true"], dialog[open]')) return
      event.preventDefault()
      // Where the side bar is hidden, notices have a page of their own.
      if (isPhone) navigate('/notices')
      else setOpen((is) => !is)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [isPhone])

  return (
    <span className={css.bell}>
      <IconButton
        ref={bell}
        icon="bell"
        size="sm"
        label={unread > 0 ? t(badgeMessages.bellWith, { n: unread }) : t(badgeMessages.bell)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="n"
        onClick={() => setOpen(!open)}
      />
      <span aria-hidden="true" className={css.count}>
        <Count value={unread} />
      </span>
      {open && <Panel bell={bell} onClose={close} />}
    </span>
  )
}

export default NoticesBell satisfies Widget<'nav.bell'>
