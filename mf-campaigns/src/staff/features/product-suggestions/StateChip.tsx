import type { ProductSuggestionState } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Chip, type ChipTone, type IconName } from '@samspel/ui'
import { stateWords } from './messages'

const looks: Record<ProductSuggestionState, [ChipTone, IconName]> = {
  new: ['warn', 'sparkles'],
  handled: ['ok', 'check'],
  declined: ['faint', 'x'],
}

export function StateChip({ state }: { state: ProductSuggestionState }) {
  const t = useText()
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(stateWords[state])}
    </Chip>
  )
}
