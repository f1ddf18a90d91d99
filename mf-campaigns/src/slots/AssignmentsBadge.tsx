import { useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { awaitsPost, listMyParticipations } from '../data'
import { usePendingMentions } from '../components/usePendingMentions'
import { creatorMessages } from '../components/creator-messages'

/** Approved assignments that wait for a post. */
export default function AssignmentsBadge() {
  const t = useText()
  const { result } = useQuery(listMyParticipations({ query: { state: 'approved', perPage: 100 } }))
  const participations = useEntities('participations', result?.participations ?? [])
  const pending = usePendingMentions()
  const n = participations.filter((participation) => awaitsPost(participation, pending)).length
  return <Count value={n} label={t(creatorMessages.toPost, { n })} />
}
