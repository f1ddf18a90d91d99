import { newSession, signUp } from '../core/own-account'
import { paced } from '../core/pace'
import { expect, test } from '../core/test'
import { enterWith } from '../pages/companies'
import { editorScreen } from '../pages/staff'

const editAddress = /\/campaigns\/[0-9a-f-]{36}\/edit/

test('what nobody has saved is offered after a crash, with where it differs; two who write at once choose field by field @verify', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await signUp(request, 'user')
  const first = await enterWith(browser, owner.token, contextOptions)
  await first.goto('/campaigns/new')
  await editorScreen(first).name.fill('Kojan')
  await expect(first).toHaveURL(editAddress)
  await expect(editorScreen(first).saved).toBeVisible()
  const address = first.url()

  const second = await enterWith(browser, await newSession(request, owner), contextOptions)
  await second.goto(address)
  await expect(editorScreen(second).name).toHaveValue('Kojan')

  // The first tab types while offline, and is closed before it can save.
  await first.context().setOffline(true)
  await editorScreen(first).name.fill('Kojan i skogen')
  await expect(first.getByText(/Det du skriver finns kvar i webbläsaren/)).toBeVisible()
  const crashed = first.context()
  await first.close({ runBeforeUnload: false })
  await crashed.setOffline(false)

  await second.getByLabel(/^Rubriktext/).fill('Bygg en koja')
  await expect(editorScreen(second).saved).toBeVisible()

  const again = await crashed.newPage()
  await again.goto(address)
  const offer = again.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' })
  await expect(offer.getByText('Kojan i skogen')).toBeVisible()
  await expect(offer.getByText('Bygg en koja')).toBeVisible()
  await offer.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(editorScreen(again).name).toHaveValue('Kojan i skogen')
  await expect(again.getByLabel(/^Rubriktext/)).toHaveValue('Bygg en koja')
  await expect(editorScreen(again).saved).toBeVisible()

  // Both edit the same field: the later one is notified, sees both versions, and chooses.
  await again.getByLabel(/^Rubriktext/).fill('Från den ena')
  await second.context().setOffline(true)
  await second.getByLabel(/^Rubriktext/).fill('Från den andra')
  await expect(editorScreen(again).saved).toBeVisible()
  await second.context().setOffline(false)
  await second.getByRole('button', { name: 'Jämför' }).click({ timeout: paced(30_000) })
  const versions = second.getByRole('dialog', { name: 'Välj vad som ska gälla' })
  await expect(versions.getByText('Från den ena')).toBeVisible()
  await versions.getByRole('button', { name: 'Välj alla andra' }).click()
  await versions.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(second.getByLabel(/^Rubriktext/)).toHaveValue('Från den ena')
  await expect(editorScreen(second).name).toHaveValue('Kojan i skogen')
  await crashed.close()
  await second.context().close()
})
