import type { Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Chip, Fact, Facts, Row, Stack } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import css from './CreatorProfile.module.css'
import { messages } from './messages'

/** The creator's introduction and facts. */
export function CreatorDetails({ creator }: { creator: Instagramer }) {
  const t = useText()
  const f = useFormats()
  const names = useCategories()
  const categories = creator.profileCategoryIds.flatMap((id) => names.get(id) ?? [])
  return (
    <Card title={t(messages.about)}>
      <Stack gap={16}>
        <p className={creator.bio ? css.bio : css.quiet}>{creator.bio ?? t(messages.noBio)}</p>
        <Facts className={css.facts}>
          <Fact label={t(messages.place)}>
            {[creator.city, f.country(creator.countryCode)].filter(Boolean).join(', ')}
          </Fact>
          {categories.length > 0 && (
            <Fact label={t(messages.categories)}>
              <Row gap={4}>
                {categories.map((name) => (
                  <Chip key={name}>{name}</Chip>
                ))}
              </Row>
            </Fact>
          )}
          {creator.locale && <Fact label={t(messages.language)}>{t(messages[creator.locale])}</Fact>}
        </Facts>
      </Stack>
    </Card>
  )
}
