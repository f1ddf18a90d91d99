import type { Country } from '@samspel/api'
import { reportedCountries, taxOffices } from '@samspel/api/tax'
import { useFormats, useText } from '@samspel/i18n'
import { Link, Notice } from '@samspel/ui'
import { abroadMessages as messages } from './abroad-messages'

/** What holds for a creator outside Sweden, and what Samspel does not know. */
export function Abroad({ country }: { country: Country }) {
  const t = useText()
  const f = useFormats()
  const { name: office, url } = taxOffices[country]
  return (
    <Notice kind="info" title={t(messages.title, { country: f.country(country) })}>
      <p>{t(messages.sums, { office })}</p>
      <p>{t(reportedCountries.includes(country) ? messages.reported : messages.notKnown)}</p>
      <Link href={url} newTab>
        {t(messages.office, { office })}
      </Link>
    </Notice>
  )
}
