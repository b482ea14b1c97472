// Run by browser.ts in a process of its own, whose TMPDIR is the folder to fill: the package has no other way to
// set the target. Unpacks the program, and the libraries that a small machine lacks (NSS, Expat).
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const archive = (name: string) => fileURLToPath(new URL(`../bin/${name}`, import.meta.resolve('@sparticuz/chromium')))

await Promise.all(['chromium.br', 'al2023.tar.br'].map((name) => inflate(archive(name))))
