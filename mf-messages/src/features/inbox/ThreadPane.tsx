import { useRef, useState } from 'react'
import type { ThreadContext } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Avatar,
  ConfirmDialog,
  cx,
  ErrorState,
  IconButton,
  Menu,
  Modal,
  notify,
  TitleBar,
  useIsMobile,
  useUiConfig,
} from '@samspel/ui'
import { getThreadContext, updateThread } from '../../data'
import { contextMessages } from './context-messages'
import { ContextPane } from './ContextPane'
import { Conversation } from './Conversation'
import inbox from './Inbox.module.css'
import { listMessages } from './list-messages'
import css from './Thread.module.css'
import type { PairOf } from './thread-address'
import { threadMessages as messages } from './thread-messages'
import { ThreadName } from './ThreadOnItsWay'
import { TurnStrip } from './TurnBox'
import { useKeyboard } from './use-keyboard'
import words from './Words.module.css'

const ReportDialog = lazyDialog(() =>
  import(/* webpackChunkName: "report" */ '../report').then((module) => module.ReportDialog),
)

type Change = { muted?: boolean; archived?: boolean; blocked?: boolean; unread?: boolean }
type Actions = Parameters<typeof ContextPane>[0]['actions']

/** Who the thread is with, and as whom it is written in. */
function Who({ context, name, isCreator }: { context: ThreadContext | undefined; name: string; isCreator: boolean }) {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <div className={css.who}>
      {context && (
        <Avatar
          name={name}
          src={isCreator ? context.brandLogoUrl : context.creatorAvatarUrl}
          size={36}
          shape={isCreator ? 'square' : 'round'}
        />
      )}
      <div className={words.text}>
        <ThreadName isMobile={isMobile} name={name || (isMobile ? t(commonMessages.messages) : '')} />
        <div className={cx(words.sub, css.subline)}>
          {context &&
            (isCreator
              ? context.staffName
              : isMobile
                ? t(messages.asBrand, { brand: context.brandName })
                : t(messages.writingAs, { username: context.creatorUsername, brand: context.brandName }))}
        </div>
      </div>
    </div>
  )
}

interface ThreadMenuProps {
  context: ThreadContext
  actions: Actions
  onSet: (change: Change) => void
}

function ThreadMenu({ context, actions, onSet }: ThreadMenuProps) {
  const t = useText()
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="dots" label={t(commonMessages.more)} />}
      items={[
        {
          label: t(context.archived ? listMessages.unarchive : listMessages.archive),
          icon: 'archive',
          onClick: () => onSet({ archived: !context.archived }),
        },
        { label: t(listMessages.markUnread), icon: 'mail', onClick: () => onSet({ unread: true }) },
        { label: t(context.muted ? messages.unmute : messages.mute), icon: 'bell', onClick: actions.onMute },
        'divider',
        { label: t(actions.isBlocked ? messages.unblock : messages.block), icon: 'ban', onClick: actions.onBlock },
        {
          label: t(context.reported ? messages.reported : messages.report),
          icon: 'flag',
          disabled: context.reported,
          onClick: actions.onReport,
        },
      ]}
    />
  )
}

/** One thread: its header, its messages, and the panel beside them. */
export function ThreadPane({ pair, isCreator }: { pair: PairOf; isCreator: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const screen = useRef<HTMLElement>(null)
  const isKeyboardOpen = useKeyboard(screen, isMobile)
  const goBack = useUiConfig().useBack('/messages')
  const [isInfoOpen, setInfoOpen] = useState(false)
  const [asks, setAsks] = useState<'block' | 'report'>()
  const query = { brandId: pair.brandId, ...(pair.instagramerId && { instagramerId: pair.instagramerId }) }
  const { result, error, retry } = useQuery(getThreadContext({ query }))
  const context = result?.context
  const name = context ? (isCreator ? context.brandName : context.creatorName) : ''
  usePageTitle(name || t(commonMessages.messages))

  const set = async (thread: Change) => {
    const { ok } = await dispatch(updateThread({ query, body: { thread } }))
    if (!ok) notify({ kind: 'bad', message: t(listMessages.couldNot) })
    setAsks(undefined)
  }
  if (error && !context)
    return (
      <section className={inbox.thread} aria-label={t(listMessages.thread)}>
        {isMobile && <TitleBar title={<ThreadName isMobile name={t(commonMessages.messages)} />} onBack={goBack} />}
        <div className={css.onItsWay}>
          <ErrorState
            message={t(error.message)}
            {...(error.status !== 404 && { retryLabel: t(commonMessages.retry), onRetry: retry })}
          />
        </div>
      </section>
    )

  const isMine = context?.blocked === 'mine'
  const actions = context && {
    muted: context.muted,
    isBlocked: isMine,
    reported: context.reported,
    onMute: () => void set({ muted: !context.muted }),
    onBlock: () => (isMine ? void set({ blocked: false }) : setAsks('block')),
    onReport: () => setAsks('report'),
  }
  const head = <Who context={context} name={name} isCreator={isCreator} />
  const menu = context && actions && (
    <ThreadMenu context={context} actions={actions} onSet={(change) => void set(change)} />
  )
  const info = (
    <IconButton
      icon="info-circle"
      label={t(messages.info)}
      onClick={() => setInfoOpen(true)}
      className={css.info ?? ''}
    />
  )

  return (
    <>
      <section ref={screen} className={inbox.thread} aria-label={t(listMessages.thread)}>
        {isMobile ? (
          <TitleBar
            title={head}
            onBack={goBack}
            right={
              <>
                {info}
                {menu}
              </>
            }
          />
        ) : (
          <header className={css.head}>
            {head}
            <span className={css.tools}>
              {info}
              {menu}
            </span>
          </header>
        )}
        {isMobile && context && <TurnStrip context={context} isCreator={isCreator} isOneLine={isKeyboardOpen} />}
        <Conversation
          pair={pair}
          isCreator={isCreator}
          context={context}
          name={name}
          onUnblock={() => void set({ blocked: false })}
        />
      </section>
      <aside className={css.side} aria-label={t(contextMessages.aside)}>
        {context && actions && <ContextPane context={context} isCreator={isCreator} actions={actions} />}
      </aside>
      {isInfoOpen && context && actions && (
        <Modal open onClose={() => setInfoOpen(false)} title={t(contextMessages.aside)}>
          <div className={css.sheet}>
            <ContextPane context={context} isCreator={isCreator} actions={actions} />
          </div>
        </Modal>
      )}
      {asks === 'block' && (
        <ConfirmDialog
          open
          danger
          title={t(messages.blockTitle, { name })}
          confirmLabel={t(messages.block)}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => void set({ blocked: true })}
          onCancel={() => setAsks(undefined)}
        >
          {t(messages.blockText)}
        </ConfirmDialog>
      )}
      {asks === 'report' && <ReportDialog pair={pair} name={name} onClose={() => setAsks(undefined)} />}
    </>
  )
}
