import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parseAllDocuments } from 'yaml'
import { edgeSecretNames, edgeSettingNames } from './edge/settings'

interface Named {
  name: string
}
interface Container extends Named {
  image: string
  env?: (Named & { value?: string; valueFrom?: { secretKeyRef: Named & { key: string } } })[]
  envFrom?: { configMapRef?: Named; secretRef?: Named }[]
  ports?: (Named & { containerPort: number })[]
  resources?: { requests?: object; limits?: { memory?: string } }
  securityContext?: object
  volumeMounts?: (Named & { mountPath: string })[]
  readinessProbe?: { httpGet: { port: string } }
  livenessProbe?: object
  startupProbe?: object
}
interface Pod {
  containers: Container[]
  securityContext?: object
  volumes?: (Named & { secret?: { secretName: string }; emptyDir?: object; persistentVolumeClaim?: object })[]
  terminationGracePeriodSeconds?: number
}
interface Labels {
  matchLabels: Record<string, string>
}
interface Manifest {
  kind: string
  apiVersion: string
  metadata: Named & { namespace?: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: {
    selector?: Labels | Record<string, string>
    template?: { metadata?: { labels: Record<string, string> }; spec: Pod }
    ports?: (Named & { port: number; targetPort: string })[]
    scaleTargetRef?: Named
    podSelector?: Labels
    strategy?: { rollingUpdate: { maxUnavailable: number } }
    rules?: { backendRefs?: (Named & { port: number })[] }[]
    parentRefs?: (Named & { sectionName: string })[]
    listeners?: Named[]
  }
}

const folder = join(__dirname, '../k8s')
const read = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Manifest
  })
const { resources, images } = read('kustomization.yaml')[0] as unknown as { resources: string[]; images: Named[] }
const migration = read('migrate/kustomization.yaml')[0] as unknown as {
  namespace: string
  nameSuffix: string
  images: (Named & { newTag: string })[]
}
const ofRelease = resources.flatMap(read)
const all = [...ofRelease, ...read('migrate/job.yaml')]
/** Taken in by hand where there is an app. */
const pushGateway = read('push-gateway.yaml')
const secrets = read('secrets.example.yaml')
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind)
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name)
const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata, spec }) => ({
  name: metadata.name,
  labels: spec!.template!.metadata?.labels,
  pod: spec!.template!.spec,
  container: spec!.template!.spec.containers[0]!,
}))
const text = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8')
/** Setting names documented for the two programs. */
const known = {
  api: new Set([...text('server/README.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name!)),
  edge: new Set([
    ...[...text('docs/guides/operate.md').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name!),
    ...edgeSettingNames,
  ]),
}

/** Said by the images themselves, or meant for the launcher alone. */
const byImage = ['HOST', 'PORT', 'DATA_DIR', 'SAMSPEL_VERSION', 'SAMSPEL_PARENT_PIPE', 'PRACTICE_URL']
const rows = [...text('server/README.md').matchAll(/^\| `([A-Z0-9_]+)`(, `[A-Z0-9_]+_FILE`)? \|/gm)]
const settingsOf = {
  api: { all: rows.map(([, name]) => name!), secret: rows.flatMap(([, name, file]) => (file ? [name!] : [])) },
  edge: { all: edgeSettingNames, secret: [...edgeSecretNames] as string[] },
}
/** Names of settings in the document of that name, also those that stand there as a comment to be filled in. */
const namesIn = (file: string, name: string): string[] => {
  const part = text(file)
    .split(/^---$/m)
    .find((document) => document.includes(`metadata: { name: ${name} }`))!
  return [...part.split(/^(?:data|stringData):$/m)[1]!.matchAll(/\b[A-Z][A-Z0-9_]{3,}\b/g)].map(([word]) => word)
}

describe('what runs on a cluster', () => {
  test('every pod runs as nobody in particular, on a root that is read-only, with bounds', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual(['samspel-api', 'samspel-edge', 'samspel-migrate'])
    for (const { pod, container } of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources?.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) })
      expect(container.resources?.limits?.memory).toEqual(expect.any(String))
      const volumes = new Set((pod.volumes ?? []).map(({ name }) => name))
      expect((container.volumeMounts ?? []).filter(({ name }) => !volumes.has(name))).toEqual([])
      expect(images.map(({ name }) => name)).toContain(container.image)
    }
  })

  test('what serves is probed, drained and replaced one more before one less', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      const { container } = pods.find(({ name }) => name === metadata.name)!
      expect([container.readinessProbe, container.livenessProbe, container.startupProbe]).not.toContain(undefined)
      expect(spec!.strategy!.rollingUpdate.maxUnavailable).toBe(0)
      const config = named('ConfigMap', metadata.name)!.data!
      expect(spec!.template!.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        Number(config.DRAIN_SECONDS) + 10,
      )
      expect(named('PodDisruptionBudget', metadata.name)).toBeDefined()
      expect(named('HorizontalPodAutoscaler', metadata.name)?.spec?.scaleTargetRef?.name).toBe(metadata.name)
    }
  })

  test('labels that are chosen by exist, and ports that are named', () => {
    const chosen = all.flatMap(({ kind, spec }) =>
      kind === 'Service'
        ? [spec!.selector as Record<string, string>]
        : [spec?.selector, spec?.podSelector].flatMap((labels) => (labels ? [(labels as Labels).matchLabels] : [])),
    )
    const apps = new Set(pods.map(({ labels }) => labels?.app))
    expect(chosen.length).toBeGreaterThan(6)
    expect(chosen.filter(({ app }) => !apps.has(app))).toEqual([])
    for (const { spec } of ofKind('Service')) {
      const { container } = pods.find(({ labels }) => labels?.app === (spec!.selector as Record<string, string>).app)!
      const names = container.ports!.map(({ name }) => name)
      for (const { targetPort } of spec!.ports!) expect(names).toContain(targetPort)
    }
    const routes = ofKind('HTTPRoute')
    for (const { spec } of routes) {
      for (const { name, port } of spec!.rules!.flatMap(({ backendRefs = [] }) => backendRefs))
        expect(named('Service', name)?.spec?.ports?.map((given) => given.port)).toContain(port)
      for (const { name, sectionName } of spec!.parentRefs!)
        expect(named('Gateway', name)?.spec?.listeners?.map((listener) => listener.name)).toContain(sectionName)
    }
    expect(routes.flatMap(({ spec }) => spec!.rules!.flatMap(({ backendRefs = [] }) => backendRefs))).toHaveLength(1)
  })

  test('migrations are a job of their own for each release, of the same images', () => {
    expect(ofRelease.filter(({ kind }) => kind === 'Job')).toEqual([])
    expect(migration.namespace).toBe('samspel')
    const [api] = migration.images
    expect(images).toContainEqual(api)
    expect(migration.nameSuffix).toBe(`-${api!.newTag}`)
  })

  test.each(['api', 'edge'] as const)(
    'every setting and secret of %s has its place, and each is one that it reads',
    (part) => {
      const { container, pod } = pods.find(({ name }) => name === `samspel-${part}`)!
      const name = `samspel-${part}`
      expect(container.envFrom).toEqual([{ configMapRef: { name } }, { secretRef: { name } }])
      const plain = Object.keys(named('ConfigMap', name)!.data!)
      const secret = Object.keys(secrets.find(({ metadata }) => metadata.name === name)!.stringData!)
      expect(plain.filter((setting) => secret.includes(setting))).toEqual([])
      expect([...plain, ...secret].filter((setting) => !known[part].has(setting))).toEqual([])

      const written = namesIn(`deploy/k8s/settings.yaml`, name)
      const writtenSecret = namesIn('deploy/k8s/secrets.example.yaml', name)
      const files = (container.env ?? []).map((variable) => variable.name)
      const { all: settings, secret: secretSettings } = settingsOf[part]
      expect(
        settings.filter((setting) => ![...written, ...writtenSecret, ...files, ...byImage].includes(setting)),
      ).toEqual([])
      expect(secretSettings.filter((setting) => !writtenSecret.includes(setting))).toEqual([])
      expect(written.filter((setting) => secretSettings.includes(setting))).toEqual([])

      const held = pod.volumes!.flatMap(({ secret: volume }) => (volume ? [volume.secretName] : []))
      const given = secrets
        .filter(({ metadata }) => held.includes(metadata.name))
        .flatMap(({ stringData }) => Object.keys(stringData!))
      for (const { value } of container.env ?? []) expect(given).toContain(value!.replace('/run/secrets/samspel/', ''))
    },
  )

  test('a migration goes to the database itself, by a key that the secret has', () => {
    const { container } = pods.find(({ name }) => name === 'samspel-migrate')!
    const { name, key } = container.env!.find((variable) => variable.name === 'DATABASE_URL')!.valueFrom!.secretKeyRef
    expect(key).toBe('DATABASE_DIRECT_URL')
    expect(secrets.find(({ metadata }) => metadata.name === name)!.stringData).toHaveProperty(key)
  })

  test('the gateway of pushes is an entry to take in: bounded as the others, reached by the API alone, by secrets that it reads', () => {
    expect(text('deploy/k8s/kustomization.yaml')).toContain('# - push-gateway.yaml')
    const found = (kind: string) => pushGateway.find((manifest) => manifest.kind === kind)!
    const { spec: pod, metadata } = found('Deployment').spec!.template!
    const [container] = pod.containers
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(container).toMatchObject({
      image: 'samspel-edge',
      args: ['deploy/dist/push-gateway.js'],
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
      resources: { limits: { memory: expect.any(String) } },
      readinessProbe: { httpGet: { port: 'http' } },
    })
    const labels = metadata!.labels
    expect(found('Service').spec!.selector).toEqual(labels)
    expect(found('NetworkPolicy').spec).toMatchObject({
      podSelector: { matchLabels: labels },
      ingress: [{ from: [{ podSelector: { matchLabels: { app: 'samspel-api' } } }] }],
    })
    const read = text('deploy/src/push-gateway/settings.ts')
    const names = namesIn('deploy/k8s/secrets.example.yaml', 'samspel-push-gateway')
    expect(names).toEqual(expect.arrayContaining(['PUSH_GATEWAY_SECRET', 'FCM_SERVICE_ACCOUNT', 'APNS_KEY']))
    expect(names.filter((name) => name !== 'NATIVE_PUSH_SECRET' && !read.includes(`'${name}'`))).toEqual([])
    const bundle = text('deploy/launch/lib/bundle.mjs')
    expect(bundle).toContain("'push-gateway': 'deploy/launch/entries/push-gateway.ts'")
  })

  const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
  ;(hasKubectl ? test : test.skip)('kustomize puts all of it together, in one namespace', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
    expect(status).toBe(0)
    const made = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
    expect(made).toHaveLength(ofRelease.length)
    expect(made.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'samspel')).toEqual([])
    expect(stdout).not.toMatch(/image: samspel-/)
    const job = spawnSync('kubectl', ['kustomize', join(folder, 'migrate')], { encoding: 'utf8' }).stdout
    expect(job).toMatch(/^ {2}name: samspel-migrate-1$/m)
    expect(job).toMatch(/image: registry\.example\/samspel-api:1$/m)
  })
})

describe('one machine with containers', () => {
  const compose = parseAllDocuments(text('deploy/compose.yaml'), { merge: true })[0]!.toJS() as {
    services: Record<
      string,
      {
        read_only?: boolean
        environment?: Record<string, string>
        env_file?: { path: string; required: boolean }[]
        volumes?: string[]
        depends_on?: Record<string, object> | string[]
      }
    >
    volumes: Record<string, unknown>
    secrets: Record<string, unknown>
  }
  test('roots are read-only, volumes and services that are named exist, settings are known', () => {
    const { services } = compose
    for (const name of ['migrate', 'api', 'edge']) expect([name, services[name]?.read_only]).toEqual([name, true])
    for (const { volumes = [], depends_on: needs = [] } of Object.values(services)) {
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(Object.keys(services)).toContain(need)
    }
    for (const part of ['api', 'edge'] as const) {
      const names = Object.keys(services[part]!.environment!).map((name) => name.replace(/_FILE$/, ''))
      expect([part, names.filter((name) => !known[part].has(name))]).toEqual([part, []])
    }
  })

  test('every other setting is passed on from a file beside it, which git ignores', () => {
    const { services } = compose
    for (const [name, file] of [
      ['migrate', 'api.env'],
      ['api', 'api.env'],
      ['edge', 'edge.env'],
    ] as const)
      expect([name, services[name]?.env_file]).toEqual([name, [{ path: file, required: false }]])
    expect(text('.gitignore').split('\n')).toContain('/deploy/*.env')
  })

  test('the gateway of pushes runs where its profile is asked for, unreachable from outside', () => {
    expect(compose.services['push-gateway']).toMatchObject({
      read_only: true,
      profiles: ['push'],
      command: ['deploy/dist/push-gateway.js'],
      env_file: [{ path: 'push.env' }],
      environment: { HOST: '0.0.0.0', PORT: '8090' },
    })
    expect(compose.services['push-gateway']).not.toHaveProperty('ports')
  })

  test('prepared statements are on, in both', () => {
    expect(text('deploy/compose.yaml')).not.toContain('PREPARED_STATEMENTS')
    expect(Object.keys(named('ConfigMap', 'samspel-api')!.data!)).not.toContain('PREPARED_STATEMENTS')
  })
})

test('both images say which release they hold, by what `npm run images` hands over', () => {
  for (const part of ['api', 'edge']) {
    const lines = text(`deploy/container/Containerfile.${part}`).split('\n')
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start))
    // An ARG before FROM is not visible after it.
    expect(at('ARG VERSION=')).toBeGreaterThan(at('FROM '))
    expect(lines.filter((line) => line.startsWith('ENV ')).join('\n')).toContain('SAMSPEL_VERSION=${VERSION}')
    expect(lines).toContain('LABEL org.opencontainers.image.version=${VERSION}')
  }
  expect(text('deploy/launch/images.mjs')).toContain('`VERSION=${version}`')
})
