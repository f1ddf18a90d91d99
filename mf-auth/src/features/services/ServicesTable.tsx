import { useState } from 'react'
import type { ConnectedService, ConnectedServices } from '@samspel/api'
import { Chip, Icon, useIsMobile } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { factsOf } from './facts'
import { chips, lookOf, serviceIcons } from './looks'
import { messages as m } from './messages'
import { deeds, serviceNames, serviceSubs } from './service-messages'
import css from './Services.module.css'
import { TestCell } from './TestCell'
import { type ServiceFormats, useServiceFormats } from './use-formats'
import type { useTests } from './use-tests'

interface Props {
  shown: ConnectedServices
  tests: ReturnType<typeof useTests>
  onConnect: (service: ConnectedService) => void
}

const chipWord = ({ t, when }: ServiceFormats, service: ConnectedService): string => {
  const look = lookOf(service)
  if (look === 'quiet') return service.worked ? t(m.quietSince, { time: when(service.worked.at) }) : t(m.notTried)
  return t({ wrong: m.wrong, missing: m.missing, practice: m.practice, live: m.live, optional: m.optional }[look])
}

/** Beside what it is for: its version, or the host and the end of its key. A host of this machine says nothing. */
const subOf = ({ t }: ServiceFormats, { name, state, host, version, keyEnd }: ConnectedService): string =>
  [
    t(serviceSubs[name]),
    version ?? (state === 'practice' ? null : host),
    !version && keyEnd && t(m.keyEnd, { end: keyEnd }),
  ]
    .filter(Boolean)
    .join(', ')

function Name({ service }: { service: ConnectedService }) {
  const f = useServiceFormats()
  return (
    <span className={css.service} data-fault={service.state === 'wrong' || undefined}>
      <span className={css.icon}>
        <Icon name={serviceIcons[service.name]} size={18} />
      </span>
      <span className={css.stacked}>
        <b>{f.t(serviceNames[service.name])}</b>
        <span className={css.sub} title={subOf(f, service)}>
          {subOf(f, service)}
        </span>
      </span>
    </span>
  )
}

function Worked({ service: { worked } }: { service: ConnectedService }) {
  const f = useServiceFormats()
  return (
    <span className={css.stacked}>
      <span>{worked ? f.when(worked.at) : '–'}</span>
      <span className={css.sub}>
        {worked ? f.t(deeds[worked.deed], { count: worked.count, shown: f.number(worked.count) }) : f.t(m.never)}
      </span>
    </span>
  )
}

const stateOrder = ['wrong', 'missing', 'practice', 'quiet', 'live', 'optional']

/** Every service; a card for each on phones. */
export function ServicesTable({ shown: { services, ends }, tests, onConnect }: Props) {
  const f = useServiceFormats()
  const { t } = f
  const isMobile = useIsMobile()
  const [sort, setSort] = useState<Sort>({ key: 'state', direction: 'asc' })
  const rankOf = (service: ConnectedService) => stateOrder.indexOf(lookOf(service))
  const rows = services.toSorted((one, other) => {
    const order =
      sort.key === 'state'
        ? rankOf(one) - rankOf(other)
        : t(serviceNames[one.name]).localeCompare(t(serviceNames[other.name]), 'sv')
    return sort.direction === 'asc' ? order : -order
  })
  const columns: Column<ConnectedService>[] = [
    {
      key: 'name',
      header: t(m.service),
      width: '23%',
      sortKey: 'name',
      cell: (service) => <Name service={service} />,
    },
    {
      key: 'state',
      header: t(m.state),
      width: '14%',
      sortKey: 'state',
      cell: (service) => {
        const [tone, icon] = chips[lookOf(service)]
        return (
          <Chip tone={tone} icon={icon}>
            {chipWord(f, service)}
          </Chip>
        )
      },
    },
    { key: 'worked', header: t(m.worked), width: '14%', cell: (service) => <Worked service={service} /> },
    {
      key: 'facts',
      header: t(m.facts),
      wrap: true,
      cell: (service) => {
        const { title, text, tone } = factsOf(f, service, ends)
        return (
          <span className={css.stacked}>
            <span className={css.fact} data-tone={tone}>
              {title}
            </span>
            {text && <span className={css.more}>{text}</span>}
          </span>
        )
      },
    },
    {
      key: 'test',
      header: t(m.test),
      hideHeader: true,
      align: 'end',
      width: '132px',
      cell: (service) => (
        <TestCell
          service={service}
          tested={tests.results[service.name]}
          isOff={tests.isRunning}
          onTest={() => void tests.test(service.name)}
          onConnect={() => onConnect(service)}
        />
      ),
    },
  ]
  return (
    <Table
      caption={t(m.title)}
      className={css.table!}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sort={sort}
      {...(!isMobile && { onSort: setSort })}
    />
  )
}
