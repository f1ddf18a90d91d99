import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { JWTPayload } from 'jose'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { getPublic, issuerKeys } from './issuer-keys'
import type { ProvenancePolicy } from './policy'
import { readProvenancePolicy } from './policy'
import { provenanceOf } from './provenance'
import { repositoryText, sourceOf } from './source'

const GITHUB = 'https://token.actions.githubusercontent.com'
const GITLAB = 'https://gitlab.example.se'
const AUDIENCE = 'https://registry.example.se'
const commit = 'a'.repeat(40)

const policy: ProvenancePolicy = readProvenancePolicy(
  JSON.stringify({
    audience: AUDIENCE,
    required: ['mf-pay*'],
    issuers: [
      {
        issuer: GITHUB,
        keys: `${GITHUB}/.well-known/jwks`,
        allow: [
          { remotes: ['mf-reports'], repository: 'acme/reports', repositoryId: '42', ref: 'refs/heads/*' },
          { remotes: ['mf-pay*'], subject: 'repo:acme/pay:environment:production' },
        ],
      },
      { issuer: GITLAB, keys: `${GITLAB}/oauth/discovery/keys`, allow: [{ remotes: ['*'], repository: 'acme/own' }] },
    ],
  }),
)!

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let pairs: Record<'first' | 'second' | 'stranger', Pair>
/** Names of the keys that the issuer gives, and how often it was asked. */
let published: (keyof typeof pairs)[]
let asked: string[]
let answer: ((address: string) => string) | undefined

beforeAll(async () => {
  const [first, second, stranger] = await Promise.all([1, 2, 3].map(() => generateKeyPair('RS256')))
  pairs = { first: first!, second: second!, stranger: stranger! }
})
beforeEach(() => {
  published = ['first']
  asked = []
  answer = undefined
})

const get = async (address: string): Promise<string> => {
  asked.push(address)
  if (answer) return answer(address)
  return JSON.stringify({
    keys: await Promise.all(published.map(async (kid) => ({ ...(await exportJWK(pairs[kid].publicKey)), kid }))),
  })
}

const github: JWTPayload = {
  sub: 'repo:acme/reports:ref:refs/heads/main',
  repository: 'acme/reports',
  repository_id: '42',
  ref: 'refs/heads/main',
  sha: commit,
  run_id: '77',
}

const token = (
  claims: JWTPayload = github,
  {
    issuer = GITHUB,
    audience = AUDIENCE,
    key = 'first' as keyof typeof pairs,
    kid = key as string,
    until = '5m' as string | number,
  } = {},
) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(until)
    .sign(pairs[key].privateKey)

const publish = async (identity: string | Promise<string>, name = 'mf-reports', source = {}, keys = issuerKeys(get)) =>
  provenanceOf(name, { identity: await identity, source }, policy, keys)

describe('a token of CI', () => {
  test('of GitHub Actions: issuer, subject, repository, ref, commit and run are recorded, with what the builder says', async () => {
    const source = { commit, dirty: false, builder: 'GitHub Actions', repository: 'https://elsewhere.example/x' }
    expect(await publish(token(), 'mf-reports', source)).toEqual({
      commit,
      repository: 'acme/reports',
      dirty: false,
      builder: 'GitHub Actions',
      identity: {
        issuer: GITHUB,
        subject: github.sub,
        repository: 'acme/reports',
        ref: 'refs/heads/main',
        commit,
        run: '77',
      },
    })
    expect(asked).toEqual([`${GITHUB}/.well-known/jwks`])
  })

  test('of GitLab CI', async () => {
    const claims = {
      sub: 'project_path:acme/own:ref_type:branch:ref:main',
      project_path: 'acme/own',
      ref: 'main',
      ref_path: 'refs/heads/main',
      sha: commit,
      pipeline_id: 12,
    }
    expect(await publish(token(claims, { issuer: GITLAB }))).toMatchObject({
      identity: { issuer: GITLAB, repository: 'acme/own', ref: 'refs/heads/main', run: '12' },
    })
  })

  const now = () => Math.floor(Date.now() / 1_000)
  test.each([
    ['that has expired', () => token(github, { until: now() - 60 }), 'the token has expired'],
    ['for another audience', () => token(github, { audience: 'https://other.example' }), 'not for this service'],
    [
      'of an issuer that nobody allowed',
      () => token(github, { issuer: 'https://evil.example' }),
      'none that is allowed',
    ],
    ['of another repository', () => token({ ...github, repository: 'eve/reports' }), 'may not publish mf-reports'],
    ['of a repository that took its name', () => token({ ...github, repository_id: '43' }), 'may not publish'],
    ['of another ref', () => token({ ...github, ref: 'refs/pull/1/merge' }), 'may not publish mf-reports'],
    ['that names no commit', () => token({ ...github, sha: undefined }), 'does not say subject, repository and commit'],
    ['signed by a stranger in its name', () => token(github, { key: 'stranger', kid: 'first' }), 'does not hold'],
    ['that is none', () => Promise.resolve('x.y'), 'is no token'],
  ])('%s is refused', async (_what, made, words) => {
    await expect(publish(made())).rejects.toMatchObject({
      reason: 'forbidden',
      message: expect.stringContaining(words),
    })
  })

  test('that only the key of its header would sign, or none at all, is refused', async () => {
    const [, body] = (await token()).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    await expect(publish(`${header}.${body}.`)).rejects.toMatchObject({ reason: 'forbidden' })
    const symmetric = await new SignJWT(github)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(GITHUB)
      .setAudience(AUDIENCE)
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a secret of enough signs, thirty-two'))
    await expect(publish(symmetric)).rejects.toMatchObject({ reason: 'forbidden' })
  })

  test('of another commit than the build is refused', async () => {
    await expect(publish(token(), 'mf-reports', { commit: 'b'.repeat(40) })).rejects.toThrow(
      `of commit ${'b'.repeat(40)}; the identity token is of ${commit}`,
    )
  })

  test('for a remote that its repository may not publish is refused; nothing but the subject counts where it alone is named', async () => {
    await expect(publish(token(), 'mf-wallet')).rejects.toThrow('may not publish mf-wallet')
    const pay = { ...github, repository: 'acme/pay', sub: 'repo:acme/pay:environment:production' }
    expect(await publish(token(pay), 'mf-payments')).toMatchObject({ identity: { repository: 'acme/pay' } })
    await expect(publish(token({ ...pay, sub: `x${pay.sub}` }), 'mf-payments')).rejects.toThrow('may not publish')
  })
})

describe('keys of the issuer', () => {
  test('are read again once when none fits, and kept otherwise', async () => {
    const keys = issuerKeys(get)
    await publish(token(), 'mf-reports', {}, keys)
    await publish(token(), 'mf-reports', {}, keys)
    expect(asked).toHaveLength(1)
    published = ['second']
    await publish(token(github, { key: 'second' }), 'mf-reports', {}, keys)
    expect(asked).toHaveLength(2)
    await expect(publish(token(github, { key: 'stranger' }), 'mf-reports', {}, keys)).rejects.toThrow(
      'no key of its issuer has signed the token',
    )
    expect(asked).toHaveLength(3)
  })

  test.each([
    [
      'the issuer is down',
      () => {
        throw new Error('connect ECONNREFUSED')
      },
      'ECONNREFUSED',
    ],
    ['it answers something else', () => '<html>', 'not valid JSON'],
    ['it answers no keys', () => '{}', 'holds no keys'],
  ])('%s: refused as unreachable, whatever the token says', async (_what, fault, words) => {
    answer = fault
    await expect(publish(token())).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining(words),
    })
  })

  test('are asked for at public addresses alone', async () => {
    for (const address of ['https://127.0.0.1/keys', 'https://localhost/keys', 'https://169.254.169.254/keys'])
      await expect(getPublic(address)).rejects.toMatchObject({ name: 'NotPublic' })
    await expect(getPublic('http://example.com/keys')).rejects.toThrow()
  })
})

describe('without a token', () => {
  const keys = issuerKeys(get)
  test('a release is unsigned and says what its publisher says', async () => {
    expect(await provenanceOf('mf-reports', { source: { commit, dirty: true } }, policy, keys)).toEqual({
      commit,
      dirty: true,
      unsigned: true,
    })
    expect(await provenanceOf('mf-payments', {}, undefined, keys)).toEqual({ unsigned: true })
  })

  test('a remote that needs one is refused', async () => {
    await expect(provenanceOf('mf-payments', { source: { commit } }, policy, keys)).rejects.toMatchObject({
      reason: 'forbidden',
      message: expect.stringContaining('with a checked identity of its build alone'),
    })
  })

  test('one that nobody here can check is refused, not left out', async () => {
    await expect(provenanceOf('mf-reports', { identity: await token() }, undefined, keys)).rejects.toThrow(
      'takes no identity tokens',
    )
  })
})

test.each([
  ['{', 'does not parse'],
  ['{}', 'needs an audience'],
  ['{"audience":"a","issuer":[]}', 'has issuer, which is nothing'],
  ['{"audience":"a","issuers":[{"issuer":"http://x","keys":"https://x"}]}', 'both https'],
  [
    '{"audience":"a","issuers":[{"issuer":"https://x","keys":"https://x","allow":[{"remotes":["*"]}]}]}',
    'at least one',
  ],
  ['/nowhere/policy.json', 'cannot be read \\(ENOENT\\)'],
])('the policy %s is refused', (text, words) => {
  expect(() => readProvenancePolicy(text)).toThrow(new RegExp(words))
})

test('what CI and git say of a build', async () => {
  expect(await sourceOf('/', { GITHUB_ACTIONS: 'true', GITHUB_SHA: commit, GITHUB_REPOSITORY: 'a/b' })).toEqual({
    commit,
    repository: 'https://github.com/a/b',
    builder: 'GitHub Actions',
  })
  expect(await sourceOf('/', { GITLAB_CI: 'true', CI_COMMIT_SHA: commit, CI_PROJECT_URL: 'https://g.se/a/b' })).toEqual(
    {
      commit,
      repository: 'https://g.se/a/b',
      builder: 'GitLab CI',
    },
  )
  expect(await sourceOf('/', {})).toEqual({ builder: 'a machine of its own' })
  expect(repositoryText('https://me:secret@git.example.se/a/b.git')).toBe('https://git.example.se/a/b')
})
