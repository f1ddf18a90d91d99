import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { type Selection, useSelection } from '@samspel/desk'
import { isLacking } from '@samspel/desk/money'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { can, useEntities, useEntity } from '@samspel/store'
import { Notice, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { useAreCategoriesKnown } from '../../../../shared/components/use-categories'
import { type DecisionFilter, decisionFilters } from '../../../../shared/data'
import { useMayWrite } from '../../../components/use-may-write'
import type { Act } from '../../../components/use-send-decision'
import { KeyBar, KeyHelp, useChosen, useDeskKeys } from '../../../review-desk'
import { useCampaignMoney } from '../use-campaign-money'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { BoardToolbar } from './BoardToolbar'
import { BulkBar } from './BulkBar'
import { BulkProgress } from './BulkProgress'
import { type ParticipationRecord, useStar } from './CardParts'
import { Column } from './Column'
import { Conflicts } from './Conflicts'
import { CreatorCard } from './CreatorCard'
import { CreatorRow, RowHead } from './CreatorRow'
import { decisionNames, messages } from './messages'
import { nextCard } from './next-card'
import { useAsking } from './use-asking'
import { useBoardFilter } from './use-board-filter'
import { useBulkDecisions } from './use-bulk-decisions'
import { threadWith } from './use-card-menu'
import { useColumns } from './use-columns'
import { useDecisions } from './use-decisions'

const toState = (value: string | undefined): DecisionFilter =>
  decisionFilters.find((state) => state === value) ?? 'pending'
const none: string[] = []
const keyActions = ['approve', 'reject', 'star', 'write'] as const

/** Participations by state: columns on desktop, one state at a time on phones, or everything as a list. */
export function Board({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const mayWrite = useMayWrite()
  const [query, setQuery] = useQueryParams()
  const isMobile = useIsMobile()
  const filter = useBoardFilter()
  const view = query.view === 'list' ? 'list' : 'board'
  const isList = !isMobile && view === 'list'
  const shown: readonly DecisionFilter[] =
    isMobile || isList ? [toState(query.state)] : ['pending', 'approved', 'rejected']
  const areCategoriesKnown = useAreCategoriesKnown()
  const { lists, totals } = useColumns(campaign, shown, filter, !areCategoriesKnown)
  const pending = useEntities('participations', lists.pending?.ids ?? none)

  const moneyOf = useCampaignMoney(campaign)
  const money = moneyOf(1)
  const decisions = useDecisions(money)
  const { ask, isAsking, dialog } = useAsking(campaign, money, decisions)
  const star = useStar()
  const selectable = pending.filter((one) => one.state === 'pending' && can(one, 'approve') && can(one, 'reject'))
  const selection = useSelection(
    campaign.id,
    selectable.map(({ id }) => id),
  )
  const selected = selectable.filter(({ id }) => selection.has(id))
  const [asking, setAsking] = useState<Act['act'] | undefined>()
  const bulk = useBulkDecisions(decisions.send, ({ id }) => selection.remove(id))

  const columns = shown.map((state) => lists[state]?.ids ?? none)
  const { chosenId, choose } = useChosen({ listKey: shown.join(), columns, cardPrefix: 'participation-' })
  const chosen = useEntity('participations', chosenId)
  const isFull = campaign.placesLeft === 0
  const isBlocked = isFull || isLacking(money)
  const selectedMoney = moneyOf(selected.length)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isSelectable = selectable.some(({ id }) => id === chosenId)
  useDeskKeys({
    isOff: isAsking || asking !== undefined || bulk.run !== undefined || isHelpOpen || isMobile,
    cardPrefix: 'participation-',
    next: (key) => nextCard(columns, chosen?.id, key),
    choose,
    actions: {
      help: () => setHelpOpen(true),
      clear: selected.length > 0 ? selection.clear : undefined,
      ...(chosen && {
        approve: can(chosen, 'approve') && !isBlocked ? () => ask(chosen, 'approve') : undefined,
        reject: can(chosen, 'reject') ? () => ask(chosen, 'reject') : undefined,
        star: can(chosen, 'annotate') ? () => star(chosen) : undefined,
        write: mayWrite ? () => navigate(threadWith(chosen)) : undefined,
      }),
      ...(chosen &&
        isSelectable && {
          select: () => selection.toggle(chosen.id),
          selectRange: () => selection.toggle(chosen.id, true),
        }),
    },
    shifted: {
      approve: selected.length > 0 && !isFull && !isLacking(selectedMoney) ? () => setAsking('approve') : undefined,
      reject: selected.length > 0 ? () => setAsking('reject') : undefined,
    },
  })
  const at = columns.findIndex((ids) => chosen !== undefined && ids.includes(chosen.id))
  const position =
    chosen && at >= 0
      ? t(boardMessages.position, {
          at: columns[at]!.indexOf(chosen.id) + 1,
          total: totals[shown[at]!],
          column: t(decisionNames[shown[at]!]),
        })
      : undefined

  return (
    <Stack gap={16}>
      <BoardToolbar
        board={filter}
        view={view}
        {...(!isMobile && { onView: (next) => setQuery({ view: next === 'list' ? 'list' : '' }) })}
      />
      {shown.length === 1 && (
        <div className={css.scroll}>
          <SegmentedControl<DecisionFilter>
            size="sm"
            label={t(messages.byDecision)}
            value={shown[0]!}
            onChange={(state) => setQuery({ state: state === 'pending' ? '' : state })}
            options={decisionFilters.map((state) => ({
              value: state,
              label: t(decisionNames[state]),
              count: totals[state],
            }))}
          />
        </div>
      )}
      <Conflicts decisions={decisions} />
      {isFull && can(campaign, 'decideParticipations') && (
        <Notice kind="info" icon="users">
          {t(boardMessages.fullText, { n: campaign.targetNumberOfInstagramers })}
        </Notice>
      )}
      {selected.length > 0 && (
        <BulkBar
          campaign={campaign}
          selected={selected}
          money={selectedMoney}
          asking={asking}
          onAsk={setAsking}
          onAll={selection.all}
          onNone={selection.clear}
          onRun={(act) => bulk.start(selected, act)}
        />
      )}
      <div className={shown.length > 1 ? css.board : undefined}>
        {shown.map((state) => (
          <Column
            key={state}
            state={state}
            list={lists[state]!}
            total={totals[state]}
            hasHeading={shown.length > 1}
            {...(isList && {
              head: <RowHead isWaiting={state === 'pending'} order={filter.order} onOrder={filter.setOrder} />,
            })}
            onClear={filter.isNarrow ? filter.clear : undefined}
          >
            <Cards
              Look={isList ? CreatorRow : CreatorCard}
              ids={lists[state]!.ids}
              chosenId={chosen?.id}
              isBlocked={isBlocked}
              showState={state === 'all'}
              onChoose={choose}
              onAsk={ask}
              selection={state === 'pending' && selectable.length > 0 ? selection : undefined}
            />
          </Column>
        ))}
      </div>
      {!isMobile && columns.some((ids) => ids.length > 0) && (
        <KeyBar position={position} actions={keyActions} onHelp={() => setHelpOpen(true)} />
      )}
      {dialog}
      {bulk.run && (
        <BulkProgress
          run={bulk.run}
          lacksMoney={bulk.lacksMoney}
          money={money}
          onStop={bulk.stop}
          onRetry={bulk.retry}
          onClose={bulk.close}
        />
      )}
      {isHelpOpen && (
        <KeyHelp
          actions={[...keyActions, 'approveSelected', 'rejectSelected', 'select', 'selectRange', 'clear']}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </Stack>
  )
}

interface CardsProps {
  Look: typeof CreatorCard
  ids: readonly string[]
  chosenId: string | undefined
  isBlocked: boolean
  showState: boolean
  selection: Selection | undefined
  onChoose: (id: string) => void
  onAsk: ReturnType<typeof useAsking>['ask']
}

function Cards({ Look, ids, chosenId, selection, onChoose, onAsk, ...card }: CardsProps) {
  const participations: ParticipationRecord[] = useEntities('participations', ids)
  return participations.map((participation) => (
    <Look
      key={participation.id}
      {...card}
      participation={participation}
      isChosen={participation.id === chosenId}
      onChoose={() => onChoose(participation.id)}
      onAsk={(question) => onAsk(participation, question)}
      selection={
        selection && can(participation, 'approve') && can(participation, 'reject')
          ? {
              isSelected: selection.has(participation.id),
              onSelect: () => selection.toggle(participation.id),
            }
          : undefined
      }
    />
  ))
}
