import { useState } from 'react'
import { addRoutes, type User } from '@samspel/api'
import { stepsRoutes } from '@samspel/api/routes/steps'
import { useFormats, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch, useEntity } from '@samspel/store'
import { cx, Icon, notify, SwitchField } from '@samspel/ui'
import css from './People.module.css'
import { secondStepMessages as m } from './second-step-messages'

addRoutes(stepsRoutes)
const requireSecondStep = apiAction('requireSecondStep')

const mostNames = 3

/** Who signs in by the password alone, and the owner's choice that nobody may; gone when nobody does and nothing is asked. */
export function SecondStepBar({ companyId, users }: { companyId: string; users: readonly User[] }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const company = useEntity('companies', companyId)
  const [isSending, setSending] = useState(false)
  const from = company?.secondStepRequiredFrom ?? null
  const without = users.filter(({ secondStep, blocked }) => !secondStep && !blocked)
  if (!company || (without.length === 0 && from === null)) return null
  const names = without.slice(0, mostNames).map(({ name }) => name)
  const choose = async (required: boolean) => {
    setSending(true)
    const { ok, parsedError } = await dispatch(requireSecondStep({ params: { id: companyId }, body: { required } }))
    setSending(false)
    if (!ok && parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  return (
    <div className={cx(css.bar, without.length > 0 && css.barWarn)}>
      <Icon name={without.length > 0 ? 'alert-triangle' : 'shield-check'} />
      <span className={css.barWords}>
        {without.length > 0 && (
          <>
            <b>{t(m.without, { n: without.length })}</b>{' '}
            {t(m.names, { names: names.join(', '), more: without.length - names.length })}
          </>
        )}
        {from !== null && ` ${t(m.from, { date: f.date(from) })}`}
      </span>
      <SwitchField
        label={t(m.require)}
        value={from !== null}
        disabled={isSending}
        onChange={(required) => void choose(required)}
      />
    </div>
  )
}
