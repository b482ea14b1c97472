// What tests of forms do as visitors: fill in a form, and follow the link of the email that asks to confirm.
import { expect } from 'vitest'
import type { SandboxClient } from '../../src/clients/index.ts'
import { follow } from './mailing.ts'
import type { TestServer } from './server.ts'

/** Sends what was entered into a form, as a browser does. */
export const enter = (
  server: TestServer,
  { url }: { url: string },
  values: Record<string, string>,
  lang?: string,
): Promise<Response> => {
  const { pathname } = new URL(url)
  const request = new Request(`https://localhost${pathname}${lang ? `?lang=${lang}` : ''}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
  })
  return server.inject(request)
}

/** The link in the first email that asks this address to confirm. `after` is the number of an earlier captured one. */
export async function confirmationLink(sandbox: SandboxClient, recipient: string, after = 0): Promise<string> {
  const mail = await sandbox.waitForCapturedMessage({ query: { recipient, after, timeout: 30 } })
  const link = /https:\/\/\S+\/o\/\S+/.exec(mail.text ?? '')?.[0]
  expect(link, mail.text ?? '').toBeDefined()
  return link as string
}

/** Presses the button of the page behind a link. */
export const confirm = (server: TestServer, link: string): Promise<Response> => follow(server, link, { method: 'POST' })
