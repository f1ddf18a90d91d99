import type { ReactNode } from 'react'
import type { PostDraft } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { useCautionWords } from '../../../../shared/components/cautions'
import { getCampaign } from '../../../../shared/data'
import { Check, CheckList } from '../Checks'
import { missingNames } from '../missing-names'
import { draftDeskMessages as messages } from './messages'

/** px of the shorter side from which a picture is sharp where it is published. */
const sharpPx = 1_080

/** What is checked of a draft when it arrives: what of a post is, and whether its pictures are large enough. */
export function DraftChecks({
  draft: { checks, caption, campaign: card, media },
  frame,
}: {
  draft: PostDraft
  frame: (aside: string, children: ReactNode) => ReactNode
}) {
  const t = useText()
  useQuery(getCampaign({ params: { id: card.id } }))
  const campaign = useEntity('campaigns', card.id)
  const sizes = media.flatMap(({ kind, width, height }) =>
    kind === 'picture' && width && height ? [{ width, height, short: Math.min(width, height) }] : [],
  )
  const smallest = sizes.toSorted((a, b) => a.short - b.short)[0]
  const isSharp = smallest === undefined || smallest.short >= sharpPx
  const words = useCautionWords()(caption)
  const all = [
    checks.adLabel === 'ok',
    missingNames(checks).length === 0,
    ...(caption ? [!words.claim, !words.care] : []),
    ...(smallest ? [isSharp] : []),
  ]
  return frame(
    t(messages.checksOf, { n: all.filter(Boolean).length, of: all.length }),
    <CheckList checks={{ ...checks, daysBeforeDue: null }} text={caption} kind="post" campaign={campaign}>
      {smallest && (
        <Check
          isFine={isSharp}
          title={t(isSharp ? messages.sharp : messages.blurred)}
          detail={`${smallest.width} × ${smallest.height}`}
        />
      )}
    </CheckList>,
  )
}
