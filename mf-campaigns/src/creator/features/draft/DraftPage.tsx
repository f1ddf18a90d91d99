import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useUndo } from '@samspel/desk/undo'
import { useGo } from '@samspel/federation/go-on'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { ErrorState, LinkButton, Menu, Notice, Page, SaveStatus, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { discardPostDraft, usePostDraft } from '../../../shared/components/drafts'
import { getCampaign } from '../../../shared/data'
import { Composer } from './Composer'
import { messages } from './messages'
import type { SaveState } from './use-writing'

const looks = { saving: 'saving', saved: 'saved', here: 'unsaved', failed: 'failed' } as const

function Saving({ state }: { state: SaveState }) {
  const t = useText()
  const f = useFormats()
  if (state.kind === 'idle') return null
  const label = {
    saving: () => t(messages.saving),
    saved: () => t(commonMessages.saved, { time: state.kind === 'saved' ? f.time(state.at) : '' }),
    here: () => t(messages.savedHere),
    failed: () => t(messages.notSaved),
  }[state.kind]()
  return <SaveStatus state={looks[state.kind]} label={label} />
}

/** 'Utkast' (drawing zm 1): what a creator writes before it is published, for a delivery or a pick-up. */
export function DraftPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const go = useGo()
  const dispatch = useAppDispatch()
  const { offer } = useUndo()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [isDiscarded, setDiscarded] = useState(false)
  const { draft, status, error, retry } = usePostDraft(participationId)
  const campaignQuery = useQuery(draft ? getCampaign({ params: { id: draft.campaign.id } }) : undefined)
  const campaign = useEntity('campaigns', draft?.campaign.id)
  usePageTitle(t(commonMessages.draft))
  const href = `/assignments/${participationId}`
  const mayWrite = draft?.abilities.includes('write') ?? false

  const discard = () => {
    setDiscarded(true)
    offer({
      message: t(messages.discarded),
      undo: () => setDiscarded(false),
      send: async () => {
        const { ok, parsedError } = await dispatch(discardPostDraft({ params: { id: participationId } }))
        return ok ? [] : [{ message: t(parsedError!.message) }]
      },
    })
    go(href)
  }
  const content = () => {
    if (!draft || (mayWrite && !campaign)) {
      const failed =
        status === 'error' ? { error, retry } : campaignQuery.status === 'error' ? campaignQuery : undefined
      if (!failed) return <SkeletonDetail label={t(messages.loading)} />
      if (failed.error?.status === 404) return <ErrorState message={t(messages.none)} />
      return <LoadError what={t(messages.loadFailed)} error={failed.error} onRetry={failed.retry} />
    }
    if (!mayWrite || isDiscarded)
      return (
        <Notice
          kind="info"
          action={
            <LinkButton size="sm" href={href}>
              {t(messages.toAssignment)}
            </LinkButton>
          }
        >
          {t(messages.closed)}
        </Notice>
      )
    return <Composer key={draft.id} draft={draft} campaign={campaign!} onState={setState} onSent={() => go(href)} />
  }
  return (
    <Page
      isTask
      headInBar
      width="narrow"
      title={t(commonMessages.draft)}
      breadcrumbs={[{ label: draft?.campaign.name ?? t(messages.toAssignment), href }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      tools={
        <>
          <Saving state={state} />
          {mayWrite && (
            <Menu
              label={t(commonMessages.more)}
              align="end"
              items={[{ label: t(messages.discard), icon: 'trash', danger: true, onClick: discard }]}
            />
          )}
        </>
      }
    >
      {content()}
    </Page>
  )
}
