import { defaultDueDays } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { SelectField, Stack } from '@samspel/ui'
import { RadioCards } from '@samspel/ui/late'
import type { Choice } from './choice'
import { messages } from './messages'

const windows = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const

/** How creators reserve, and within how many days they have to pick up. */
export function Terms({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useText()
  const days = [...new Set([...windows, choice.windowDays])].sort((a, b) => a - b)
  return (
    <Stack gap={20}>
      <RadioCards
        label={t(messages.how)}
        value={choice.requiresApplication ? 'application' : 'now'}
        onChange={(way) => onChange({ ...choice, requiresApplication: way === 'application' })}
        options={[
          { value: 'now', label: t(commonMessages.pickUpNow), details: [t(messages.nowHelp)] },
          { value: 'application', label: t(commonMessages.applyFirst), details: [t(messages.applicationHelp)] },
        ]}
        min={200}
      />
      <SelectField
        label={t(messages.within)}
        help={t(messages.withinHelp, { n: defaultDueDays })}
        value={String(choice.windowDays)}
        options={days.map((n) => ({ value: String(n), label: t(messages.days, { n }) }))}
        onChange={(value) => value && onChange({ ...choice, windowDays: Number(value) })}
      />
    </Stack>
  )
}
