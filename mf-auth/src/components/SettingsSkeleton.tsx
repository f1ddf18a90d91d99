import { Card, Skeleton, Stack, VisuallyHidden } from '@samspel/ui'

/** Skeleton of a settings form: heading, fields, button. */
export function SettingsSkeleton({ label, fields = 3 }: { label: string; fields?: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Card>
        <Stack gap={20}>
          <Skeleton width="32%" height={16} />
          {Array.from({ length: fields }, (_, field) => (
            <Stack key={field} gap={8}>
              <Skeleton width="18%" height={10} />
              <Skeleton height={40} radius={10} />
            </Stack>
          ))}
          <Skeleton width={96} height={40} radius={10} />
        </Stack>
      </Card>
    </div>
  )
}
