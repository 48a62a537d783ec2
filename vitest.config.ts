import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{generator,templates,tests,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/shared-folder.ts'],
    reporters: ['default', './tests/plain-reporter.ts'],
    // Dates and numbers must not depend on the machine, and a test must not be able to rely on the machine's own zone.
    env: { TZ: 'Pacific/Auckland' },
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
