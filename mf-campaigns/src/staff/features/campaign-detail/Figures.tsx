import type { Campaign } from '@samspel/api'
import { participantsOf } from '@samspel/api/campaign-rules'
import { useFormats, useText } from '@samspel/i18n'
import { Figure, FigureRow } from '@samspel/ui/late'
import { staffWords } from '../../components/words'
import { messages, tabNames } from './messages'

/** Results of approved posts so far (row E-05). */
export function Figures({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const {
    reach,
    wantedReach,
    numPosts,
    approvedMentionsCount,
    numLikes,
    numComments,
    approvedParticipationsCount: sent,
    pickups,
  } = campaign
  const { participants, places } = participantsOf(campaign)
  return (
    <FigureRow>
      <Figure
        label={t(staffWords.reach)}
        value={f.number(reach)}
        {...(wantedReach > 0 && { of: t(messages.of, { total: f.number(wantedReach) }), share: reach / wantedReach })}
      />
      <Figure
        label={t(messages.approvedPosts)}
        value={f.number(numPosts + approvedMentionsCount)}
        help={t(messages.postKinds, { posts: numPosts, others: approvedMentionsCount })}
      />
      <Figure
        label={t(tabNames.participations)}
        value={f.number(participants)}
        {...(pickups && places > 0 && { of: t(messages.of, { total: f.number(places) }) })}
        help={
          pickups
            ? t(messages.pickups, { pickedUp: pickups.pickedUp, booked: pickups.booked, elsewhere: sent })
            : places > 0
              ? t(messages.places, { count: places })
              : t(messages.anyPlaces)
        }
      />
      <Figure
        label={t(messages.likes)}
        value={f.number(numLikes)}
        help={reach > 0 && t(messages.ofReach, { share: f.percent(numLikes / reach) })}
      />
      <Figure
        label={t(messages.comments)}
        value={f.number(numComments)}
        help={numPosts > 0 && t(messages.perPost, { count: f.number(Math.round(numComments / numPosts)) })}
      />
    </FigureRow>
  )
}
