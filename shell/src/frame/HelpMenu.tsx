import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { Kbd, Menu, Modal, NavItem, Row, Stack } from '@samspel/ui'
import { messages as m } from './messages'
import { useShortcut } from './use-shortcut'

/** Help: keyboard shortcuts and the API documentation. */
export function HelpMenu() {
  const t = useText()
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  const shortcuts = [
    ['/', t(m.shortcutSearch)],
    ['?', t(m.shortcutHelp)],
    ['Esc', t(m.shortcutClose)],
  ] as const
  return (
    <>
      <Menu
        align="start"
        label={t(m.help)}
        trigger={<HelpItem label={t(m.help)} />}
        items={[
          { label: t(m.shortcuts), icon: 'key', onClick: () => setOpen(true) },
          { label: t(m.apiDocs), icon: 'server', href: '/docs' },
        ]}
      />
      <Modal open={open} onClose={() => setOpen(false)} title={t(m.shortcuts)} closeLabel={t(m.close)} size="sm">
        <Stack gap={12} as="ul">
          {shortcuts.map(([key, text]) => (
            <Row key={key} as="li" justify="between">
              <span>{text}</span>
              <Kbd>{key}</Kbd>
            </Row>
          ))}
        </Stack>
      </Modal>
    </>
  )
}

function HelpItem({ label, ...rest }: { label: string }) {
  return <NavItem {...rest} label={label} icon="help" />
}
