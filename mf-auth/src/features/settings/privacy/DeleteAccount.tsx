import { useState } from 'react'
import { addRoutes, type Instagramer, type User } from '@samspel/api'
import { endingsRoutes } from '@samspel/api/routes/endings'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Button, Card, Notice, SkeletonList, Stack } from '@samspel/ui'
import { Consequences } from './Consequences'
import { DeleteDialog } from './DeleteDialog'
import { messages } from './messages'
import { obstacleMessages } from './obstacle-messages'
import { Obstacles } from './Obstacles'

addRoutes(endingsRoutes)

const listAccountObstacles = apiAction('listAccountObstacles')

/** Deletes the user's own account: the consequences, then all that stands in the way, or else a typed confirmation. */
export function DeleteAccount({ user, instagramer }: { user: User | undefined; instagramer: Instagramer | undefined }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { result, status, error, retry } = useQuery(listAccountObstacles())
  const obstacles = result?.obstacles ?? []

  return (
    <Card title={t(messages.delete)}>
      <Stack gap={16}>
        <p>{t(messages.deleteText)}</p>
        <Consequences isCreator={Boolean(instagramer)} />
        {status === 'loading' && <SkeletonList label={t(obstacleMessages.loading)} rows={1} />}
        {error && status === 'error' && <ReadError what={t(obstacleMessages.failed)} error={error} onRetry={retry} />}
        {obstacles.length > 0 && <Obstacles obstacles={obstacles} urgent={isRefused} />}
        {obstacles.length === 0 && status !== 'loading' && (
          // Also where it could not be read: the server decides, and a failed look must not keep an account alive.
          <Stack gap={12} align="start">
            {isRefused && <Notice kind="warn" urgent title={t(obstacleMessages.blocked)} />}
            <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
              {t(messages.delete)}
            </Button>
          </Stack>
        )}
        <DeleteDialog
          open={open}
          user={user}
          instagramer={instagramer}
          onClose={() => setOpen(false)}
          onRefused={() => {
            setOpen(false)
            setRefused(true)
            retry()
          }}
        />
      </Stack>
    </Card>
  )
}
