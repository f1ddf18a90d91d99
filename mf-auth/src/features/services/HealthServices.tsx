import { addRoutes } from '@samspel/api'
import { servicesRoutes } from '@samspel/api/routes/services'
import type { Widget } from '@samspel/federation'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { Card, Chip, Icon, Link, SkeletonList } from '@samspel/ui'
import css from './HealthServices.module.css'
import { chips, lookOf, serviceIcons } from './looks'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import { useServices } from './use-services'

addRoutes(servicesRoutes)

const texts = defineMessages({
  title: {
    id: 'mf-auth.health-services.title',
    description: 'Heading of a card on the first page of the platform’s staff',
    defaultMessage: 'Tjänster utanför',
    en: 'Outside services',
  },
  live: {
    id: 'mf-auth.health-services.live',
    description: 'How many of the services are live',
    defaultMessage: '{n} av {of} skarpa',
    en: '{n} of {of} live',
  },
})

const urgency = { wrong: 0, missing: 1, practice: 2, quiet: 3, live: 4, optional: 5 } as const

/** The services outside, what is wrong first, on the first page of the platform's staff. */
function HealthServices() {
  const t = useText()
  const { shown, error, refresh } = useServices()
  const services = shown?.services.filter((service) => lookOf(service) !== 'optional')
  const live = services?.filter(({ state }) => state === 'live').length ?? 0
  const words = {
    wrong: m.wrong,
    missing: m.missing,
    practice: m.practice,
    quiet: m.live,
    live: m.live,
    optional: m.optional,
  }
  return (
    <Card
      title={t(texts.title)}
      aside={services && <Chip icon="plug-connected">{t(texts.live, { n: live, of: services.length })}</Chip>}
    >
      {services ? (
        <ul className={css.services}>
          {services
            .toSorted((one, other) => urgency[lookOf(one)] - urgency[lookOf(other)])
            .map((service) => {
              const look = lookOf(service)
              const [tone, icon] = chips[look]
              return (
                <li key={service.name}>
                  <Icon name={serviceIcons[service.name]} size={16} />
                  <Link href="/admin/services" className={css.name}>
                    {t(serviceNames[service.name])}
                  </Link>
                  <Chip tone={tone} icon={icon}>
                    {t(words[look])}
                  </Chip>
                </li>
              )
            })}
        </ul>
      ) : error ? (
        <ReadError error={error} onRetry={() => void refresh()} />
      ) : (
        <SkeletonList label={t(commonMessages.loading)} />
      )}
    </Card>
  )
}

export default HealthServices satisfies Widget<'platform-home:health'>
