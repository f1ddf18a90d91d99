import { useState } from 'react'
import type { Instagramer, User } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, Card, LinkButton, Notice, Stack } from '@samspel/ui'
import { type Blocker, wayOut } from './blockers'
import { Consequences } from './Consequences'
import { DeleteDialog } from './DeleteDialog'
import { messages } from './messages'

/** Deletes the user's own account: the consequences, anything that prevents it, and a typed confirmation. */
export function DeleteAccount({ user, instagramer }: { user: User | undefined; instagramer: Instagramer | undefined }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [blocker, setBlocker] = useState<Blocker>()
  const found = blocker && wayOut(blocker, user?.role)

  return (
    <Card title={t(messages.delete)}>
      <Stack gap={16}>
        <p>{t(messages.deleteText)}</p>
        <Consequences isCreator={Boolean(instagramer)} isCompany={user?.role === 'company'} />
        {found && (
          <Notice
            kind="warn"
            urgent
            title={t(messages.blocked)}
            action={
              <LinkButton size="sm" href={found.href}>
                {t(found.link)}
              </LinkButton>
            }
          >
            {t(found.text)}
          </Notice>
        )}
        <div>
          <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
            {t(messages.delete)}
          </Button>
        </div>
        <DeleteDialog
          open={open}
          user={user}
          instagramer={instagramer}
          onClose={() => setOpen(false)}
          onBlocked={(reason) => {
            setOpen(false)
            setBlocker(reason)
          }}
        />
      </Stack>
    </Card>
  )
}
