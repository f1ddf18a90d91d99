import type { APIRequestContext, Page } from '@playwright/test'
import { day } from '../core/day'
import { linksTo } from '../core/mails'
import type { OwnAccount } from '../core/own-account'
import { letIn, newSession, signUp } from '../core/own-account'
import { expect, test } from '../core/test'
import { enterWith, requestCard, rowWith } from '../pages/companies'

const admin = { email: 'admin@samspel.test', password: 'samspel-demo', kind: 'user' } as OwnAccount
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

interface Own extends OwnAccount {
  company: string
  brandId: string
}

/** A company that has just signed up. */
async function newCompany(request: APIRequestContext): Promise<Own> {
  const owner = await signUp(request, 'user')
  const { user } = (await (await request.get('/api/users/me', bearer(owner.token))).json()) as {
    user: { company_id: string; brand_ids: string[] }
  }
  const { company } = (await (await request.get(`/api/companies/${user.company_id}`, bearer(owner.token))).json()) as {
    company: { name: string }
  }
  return { ...owner, company: company.name, brandId: user.brand_ids[0]! }
}

async function completeDraft(request: APIRequestContext, owner: Own): Promise<string> {
  const answer = await request.post('/api/campaigns', {
    ...bearer(owner.token),
    data: {
      campaign: {
        name: 'Första kampanjen',
        brand_id: owner.brandId,
        excerpt: 'En kort text',
        product_image_url: '/uploads/demo/mug.webp',
        instructions: 'Visa hur du använder den.',
        start_at: day(20),
        end_at: day(40),
        products: [
          {
            product_title: 'Mugg',
            product_name: 'Mugg',
            product_description: 'Keramik',
            product_article_reference: 'M-1',
            default_product_value: 200,
          },
        ],
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { campaign: { id: string } }).campaign.id
}

const sendToReview = async (request: APIRequestContext, { token }: Own, id: string) => {
  const answer = await request.patch(`/api/campaigns/${id}/state`, {
    ...bearer(token),
    data: { campaign: { state: 'requested' } },
  })
  return { status: answer.status(), body: (await answer.json()) as { error?: string } }
}

test('a company signs up and waits; it is declined with a reason, asks anew, is approved, and may then send a campaign to review', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await newCompany(request)
  const campaign = await completeDraft(request, owner)
  const mine = await enterWith(browser, owner.token, contextOptions)
  const platform = await enterWith(browser, await newSession(request, admin), contextOptions)

  await mine.goto('/company')
  await expect(mine.getByText('Er ansökan granskas.')).toBeVisible()
  expect(await sendToReview(request, owner, campaign)).toMatchObject({
    status: 422,
    body: { error: 'company_not_approved' },
  })

  await platform.goto('/admin/company-requests')
  const card = await requestCard(platform, owner.company)
  await expect(card.getByText(owner.email)).toBeVisible()
  await expect(card.getByText('Obekräftad e-post')).toBeVisible()
  await card.getByRole('button', { name: `Neka ${owner.company}` }).click()
  await platform.getByLabel('Börja från en mall').selectOption({ label: 'Uppgifterna går inte att bekräfta' })
  await platform.getByRole('dialog').getByRole('button', { name: 'Neka', exact: true }).click()
  await expect(card).toBeHidden()

  await mine.reload()
  await expect(mine.getByText('Er ansökan godkändes inte.')).toBeVisible()
  await expect(mine.getByText(/Vi kunde inte bekräfta företagets uppgifter/)).toBeVisible()
  await linksTo(mine, owner.email, /\/company/)
  await mine.getByRole('button', { name: 'Be om ny prövning' }).click()
  await expect(mine.getByText('Er ansökan granskas.')).toBeVisible()

  await platform.reload()
  const again = await requestCard(platform, owner.company)
  await again.getByRole('button', { name: `Godkänn ${owner.company}` }).click()
  await platform.getByRole('dialog').getByRole('button', { name: 'Godkänn', exact: true }).click()
  await expect(again).toBeHidden()

  await mine.reload()
  await expect(rowWith(mine, owner.email)).toBeVisible()
  await expect(mine.getByText('Er ansökan granskas.')).toBeHidden()
  const [confirmation] = await linksTo(mine, owner.email, /\/user-email-confirmation\?confirmation_token=/)
  await mine.goto(confirmation!)
  await expect(async () => expect(await sendToReview(request, owner, campaign)).toMatchObject({ status: 200 })).toPass({
    timeout: 15_000,
  })
})

async function acceptByMail(page: Page, email: string, name: string): Promise<void> {
  const [link] = await linksTo(page, email, /\/accept-invitation\?invitation_token=/)
  await page.goto(link!)
  await page.getByLabel('Ditt namn').fill(name)
  await page.getByLabel('Lösenord', { exact: true }).fill('hemligt-kollega')
  await page.getByLabel('Upprepa lösenord').fill('hemligt-kollega')
  await page.getByRole('button', { name: 'Tacka ja' }).click()
  await expect(page).not.toHaveURL(/accept-invitation/)
}

test('S-06 P-09 a colleague is invited by mail, appears among the members, and is out at the next call once blocked', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await newCompany(request)
  await letIn(request, owner)
  const email = `kollega-${owner.email}`
  const mine = await enterWith(browser, owner.token, contextOptions)
  await mine.goto('/company/invitations')
  await expect(mine.getByRole('heading', { name: 'Inga inbjudningar' })).toBeVisible()
  await mine.getByRole('button', { name: 'Bjud in' }).first().click()
  const dialog = mine.getByRole('dialog')
  await dialog.getByLabel('E-post').fill(email)
  await dialog.getByRole('button', { name: 'Skicka inbjudan' }).click()
  await expect(rowWith(mine, email).getByText('Väntar på svar')).toBeVisible()

  const theirs = await (await browser.newContext(contextOptions)).newPage()
  await acceptByMail(theirs, email, 'Kim Kollega')
  await theirs.goto('/company')
  await expect(rowWith(theirs, 'Kim Kollega').getByText('Det är du')).toBeVisible()

  await mine.getByRole('link', { name: /Medlemmar/ }).click()
  await expect(rowWith(mine, 'Kim Kollega')).toBeVisible()
  await mine.getByRole('searchbox', { name: 'Sök namn eller e-post' }).fill('ingen sådan')
  await expect(mine.getByText('Ingen matchar')).toBeVisible()
  expect(new URL(mine.url()).searchParams.get('q')).toBe('ingen sådan')
  await mine.getByRole('button', { name: 'Visa alla' }).click()
  await expect(mine).toHaveURL(/\/company$/)

  await rowWith(mine, 'Kim Kollega').getByRole('button', { name: 'Ändra Kim Kollega' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Blockera' }).click()
  await expect(mine.getByText('Blockera Kim Kollega?')).toBeVisible()
  await mine.getByRole('dialog').getByRole('button', { name: 'Blockera' }).click()
  await expect(rowWith(mine, 'Kim Kollega').getByText('Blockerad')).toBeVisible()

  await theirs.getByRole('link', { name: /Varumärken/ }).click()
  await expect(theirs).toHaveURL(/\/login/)
})

test('a brand is added with an address of its own, and moves to another', async ({
  browser,
  request,
  contextOptions,
}) => {
  const owner = await newCompany(request)
  const mine = await enterWith(browser, owner.token, contextOptions)
  const slug = owner.company.toLowerCase().replace(/\W+/g, '-')
  await mine.goto('/company/brands')
  await mine.getByRole('link', { name: 'Lägg till varumärke' }).click()
  await mine.getByLabel('Namn').fill(`Extra ${owner.company}`)
  await expect(mine.getByLabel('Samarbetssidans adress')).toHaveValue(`extra-${slug}`)
  await mine.getByRole('button', { name: 'Lägg till' }).click()
  await expect(mine.getByRole('link', { name: `/b/extra-${slug}` })).toBeVisible()

  await mine.getByRole('link', { name: `Ändra Extra ${owner.company}` }).click()
  await mine.getByLabel('Samarbetssidans adress').fill(`ny-${slug}`)
  await expect(mine.getByText('Sidan får en ny adress.')).toBeVisible()
  await mine.getByRole('button', { name: 'Spara' }).click()
  await expect(mine.getByRole('link', { name: `/b/ny-${slug}` })).toBeVisible()
  expect((await request.get(`/public/collaboration_pages/extra-${slug}`)).status()).toBe(404)
})

test('E-20 E-21 a scheduled banner is not shown; a live one is, and only in the language that has a text', async ({
  browser,
  request,
  contextOptions,
}) => {
  const token = await newSession(request, admin)
  const creator = await signUp(request, 'instagramer')
  const text = `Planned work tonight ${Date.now()}`
  const platform = await enterWith(browser, token, contextOptions)
  // Use the test's own account, because a language is stored with the account and applies wherever it signs in.
  const visit = async (locale: 'sv' | 'en') => {
    await request.patch('/api/instagramers/me', { ...bearer(creator.token), data: { instagramer: { locale } } })
    const page = await enterWith(browser, creator.token, contextOptions, locale)
    await page.goto('/marketplace')
    await expect(page.getByRole('heading', { level: 1, name: locale === 'sv' ? 'Upptäck' : 'Discover' })).toBeVisible()
    return page
  }
  const article = platform.getByRole('article', { name: text })
  try {
    await platform.goto('/admin/info-banners/new')
    // English only, so that Swedish users of this Samspel do not see it.
    await platform.getByLabel('Text på engelska', { exact: true }).fill(text)
    await platform.getByRole('radio', { name: /Varning/ }).check()
    await platform.getByRole('radio', { name: /Publicerad/ }).check()
    await platform.getByLabel('Startdag').fill(day(3))
    await platform.getByLabel('Startdag').press('Tab')
    await platform.getByLabel('Starttid').fill('0930')
    await expect(platform.getByText('Här visas inget: texten saknas på det här språket.')).toBeVisible()
    await platform.getByRole('button', { name: 'Spara' }).click()
    await expect(article.getByText('Schemalagd')).toBeVisible()
    await expect(article.getByText(/09:30/)).toBeVisible()
    await expect((await visit('en')).getByText(text)).toBeHidden()

    await article.getByRole('link', { name: 'Ändra bannern' }).click()
    await platform.getByLabel('Startdag').fill(day(-1))
    await platform.getByLabel('Startdag').press('Tab')
    await platform.getByRole('button', { name: 'Spara' }).click()
    await expect(article.getByText('Visas nu')).toBeVisible()
    await expect((await visit('en')).getByText(text)).toBeVisible()
    await expect((await visit('sv')).getByText(text)).toBeHidden()

    await article.getByRole('button', { name: 'Fler val' }).click()
    await platform.getByRole('menuitem', { name: 'Ta bort' }).click()
    await platform.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click()
    await expect(article).toBeHidden()
    await expect((await visit('en')).getByText(text)).toBeHidden()
  } finally {
    const { info_banners: all } = (await (
      await request.get('/api/info_banners?perPage=100', bearer(token))
    ).json()) as { info_banners: { id: string; content_en: string | null }[] }
    for (const { id, content_en: content } of all)
      if (content === text) await request.delete(`/api/info_banners/${id}`, bearer(token))
  }
})
