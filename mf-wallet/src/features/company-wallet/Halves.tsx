import { type ReactNode, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Stack, TabPanel, Tabs } from '@samspel/ui'
import { messages } from './messages'

const id = 'wallet-halves'
type Half = 'reserved' | 'latest'

/** On phones what is held and what happened are two tabs. */
export function Halves(halves: Record<Half, ReactNode>) {
  const t = useText()
  const [shown, setShown] = useState<Half>('reserved')
  return (
    <Stack gap={12}>
      <Tabs
        id={id}
        label={t(messages.halves)}
        items={[
          { value: 'reserved', label: t(messages.held) },
          { value: 'latest', label: t(messages.latest) },
        ]}
        value={shown}
        onChange={setShown}
      />
      {(['reserved', 'latest'] as const).map((half) => (
        <TabPanel key={half} id={id} value={half} current={shown}>
          {halves[half]}
        </TabPanel>
      ))}
    </Stack>
  )
}
