import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Figure, FigureRow } from '@samspel/ui/late'
import { messages } from './messages'

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
    approvedParticipationsCount,
    targetNumberOfInstagramers: places,
    pickups,
  } = campaign
  return (
    <FigureRow>
      <Figure
        label={t(messages.reach)}
        value={f.number(reach)}
        {...(wantedReach > 0 && { of: t(messages.of, { total: f.number(wantedReach) }), share: reach / wantedReach })}
      />
      <Figure
        label={t(messages.approvedPosts)}
        value={f.number(numPosts + approvedMentionsCount)}
        help={t(messages.postKinds, { posts: numPosts, others: approvedMentionsCount })}
      />
      {pickups ? (
        <Figure
          label={t(messages.pickedUp)}
          value={f.number(pickups.pickedUp)}
          help={t(messages.booked, { count: pickups.booked })}
        />
      ) : (
        <Figure
          label={t(messages.participants)}
          value={f.number(approvedParticipationsCount)}
          help={places > 0 ? t(messages.places, { count: places }) : t(messages.anyPlaces)}
        />
      )}
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
