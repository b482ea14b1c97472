// Waits for something, but not for ever.

/** Resolves or rejects with `work`; rejects when it takes more than so many milliseconds, and lets it go on. */
export async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
