import { Mark, PaperField, paperMessages as messages, useNumberCheck } from '../../../components/papers'
import { fieldNames } from './messages'
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
      label={fieldNames.organisationNumber}
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
