import type { Page } from '@playwright/test'
import { linksTo } from '../core/mails'
import { signUp } from '../core/own-account'
import { kept } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const email = (page: Page) => page.getByLabel('E-post')
const password = (page: Page) => page.getByLabel('Lösenord', { exact: true })
const already = 'Your email is already confirmed. Try signing in instead.'
const someone = (kind: string) => {
  const slug = `${kind}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`
  return { slug, email: `${slug}@samspel.test` }
}
const signedOut = (page: Page) => page.evaluate(() => localStorage.removeItem('samspel.session'))

async function createBrand(page: Page, who: { slug: string; email: string }, query = '') {
  await page.goto(`/create-account/brand${query}`)
  await page.getByLabel('Varumärkets namn').fill(who.slug.replaceAll('-', ' '))
  await expect(page.getByLabel(/^Unik adress/)).toHaveValue(who.slug)
  await page.getByLabel('Ditt namn').fill('Kim Testare')
  await email(page).fill(who.email)
  await password(page).fill('samspel-demo')
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('Adressen är ledig', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Skapa konto' }).click()
}

async function createCreator(page: Page, who: { slug: string; email: string }) {
  await page.goto('/create-account/creator')
  await page.getByLabel('Användarnamn').fill(who.slug)
  await expect(page.getByLabel('Din sida')).toHaveValue(new RegExp(`/page/${who.slug}$`))
  await email(page).fill(who.email)
  await password(page).fill('samspel-demo')
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('Adressen är ledig', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Skapa konto' }).click()
}

/** The Referer of every request of the page from now on. */
function watchReferers(page: Page): () => Promise<string[]> {
  const referers: Promise<string>[] = []
  page.on('request', (request) =>
    referers.push(
      request.allHeaders().then(
        ({ referer }) => referer ?? '',
        () => '',
      ),
    ),
  )
  return () => Promise.all(referers)
}

/** The token in an address has gone into no Referer, though pages and scripts have been asked for from there. */
function expectUntold(told: readonly string[], link: string): void {
  const token = new URL(link, 'http://localhost').searchParams.values().next().value!
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((referer) => referer.includes(token))).toEqual([])
}

async function confirm(page: Page, who: { email: string }, path: string) {
  const [link] = await linksTo(page, who.email, new RegExp(`${path}\\?confirmation_token=`))
  const goOn = page.getByRole('link', { name: 'Fortsätt till Samspel' })
  await page.goto(link!)
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click()
  await expect(heading(page)).toHaveText('Din e-postadress är bekräftad')
  await expect(page.getByText(who.email)).toBeVisible()
  await expect(goOn).toHaveAttribute('href', '/')

  await page.reload()
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click()
  await expect(heading(page)).toHaveText('Länken är redan använd')
  await expect(page.getByText(already, { exact: true })).toBeVisible()
  return link!
}

async function askForNewLink(page: Page, path: string, address: string) {
  await page.goto(`${path}?confirmation_token=no-such-token`)
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click()
  await expect(heading(page)).toHaveText('Länken gäller inte längre')
  await email(page).fill(address)
  await page.getByRole('button', { name: 'Skicka ny länk' }).click()
  await expect(heading(page)).toHaveText('Kolla din inkorg')
  await expect(page.getByText(address)).toBeVisible()
}

test('a brand from the sign-up, of which one script of the production host is told, to the confirmed address [S-18 S-21 S-22 C-18 T-47 QUALITY 16] @verify', async ({
  page,
  baseURL,
}) => {
  const script = 'https://track.example/t.js'
  const told: unknown[] = []
  let loaded = 0
  await page.route('https://track.example/**', (route) => {
    if (route.request().url() === script) {
      loaded += 1
      return route.fulfill({
        contentType: 'text/javascript',
        body: "fetch('https://track.example/identify',{method:'POST',body:JSON.stringify(window.samspelTracking)})",
      })
    }
    told.push(route.request().postDataJSON())
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
  })
  // As the edge writes it when TRACKING_URL and PRODUCTION_HOST are set (deploy/src/edge/tracking.test.ts).
  await page.route('**/create-account/brand?*', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(
      '"apiUrl"',
      `"tracking":${JSON.stringify({ url: script, host: new URL(baseURL!).hostname })},"apiUrl"`,
    )
    expect(html).toContain(script)
    const policy = answer
      .headers()
      ['content-security-policy']!.replace("script-src 'self'", `script-src 'self' ${script}`)
      .replace("connect-src 'self'", "connect-src 'self' https://track.example")
    await route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), 'content-security-policy': policy, 'content-encoding': '', 'content-length': '' },
    })
  })

  const who = someone('brand')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/auth/users'),
  )
  await createBrand(page, who, '?stripeSessionId=cs_1&destination=%2Fcampaigns%3Ffrom%3Dnew')
  expect((await sent).postDataJSON()).toEqual({
    user: {
      brand_name: who.slug.replaceAll('-', ' '),
      name: 'Kim Testare',
      email: who.email,
      password: 'samspel-demo',
      locale: 'sv',
      slug: who.slug,
      stripe_session_id: 'cs_1',
    },
  })
  await expect(page).toHaveURL(/\/campaigns\?from=new$/)
  await test.step('C-18 the script is loaded once, told the email, and admitted by the page’s own policy', async () => {
    await expect.poll(() => told).toEqual([[['identify', { email: who.email }]]])
    expect(loaded).toBe(1)
  })
  const referers = watchReferers(page)
  const link = await confirm(page, who, '/user-email-confirmation')
  expectUntold(await referers(), link)
})

test('a creator from the sign-up to the confirmed address, by a link that was asked for anew [S-19 T-47 X-16 X-18]', async ({
  page,
}) => {
  const who = someone('kreator')
  await createCreator(page, who)
  await expect(page).toHaveURL(/\/welcome$/)
  await askForNewLink(page, '/instagramer-email-confirmation', who.email)
  const [newest, first] = await linksTo(page, who.email, /\/instagramer-email-confirmation\?confirmation_token=/, 2)
  expect(newest).not.toBe(first)
  await confirm(page, who, '/instagramer-email-confirmation')

  await test.step('X-16 X-18 the address has an account already', async () => {
    await signedOut(page)
    await createCreator(page, { ...someone('kreator'), email: who.email })
    await expect(page.getByRole('alert')).toHaveText(
      'Kontot kunde inte registreras, kontrollera dina uppgifter och försök igen.',
    )
    await expect(page.getByText('account already exists', { exact: true })).toBeVisible()
    await expect(email(page)).toBeFocused()
  })
})

test('a forgotten password from the mail to the new one; the link works once [S-23 S-24 T-44 T-45 X-19 X-20 X-22 QUALITY 16]', async ({
  page,
}) => {
  const who = await signUp(page.request, 'instagramer')
  const referers = watchReferers(page)
  await page.goto('/reset-password/creator')
  await email(page).fill(`ingen-${who.email}`)
  await page.getByRole('button', { name: 'Återställ lösenord' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Något gick fel, kontrollera din email och försök igen. Kolla även användartypen ovan 👆',
  )
  await expect(email(page)).toHaveValue(`ingen-${who.email}`)
  await email(page).fill(who.email)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/auth/instagramers/password'),
  )
  await page.getByRole('button', { name: 'Återställ lösenord' }).click()
  expect((await sent).postDataJSON()).toEqual({ instagramer: { email: who.email }, redirect_url: page.url() })
  await expect(
    page.getByText('Ett mail har skickats med instruktioner för att ändra ditt lösenord. Kolla din inkorg!'),
  ).toBeVisible()
  await expect(email(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Återställ lösenord' })).toHaveCount(0)

  const [link] = await linksTo(page, who.email, /reset_password_token=/)
  await page.goto(link!)
  await expect(page).toHaveURL(/\/reset-password\/creator\?reset_password_token=/)
  const change = async () => {
    await password(page).fill('ett-nytt-losenord')
    await page.getByLabel('Upprepa lösenord').fill('ett-nytt-losenord')
    await page.getByRole('button', { name: 'Ändra lösenord' }).click()
  }
  await change()
  await expect(page.getByText('Ditt lösenord har ändrats 🚀', { exact: true })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Logga in', exact: true }).click()
  await expect(page).toHaveURL(/\/login\/creator$/)
  await email(page).fill(who.email)
  await password(page).fill('ett-nytt-losenord')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  expect(await kept(page, 'session')).toBeTruthy()

  await signedOut(page)
  await page.goto(link!)
  await change()
  await expect(page.getByRole('alert')).toHaveText(
    'Återställningslänken är inte längre giltlig, begär en ny länk om du vill ändra ditt lösenord.',
  )
  await page.getByRole('link', { name: 'Begär ny länk' }).click()
  await expect(page).toHaveURL(/\/reset-password\/creator$/)
  expectUntold(await referers(), link!)
})

test('an invitation from the mail to the account of a colleague; the link works once [QUALITY 16] @verify', async ({
  page,
}) => {
  const who = someone('kollega')
  const referers = watchReferers(page)
  const signIn = await page.request.post('/api/auth/users/sign_in', {
    data: { user: { email: 'company@samspel.test', password: 'samspel-demo' } },
  })
  const authorization = { authorization: signIn.headers().authorization ?? '' }
  const { user } = (await (await page.request.get('/api/users/me', { headers: authorization })).json()) as {
    user: { brand_ids: string[] }
  }
  const invited = await page.request.post('/api/invitations', {
    headers: { ...authorization, 'idempotency-key': crypto.randomUUID() },
    data: { invitation: { email: who.email, role: 'company', brand_ids: user.brand_ids } },
  })
  expect(invited.status(), await invited.text()).toBe(200)
  const [link] = await linksTo(page, who.email, /accept-invitation\?invitation_token=/)
  await page.goto(link!)
  await expect(page.getByText(/bjuder in dig till/)).toBeVisible()
  await expect(email(page)).toHaveValue(who.email)
  await page.getByLabel('Ditt namn').fill('Kim Kollega')
  await password(page).fill('samspel-demo')
  await page.getByLabel('Upprepa lösenord').fill('samspel-demo')
  await page.getByRole('button', { name: 'Tacka ja' }).click()
  await expect(page).toHaveURL(/\/overview$/)

  await signedOut(page)
  await page.goto(link!)
  await expect(heading(page)).toHaveText('Inbjudan gäller inte längre')
  await page.locator('main').getByRole('link', { name: 'Logga in' }).click()
  await expect(page).toHaveURL(/\/login\/brand$/)
  expectUntold(await referers(), link!)
})
