import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Requirements } from '@samspel/offer/page'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Fact, Link } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { requirementMessages as m } from './requirement-messages'

/** The brand's requirements beside what the creator has, how far they are from enough followers, and a way on. */
export function OwnRequirements({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentInstagramer)
  const { applyObstacle: obstacle, minFollowers } = campaign
  const own = me?.followersCount ?? 0
  return (
    <Requirements
      campaign={campaign}
      unknown={me?.connectionObstacle && !me.connectedAccount ? t(m.personal) : undefined}
      progress={
        obstacle === 'too_few_followers' && (
          <Fact label={t(m.left)}>
            {f.number(Math.max(0, (minFollowers ?? 0) - own))}
            <Meter label={t(m.left)} value={own / (minFollowers || 1)} />
          </Fact>
        )
      }
    >
      {obstacle === 'other_country' && <Link href="/settings">{t(m.changeCountry)}</Link>}
    </Requirements>
  )
}
