import type { EndReason, LeaveTerms } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Stack } from '@samspel/ui'
import { messages } from './messages'

interface FollowsProps {
  terms: LeaveTerms
  reason: EndReason
  /** What was picked up has left the shelf, so that no place is free again. */
  isPickup: boolean
}

/** What is paid, what goes back and on whose record it counts, where a creator is taken out for a reason. */
export function Follows({ terms, reason, isPickup }: FollowsProps) {
  const t = useText()
  const f = useFormats()
  const { fee, goods, productValue } = terms
  const { owed = 0, countsFor } = terms.reasons.find((one) => one.reason === reason) ?? {}
  const lines = [
    !isPickup && t(messages.free),
    owed > 0 && t(messages.owed, { money: f.ore(owed) }),
    fee > owed && t(messages.back, { money: f.ore(fee - owed) }),
    goods === 'not_sent' && t(messages.notSent),
    goods === 'with_creator' && t(messages.goods, { value: f.money(productValue) }),
    countsFor === 'creator' && t(messages.countsForCreator),
    countsFor === 'brand' && t(messages.countsForBrand),
  ].filter((line) => line !== false)
  return (
    <section aria-label={t(messages.follows)} aria-live="polite">
      <Stack gap={4}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Stack>
    </section>
  )
}
