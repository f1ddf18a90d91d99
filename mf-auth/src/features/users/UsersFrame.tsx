import { type ReactNode, useState } from 'react'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, Page, Tabs } from '@samspel/ui'
import { InviteDialog } from '../../components/staff/lazy-dialogs'
import { messages as shared } from '../../components/staff/messages'
import { messages } from './messages'

type Part = 'people' | 'invitations'

/** Header and tabs of the pages about all accounts. */
export function UsersFrame({ part, children }: { part: Part; children: ReactNode }) {
  const t = useText()
  const [isInviting, setInviting] = useState(false)
  usePageTitle(t(part === 'people' ? messages.title : shared.invitations))
  return (
    <Page
      title={t(messages.title)}
      context={t(messages.context)}
      mainAction={
        <Button variant="main" icon="user-plus" onClick={() => setInviting(true)}>
          {t(messages.inviteAdmin)}
        </Button>
      }
    >
      <Tabs<Part>
        label={t(messages.parts)}
        value={part}
        items={[
          { value: 'people', label: t(messages.people), href: '/admin/users' },
          { value: 'invitations', label: t(shared.invitations), href: '/admin/users/invitations' },
        ]}
      />
      {children}
      {isInviting && <InviteDialog companyId={null} onClose={() => setInviting(false)} />}
    </Page>
  )
}
