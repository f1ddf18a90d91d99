import type { Application } from '@samspel/api'
import { countDemands } from '@samspel/api/campaign-rules'
import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { messages as m } from './messages'

/** How many of the campaign's requirements are met; unknown without a connected account. */
export function DemandsChip({ demands, creator }: Pick<Application, 'demands' | 'creator'>) {
  const t = useText()
  if (creator.followersCount === 0)
    return (
      <Chip tone="neutral" icon="help">
        {t(m.unknown)}
      </Chip>
    )
  const { met, of, areMet } = countDemands(demands)
  return (
    <Chip tone={areMet ? 'ok' : 'warn'} icon={areMet ? 'check' : 'alert-triangle'}>
      {t(m.demandsOf, { met, of })}
    </Chip>
  )
}
