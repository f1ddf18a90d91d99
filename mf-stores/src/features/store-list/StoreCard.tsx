import { useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, Card, IconButton, LinkButton, Row, Stack } from '@samspel/ui'
import { getStore } from '../../data/actions'
import { openState } from '../../opening'
import { messages } from './messages'
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

/** The selected store, on the map. */
export function StoreCard({ id, brandId, onClose }: StoreCardProps) {
  const t = useText()
  const known = useEntity('stores', id)
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
  return (
    <Card as="aside" className={css.card}>
      <Stack gap={12}>
        <Row wrap={false} gap={12} align="start">
          <Avatar name={store.name} src={store.imageUrl} shape="square" size={44} />
          <Stack gap={4} className={css.words}>
            <strong>{store.name}</strong>
            <span className={css.quiet}>
              {store.address}, {store.city}
            </span>
            {today && <span className={css.quiet}>{today}</span>}
          </Stack>
          <IconButton icon="x" size="sm" label={t(messages.closeCard)} onClick={onClose} />
        </Row>
        <LinkButton size="sm" fullWidth href={`/brands/${brandId}/stores/${id}`}>
          {t(messages.open)}
        </LinkButton>
      </Stack>
    </Card>
  )
}
