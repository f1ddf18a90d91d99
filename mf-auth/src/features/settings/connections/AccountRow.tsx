import { useState } from 'react'
import type { FacebookAccount } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { commonMessages, type Message, messageForField, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Avatar, Button, Chip, ConfirmDialog, Notice, notify } from '@samspel/ui'
import { connectFacebookAccount } from '../../../data/account-actions'
import { ownPath } from '../../../data/own-path'
import css from './AccountRow.module.css'
import { messages } from './messages'
import { type Obstacle, obstaclesIn } from './obstacle-steps'
import { Obstacles } from './Obstacles'

interface Props {
  account: FacebookAccount
  isConnected: boolean
  /** Name of the currently connected account, if any, which connecting this one replaces. */
  replaces: string | undefined
  onLookAgain: () => void
}

const types = { business: messages.business, creator: commonMessages.creator, personal: messages.personal } as const

/** One of the provider's accounts: connected, connectable, or with its obstacles. */
export function AccountRow({ account, isConnected, replaces, onLookAgain }: Props) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Message>()
  const [found, setFound] = useState<readonly Obstacle[]>([])
  const { id, username, pageName, accountType, followersCount } = account
  const obstacles = account.obstacles.length > 0 ? account.obstacles : found
  const name = username ? `@${username}` : (pageName ?? t(messages.unnamed))
  const facts = [
    username && pageName,
    accountType && t(types[accountType]),
    username && t(messages.followers, { count: followersCount, followers: format.number(followersCount) }),
  ].filter(Boolean)

  const connect = async () => {
    setBusy(true)
    setProblem(undefined)
    const { ok, parsedError } = await dispatch(connectFacebookAccount({ body: { facebookAccountId: id } }))
    setBusy(false)
    setAsking(false)
    if (ok) {
      notify({ kind: 'ok', message: t(messages.connectedNow, { name }) })
      // If the creator was sent here to connect an account, return to what they were doing.
      const back = ownPath(new URLSearchParams(window.location.search).get('destination') ?? undefined)
      return back === undefined ? undefined : go(back)
    }
    // The provider's data may have changed since the list was loaded.
    const ids =
      parsedError?.original && !Array.isArray(parsedError.original)
        ? (parsedError.original.facebookAccountId ?? [])
        : []
    setFound(obstaclesIn(ids))
    setProblem(
      ids[0] && obstaclesIn(ids).length === 0
        ? messageForField(ids[0])
        : ids[0]
          ? undefined
          : (parsedError?.message ?? messages.connectFailed),
    )
  }

  const aside = () => {
    if (isConnected)
      return (
        <Chip tone="ok" icon="check">
          {t(messages.connectedChip)}
        </Chip>
      )
    if (obstacles.length > 0) return null
    return (
      <Button
        size="sm"
        variant="light"
        loading={busy}
        onClick={() => (replaces ? setAsking(true) : void connect())}
        aria-label={t(messages.connectOne, { name })}
      >
        {t(messages.connect)}
      </Button>
    )
  }

  return (
    <li className={css.row}>
      <div className={css.head}>
        <Avatar name={username ?? pageName ?? '?'} src={account.pictureUrl} />
        <div className={css.words}>
          <div className={css.name}>{name}</div>
          <div className={css.facts}>{facts.join(' · ')}</div>
        </div>
        {aside()}
      </div>
      {problem && (
        <Notice kind="bad" className={css.problem}>
          {t(problem)}
        </Notice>
      )}
      {!isConnected && obstacles.length > 0 && <Obstacles obstacles={obstacles} onLookAgain={onLookAgain} />}
      <ConfirmDialog
        open={asking}
        title={t(messages.replaceTitle, { name })}
        confirmLabel={t(messages.connect)}
        cancelLabel={t(commonMessages.cancel)}
        loading={busy}
        onConfirm={() => void connect()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.replaceText, { old: replaces ?? '' })}
      </ConfirmDialog>
    </li>
  )
}
