import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Link } from '@samspel/ui'
import { OpeningLines, openingMessages } from '../../../components/opening-hours'

export function OpeningCard({ store, editHref }: { store: Store; editHref: string | undefined }) {
  const t = useText()
  return (
    <Card
      title={t(openingMessages.opening)}
      aside={editHref && <Link href={editHref}>{t(commonMessages.change)}</Link>}
    >
      <OpeningLines store={store} />
    </Card>
  )
}
