import type { CompanyPapers, Country } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { Mark } from './Mark'
import { messages } from './messages'
import { PaperField } from './PaperField'
import type { FieldsView } from './use-kept-fields'
import { useNumberCheck } from './use-number-check'

/** The VAT number: what the EU's register says of it, once it is kept. */
export function VatNumber<F extends string>({
  view,
  label,
  papers,
  country,
  asksVies,
}: {
  view: FieldsView<F | 'vatNumber'>
  label: Message
  papers: Pick<CompanyPapers, 'vatNumber' | 'vatState' | 'vatName'> | undefined
  country: Country | undefined
  asksVies: boolean
}) {
  const t = useText()
  const check = useNumberCheck(country)
  const typed = view.valueOf('vatNumber')
  const state = typed !== '' && typed === papers?.vatNumber ? papers.vatState : null
  const mark = () => {
    if (state === 'valid') return <Mark look="right" text={messages.valid} />
    if (state === 'invalid') return <Mark look="wrong" text={messages.invalid} />
    const fits = state ? true : typed ? check.fits('vatNumber', typed) : undefined
    if (fits === undefined || (state && asksVies)) return undefined
    return <Mark look={fits ? 'right' : 'waits'} text={fits ? messages.fits : messages.differs} />
  }
  const help = () => {
    if (state === 'valid' && papers?.vatName) return t(messages.nameAtVies, { name: papers.vatName })
    if (state === 'invalid') return t(messages.invalidText)
    if (state === 'unchecked') return t(asksVies ? messages.unchecked : messages.notSetUp)
    return undefined
  }
  return (
    <PaperField
      field="vatNumber"
      label={label}
      view={view}
      optional
      maxLength={40}
      autoComplete="off"
      onFocus={check.prepare}
      mark={mark()}
      help={help()}
    />
  )
}
