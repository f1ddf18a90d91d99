import { useState } from 'react'
import type { Campaign, CampaignInvitation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  Chip,
  type ChipTone,
  ConfirmDialog,
  EmptyState,
  List,
  ListItem,
  notify,
  SkeletonList,
  useIsMobile,
} from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { deleteCampaignInvitation, listCampaignInvitations } from '../../../components/creator-list'
import { invitationStates, messages } from './messages'

const tones: Record<CampaignInvitation['state'], ChipTone> = { sent: 'info', applied: 'ok', declined: 'neutral' }

function SentPage({
  campaignId,
  page,
  isLast,
  onMore,
  onTakeBack,
  onEmpty,
}: {
  campaignId: string
  page: number
  isLast: boolean
  onMore: (next: number) => void
  onTakeBack: (invitation: CampaignInvitation) => void
  onEmpty: () => void
}) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const { result, status, error, retry } = useQuery(
    listCampaignInvitations({ params: { id: campaignId }, query: { page } }),
  )
  if (!result)
    return status === 'error' ? (
      <LoadError what={t(messages.sentFailed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonList label={t(messages.loading)} />
    )
  const { nextPage } = result.meta
  if (page === 1 && result.campaignInvitations.length === 0)
    return (
      <EmptyState
        title={t(messages.noneSent)}
        text={t(messages.noneSentText)}
        action={
          <Button variant="light" onClick={onEmpty}>
            {t(messages.toPotential)}
          </Button>
        }
      />
    )
  return (
    <>
      <List label={t(messages.sent)}>
        {result.campaignInvitations.map((invitation) => {
          const { id, creator, state, message, invitedByName, communityListName, createdAt, askAgainOn } = invitation
          const by = t(messages.invitedBy, { name: invitedByName ?? 'Samspel', date: f.date(createdAt) })
          const takeBack = state === 'sent' && (
            <Button size="sm" onClick={() => onTakeBack(invitation)}>
              {t(commonMessages.takeBack)}
            </Button>
          )
          return (
            <ListItem
              key={id}
              picture={<Avatar name={creator.name} src={creator.avatarUrl} />}
              title={creator.name}
              detail={[
                `@${creator.username}`,
                by,
                communityListName && t(messages.fromList, { list: communityListName }),
                askAgainOn && t(messages.askAgainOn, { date: f.date(askAgainOn, 'short') }),
              ]
                .filter(Boolean)
                .join(' · ')}
              aside={
                <>
                  <Chip tone={tones[state]}>{t(invitationStates[state])}</Chip>
                  {!isMobile && takeBack}
                </>
              }
            >
              {message}
              {/* Beside the words it would leave a phone no room for them. */}
              {isMobile && takeBack && <div>{takeBack}</div>}
            </ListItem>
          )
        })}
      </List>
      {isLast && nextPage !== null && <Button onClick={() => onMore(nextPage)}>{t(messages.older)}</Button>}
    </>
  )
}

/** Sent invitations, newest first, with their answers; unanswered ones can be withdrawn. */
export function SentInvitations({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [, setQuery] = useQueryParams()
  const [pages, setPages] = useState([1])
  const [asking, setAsking] = useState<CampaignInvitation | undefined>()
  const [isSending, setSending] = useState(false)
  const takeBack = async ({ id, instagramerId }: CampaignInvitation) => {
    setSending(true)
    const outcome = await dispatch(
      deleteCampaignInvitation({ params: { id }, tag: { campaignId: campaign.id, instagramerId } }),
    )
    setSending(false)
    setAsking(undefined)
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.takenBack) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    dispatch(queryActions.invalidated({ prefix: listCampaignInvitations.endpoint }))
  }
  return (
    <>
      {pages.map((page) => (
        <SentPage
          key={page}
          campaignId={campaign.id}
          page={page}
          isLast={page === pages.at(-1)}
          onMore={(next) => setPages([...pages, next])}
          onTakeBack={setAsking}
          onEmpty={() => setQuery({ tab: 'potential' })}
        />
      ))}
      {asking && (
        <ConfirmDialog
          open
          loading={isSending}
          danger
          title={t(messages.takeBackTitle, { name: asking.creator.name })}
          confirmLabel={t(commonMessages.takeBack)}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => void takeBack(asking)}
          onCancel={() => setAsking(undefined)}
        >
          {t(messages.takeBackText)}
        </ConfirmDialog>
      )}
    </>
  )
}
