import type { PayoutBatch } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip, type ChipTone, type IconName } from '@samspel/ui'
import { batchMessages } from './messages'

const looks: Record<PayoutBatch['state'], [ChipTone, IconName]> = {
  compiled: ['warn', 'clock'],
  approved: ['primary', 'shield-check'],
  exported: ['primary', 'download'],
  sent: ['info', 'send'],
  answered: ['ok', 'check'],
  returned: ['faint', 'arrow-back-up'],
}

/** How far a batch has come. */
export function BatchState({ state }: Pick<PayoutBatch, 'state'>) {
  const t = useText()
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(batchMessages[state])}
    </Chip>
  )
}
