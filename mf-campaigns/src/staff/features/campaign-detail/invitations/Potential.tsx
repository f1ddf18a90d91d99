import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Campaign } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { can, useAppSelector, useQuery } from '@samspel/store'
import { Button, EmptyState, notify, Row, Stack, TextButton } from '@samspel/ui'
import {
  type AskedCreator,
  canBeAsked,
  CreatorList,
  creatorListMessages,
  potentialPageSize as most,
  selectAskedCreators,
  useCreatorList,
  useSelection,
} from '../../../components/creator-list'
import { getCommunityList } from '../../../data'
import css from '../CampaignDetail.module.css'
import type { Invitees } from './InviteDialog'
import { invitationStates, messages } from './messages'

const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './InviteDialog').then((module) => module.InviteDialog),
)

/** That somebody was asked, and whether they can be asked again. */
function useAskedNote(asked: Readonly<Record<string, AskedCreator>>) {
  const t = useText()
  const f = useFormats()
  return (id: string) => {
    const answer = asked[id]
    if (!answer) return undefined
    if (answer === 'sent') return { words: t(commonMessages.invited), isClosed: true }
    const again = answer.askAgainOn
      ? t(messages.askAgainOn, { date: f.date(answer.askAgainOn, 'short') })
      : t(messages.askAgainNow)
    return { words: `${t(invitationStates.declined)} · ${again}`, isClosed: answer.askAgainOn !== null }
  }
}

/** Creators who meet the campaign's requirements and take no part in it: the list of creators with its filters, to invite from (rows C-34, E-30). */
export function Potential({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const navigate = useNavigate()
  const [, setQuery] = useQueryParams()
  const canInvite = can(campaign, 'invite')
  const view = useCreatorList({ campaignId: campaign.id, isClosed: !canInvite })
  const { communityListId } = view.filter
  const { result } = useQuery(communityListId ? getCommunityList({ params: { id: communityListId } }) : undefined)
  const asked = useAppSelector((state) => selectAskedCreators(state, campaign.id))
  const noteOf = useAskedNote(asked)
  const [inviting, setInviting] = useState<Invitees | undefined>()
  const { selected, creators, select, add, clear } = useSelection(
    view.current,
    {
      onSkipped: (n) => notify({ kind: 'info', message: t(creatorListMessages.notLoaded, { n }) }),
      onFull: () => notify({ kind: 'warn', message: t(messages.most) }),
    },
    { most, canSelect: (id) => canBeAsked(asked[id]) },
  )

  // Lists nobody when invitations are not possible.
  if (!canInvite) return <Closed campaign={campaign} onSent={() => setQuery({ tab: 'invitations' })} />

  const list = result?.communityList
  return (
    <>
      {view.total !== undefined && (
        <div className={css.quiet} aria-live="polite">
          {t(messages.potentialText, { n: view.total })}
        </div>
      )}
      <Stack gap={16}>
        <CreatorList
          view={view}
          isOfCampaign
          above={
            <Choice
              count={creators.length}
              onShown={() => add(view.rows.flatMap((_id, row) => view.current(row) ?? []))}
              onNone={clear}
              onList={list && (() => setInviting({ list }))}
              onInvite={() => setInviting({ ids: [...selected] })}
            />
          }
          empty={<EmptyState title={t(messages.nobody)} text={t(messages.nobodyText)} />}
          selected={selected}
          onSelect={select}
          onOpen={(id) => void navigate(`/creators/${id}`)}
          noteOf={noteOf}
        />
      </Stack>
      {inviting && (
        <InviteDialog
          campaignId={campaign.id}
          invitees={inviting}
          onClose={() => setInviting(undefined)}
          onSent={clear}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  count: number
  onShown: () => void
  onNone: () => void
  /** Invites the chosen list as a whole. */
  onList: (() => void) | undefined
  onInvite: () => void
}

function Choice({ count, onShown, onNone, onList, onInvite }: ChoiceProps) {
  const t = useText()
  return (
    <div className={css.choice}>
      <Row gap={12}>
        <b aria-live="polite">{t(messages.selected, { n: count })}</b>
        <TextButton onClick={onShown}>{t(messages.selectShown)}</TextButton>
        {count > 0 && (
          <TextButton tone="quiet" onClick={onNone}>
            {t(messages.selectNone)}
          </TextButton>
        )}
        {count === most && <span className={css.quiet}>{t(messages.most)}</span>}
      </Row>
      <Row gap={8} justify="end">
        {onList && (
          <Button size="sm" onClick={onList}>
            {t(messages.inviteList)}
          </Button>
        )}
        <Button
          size="sm"
          variant="main"
          icon="send"
          disabledReason={count === 0 ? t(messages.chooseSomebody) : undefined}
          onClick={onInvite}
        >
          {t(messages.invite, { n: count })}
        </Button>
      </Row>
    </div>
  )
}

function Closed({ campaign: { state }, onSent }: { campaign: Campaign; onSent: () => void }) {
  const t = useText()
  const isEarly = state === 'draft' || state === 'requested'
  return (
    <EmptyState
      title={t(messages.cannotInvite)}
      text={t(isEarly ? messages.notPublished : messages.notOpen)}
      action={!isEarly && <Button onClick={onSent}>{t(messages.showSent)}</Button>}
    />
  )
}
