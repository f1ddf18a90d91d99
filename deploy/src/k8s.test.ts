import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parseAllDocuments } from 'yaml'
import { edgeSettingNames } from './edge/settings'

interface Named {
  name: string
}
interface Container extends Named {
  image: string
  env?: (Named & { value?: string })[]
  envFrom?: { configMapRef: Named }[]
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
    ports?: (Named & { targetPort: string })[]
    scaleTargetRef?: Named
    podSelector?: Labels
    strategy?: { rollingUpdate: { maxUnavailable: number } }
    rules?: { http: { paths: { backend: { service: Named & { port: Named } } }[] } }[]
  }
}

const folder = join(__dirname, '../k8s')
const read = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Manifest
  })
const { resources, images } = read('kustomization.yaml')[0] as unknown as { resources: string[]; images: Named[] }
const all = resources.flatMap(read)
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

describe('what runs on a cluster', () => {
  test('every pod runs as nobody in particular, on a root that is read-only, with bounds', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual(['samspel-api', 'samspel-edge', 'samspel-migrate-1'])
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
    for (const { backend } of ofKind('Ingress').flatMap(({ spec }) => spec!.rules!.flatMap(({ http }) => http.paths)))
      expect(named('Service', backend.service.name)?.spec?.ports?.map(({ name }) => name)).toContain(
        backend.service.port.name,
      )
  })

  test('every setting is one that the program reads; every secret is a file that the example has', () => {
    for (const part of ['api', 'edge'] as const) {
      const config = Object.keys(named('ConfigMap', `samspel-${part}`)!.data!)
      const { container } = pods.find(({ name }) => name === `samspel-${part}`)!
      const names = [...config, ...container.env!.map(({ name }) => name.replace(/_FILE$/, ''))]
      expect([part, names.filter((name) => !known[part].has(name))]).toEqual([part, []])
    }
    const files = new Map(secrets.map(({ metadata, stringData }) => [metadata.name, new Set(Object.keys(stringData!))]))
    for (const { pod, container } of pods) {
      const held = files.get(pod.volumes!.find(({ secret }) => secret)!.secret!.secretName)!
      const asked = container.env!.flatMap(
        ({ value }) => /^\/run\/secrets\/samspel\/(\w+)$/.exec(value ?? '')?.[1] ?? [],
      )
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter((name) => !held.has(name))).toEqual([])
    }
  })

  const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
  ;(hasKubectl ? test : test.skip)('kustomize puts all of it together, in one namespace', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
    expect(status).toBe(0)
    const made = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
    expect(made).toHaveLength(all.length)
    expect(made.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'samspel')).toEqual([])
    expect(stdout).not.toMatch(/image: samspel-/)
  })
})

describe('one machine with containers', () => {
  const compose = parseAllDocuments(text('deploy/compose.yaml'), { merge: true })[0]!.toJS() as {
    services: Record<
      string,
      {
        read_only?: boolean
        environment?: Record<string, string>
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
