// The manifests of docs/deploy/kubernetes: valid for the API of Kubernetes, and the same installation as the compose file.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1.js'
import type { ConfigMap, Container, PersistentVolumeClaim, PodSpec, Secret, Service } from 'kubernetes-types/core/v1.js'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/server/settings/settings.ts'
import { settingWarnings } from '../../src/server/settings/warnings.ts'
import { deployFile, deployText } from '../support/deploy.ts'
import { readDockerfile } from '../support/dockerfile.ts'

const root = join(import.meta.dirname, '..', '..')
const names = readdirSync(deployFile('kubernetes')).filter((name) => name.endsWith('.yaml'))

interface Manifests {
  ConfigMap: ConfigMap
  Deployment: Deployment
  PersistentVolumeClaim: PersistentVolumeClaim
  Secret: Secret
  Service: Service
  StatefulSet: StatefulSet
}
type Manifest = Manifests[keyof Manifests]
const manifestsOf = (name: string) =>
  parseAllDocuments(deployText(join('kubernetes', name))).map((document) => document.toJS() as Manifest)
const all = names.flatMap(manifestsOf)
const ofKind = <K extends keyof Manifests>(kind: K, manifests = all) =>
  manifests.filter((one): one is Manifests[K] => one.kind === kind)

/** The files of the types, which each check reads. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** What the compiler says against these manifests, as values of the types of their kinds. */
function faultsOf(manifests: readonly { apiVersion?: string; kind?: string }[]): string[] {
  const text = manifests
    .map(({ apiVersion = '', kind = '', ...rest }, index) => {
      const group = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`
      const whole = JSON.stringify({ apiVersion, kind, ...rest })
      return `import type { ${kind} as Kind${index} } from 'kubernetes-types/${group}.js'\nexport const one${index}: Kind${index} = ${whole}`
    })
    .join('\n')
  const file = join(root, 'manifests.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    exactOptionalPropertyTypes: true,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? text : readFile(path))
  host.getSourceFile = (path, ...rest) => {
    if (path === file) return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext)
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...rest))
    return parsed.get(path)
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the manifests', () => {
  it('fit the API of Kubernetes', () => expect(faultsOf(all)).toEqual([]))

  it('would not with a field that it does not have', () => {
    const [deployment] = ofKind('Deployment')
    const { spec, ...rest } = deployment as Deployment
    expect(faultsOf([{ ...rest, spec: { ...spec, replica: 2 } } as Deployment])).toEqual([
      expect.stringContaining('replica'),
    ])
    expect(faultsOf([{ ...rest, spec: { ...spec, replicas: '2' } } as never])).toEqual([
      expect.stringContaining('string'),
    ])
  })

  it('select the pods of the same file', () => {
    for (const name of names) {
      const pods = [...ofKind('Deployment', manifestsOf(name)), ...ofKind('StatefulSet', manifestsOf(name))]
      const labels = pods.map(({ spec }) => spec?.template.metadata?.labels)
      for (const { spec } of pods) expect(labels).toContainEqual(spec?.selector.matchLabels)
      for (const { spec } of ofKind('Service', manifestsOf(name))) {
        const at = labels.findIndex((one) => JSON.stringify(one) === JSON.stringify(spec?.selector))
        const ports = pods[at]?.spec?.template.spec?.containers.flatMap(({ ports }) => ports?.map((port) => port.name))
        for (const { targetPort } of spec?.ports ?? []) expect(ports).toContain(targetPort)
      }
    }
  })

  it('mount only secrets and settings that are there, from volumes that are there', () => {
    const secrets = new Map(
      ofKind('Secret').map(({ metadata, stringData = {} }) => [metadata?.name, Object.keys(stringData)]),
    )
    secrets.set('messaging-tls', ['tls.crt', 'tls.key'])
    const maps = ofKind('ConfigMap').map(({ metadata }) => metadata?.name)
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata?.name)
    const pods = [...ofKind('Deployment'), ...ofKind('StatefulSet')].map(({ spec }) => ({
      pod: spec?.template.spec as PodSpec,
      templates: 'volumeClaimTemplates' in (spec ?? {}) ? (spec as StatefulSet['spec'])?.volumeClaimTemplates : [],
    }))
    for (const { pod, templates = [] } of pods) {
      const volumes = [...(pod.volumes ?? []), ...templates.map(({ metadata }) => ({ name: metadata?.name ?? '' }))]
      for (const { secret, persistentVolumeClaim } of pod.volumes ?? []) {
        for (const { key } of secret?.items ?? []) expect(secrets.get(secret?.secretName)).toContain(key)
        if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
      }
      for (const { volumeMounts = [], envFrom = [] } of pod.containers) {
        expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort())
        for (const { configMapRef } of envFrom) expect(maps).toContain(configMapRef?.name)
      }
    }
  })
})

describe('the platform in the manifests', () => {
  const settings = ofKind('ConfigMap')[0]?.data ?? {}
  const secret = ofKind('Secret')[0]?.stringData ?? {}
  const image = new Map(
    readDockerfile(deployFile('Dockerfile'))
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) =>
        Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [name, value] as const),
      ),
  )
  const deployments = ofKind('Deployment')
  const pods = deployments.map(({ spec }) => spec?.template.spec as PodSpec)
  const containers = pods.flatMap(({ containers }) => containers)

  /** The settings of a container, with each file of a secret in place of its path. */
  function settingsOf({ env = [] }: Container): Record<string, string> {
    const own = env.map(({ name, value = '' }) =>
      name.endsWith('_FILE')
        ? [name.replace(/_FILE$/, ''), secret[value.replace('/etc/messaging/', '')] ?? '']
        : [name, value],
    )
    return { ...Object.fromEntries(image), ...settings, ...Object.fromEntries(own) }
  }

  it('has settings that the platform takes, in files where they are secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'messaging-secrets-'))
    for (const container of containers) {
      const { NODE_ENV: _, ...env } = settingsOf(container)
      expect(settingWarnings(env)).toEqual([])
      const { publicUrl, sandbox, monitorPort } = readConfig(env)
      expect([publicUrl, sandbox, monitorPort]).toEqual(['https://messaging.example.com', false, 9464])
      for (const { name, value } of container.env ?? []) {
        if (!name.endsWith('_FILE')) continue
        expect(value).toMatch(/^\/etc\/messaging\//)
        const file = join(folder, name)
        writeFileSync(file, settingsOf(container)[name.replace(/_FILE$/, '')] ?? '', { mode: 0o400 })
        expect(settingWarnings({ [name]: file })).toEqual([])
        expect(() => readConfig({ [name]: file })).not.toThrow()
      }
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('has the roles, the settings and the database of the compose file', () => {
    const compose = parse(deployText('compose.yaml'), { merge: true }) as {
      services: Record<string, { image: string; environment: Record<string, string> }>
    }
    const { database, ...ours } = compose.services
    const onPostgres = ofKind('Deployment', manifestsOf('platform.yaml')).flatMap(
      ({ spec }) => spec?.template.spec?.containers ?? [],
    )
    const namesOf = (list: readonly Record<string, string>[]) =>
      list.map((one) =>
        Object.keys(one)
          .filter((name) => !image.has(name))
          .sort(),
      )
    expect(namesOf(onPostgres.map(settingsOf)).sort()).toEqual(
      namesOf(Object.values(ours).map(({ environment }) => environment)).sort(),
    )
    expect(onPostgres.map((one) => settingsOf(one)['MESSAGING_ROLE']).sort()).toEqual(
      Object.values(ours)
        .map(({ environment }) => environment['MESSAGING_ROLE'])
        .sort(),
    )
    for (const name of ['MESSAGING_SANDBOX', 'MESSAGING_CORS'])
      expect(settings[name]).toBe(Object.values(ours)[0]?.environment[name])
    expect(ofKind('StatefulSet')[0]?.spec?.template.spec?.containers[0]?.image).toBe(database?.image)
  })

  it('runs the image of this version, by its ports, as the user of the image', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const instructions = readDockerfile(deployFile('Dockerfile'))
    const exposed = instructions
      .find(({ name }) => name === 'EXPOSE')
      ?.text.split(' ')
      .map(Number)
    const user = instructions.find(({ name }) => name === 'USER')?.text
    for (const { image, ports } of containers) {
      expect(image).toBe(`registry.example.com/messaging:${version}`)
      for (const { containerPort } of ports ?? []) expect(exposed).toContain(containerPort)
    }
    for (const { securityContext } of pods)
      expect(`${securityContext?.runAsUser}:${securityContext?.runAsGroup}`).toBe(user)
  })

  it('has three probes of the monitoring port', () => {
    const monitor = (text: unknown) =>
      JSON.stringify(text).replaceAll('"monitor"', image.get('MESSAGING_MONITOR_PORT') ?? '')
    for (const { startupProbe, livenessProbe, readinessProbe } of containers) {
      expect(monitor(startupProbe)).toContain('"path":"/healthz","port":9464')
      expect(monitor(readinessProbe)).toContain('"path":"/readyz","port":9464')
      expect(livenessProbe?.exec?.command?.join(' ')).toContain('http://127.0.0.1:9464/"')
    }
  })

  it('has no rights, no variables of services, and stops before it is replaced', () => {
    const beside = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
    for (const { metadata, spec } of deployments)
      expect(spec?.strategy).toEqual(metadata?.name === 'messaging' ? { type: 'Recreate' } : beside)
    for (const pod of pods)
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        terminationGracePeriodSeconds: 60,
        securityContext: { runAsNonRoot: true },
      })
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    for (const { spec } of ofKind('Service'))
      if (spec?.type === 'LoadBalancer') expect(spec.externalTrafficPolicy).toBe('Local')
  })
})
