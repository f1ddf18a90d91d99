import { commonMessages, useText } from '@samspel/i18n'
import { useDistance, useNextChange } from '@samspel/offer'
import { Avatar, Chip, cx } from '@samspel/ui'
import type { PublicStore } from './data'
import { messages } from './messages'
import css from './StoreList.module.css'

interface Props {
  store: PublicStore
  isSelected: boolean
  /** The pointer is on its pin, or on the cluster it is in. */
  isPointedAt: boolean
  onSelect: () => void
  onPoint: (isAt: boolean) => void
}

/** A store in the list, by its brand's mark; hovering highlights it on the map and the other way round, pressing selects it. */
export function StoreRow({ store, isSelected, isPointedAt, onSelect, onPoint }: Props) {
  const t = useText()
  const distanceOf = useDistance()
  const { name, brandName, address, city, offersCount, instantOffersCount, distance, imageUrl, brandLogoUrl } = store
  const hours = useNextChange(store)
  const away = distance === undefined ? undefined : distanceOf(distance)
  return (
    <li
      className={cx(css.row, isPointedAt && css.pointed, isSelected && css.selected)}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
    >
      <Avatar name={brandName} src={brandLogoUrl ?? imageUrl} shape="square" size={44} />
      <div className={css.words}>
        <button
          type="button"
          data-row=""
          className={css.cover}
          aria-current={isSelected ? 'true' : undefined}
          onClick={onSelect}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
        >
          {name}
        </button>
        <div className={css.detail}>
          {[address, city].filter(Boolean).join(', ')}
          {away && ` · ${away}`}
        </div>
        <div className={css.offers}>
          {offersCount > 0 &&
            (instantOffersCount > 0 ? (
              <Chip tone="ok" icon="bolt">
                {t(commonMessages.pickUpNow)}
              </Chip>
            ) : (
              <Chip icon="send">{t(commonMessages.applyFirst)}</Chip>
            ))}
          <span className={css.count}>
            {[t(messages.offers, { count: offersCount }), hours?.words].filter(Boolean).join(' · ')}
          </span>
        </div>
      </div>
    </li>
  )
}
