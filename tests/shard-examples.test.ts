/**
 * Runs the examples for many machines, the workflow and the Kubernetes manifest, step by step, as their
 * engines would.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { isDeep } from './depth.ts'
import { digestsBelow, projectRoot, SmallProject } from './project.ts'
import { jobsOf, Machines } from './workflow-runner.ts'

const project = new SmallProject()
const machines = new Machines(project.root)
const { place } = machines
const day = '2026-01-31'

beforeAll(() => {
  expect(project.run('generate', '--date', day, '--out', join(place, 'whole'))).toMatchObject({ exitCode: 0 })
})

beforeEach(() => {
  for (const folder of ['shards', 'out']) rmSync(join(project.root, folder), { recursive: true, force: true })
})

test.runIf(isDeep)('the workflow publishes the site that one machine makes', () => {
  const jobs = jobsOf<'day' | 'shard' | 'merge'>('generate.yml')

  expect(readFileSync(join(machines.runJob(jobs.day, {}), 'output'), 'utf8')).toMatch(
    /^day=\d{4}-\d\d-\d\d\n$/,
  )
  const numbers = jobs.shard.strategy?.matrix.shard ?? []
  for (const index of numbers.keys())
    machines.runJob(jobs.shard, {
      'needs.day.outputs.day': day,
      'strategy.job-index': String(index),
      'strategy.job-total': String(numbers.length),
    })
  machines.runJob(jobs.merge, { 'needs.day.outputs.day': day })
  mkdirSync(join(place, 'site'))
  machines.run(place, ['tar', '-xzf', join(machines.artifacts, 'site', 'site.tar.gz'), '-C', 'site'])
  expect(digestsBelow(join(place, 'site'))).toEqual(digestsBelow(join(place, 'whole')))
})

type Container = {
  workingDir: string
  command: string[]
  volumeMounts: { name: string; mountPath: string }[]
}
type KubernetesJob = {
  kind: string
  metadata: { name: string }
  spec: { completions?: number; template: { spec: { containers: [Container] } } }
}

test('the Kubernetes manifest publishes and uploads the site that one machine makes, at every run', () => {
  const text = readFileSync(join(projectRoot, '.ci', 'kubernetes.yaml'), 'utf8')
  const jobs = parseAllDocuments(text)
    .map((document): KubernetesJob => document.toJS())
    .filter(({ kind }) => kind === 'Job')
  // What exists already is replaced, and what is immutable removed, by the commands in the head of the file.
  const commands = text.split('\n').flatMap((line) => /^# {3}(kubectl .*)/.exec(line)?.[1] ?? [])
  const [, deleted = ''] = /^kubectl delete job (.*) --ignore-not-found$/m.exec(commands.join('\n')) ?? []
  expect(deleted.split(' ')).toEqual(jobs.map(({ metadata }) => metadata.name))
  expect(commands.find((command) => command.startsWith('kubectl create configmap'))).toMatch(
    / --dry-run=client --output=yaml \| kubectl apply -f -$/,
  )

  const volumes = join(place, 'volumes')
  const remote = join(place, 'remote')
  const [, total = ''] = /--from-literal=SHARD_TOTAL=(\d+)/.exec(text) ?? []
  mkdirSync(join(project.root, '.ci'))
  cpSync(join(projectRoot, '.ci', 'upload'), join(project.root, '.ci', 'upload'))
  mkdirSync(remote)
  machines.rclone()

  /** Runs the containers on machines that know nothing of an earlier run, with the volumes that remain. */
  function runOn(date: string): void {
    const configMap = {
      SHARD_TOTAL: total,
      SOURCE_DATE_EPOCH: String(Date.parse(`${date}T12:00:00Z`) / 1000),
      REMOTE: remote,
    }
    for (const { spec } of jobs) {
      const { command, workingDir, volumeMounts } = spec.template.spec.containers[0]
      for (let index = 0; index < (spec.completions ?? 1); index++) {
        const folder = machines.machine()
        const mounts = volumeMounts.map(({ name, mountPath }) => ({
          volume: join(volumes, name),
          folder: join(folder, mountPath.slice(workingDir.length)),
        }))
        // Beside a folder that is no mount, its state is in `.out/`.
        mounts.push({ volume: join(volumes, 'state'), folder: join(folder, '.out') })
        for (const mount of mounts)
          if (existsSync(mount.volume)) cpSync(mount.volume, mount.folder, { recursive: true })
        machines.run(folder, command, {
          ...configMap,
          ...(spec.completions !== undefined && { JOB_COMPLETION_INDEX: String(index) }),
        })
        for (const mount of mounts.filter((mount) => existsSync(mount.folder))) {
          rmSync(mount.volume, { recursive: true, force: true })
          cpSync(mount.folder, mount.volume, { recursive: true })
        }
      }
    }
  }
  expect(jobs.map(({ spec }) => spec.completions)).toEqual([Number(total), undefined])
  runOn('2026-01-30')
  // What a failed run left on the volume.
  mkdirSync(join(volumes, 'shards', '1'))
  runOn(day)
  expect(digestsBelow(join(volumes, 'site'))).toEqual(digestsBelow(join(place, 'whole')))
  const { '.toegift/uploaded.txt': _, ...uploaded } = digestsBelow(remote)
  expect(uploaded).toEqual(digestsBelow(join(place, 'whole')))
  expect(digestsBelow(join(volumes, 'shards'))).toEqual({})
})
