import { useEffect, useState } from 'react'
import type { Campaign, ParcelRow, ResponseOf } from '@samspel/api'
import { useSelection } from '@samspel/desk'
import { useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { Button, EmptyState, isTyping, LinkButton, notify, SkeletonTable, Stack, useIsMobile } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { PagePager } from '../../../../shared/components/PagePager'
import { useFoldedSide } from '../../../components/use-folded-side'
import { AddressWarning } from './AddressWarning'
import { remindOfParcels } from './data'
import css from './Delivery.module.css'
import { fileMessages } from './file-messages'
import { ImportDialog } from './ImportDialog'
import { messages as m } from './messages'
import { placeOf } from './parcel-words'
import { ParcelCards } from './ParcelCards'
import { ParcelFilters } from './ParcelFilters'
import { ParcelTable } from './ParcelTable'
import { ProblemDialog } from './ProblemDialog'
import { rowMessages } from './row-messages'
import { SelectionBar } from './SelectionBar'
import { Tiles } from './Tiles'
import { useEditing } from './use-editing'
import { useFiles } from './use-files'
import { type ParcelFilter, type Parcels, useParcelFilter, useParcels } from './use-parcels'
import { countedAs, shownAs, useSending } from './use-sending'

/** The filled button of the campaign's head while nothing is selected: what can be packed, on paper. */
export function PackButton({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { making, paper } = useFiles(campaign)
  return (
    <Button variant="main" icon="file-text" loading={making === 'list'} onClick={() => void paper('list')}>
      {t(fileMessages.packingListOf, { n: campaign.parcelCounts?.packable ?? 0 })}
    </Button>
  )
}

interface DeliveryProps {
  campaign: Campaign
  /** The selection's bar has the filled button, or the head has it. */
  onSelecting: (isSelecting: boolean) => void
}

/** Nothing to show yet, or why there is nothing. */
function Waiting({ list: { status, error, retry } }: Pick<Parcels, 'list'>) {
  const t = useText()
  return status === 'error' ? (
    <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />
  ) : (
    <SkeletonTable label={t(m.loading)} rows={8} columns={6} />
  )
}

/** What is sent to a campaign's creators: who gets what, where it is, and what waits. */
export function Delivery({ campaign, onSelecting }: DeliveryProps) {
  const t = useText()
  const filter = useParcelFilter()
  const parcels = useParcels(campaign.id, filter)
  const { answer } = parcels
  if (!answer) return <Waiting list={parcels.list} />
  const approved = campaign.approvedParticipationsCount
  if (answer.counts.all === 0 && approved > 0)
    return <EmptyState title={t(m.beforeTitle)} text={t(m.beforeText, { n: approved })} />
  if (answer.counts.all === 0)
    return (
      <EmptyState
        title={t(m.emptyTitle)}
        text={t(m.emptyText)}
        action={
          <LinkButton href={`/applications?campaign=${campaign.id}`} variant="main" icon="user-check">
            {t(m.answer)}
          </LinkButton>
        }
      />
    )
  return <Desk campaign={campaign} onSelecting={onSelecting} filter={filter} parcels={parcels} answer={answer} />
}

/** Esc clears the selection, unless somebody types or answers a question. */
function useClearKey(isOn: boolean, clear: () => void) {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) clear()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function useReminding(campaign: Campaign, put: Parcels['put']) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const remind = async (parcelIds?: readonly string[]) => {
    setBusy(true)
    const { ok, data, parsedError } = await dispatch(
      remindOfParcels({ params: { id: campaign.id }, body: parcelIds ? { parcelIds: [...parcelIds] } : {} }),
    )
    setBusy(false)
    if (!ok || !data) return void notify({ kind: 'bad', message: t(parsedError!.message) })
    put(data.parcels)
    notify({ kind: 'ok', message: t(m.reminded, { n: data.parcels.length }) })
  }
  return { isBusy, remind }
}

interface DeskProps extends DeliveryProps {
  filter: ParcelFilter
  parcels: Parcels
  answer: ResponseOf<'listParcels'>
}

function Desk({ campaign, onSelecting, filter, parcels, answer }: DeskProps) {
  const t = useText()
  const isMobile = useIsMobile()
  useFoldedSide(!isMobile)
  const { put, refresh } = parcels
  const sending = useSending(campaign, parcels)
  const rows = parcels.rows.map((row) => shownAs(row, sending.held))
  const counts = countedAs(parcels.counts ?? answer.counts, sending.held.size)
  const mayWrite = rows.some(({ abilities }) => abilities.length > 0) || sending.held.size > 0
  const isSelectable = (parcel: ParcelRow) => !['address', 'choice'].includes(placeOf(parcel))
  const pickable = mayWrite ? rows.filter(isSelectable) : []
  const selection = useSelection(
    JSON.stringify([filter.kind, filter.choiceId, filter.words, filter.page]),
    pickable.filter(({ id }) => !sending.held.has(id)).map(({ id }) => id),
  )
  const selected = pickable.filter(({ id }) => selection.has(id))
  const editing = useEditing(rows, put)
  const { offer } = useUndo()
  const files = useFiles(campaign)
  const { isBusy, remind } = useReminding(campaign, put)
  const [isImporting, setImporting] = useState(false)
  const [asked, setAsked] = useState<ParcelRow | undefined>()
  useClearKey(selected.length > 0 && !isImporting && !asked, selection.clear)
  const isSelecting = selected.length > 0
  useEffect(() => {
    onSelecting(isSelecting)
    return () => onSelecting(false)
  }, [isSelecting, onSelecting])

  const pasteColumn = async (id: string, lines: readonly string[]) => {
    const { before, surplus } = await editing.fill(id, lines)
    if (before.length + surplus === 0) return
    offer({
      message: [t(rowMessages.filled, { n: before.length }), surplus > 0 && t(rowMessages.surplus, { n: surplus })]
        .filter(Boolean)
        .join('. '),
      undo: () => editing.restore(before),
    })
  }
  const shown = {
    parcels: rows,
    seesAddresses: answer.seesAddresses,
    selection,
    isSelectable: (parcel: ParcelRow) => pickable.includes(parcel) && !sending.held.has(parcel.id),
    editing,
    onPasteColumn: (id: string, lines: string[]) => void pasteColumn(id, lines),
    acts: {
      brandId: campaign.brandId,
      onRemind: (parcel: ParcelRow) => void remind([parcel.id]),
      onProblem: setAsked,
      onTakeBack: (parcel: ParcelRow) => void sending.takeBack(parcel),
    },
  }
  return (
    <Stack gap={12}>
      <Tiles
        counts={counts}
        oldestSentAt={answer.oldestSentAt}
        kind={filter.kind}
        onKind={(kind) => filter.setKind(kind)}
      />
      <AddressWarning counts={counts} parcels={rows} isBusy={isBusy} onRemind={() => void remind()} />
      <ParcelFilters
        filter={filter}
        answer={{ ...answer, counts }}
        files={files}
        onImport={mayWrite ? () => setImporting(true) : undefined}
      />
      {parcels.isLoading ? (
        <Waiting list={parcels.list} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t(m.noHitsTitle)}
          text={t(m.noHitsText)}
          action={
            <Button variant="light" onClick={filter.reset}>
              {t(m.reset)}
            </Button>
          }
        />
      ) : isMobile ? (
        <ParcelCards {...shown} />
      ) : (
        <>
          <ParcelTable {...shown} />
          {mayWrite && rows.some((row) => can(row, 'pack')) && <p className={css.hint}>{t(rowMessages.hint)}</p>}
        </>
      )}
      <PagePager meta={answer.meta} onPage={filter.setPage} busy={parcels.list.status === 'refreshing'} />
      {isSelecting && (
        <SelectionBar
          selected={selected}
          selection={selection}
          seesAddresses={answer.seesAddresses}
          files={files}
          onImport={() => setImporting(true)}
          onSend={(all) => {
            sending.mark(all)
            selection.clear()
          }}
        />
      )}
      {isImporting && <ImportDialog campaignId={campaign.id} onDone={refresh} onClose={() => setImporting(false)} />}
      {asked && (
        <ProblemDialog
          parcel={asked}
          onAnswered={(row, newCounts) => (row ? put([row], newCounts) : refresh())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}
