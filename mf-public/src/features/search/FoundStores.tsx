import type { ReactNode } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { useDistance } from '@samspel/offer'
import { Avatar, Chip, Link, List, ListItem, useIsMobile } from '@samspel/ui'
import { cityMapPath } from '../../components/city-map'
import { LoadMore } from '../../components/LoadMore'
import { useChosenTown } from '../../data/chosen-town'
import type { FoundStore, FoundStores as Stores } from './data'
import { messages } from './messages'
import { Part, type PartProps } from './Part'
import css from './Search.module.css'

interface Props extends PartProps {
  stores: Stores
  mark: (text: string) => ReactNode
  limit?: number | undefined
}

/** Whether something can be had in a store now, or after an application. Renders nothing without offers. */
function StoreChip({ store: { offersCount, instantOffersCount } }: { store: FoundStore }) {
  const t = useText()
  if (offersCount === 0) return null
  return instantOffersCount > 0 ? (
    <Chip tone="ok" icon="bolt">
      {t(commonMessages.pickUpNow)}
    </Chip>
  ) : (
    <Chip icon="send">{t(commonMessages.applyFirst)}</Chip>
  )
}

/** Stores with a matching name, town or brand; those with something to pick up first. Renders nothing without any. */
export function FoundStores({ stores, mark, limit, ...part }: Props) {
  const t = useText()
  const isMobile = useIsMobile()
  const distanceOf = useDistance()
  const town = useChosenTown()
  if (stores.items.length === 0) return null
  return (
    <Part {...part} aside={<Link href={town ? cityMapPath(town) : '/p/marketplace/stores'}>{t(messages.map)}</Link>}>
      <List label={part.title}>
        {stores.items.slice(0, limit).map((store) => {
          const facts = (
            <span className={css.facts}>
              <StoreChip store={store} />
              {store.distance !== undefined && <span className={css.distance}>{distanceOf(store.distance)}</span>}
            </span>
          )
          const hasFacts = store.offersCount > 0 || store.distance !== undefined
          return (
            <ListItem
              key={store.id}
              href={`/p/marketplace/stores/${store.id}`}
              title={mark(store.name)}
              detail={mark([store.address, store.city].filter(Boolean).join(', '))}
              picture={
                <Avatar name={store.brandName} src={store.imageUrl ?? store.brandLogoUrl} shape="square" size={40} />
              }
              aside={!isMobile && hasFacts && facts}
            >
              {isMobile && hasFacts && facts}
            </ListItem>
          )
        })}
      </List>
      {limit === undefined && <LoadMore list={stores} />}
    </Part>
  )
}
