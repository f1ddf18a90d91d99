import type { Instagramer } from '@samspel/api'
import { type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Card, Chip, Fact, Facts, Link, Row, Stack } from '@samspel/ui'
import { listProfileCategories } from '../../data/account-actions'
import { messages } from './messages'

const categoriesRequest = listProfileCategories()

/** A creator's public profile; missing parts link to where they are filled in. */
export function PublicFace({ me }: { me: Instagramer }) {
  const t = useText()
  const format = useFormats()
  const locale = useLocale()
  useQuery(categoriesRequest)
  const categories = useEntities('profileCategories', me.profileCategoryIds)
  const missing = (message: Message, href = '/settings') => <Link href={href}>{t(message)}</Link>
  const country = format.country(me.countryCode)

  return (
    <Card title={t(messages.face)}>
      <Stack gap={12}>
        {me.bio ? <p>{me.bio}</p> : <p>{missing(messages.addBio)}</p>}
        {categories.length > 0 && (
          <Row gap={6}>
            {categories.map((category) => (
              <Chip key={category.id}>{locale === 'sv' ? category.nameSv : category.nameEn}</Chip>
            ))}
          </Row>
        )}
        <Facts>
          <Fact label={t(messages.place)}>{me.city ? `${me.city}, ${country}` : missing(messages.addCity)}</Fact>
          <Fact label={t(messages.instagram)}>
            {me.connectedAccount
              ? `@${me.connectedAccount.username}`
              : missing(messages.connect, '/settings/connections')}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}
