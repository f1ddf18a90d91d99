import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { Button } from '@samspel/ui'
import { messages as m } from './messages'
import css from './Parcel.module.css'
import type { Parcelled, ParcelPhase } from './phase'
import { useArrival, useKeptAct } from './use-parcel-acts'

const ParcelSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './ParcelSheet').then((module) => module.ParcelSheet),
)
const ProblemSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './ProblemSheet').then((module) => module.ProblemSheet),
)

/** What the creator can say of a parcel: where it goes, that it is here, that something is wrong. */
export function ParcelActions({ participation, phase }: { participation: Parcelled; phase: ParcelPhase }) {
  const t = useText()
  const needs = useNeedsNetwork()
  const { parcel } = participation
  const { say, isHeld } = useArrival(participation)
  const kept = useKeptAct(parcel.id)
  const [sheet, setSheet] = useState<'problem' | 'address' | 'choice'>()
  if (phase === 'missing')
    return (
      <>
        <Button
          variant="main"
          disabledReason={needs}
          onClick={() => setSheet(parcel.addressMissing ? 'address' : 'choice')}
        >
          {t(parcel.addressMissing ? m.giveAddress : m.giveChoice)}
        </Button>
        {(sheet === 'address' || sheet === 'choice') && (
          <ParcelSheet participation={participation} about={sheet} onClose={() => setSheet(undefined)} />
        )}
      </>
    )
  if (isHeld || kept) return null
  return (
    <div className={css.acts}>
      {parcel.abilities.includes('arrive') && (
        <Button variant={phase === 'asked' ? 'main' : 'line'} icon="check" onClick={say} fullWidth>
          {t(phase === 'asked' ? m.yes : m.here)}
        </Button>
      )}
      {phase === 'asked' && parcel.abilities.includes('reportProblem') && (
        <Button variant="line" icon="alert-triangle" onClick={() => setSheet('problem')} fullWidth>
          {t(m.wrong)}
        </Button>
      )}
      {sheet === 'problem' && <ProblemSheet participation={participation} onClose={() => setSheet(undefined)} />}
    </div>
  )
}
