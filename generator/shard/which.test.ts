import { describe, expect, test } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { parseShard, shardOf } from './which.ts'

const refusal = (text: string, environment: Record<string, string> = {}) => {
  try {
    return parseShard(text, environment)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return `${error.message} ${error.hint}`
  }
}

describe('the shard of a page', () => {
  test('follows from its path alone, for ever: shards of two versions of the program must not share a page', () => {
    // The buckets, computed by another program: 241 and 3421.
    expect([1, 2, 3, 7, 16].map((count) => shardOf('/', count))).toEqual([1, 2, 2, 4, 2])
    expect([1, 2, 3, 7, 16].map((count) => shardOf('/silkwood-gent/', count))).toEqual([1, 2, 2, 6, 14])
  })

  test('is one of all shards, and all have about as many pages', () => {
    const sizes = new Map<number, number>()
    for (let page = 0; page < 10_000; page++) {
      const shard = shardOf(`/page-${page}/`, 16)
      sizes.set(shard, (sizes.get(shard) ?? 0) + 1)
    }
    expect([...sizes.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
    expect(Math.max(...sizes.values())).toBeLessThan(1.2 * (10_000 / 16))
  })
})

describe('--shard', () => {
  test.each(['0/3', '4/3', '1/0', '1/', '/3', '1/3/5', '-1/3', '1.5/3', ' 1/3', '1/5000', '', 'automatic'])('refuses "%s"', (text) => {
    expect(refusal(text)).toContain(`--shard is "${text}".`)
  })

  test.each([
    ['1/1', {}, { number: 1, count: 1 }],
    ['4096/4096', { CI_NODE_INDEX: '3', CI_NODE_TOTAL: '4' }, { number: 4096, count: 4096 }],
    // A GitHub matrix, GitLab, Buildkite, AWS Batch, a Kubernetes Indexed Job; a runner that sets the variables of others to the empty text.
    ['auto', { SHARD_INDEX: '0', SHARD_TOTAL: '4' }, { number: 1, count: 4 }],
    ['auto', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4' }, { number: 1, count: 4 }],
    ['auto', { BUILDKITE_PARALLEL_JOB: '3', BUILDKITE_PARALLEL_JOB_COUNT: '4' }, { number: 4, count: 4 }],
    ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: '9', AWS_BATCH_JOB_ARRAY_SIZE: '10' }, { number: 10, count: 10 }],
    ['auto', { JOB_COMPLETION_INDEX: '2', SHARD_TOTAL: '3' }, { number: 3, count: 3 }],
    ['auto', { CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2', SHARD_INDEX: '' }, { number: 2, count: 2 }],
  ])('reads %s with %o', (text, environment, shard) => {
    expect(parseShard(text, environment)).toEqual(shard)
  })

  test.each<[what: string, environment: Record<string, string>, message: string]>([
    ['no index', {}, 'None of its variables is set. Set SHARD_INDEX (from 0) and SHARD_TOTAL'],
    ['the total that GitLab gives to jobs without `parallel`', { CI_NODE_TOTAL: '1' }, 'Found: CI_NODE_TOTAL=1.'],
    [
      'the variables of two engines',
      { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4', JOB_COMPLETION_INDEX: '2', SHARD_TOTAL: '3' },
      'more than one index of this job. Found: SHARD_TOTAL=3, CI_NODE_INDEX=1, CI_NODE_TOTAL=4, JOB_COMPLETION_INDEX=2.',
    ],
    ['a missing total', { JOB_COMPLETION_INDEX: '2' }, 'the manifest must'],
    ['an index beyond the last', { SHARD_INDEX: '4', SHARD_TOTAL: '4' }, 'Found: SHARD_INDEX=4, SHARD_TOTAL=4.'],
    ['an index from 0 where it begins with 1', { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '4' }, 'CI_NODE_INDEX from 1 on'],
    ['a text in place of a number', { SHARD_INDEX: 'one', SHARD_TOTAL: '4' }, 'Found: SHARD_INDEX=one'],
  ])('auto refuses %s', (_, environment, message) => {
    expect(refusal('auto', environment)).toContain(message)
  })
})
