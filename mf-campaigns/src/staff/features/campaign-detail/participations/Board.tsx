import type { Campaign } from '@samspel/api'
import { type Selection } from '@samspel/desk'
import { AnswerProgress } from '@samspel/desk/answer-progress'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { can, useEntities } from '@samspel/store'
import { Notice, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { useAreCategoriesKnown } from '../../../../shared/components/use-categories'
import { type DecisionFilter, decisionFilters } from '../../../../shared/data'
import { KeyBar, KeyHelp } from '../../../review-desk'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { BoardToolbar } from './BoardToolbar'
import { BulkBar } from './BulkBar'
import { type ParticipationRecord } from './CardParts'
import { Column } from './Column'
import { Conflicts } from './Conflicts'
import { CreatorCard } from './CreatorCard'
import { CreatorRow, RowHead } from './CreatorRow'
import { decisionNames, messages } from './messages'
import type { useAsking } from './use-asking'
import { useBoardDesk } from './use-board-desk'
import { useBoardFilter } from './use-board-filter'
import { useColumns } from './use-columns'

const toState = (value: string | undefined): DecisionFilter =>
  decisionFilters.find((state) => state === value) ?? 'pending'
const none: string[] = []
const keyActions = ['approve', 'reject', 'star', 'write'] as const

/** Participations by state: columns on desktop, one state at a time on phones, or everything as a list. */
export function Board({ campaign }: { campaign: Campaign }) {
  const t = useText()
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

  const columns = shown.map((state) => lists[state]?.ids ?? none)
  const desk = useBoardDesk(campaign, { listKey: shown.join(), columns, pending })
  const { selection, selected, bulk, chosen } = desk
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
      <Conflicts decisions={desk.decisions} />
      {desk.isFull && can(campaign, 'decideParticipations') && (
        <Notice kind="info" icon="users">
          {t(boardMessages.fullText, { n: campaign.targetNumberOfInstagramers })}
        </Notice>
      )}
      {selected.length > 0 && (
        <BulkBar
          campaign={campaign}
          selected={selected}
          money={desk.selectedMoney}
          asking={desk.asking}
          onAsk={desk.setAsking}
          selection={selection}
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
              isBlocked={desk.isBlocked}
              showState={state === 'all'}
              onChoose={desk.choose}
              onAsk={desk.ask}
              selection={state === 'pending' && desk.selectable.length > 0 ? selection : undefined}
            />
          </Column>
        ))}
      </div>
      {!isMobile && columns.some((ids) => ids.length > 0) && (
        <KeyBar position={position} actions={keyActions} onHelp={desk.openHelp} />
      )}
      {desk.dialog}
      {bulk.run && (
        <AnswerProgress
          run={bulk.run}
          lacksMoney={bulk.lacksMoney}
          money={desk.money}
          creatorOf={({ creator }) => creator}
          onStop={bulk.stop}
          onRetry={bulk.retry}
          onClose={bulk.close}
        />
      )}
      {desk.isHelpOpen && (
        <KeyHelp
          actions={[...keyActions, 'approveSelected', 'rejectSelected', 'select', 'selectRange', 'clear']}
          onClose={desk.closeHelp}
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
