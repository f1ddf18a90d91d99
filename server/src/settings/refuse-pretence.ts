import { WrongSettings } from './read'
import { isPublic, pretended, servicesOf, type SetService } from './services'
import { sentenceOf } from './services-table'
import type { settings, ValuesOf } from './variables'

/** Stands in examples and in the practice world: no company that invoices has it. */
const exampleSeller = '556677-8899'

type Values = ValuesOf<typeof settings>

/** At a rehearsal cards may be test cards, as long as no money that they top up can leave by a bank. */
const isRehearsed = ({ SAMSPEL_STAGE: stage }: Values, { name, reason }: SetService): boolean =>
  stage === 'staging' && name === 'cards' && reason === 'test_key'

/**
 * Nothing that plays or is made up runs where people are real, but for the test cards of a rehearsal; and a rehearsal pays nothing out.
 * @throws {WrongSettings} naming each such service
 */
export const refusePretence = (values: Values): void => {
  if (!isPublic(values)) return
  const services = servicesOf(values)
  const wrong = pretended(services)
    .filter((service) => !isRehearsed(values, service))
    .map((service) => `${service.name} is not real, but people are reached for real: ${sentenceOf(service)}`)
  if (values.SAMSPEL_STAGE === 'staging')
    for (const { name, state, settings: set } of services)
      if (state === 'live' && (name === 'bank' || name === 'cards'))
        wrong.push(`${name} is real (${set.join(', ')}), but SAMSPEL_STAGE is staging: no money moves there`)
  if (values.SELLER_ORGANISATION_NUMBER === exampleSeller)
    wrong.push(`SELLER_ORGANISATION_NUMBER is the example ${exampleSeller}, but people are reached for real`)
  if (wrong.length > 0) throw new WrongSettings(wrong)
}
