import { useText } from '@samspel/i18n'
import { Mark } from './Mark'
import { messages } from './messages'
import { PaperField } from './PaperField'
import { useNumberCheck } from './use-number-check'
import type { PapersView } from './use-papers'

/** The organisation number: right by its digits, while it is typed and once it is kept. */
export function OrganisationNumber({ view }: { view: PapersView }) {
  const { papers } = view
  const check = useNumberCheck(papers?.countryCode)
  const typed = view.valueOf('organisationNumber')
  const isKept = typed !== '' && typed === papers?.organisationNumber
  const fits = isKept || (typed ? check.fits('organisationNumber', typed) : undefined)
  return (
    <PaperField
      field="organisationNumber"
      view={view}
      maxLength={40}
      autoComplete="off"
      onFocus={check.prepare}
      mark={
        fits === undefined ? undefined : (
          <Mark look={fits ? 'right' : 'waits'} text={fits ? messages.fits : messages.differs} />
        )
      }
    />
  )
}

/** The VAT number: what the EU's register says of it, once it is kept. */
export function VatNumber({ view }: { view: PapersView }) {
  const t = useText()
  const { papers, asksVies } = view
  const check = useNumberCheck(papers?.countryCode)
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
    if (state === 'invalid') return t(messages.invalidText)
    if (state === 'unchecked') return t(asksVies ? messages.unchecked : messages.notSetUp)
    return undefined
  }
  return (
    <PaperField
      field="vatNumber"
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
