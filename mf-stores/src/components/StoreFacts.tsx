import type { Store } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, Link, LinkButton, Row, Stack } from '@samspel/ui'
import { messages } from './messages'

/** A store's address and opening hours. */
export function StoreFacts({ store, title }: { store: Store; title: string }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card title={title}>
      <Stack gap={12}>
        <Facts>
          <Fact label={t(commonMessages.address)}>
            {store.address}, {store.postalCode} {store.city}
          </Fact>
          <Fact label={t(commonMessages.country)}>{f.country(store.countryCode)}</Fact>
          {store.openingHours && <Fact label={t(messages.hours)}>{store.openingHours}</Fact>}
          {store.phone && (
            <Fact label={t(messages.phone)}>
              <Link href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</Link>
            </Fact>
          )}
        </Facts>
        <Row>
          <LinkButton
            icon="map-pin"
            href={`https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`}
            newTab
          >
            {t(messages.directions)}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  )
}
