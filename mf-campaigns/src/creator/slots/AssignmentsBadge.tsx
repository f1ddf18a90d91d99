import type { Widget } from '@samspel/federation'
import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { creatorMessages } from '../../shared/components/creator-messages'
import { pageState } from '../../shared/data'
import { useSendKept } from '../components/use-send-kept'
import { countMyParticipations } from '../data'
import { startCreator } from '../start'
import { useMayKeep } from './use-may-keep'

pageState.mount(startCreator)

// In the chunk of the list: with it the list's own code is on the device.
const KeepOffline = lazyPart(
  () => import(/* webpackChunkName: "assignments" */ '../features/assignments').then((module) => module.KeepOffline),
  { Loading: null, Failed: null },
)

/** Number of assignments that wait for the creator, as their list has them. */
function AssignmentsBadge() {
  const t = useText()
  useSendKept()
  const mayKeep = useMayKeep()
  const { result } = useQuery(countMyParticipations())
  const n = result?.assignments?.mine ?? 0
  return (
    <>
      <Count value={n} label={t(creatorMessages.toPost, { n })} />
      {mayKeep && <KeepOffline />}
    </>
  )
}

export default AssignmentsBadge satisfies Widget<'nav.badge:assignments'>
