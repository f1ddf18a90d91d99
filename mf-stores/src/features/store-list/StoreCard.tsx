import { useState } from 'react'
import { openState } from '@samspel/api/opening-hours'
import { useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, Card, Icon, IconButton, LinkButton, Row, Stack } from '@samspel/ui'
import { partsOf } from '../../components/store-name'
import { getStore } from '../../data/actions'
import { StockDialog } from '../store-stock'
import { messages } from './messages'
import { stockMessages } from './stock-messages'
import css from './StoreListPage.module.css'

const openWords = {
  open: messages.openUntil,
  later: messages.opensAt,
  over: messages.closedNow,
  closed: messages.closedToday,
}

interface StoreCardProps {
  id: string
  brandId: string
  onClose: () => void
}

/** Card of the selected store, on the map. */
export function StoreCard({ id, brandId, onClose }: StoreCardProps) {
  const t = useText()
  const known = useEntity('stores', id)
  const [isCounting, setCounting] = useState(false)
  const read = useQuery(known ? undefined : getStore({ params: { id } }))
  const store = useEntity('stores', read.result?.store ?? id)
  if (!store || store.brandId !== brandId) return null
  const open = openState(store)
  const today = [
    open && t(openWords[open.kind], { time: 'until' in open ? open.until : 'from' in open ? open.from : '' }),
    store.expectedToday ? t(messages.cardExpected, { count: store.expectedToday }) : undefined,
  ]
    .filter(Boolean)
    .join(', ')
  const worst = store.worstStock
  return (
    <Card as="aside" className={css.card}>
      <Stack gap={12}>
        <Row wrap={false} gap={12} align="start">
          <Avatar name={store.name} src={store.imageUrl ?? store.brandLogoUrl} shape="square" size={44} />
          <Stack gap={4} className={css.words}>
            <strong>{partsOf(store.name, store.brandName).local}</strong>
            <span className={css.quiet}>
              {store.address}, {store.city}
            </span>
            {today && <span className={css.quiet}>{today}</span>}
          </Stack>
          <IconButton icon="x" size="sm" label={t(messages.closeCard)} onClick={onClose} />
        </Row>
        {worst && worst.level !== 'enough' && (
          <span className={css[worst.level]}>
            <Icon name={worst.level === 'out' ? 'alert-octagon' : 'alert-triangle'} size={16} />
            {t(worst.level === 'out' ? stockMessages.isOut : stockMessages.isLow, {
              name: worst.name,
              count: worst.quantity,
            })}
          </span>
        )}
        <div className={css.cardButtons}>
          {worst && (
            <Button size="sm" variant="light" onClick={() => setCounting(true)}>
              {t(stockMessages.change)}
            </Button>
          )}
          <LinkButton size="sm" href={`/brands/${brandId}/stores/${id}`}>
            {t(messages.open)}
          </LinkButton>
        </div>
      </Stack>
      {worst && isCounting && (
        <StockDialog stock={{ ...worst, storeId: store.id }} onClose={() => setCounting(false)} />
      )}
    </Card>
  )
}
