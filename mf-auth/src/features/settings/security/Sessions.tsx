import { useState } from 'react'
import type { Session } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { type ApiRequest, useAppDispatch } from '@samspel/store'
import { Button, Chip, ListItem, notify } from '@samspel/ui'
import { RowIcon } from '../../../components/RowIcon'
import { endSession, listSessions } from '../../../data/account-actions'
import { ListSection } from './ListSection'
import { messages } from './messages'
import { sessionIcon } from './session-icon'
import { usePages } from './use-pages'

const PER_PAGE = 10
const requestOf = (page: number) => listSessions({ query: { page, perPage: PER_PAGE } }) as ApiRequest

/** Active sessions; each except the current one can be ended. */
export function Sessions() {
  const t = useText()
  const pages = usePages<Session>('listSessions', 'sessions', requestOf)
  return (
    <ListSection
      title={t(messages.sessions)}
      text={t(messages.sessionsText)}
      pages={pages}
      expected={3}
      loadingLabel={t(messages.sessionsLoading)}
      failed={t(messages.sessionsFailed)}
      empty={{ title: t(messages.sessionsEmpty), text: t(messages.sessionsEmptyText) }}
    >
      {(session) => <SessionRow key={session.id} session={session} onEnded={pages.refresh} />}
    </ListSection>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [ending, setEnding] = useState(false)
  const place = session.browser ?? t(messages.unknownBrowser)

  const end = async () => {
    setEnding(true)
    const { ok, status, parsedError } = await dispatch(endSession({ params: { id: session.id } }))
    setEnding(false)
    // A session that no longer exists is the desired result.
    if (!ok && status !== 404)
      return void notify({ kind: 'bad', message: parsedError ? t(parsedError.message) : t(messages.endFailed) })
    notify({ kind: 'ok', message: t(messages.ended, { place }) })
    onEnded()
  }

  return (
    <ListItem
      picture={<RowIcon name={sessionIcon(session.browser)} />}
      title={place}
      detail={
        session.current
          ? t(messages.signedInSince, { date: format.date(session.createdAt, 'year') })
          : t(messages.lastSeen, { date: format.date(session.lastSeenAt), time: format.time(session.lastSeenAt) })
      }
      aside={
        session.current ? (
          <Chip tone="ok" icon="check">
            {t(messages.thisIsYou)}
          </Chip>
        ) : (
          <Button size="sm" onClick={() => void end()} loading={ending} aria-label={t(messages.endOne, { place })}>
            {t(messages.end)}
          </Button>
        )
      }
    />
  )
}
