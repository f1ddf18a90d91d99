import { useText } from '@samspel/i18n'
import { Avatar, Chip, Link, List, ListItem, SectionHead, Stack } from '@samspel/ui'
import type { FoundStore } from './data'
import { messages } from './messages'

/** Stores with a matching name, town or brand; those with something to pick up first. */
export function FoundStores({ stores }: { stores: readonly FoundStore[] }) {
  const t = useText()
  if (stores.length === 0) return null
  const sorted = [...stores].sort((a, b) => Number(b.offersCount > 0) - Number(a.offersCount > 0))
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.stores)} aside={<Link href="/p/marketplace/stores">{t(messages.map)}</Link>} />
      <List label={t(messages.stores)}>
        {sorted.map(
          ({ id, name, address, city, brandName, imageUrl, brandLogoUrl, offersCount, instantOffersCount }) => (
            <ListItem
              key={id}
              href={`/p/marketplace/stores/${id}`}
              title={name}
              detail={[address, city].filter(Boolean).join(', ')}
              picture={<Avatar name={brandName} src={imageUrl ?? brandLogoUrl} shape="square" size={40} />}
              aside={
                offersCount > 0 &&
                (instantOffersCount > 0 ? (
                  <Chip tone="ok" icon="bolt">
                    {t(messages.now)}
                  </Chip>
                ) : (
                  <Chip icon="send">{t(messages.apply)}</Chip>
                ))
              }
            />
          ),
        )}
      </List>
    </Stack>
  )
}
