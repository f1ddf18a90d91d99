import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { can, useAppSelector, useEntities, usePagedList, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Row, SearchField, SelectField, SkeletonList, TextButton } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../../shared/components/CreatorParts'
import { useAreCategoriesKnown } from '../../../../shared/components/use-categories'
import { staffWords } from '../../../components/words'
import { listCommunityLists } from '../../../data'
import css from '../CampaignDetail.module.css'
import { canBeAsked, potentialListKey, potentialLists, selectAskedCreators } from './data/invitations'
import type { Invitees } from './InviteDialog'
import { messages } from './messages'
import { PotentialRow } from './PotentialRow'

const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './InviteDialog').then((module) => module.InviteDialog),
)

/** Maximum number of creators per invitation call. */
const most = 100
const none: string[] = []

/** Creators who meet the campaign's requirements and take no part in it: search, filter by list, select and invite (rows C-34, E-30). */
export function Potential({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const community = useQuery(listCommunityLists({ query: { brandId: campaign.brandId, perPage: 100 } }))
  const lists = community.result?.communityLists ?? []
  const chosenList = lists.find(({ id }) => id === query.list)
  const canInvite = can(campaign, 'invite')
  const list = usePagedList(
    potentialLists,
    canInvite ? potentialListKey(campaign.id, { query: words, communityListId: query.list }) : undefined,
  )
  const areCategoriesKnown = useAreCategoriesKnown()
  // Rows wait for everything above and inside them, because a layout shift could put another creator under the finger.
  const isSettled = community.status !== 'loading' && areCategoriesKnown
  const creators = useEntities('instagramers', isSettled ? list.ids : none)
  const asked = useAppSelector((state) => selectAskedCreators(state, campaign.id))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [inviting, setInviting] = useState<Invitees | undefined>()

  const isNarrow = Boolean(words) || Boolean(query.list)
  const isReady = isSettled && (list.status === 'ready' || list.status === 'refreshing')
  const select = (ids: readonly string[], isOn: boolean) =>
    setSelected(
      (old) =>
        new Set(
          (isOn
            ? [...old, ...ids.filter((id) => canBeAsked(asked[id]))]
            : [...old].filter((id) => !ids.includes(id))
          ).slice(0, most),
        ),
    )

  // Lists nobody when invitations are not possible.
  if (!canInvite) return <Closed campaign={campaign} onSent={() => setQuery({ tab: 'invitations' })} />

  return (
    <>
      <Card as="section" padding="none">
        <div className={css.head}>
          <div className={css.find}>
            <SearchField label={t(messages.search)} value={typed} onChange={type} />
          </div>
          {lists.length > 0 && (
            <SelectField
              hideLabel
              label={t(staffWords.list)}
              value={query.list ?? ''}
              onChange={(id) => setQuery({ list: id })}
              options={[
                { value: '', label: t(messages.anyList) },
                ...lists.map(({ id, name, counts }) => ({
                  value: id,
                  label: t(messages.listOption, { name, n: counts.approved }),
                })),
              ]}
            />
          )}
          <span className={css.words}>{isReady && t(messages.potentialText, { n: list.totalCount })}</span>
        </div>
        {creators.length > 0 && (
          <Choice
            selected={selected}
            onShown={() => select(list.ids, true)}
            onNone={() => setSelected(new Set())}
            onList={chosenList && (() => setInviting({ list: chosenList }))}
            onInvite={() => setInviting({ ids: [...selected] })}
          />
        )}
        {(list.status === 'loading' || (!isSettled && list.status !== 'error')) && (
          <div className={css.pad}>
            <SkeletonList label={t(messages.loading)} />
          </div>
        )}
        {list.status === 'error' && (
          <div className={css.pad}>
            <LoadError what={t(messages.potentialFailed)} error={list.error} onRetry={list.retry} />
          </div>
        )}
        {isReady && creators.length === 0 && (
          <Nobody
            onAll={
              isNarrow
                ? () => {
                    type('')
                    setQuery({ q: '', list: '' })
                  }
                : undefined
            }
          />
        )}
        <ul className={css.people}>
          {creators.map((creator) => (
            <PotentialRow
              key={creator.id}
              creator={creator}
              asked={asked[creator.id]}
              selection={{ isSelected: selected.has(creator.id), onSelect: (isOn) => select([creator.id], isOn) }}
            />
          ))}
        </ul>
        {isReady && list.hasMore && (
          <div className={css.pad}>
            <LoadMore list={list} />
          </div>
        )}
      </Card>
      {inviting && (
        <InviteDialog
          campaignId={campaign.id}
          invitees={inviting}
          onClose={() => setInviting(undefined)}
          onSent={() => setSelected(new Set())}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  selected: ReadonlySet<string>
  onShown: () => void
  onNone: () => void
  /** Invites the chosen list as a whole. */
  onList: (() => void) | undefined
  onInvite: () => void
}

function Choice({ selected, onShown, onNone, onList, onInvite }: ChoiceProps) {
  const t = useText()
  return (
    <div className={css.choice}>
      <Row gap={12}>
        <b aria-live="polite">{t(messages.selected, { n: selected.size })}</b>
        <TextButton onClick={onShown}>{t(messages.selectShown)}</TextButton>
        {selected.size > 0 && (
          <TextButton tone="quiet" onClick={onNone}>
            {t(messages.selectNone)}
          </TextButton>
        )}
        {selected.size === most && <span className={css.quiet}>{t(messages.most)}</span>}
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
          disabledReason={selected.size === 0 ? t(messages.chooseSomebody) : undefined}
          onClick={onInvite}
        >
          {t(messages.invite, { n: selected.size })}
        </Button>
      </Row>
    </div>
  )
}

function Nobody({ onAll }: { onAll: (() => void) | undefined }) {
  const t = useText()
  if (!onAll) return <EmptyState bare title={t(messages.nobody)} text={t(messages.nobodyText)} />
  return (
    <EmptyState
      bare
      title={t(messages.nobodyMatches)}
      text={t(messages.nobodyMatchesText)}
      action={<Button onClick={onAll}>{t(commonMessages.showAll)}</Button>}
    />
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
