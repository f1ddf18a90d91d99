import type { DealFacts } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { DealRows } from './DealRows'
import { dealMessages as messages } from './messages'

/** 'Det här säger du ja till' (drawing zk 1): all that an applicant agrees to; the heading addresses them unless another is given. */
export function DealCard({ facts, title = messages.title }: { facts: DealFacts; title?: Message }) {
  const t = useText()
  return (
    <Card title={t(title)}>
      <DealRows facts={facts} />
    </Card>
  )
}
