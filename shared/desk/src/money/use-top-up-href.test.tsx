/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { initialApp } from '@samspel/store'
import { buildUser, renderWithApp, screen } from '@samspel/testing'
import { useTopUpHref } from './use-top-up-href'

function Leads({ account, lacking }: { account: string | null; lacking: number }) {
  return <a href={useTopUpHref()(account, lacking)}>money</a>
}
const hrefFor = async (role: 'admin' | 'company', account: string | null, lacking: number) => {
  const me = buildUser({ role })
  renderWithApp(<Leads account={account} lacking={lacking} />, {
    state: { app: { ...initialApp, currentUserId: me.id }, entities: { users: { [me.id]: me } } },
  } as never)
  return (await screen.findByText('money')).getAttribute('href')
}

test.each([
  ['company', 'a1', 12_345, '/wallet?topUp=a1&sum=124'],
  ['company', 'a1', 0, '/wallet?topUp=a1'],
  ['company', null, 500, '/wallet'],
  ['admin', 'a1', 12_345, '/wallet/a1'],
] as const)('staff of kind %s are led for account %s and %i öre to %s', async (role, account, lacking, href) => {
  expect(await hrefFor(role, account, lacking)).toBe(href)
})
