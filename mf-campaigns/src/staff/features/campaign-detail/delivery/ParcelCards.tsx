import { type PointerEvent, useId, useRef, useState } from 'react'
import type { ParcelRow } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Avatar, cx, Icon, TextButton } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import css from './Card.module.css'
import { GreetingCell, TrackingCell } from './Cells'
import type { ParcelListProps } from './ParcelTable'
import { useWhyNot } from './ParcelTable'
import { rowMessages as m } from './row-messages'
import { Choice, PlaceChip, RowMenu, When, Where } from './RowParts'

const longPressMs = 500

/** Calls back when a finger stays; the press that ends it does nothing else. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as HTMLElement).closest('a, button, input, select')) return
      timer.current = setTimeout(onLong, longPressMs)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 8) stop()
    },
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

function ParcelCard({ parcel, ...list }: Omit<ParcelListProps, 'parcels'> & { parcel: ParcelRow }) {
  const t = useText()
  const id = useId()
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  const { selection, acts, editing } = list
  const { creator, town, address, state } = parcel
  const mayPick = list.isSelectable(parcel)
  const isPicking = selection.ids.length > 0
  const press = useLongPress(() => mayPick && selection.toggle(parcel.id))
  const isEditing = editing.place?.id === parcel.id
  const isUnfolded = isOpen || isEditing
  return (
    <li
      className={cx(css.card, selection.has(parcel.id) && css.selected, state === 'problem' && css.problem)}
      {...press}
    >
      <div className={css.head}>
        {isPicking && (
          <input
            type="checkbox"
            className={css.box}
            aria-label={mayPick ? t(staffWords.select, { name: creator.name }) : whyNot(parcel)}
            checked={selection.has(parcel.id)}
            disabled={!mayPick}
            onChange={() => selection.toggle(parcel.id)}
          />
        )}
        <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
        <span className={css.words}>
          <span className={css.name}>{creator.name}</span>
          <span className={css.town}>
            {town ?? address?.city ?? t(parcel.addressMissing ? m.noAddress : m.nothing)}
          </span>
        </span>
        <RowMenu
          parcel={parcel}
          acts={acts}
          more={
            mayPick
              ? [
                  {
                    label: t(staffWords.select, { name: creator.name }),
                    icon: 'check',
                    onClick: () => selection.toggle(parcel.id),
                  },
                ]
              : []
          }
        />
      </div>
      <div className={css.facts}>
        <PlaceChip parcel={parcel} />
        <span className={css.choice}>
          <Choice parcel={parcel} />
        </span>
        <span className={css.when}>
          <When parcel={parcel} acts={acts} />
        </span>
      </div>
      <TextButton aria-expanded={isUnfolded} aria-controls={id} className={css.fold} onClick={() => setOpen(!isOpen)}>
        {t(isUnfolded ? m.hideAddress : m.showAddress)}
        <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size={16} />
      </TextButton>
      <div id={id} className={css.more} hidden={!isUnfolded}>
        <Where parcel={parcel} seesAddresses={list.seesAddresses} />
        {address && <a href={`tel:${address.phone}`}>{address.phone}</a>}
        <GreetingCell parcel={parcel} editing={editing} />
        <TrackingCell parcel={parcel} editing={editing} onPasteColumn={list.onPasteColumn} />
      </div>
    </li>
  )
}

/** On phones: a card for each parcel. A long press selects; the address is behind a press. */
export function ParcelCards({ parcels, ...list }: ParcelListProps) {
  const t = useText()
  return (
    <ul className={css.cards} aria-label={t(m.tracking)}>
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} {...list} />
      ))}
    </ul>
  )
}
