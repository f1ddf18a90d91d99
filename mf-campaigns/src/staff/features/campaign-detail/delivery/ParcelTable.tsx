import type { ParcelRow } from '@samspel/api'
import type { Selection } from '@samspel/desk'
import { commonMessages, useText } from '@samspel/i18n'
import { Avatar, BareLink, cx, Tag } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import { GreetingCell, TrackingCell } from './Cells'
import css from './Row.module.css'
import { rowMessages as m } from './row-messages'
import { Choice, PlaceChip, type RowActs, RowMenu, When, Where } from './RowParts'
import type { Editing } from './use-editing'

export interface ParcelListProps {
  parcels: readonly ParcelRow[]
  seesAddresses: boolean
  selection: Selection
  isSelectable: (parcel: ParcelRow) => boolean
  editing: Editing
  acts: RowActs
  onPasteColumn: (id: string, lines: string[]) => void
}

export const useWhyNot = () => {
  const t = useText()
  return ({ addressMissing, creator: { name } }: ParcelRow) =>
    t(addressMissing ? m.cannotAddress : m.cannotChoice, { name })
}

const columns = [
  { key: 'creator', name: commonMessages.creator },
  { key: 'address', name: commonMessages.address },
  { key: 'choice', name: m.choice },
  { key: 'greeting', name: m.greeting },
  { key: 'tracking', name: m.tracking },
  { key: 'state', name: commonMessages.state },
  { key: 'when', name: m.when },
] as const

/** Parcels as rows whose carrier, number and greeting are typed in their place. */
export function ParcelTable({
  parcels,
  seesAddresses,
  selection,
  isSelectable,
  editing,
  acts,
  onPasteColumn,
}: ParcelListProps) {
  const t = useText()
  const whyNot = useWhyNot()
  const selectable = parcels.filter(isSelectable)
  const isEvery = selectable.length > 0 && selection.ids.length === selectable.length
  return (
    <div className={css.frame}>
      <div role="table" aria-label={t(m.tracking)} className={css.table}>
        <div role="rowgroup">
          <div role="row" className={css.head}>
            <span role="columnheader" className={css.check}>
              <input
                type="checkbox"
                aria-label={t(m.selectAll)}
                checked={isEvery}
                disabled={selectable.length === 0}
                ref={(box) => {
                  if (box) box.indeterminate = selection.ids.length > 0 && !isEvery
                }}
                onChange={() => (isEvery ? selection.clear() : selection.all())}
              />
            </span>
            {columns.map(({ key, name }) => (
              <span key={key} role="columnheader">
                {t(name)}
              </span>
            ))}
            <span role="columnheader" aria-label={t(commonMessages.actions)} />
          </div>
        </div>
        <div role="rowgroup">
          {parcels.map((parcel) => {
            const { id, creator, state, number } = parcel
            const mayPick = isSelectable(parcel)
            return (
              <div
                key={id}
                role="row"
                className={cx(css.row, selection.has(id) && css.selected, state === 'problem' && css.problem)}
              >
                <span role="cell" className={css.check}>
                  <input
                    type="checkbox"
                    aria-label={mayPick ? t(staffWords.select, { name: creator.name }) : whyNot(parcel)}
                    title={mayPick ? undefined : whyNot(parcel)}
                    checked={selection.has(id)}
                    disabled={!mayPick}
                    onClick={(event) => selection.toggle(id, event.shiftKey)}
                    readOnly
                  />
                </span>
                <span role="cell" className={css.person}>
                  <Avatar name={creator.name} src={creator.avatarUrl} size={34} />
                  <span className={css.lines}>
                    <BareLink href={`/creators/${creator.id}`} className={css.name}>
                      {creator.name}
                    </BareLink>
                    <span className={css.small}>@{creator.username}</span>
                  </span>
                </span>
                <span role="cell">
                  <Where parcel={parcel} seesAddresses={seesAddresses} />
                </span>
                <span role="cell">
                  <Choice parcel={parcel} />
                </span>
                <span role="cell">
                  <GreetingCell parcel={parcel} editing={editing} />
                </span>
                <span role="cell">
                  <TrackingCell parcel={parcel} editing={editing} onPasteColumn={onPasteColumn} />
                </span>
                <span role="cell" className={css.lines}>
                  <PlaceChip parcel={parcel} />
                  {number > 1 && <Tag className={css.again}>{t(m.again, { n: number })}</Tag>}
                </span>
                <span role="cell">
                  <When parcel={parcel} acts={acts} />
                </span>
                <span role="cell" className={css.menu}>
                  <RowMenu parcel={parcel} acts={acts} />
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
