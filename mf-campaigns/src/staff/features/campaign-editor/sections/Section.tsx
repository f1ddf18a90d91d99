import type { ReactNode } from 'react'
import { Card, Stack } from '@samspel/ui'

/** One part of the editor. All parts stay in the page, so that errors of the server find their fields; one is shown. */
export function Section({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return (
    <div hidden={!isShown}>
      <Card title={title} padding="roomy">
        <Stack gap={20}>{children}</Stack>
      </Card>
    </div>
  )
}
