import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Menu } from '@samspel/ui'
import { handOutMessages } from './hand-out-messages'
import { messages } from './messages'
import type { Applicant } from './use-applicants'
import { useMayHandOut } from './use-may-hand-out'

interface PassMenuProps {
  applicant: Applicant
  onHandOut: (applicant: Applicant) => void
  onEnd: (applicant: Applicant) => void
}

/** Further actions on a pass; renders nothing when none is allowed. */
export function PassMenu({ applicant, onHandOut, onEnd }: PassMenuProps) {
  const t = useText()
  const mayHandOut = useMayHandOut(applicant)
  const items = [
    ...(mayHandOut
      ? [{ label: t(handOutMessages.act), icon: 'package' as const, onClick: () => onHandOut(applicant) }]
      : []),
    ...(can(applicant, 'end')
      ? [
          {
            label: t(applicant.state === 'approved' ? messages.endPass : messages.endWork),
            icon: 'x' as const,
            onClick: () => onEnd(applicant),
          },
        ]
      : []),
  ]
  return items.length > 0 ? (
    <Menu size="sm" label={t(handOutMessages.more, { name: applicant.creator.name })} items={items} />
  ) : null
}
