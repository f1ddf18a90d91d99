import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { can, useEntities, useEntity } from '@samspel/store'
import { Notice, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { useAreCategoriesKnown } from '../../../../shared/components/use-categories'
import { type DecisionFilter, decisionFilters } from '../../../../shared/data'
import { Beaten } from './Beaten'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { BoardKeysBar } from './BoardKeysBar'
import { BoardToolbar } from './BoardToolbar'
import { BulkBar } from './BulkBar'
import { BulkDialog } from './BulkDialog'
import { Column } from './Column'
import { CreatorCard, type ParticipationRecord, useStar } from './CreatorCard'
import { decisionNames, messages } from './messages'
import { useAsking } from './use-asking'
import { useBoardFilter } from './use-board-filter'
import { useBoardKeys } from './use-board-keys'
import { useBulk } from './use-bulk'
import { useChosenCard } from './use-chosen-card'
import { useColumns } from './use-columns'
import { useDecisions } from './use-decisions'

const toState = (value: string | undefined): DecisionFilter =>
  decisionFilters.find((state) => state === value) ?? 'pending'
const none: string[] = []

/** Participations by state: columns beside one another on desktop, one state at a time on phones, all of them as a list. */
export function Board({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const isMobile = useIsMobile()
  const filter = useBoardFilter()
  const view = query.view === 'list' ? 'list' : 'board'
  const shown: readonly DecisionFilter[] = isMobile
    ? [toState(query.state)]
    : view === 'list'
      ? ['all']
      : ['pending', 'approved', 'rejected']
  const areCategoriesKnown = useAreCategoriesKnown()
  const { lists, totals } = useColumns(campaign, shown, filter, !areCategoriesKnown)
  const pending = useEntities('participations', lists.pending?.ids ?? none)

  const decisions = useDecisions(campaign)
  const { ask, isAsking, dialog } = useAsking(campaign, decisions)
  const star = useStar()
  const [selectedIds, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (id: string, isOn: boolean) =>
    setSelected((ids) => new Set(isOn ? [...ids, id] : [...ids].filter((other) => other !== id)))
  const { bulk, run, stop, close } = useBulk(decisions.send, (id) => select(id, false))
  const selectable = pending.filter((one) => one.state === 'pending' && can(one, 'approve') && can(one, 'reject'))
  const selected = selectable.filter(({ id }) => selectedIds.has(id))

  const columns = shown.map((state) => lists[state]?.ids ?? none)
  const { chosenId, choose } = useChosenCard(columns)
  const chosen = useEntity('participations', chosenId)
  const isFull = campaign.placesLeft === 0
  useBoardKeys({
    columns,
    chosenId: chosen?.id,
    isOff: isAsking || bulk !== undefined || isMobile,
    choose,
    approve: () => chosen && can(chosen, 'approve') && !isFull && ask(chosen, 'approve'),
    reject: () => chosen && can(chosen, 'reject') && ask(chosen, 'reject'),
    star: () => chosen && can(chosen, 'annotate') && star(chosen),
  })
  const at = columns.findIndex((ids) => chosen !== undefined && ids.includes(chosen.id))
  const position =
    chosen && at >= 0
      ? { at: columns[at]!.indexOf(chosen.id) + 1, total: totals[shown[at]!], column: t(decisionNames[shown[at]!]) }
      : undefined

  return (
    <Stack gap={16}>
      <BoardToolbar
        board={filter}
        view={view}
        {...(!isMobile && { onView: (next) => setQuery({ view: next === 'list' ? 'list' : '' }) })}
      />
      {isMobile && (
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
      <Beaten decisions={decisions} />
      {isFull && can(campaign, 'decideParticipations') && (
        <Notice kind="info" icon="users">
          {t(boardMessages.fullText, { n: campaign.targetNumberOfInstagramers })}
        </Notice>
      )}
      {selected.length > 0 && (
        <BulkBar
          campaign={campaign}
          selected={selected}
          onAll={() => setSelected(new Set(selectable.map(({ id }) => id)))}
          onNone={() => setSelected(new Set())}
          onRun={(act) => void run(selected, act)}
        />
      )}
      <div className={shown.length > 1 ? css.board : css.list}>
        {shown.map((state) => (
          <Column
            key={state}
            state={state}
            list={lists[state]!}
            total={totals[state]}
            hasHeading={shown.length > 1}
            onClear={filter.isNarrow ? filter.clear : undefined}
          >
            <Cards
              ids={lists[state]!.ids}
              chosenId={chosen?.id}
              isFull={isFull}
              showState={state === 'all'}
              onChoose={choose}
              onAsk={ask}
              selection={
                state === 'pending' && selectable.length > 0 ? { ids: selectedIds, onSelect: select } : undefined
              }
            />
          </Column>
        ))}
      </div>
      {!isMobile && columns.some((ids) => ids.length > 0) && <BoardKeysBar position={position} />}
      {dialog}
      {bulk && <BulkDialog bulk={bulk} onStop={stop} onClose={close} />}
    </Stack>
  )
}

interface CardsProps {
  ids: readonly string[]
  chosenId: string | undefined
  isFull: boolean
  showState: boolean
  selection: { ids: ReadonlySet<string>; onSelect: (id: string, isOn: boolean) => void } | undefined
  onChoose: (id: string) => void
  onAsk: ReturnType<typeof useAsking>['ask']
}

function Cards({ ids, chosenId, selection, onChoose, onAsk, ...card }: CardsProps) {
  const participations: ParticipationRecord[] = useEntities('participations', ids)
  return participations.map((participation) => (
    <CreatorCard
      key={participation.id}
      {...card}
      participation={participation}
      isChosen={participation.id === chosenId}
      onChoose={() => onChoose(participation.id)}
      onAsk={(question) => onAsk(participation, question)}
      selection={
        selection && can(participation, 'approve') && can(participation, 'reject')
          ? {
              isSelected: selection.ids.has(participation.id),
              onSelect: (isOn) => selection.onSelect(participation.id, isOn),
            }
          : undefined
      }
    />
  ))
}
