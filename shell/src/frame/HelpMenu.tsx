import { useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { Menu, NavItem } from '@samspel/ui'
import { messages as m } from './messages'
import { useShortcut } from './use-shortcut'

// With the palette, the other thing that keys are for: a chunk of its own would cost every page more than this code does.
const Shortcuts = lazyPart(
  () => import(/* webpackChunkName: "palette" */ './Shortcuts').then((module) => module.Shortcuts),
  { Loading: null },
)

/** Help: common questions, keyboard shortcuts and the API documentation. */
export function HelpMenu() {
  const t = useText()
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  return (
    <>
      <Menu
        align="start"
        label={t(commonMessages.help)}
        trigger={<HelpItem label={t(commonMessages.help)} />}
        items={[
          { label: t(m.questions), icon: 'help', href: '/p/help' },
          { label: t(m.shortcuts), icon: 'key', onClick: () => setOpen(true) },
          { label: t(m.apiDocs), icon: 'server', href: '/docs' },
        ]}
      />
      {open && <Shortcuts onClose={() => setOpen(false)} />}
    </>
  )
}

function HelpItem({ label, ...rest }: { label: string }) {
  return <NavItem {...rest} label={label} icon="help" />
}
