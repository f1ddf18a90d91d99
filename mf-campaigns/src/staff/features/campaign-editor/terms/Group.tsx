import { type ReactNode, useId } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { Button, Icon, Sheet, useIsMobile } from '@samspel/ui'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'
import { type TermsGroup, useTermsDesk } from './terms-desk'

interface GroupProps {
  name: TermsGroup
  title: Message
  children: ReactNode
}

/** A group of the terms' fields: a row of the form, on phones a row that opens its fields in a sheet. */
export function Group({ name, title, children }: GroupProps) {
  const t = useText()
  const id = useId()
  const isMobile = useIsMobile()
  const { open, setOpen, wrong, words, much, isLocked } = useTermsDesk()
  const isWrong = wrong.includes(name)
  const fields = (
    <fieldset className={css.fields} disabled={isLocked} aria-labelledby={`${id}-title`}>
      {children}
      {much.includes(name) && (
        <p className={css.much}>
          <Icon name="alert-triangle" size={16} />
          {t(messages.much)}
        </p>
      )}
    </fieldset>
  )
  if (!isMobile)
    return (
      <div className={css.group} data-group={name}>
        <h3 id={`${id}-title`}>{t(title)}</h3>
        <div className={css.controls}>{fields}</div>
      </div>
    )
  return (
    <>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(name)}>
        <span>
          <b id={`${id}-title`}>{t(title)}</b>
          <small className={isWrong ? css.bad : undefined}>{isWrong ? t(messages.wrong) : words[name]}</small>
        </span>
        <Icon name={isWrong ? 'alert-circle' : 'chevron-right'} size={18} className={isWrong ? css.bad : undefined} />
      </button>
      <Sheet
        open={open === name}
        onClose={() => setOpen(undefined)}
        title={t(title)}
        footer={
          <Button variant="main" size="lg" fullWidth onClick={() => setOpen(undefined)}>
            {t(messages.done)}
          </Button>
        }
      >
        <div className={css.sheet} data-group={name}>
          {fields}
        </div>
      </Sheet>
    </>
  )
}
