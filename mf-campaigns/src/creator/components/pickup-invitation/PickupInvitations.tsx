import { useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { SectionHead } from '@samspel/ui'
import { readAssignments } from '../../data'
import { ownPickups } from '../pickup-words'
import { useGrantedPosition } from '../use-granted-position'
import { messages } from './messages'
import { PickupInvitation } from './PickupInvitation'
import css from './PickupInvitations.module.css'
import { useDeclined } from './use-decline'

const none: string[] = []

/** Invitations to pick something up, above the offers of the marketplace; nothing without any, and while they cannot be read. */
export default function PickupInvitations() {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(readAssignments())
  const invited = result?.assignments.filter(({ group }) => group === 'invited').map(({ id }) => id) ?? none
  const from = useGrantedPosition()
  const declined = useDeclined()
  const offers = ownPickups(useEntities('storeCampaigns', invited))
  const shown = offers.filter(({ id }) => !declined.has(id))
  if (shown.length === 0) return null
  const title = t(messages.title)
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead title={title} count={f.number(shown.length)} />
      {shown.map((offer) => (
        <PickupInvitation key={offer.id} offer={offer} from={from} />
      ))}
    </section>
  )
}
