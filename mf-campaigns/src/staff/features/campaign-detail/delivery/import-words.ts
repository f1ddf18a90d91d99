import type { TrackingRow } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import type { ChipTone, IconName } from '@samspel/ui'
import { fileMessages as m } from './file-messages'

export const outcomeLooks: Record<TrackingRow['outcome'], [tone: ChipTone, icon: IconName, word: Message]> = {
  new: ['ok', 'check', m.new],
  overwrites: ['warn', 'refresh', m.overwrites],
  same: ['neutral', 'check', m.same],
  not_found: ['bad', 'x', m.notFound],
  ambiguous: ['bad', 'x', m.ambiguous],
  no_number: ['faint', 'x', m.noNumber],
  duplicate: ['bad', 'copy', m.duplicate],
  not_packable: ['faint', 'x', m.notPackable],
}

/** Whether a row changes anything. */
export const willWrite = ({ outcome }: TrackingRow): boolean => outcome === 'new' || outcome === 'overwrites'
