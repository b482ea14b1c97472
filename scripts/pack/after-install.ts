// After `npm ci`: makes the bundle from which the platform starts sooner. Without it, it starts all the same.
try {
  const { refreshBundle } = await import('./bundle.ts')
  await refreshBundle()
} catch (error) {
  console.error(`The platform will start from its modules: ${error instanceof Error ? error.message : error}`)
}
