import type { ReactNode } from 'react'
import { Card, Stack } from '@samspel/ui'

/** A section of the editor. All of them stay mounted, so that server errors find their fields; only one is visible. */
export function Section({
  id,
  title,
  isShown,
  children,
}: {
  id: string
  title: string
  isShown: boolean
  children: ReactNode
}) {
  return (
    <div id={id} hidden={!isShown}>
      <Card title={title} padding="roomy">
        <Stack gap={20}>{children}</Stack>
      </Card>
    </div>
  )
}
