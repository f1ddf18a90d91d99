import { useState } from 'react'
import type { CollaborationLink } from '@samspel/api'
import { Select, Switch, TextInput, useFieldList } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Card, IconButton, Stack, VisuallyHidden } from '@samspel/ui'
import css from './Editor.module.css'
import { messages } from './messages'
import { MoveButtons } from './MoveButtons'
import { useRowFocus } from './use-row-focus'
import { linkKinds, linksMax, newLink } from './values'

const beginning = 'https://'

/** A page's links: add, edit, hide, move and remove. */
export function LinksPart() {
  const t = useText()
  const links = useFieldList<CollaborationLink>('links')
  const { list, follow } = useRowFocus()
  const [told, tell] = useState('')
  const nameOf = (index: number) => links.values[index]?.title.trim() || t(messages.link, { number: index + 1 })
  const count = links.names.length
  const move = (index: number, by: -1 | 1) => {
    tell(t(messages.moved, { name: nameOf(index), place: index + by + 1, count }))
    follow(index + by, by)
    links.move(index, index + by)
  }
  return (
    <Card title={t(messages.links)} padding="roomy">
      <Stack gap={12}>
        {count === 0 && <p className={css.quiet}>{t(messages.noLinks)}</p>}
        <ol ref={list} className={css.rows}>
          {links.names.map((name, index) => (
            <li key={name} className={css.link} aria-label={nameOf(index)}>
              <div className={css.fields}>
                <Select
                  name={`${name}.kind`}
                  label={messages.linkKind}
                  options={linkKinds.map((kind) => ({ value: kind, label: t(messages[kind]) }))}
                />
                <TextInput name={`${name}.title`} label={commonMessages.text} />
                <TextInput
                  name={`${name}.url`}
                  label={commonMessages.address}
                  type="url"
                  inputMode="url"
                  placeholder={beginning}
                />
              </div>
              <div className={css.tools}>
                <Switch name={`${name}.hidden`} label={messages.linkHidden} />
                <span className={css.buttons}>
                  <MoveButtons index={index} count={count} name={nameOf(index)} onMove={(by) => move(index, by)} />
                  <IconButton
                    icon="trash"
                    label={t(commonMessages.removeName, { name: nameOf(index) })}
                    onClick={() => links.remove(index)}
                  />
                </span>
              </div>
            </li>
          ))}
        </ol>
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
        <Button
          icon="plus"
          variant="light"
          disabledReason={count >= linksMax ? t(messages.linksFull) : undefined}
          onClick={() => links.add(newLink())}
        >
          {t(messages.addLink)}
        </Button>
      </Stack>
    </Card>
  )
}
