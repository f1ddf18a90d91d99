import { useText } from '@samspel/i18n'
import { Button, EmptyState, LinkButton } from '@samspel/ui'
import { messages } from './messages'

/** No offers at all, or none in the chosen country. */
export function EmptyOffers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      headingLevel={2}
      title={t(isFiltered ? messages.noneFoundTitle : messages.noneTitle)}
      text={t(isFiltered ? messages.noneFound : messages.noneText)}
      action={
        isFiltered ? (
          <Button onClick={onClear}>{t(messages.removeCountry)}</Button>
        ) : (
          <LinkButton href="/p/suggest-product">{t(messages.suggest)}</LinkButton>
        )
      }
    />
  )
}
