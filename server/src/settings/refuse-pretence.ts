import { WrongSettings } from './read'
import { isPublic, pretended, servicesOf } from './services'
import { sentenceOf } from './services-table'
import type { settings, ValuesOf } from './variables'

/**
 * Nothing that plays or is made up runs where people are real.
 * @throws {WrongSettings} naming each such service
 */
export const refusePretence = (values: ValuesOf<typeof settings>): void => {
  if (!isPublic(values)) return
  const wrong = pretended(servicesOf(values)).map(
    (service) => `${service.name} is not real, but people are reached for real: ${sentenceOf(service)}`,
  )
  if (wrong.length > 0) throw new WrongSettings(wrong)
}
