import { useState } from 'react'
import type { OpenCommunityList } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { type ApiOutcome, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, ConfirmDialog, List, ListItem, notify, Row, SectionHead, SkeletonList, StatusChip } from '@samspel/ui'
import { LoadError } from '../../components/CreatorParts'
import css from './Brand.module.css'
import { leaveCommunityList, listOpenCommunityLists, requestCommunityMembership } from './data/open-lists'
import { listMessages as messages } from './list-messages'

const AskSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './AskSheet').then((module) => module.AskSheet),
)

const stale = queryActions.invalidated({ prefix: listOpenCommunityLists.endpoint })

/** One list, with a button to ask to join or the status of the membership. Removed members may ask again. */
function OpenList({
  list,
  onAsk,
  onJoin,
  onLeave,
}: {
  list: OpenCommunityList
  onAsk: () => void
  onJoin: () => void
  onLeave: () => void
}) {
  const t = useText()
  const { name, description, membership, invited } = list
  const acts = () => {
    if (invited) {
      return (
        <>
          <Button size="sm" variant="light" icon="user-plus" aria-label={t(messages.joinOf, { name })} onClick={onJoin}>
            {t(messages.join)}
          </Button>
          <Button size="sm" variant="quiet" aria-label={t(messages.noThanksOf, { name })} onClick={onLeave}>
            {t(messages.noThanks)}
          </Button>
        </>
      )
    }
    if (membership === 'requested')
      return (
        <Button size="sm" variant="quiet" aria-label={t(messages.takeBackOf, { name })} onClick={onLeave}>
          {t(commonMessages.takeBack)}
        </Button>
      )
    if (membership === 'approved')
      return (
        <Button size="sm" variant="quiet" aria-label={t(messages.leaveOf, { name })} onClick={onLeave}>
          {t(messages.leave)}
        </Button>
      )
    return (
      membership !== 'declined' && (
        <Button size="sm" variant="light" icon="user-plus" aria-label={t(messages.askOf, { name })} onClick={onAsk}>
          {t(messages.ask)}
        </Button>
      )
    )
  }
  return (
    <ListItem title={name} detail={description}>
      <Row gap={8} className={css.facts}>
        {invited && <StatusChip status="pending" label={t(messages.invited)} />}
        {!invited && membership && membership !== 'removed' && (
          <StatusChip status={membership === 'requested' ? 'pending' : membership} label={t(messages[membership])} />
        )}
        {acts()}
      </Row>
    </ListItem>
  )
}

/** Lists that creators may ask to join, and those they are members of; renders nothing without any. */
export function OpenLists({ brandId }: { brandId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { status, result, error, retry } = useQuery(listOpenCommunityLists({ params: { id: brandId } }))
  const [asking, setAsking] = useState<OpenCommunityList | undefined>()
  const [leaving, setLeaving] = useState<OpenCommunityList | undefined>()
  const [isBusy, setBusy] = useState(false)
  const lists = result?.openCommunityLists ?? []
  const title = t(messages.title)

  const act = async (
    send: () => Promise<ApiOutcome<'leaveCommunityList'> | ApiOutcome<'requestCommunityMembership'>>,
    done: Message,
  ) => {
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    setLeaving(undefined)
    dispatch(stale)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(done) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
  }
  const leave = (list: OpenCommunityList) =>
    act(
      () => dispatch(leaveCommunityList({ params: { id: list.id } })),
      list.invited ? messages.declinedIt : messages.left,
    )
  const join = (list: OpenCommunityList) =>
    act(() => dispatch(requestCommunityMembership({ params: { id: list.id }, body: {} })), messages.joined)

  if (status === 'success' && lists.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead title={title} />
      {lists.length > 0 && <p className={css.quiet}>{t(messages.text)}</p>}
      {status === 'loading' && <SkeletonList label={t(messages.loading)} rows={2} />}
      {status === 'error' && !result && <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} />}
      {lists.length > 0 && (
        <List label={title}>
          {lists.map((list) => (
            <OpenList
              key={list.id}
              list={list}
              onAsk={() => setAsking(list)}
              onJoin={() => void join(list)}
              onLeave={() => (list.membership === 'approved' ? setLeaving(list) : void leave(list))}
            />
          ))}
        </List>
      )}
      {asking && <AskSheet list={asking} onAsked={() => dispatch(stale)} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t(messages.leaveTitle, { name: leaving?.name ?? '' })}
        confirmLabel={t(messages.leave)}
        cancelLabel={t(commonMessages.cancel)}
        danger
        loading={isBusy}
        onConfirm={() => leaving && void leave(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t(messages.leaveText)}
      </ConfirmDialog>
    </section>
  )
}
