import { useEffect, useState } from 'react'
import type { Instagramer } from '@samspel/api'
import type { Widget } from '@samspel/federation'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { countVisits } from '../components/install/install'
import { InstallLine } from '../components/install/InstallLine'
import { hideStart, isStartHidden } from '../components/start/hidden'
import { isComplete, StartList } from '../components/start/StartList'
import { useCreatorSteps } from '../components/start/use-creator-steps'

/** First steps of a creator, above the offers; hidden once completed or dismissed. */
function CreatorStart() {
  const me = useAppSelector(selectCurrentInstagramer)
  return me ? <Steps key={me.id} me={me} /> : null
}

function Steps({ me }: { me: Instagramer }) {
  const [isHidden, setHidden] = useState(() => isStartHidden(me.id))
  const [visits] = useState(countVisits)
  const steps = useCreatorSteps(me, '/marketplace')
  const isDone = isComplete(steps)
  useEffect(() => {
    if (isDone && !isHidden) hideStart(me.id)
  }, [isDone, isHidden, me.id])
  // One thing at a time: first the steps, then, from the second visit on, the suggestion to install.
  if (isHidden || isDone) return visits > 1 ? <InstallLine /> : null
  return (
    <StartList
      steps={steps}
      onHide={() => {
        hideStart(me.id)
        setHidden(true)
      }}
    />
  )
}

export default CreatorStart satisfies Widget<'marketplace:start'>
