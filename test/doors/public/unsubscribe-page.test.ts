// The way out of a list as a person takes it: the page, the reason, and the way back. No script runs,
// because the policy of the page allows none.
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { actionsOf } from '../../support/marketing.ts'
import { expectGoodPage, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()

async function baseOf({ account: { api }, list_id, contact_id }: SentMail) {
  return (await api.getContact({ path: { list_id, contact_id } })).base
}

describe('the pages of unsubscribing', () => {
  it('ask, act, take a reason and an observation, and lead back', async () => {
    const mail = await sendMail(server)
    const visitor = await visitorOf(browser, server)
    const { page } = visitor
    await page.goto(linkOf(mail, 'Unsubscribe'))
    await expectGoodPage(visitor)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    expect(await page.textContent('h1')).toBe('Unsubscribed')
    await expectGoodPage(visitor)
    expect(await baseOf(mail)).toMatchObject({ status: 'removed', unsubscription_method: 'unsubscribe_link' })

    await page.getByLabel('I have no time to read it').check()
    await page.getByLabel('What would you like to add?').fill('Twice a <day> is too much')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.textContent('h1')).toBe('Thank you')
    await expectGoodPage(visitor)
    expect(await baseOf(mail)).toMatchObject({
      status: 'removed',
      unsubscription_reason: 'lack_of_time',
      unsubscription_observation: 'Twice a <day> is too much',
    })

    await page.getByRole('button', { name: 'Subscribe again' }).click()
    expect(await page.textContent('h1')).toBe('Welcome back')
    await expectGoodPage(visitor)
    expect(await baseOf(mail)).toMatchObject({
      status: 'active',
      subscription_method: 'form',
      unsubscription_method: '',
      unsubscription_reason: '',
      unsubscription_observation: '',
    })
    const { api } = mail.account
    const actions = await actionsOf(api, mail.list_id, mail.contact_id)
    expect(actions.slice(0, 3)).toEqual(['resubscription', 'unsubscribe_reason', 'unsubscribe'])

    // Who came back can leave again by the same link; the report counts the recipient once.
    await page.goto(linkOf(mail, 'Unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    expect(await baseOf(mail)).toMatchObject({ status: 'removed', unsubscription_reason: '' })
    const { overall } = await api.getEmailReport({ path: { campaign_hash: mail.campaign_hash } })
    expect(overall.unsubscriptions).toBe(1)
    await visitor.close()
  })

  it('say beside the reasons that one is missing', async () => {
    const mail = await sendMail(server, { contact: { base: { language: 'de' } } })
    const visitor = await visitorOf(browser, server)
    const url = linkOf(mail, 'Abmelden')
    await server.inject(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    const answer = await server.inject(url, {
      method: 'POST',
      body: new URLSearchParams({ step: 'reason', reason: 'bored', observation: '"><script>alert(1)</script>' }),
    })
    expect(answer.status).toBe(422)
    await visitor.page.setContent(await answer.text())
    await expectGoodPage(visitor)
    expect(await visitor.page.getByRole('alert').innerText()).toContain('Wählen Sie einen Grund.')
    expect(await visitor.page.locator('textarea').inputValue()).toBe('"><script>alert(1)</script>')
    expect(await baseOf(mail)).toMatchObject({ status: 'removed', unsubscription_reason: '' })
    await visitor.close()
  })

  it('offer no way back to whom the account removed', async () => {
    const mail = await sendMail(server)
    const { account, list_id, contact_id } = mail
    const url = linkOf(mail, 'Unsubscribe')
    await account.api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    expect(await (await server.inject(url)).text()).not.toContain('<form')
    await server.inject(url, { method: 'POST', body: new URLSearchParams({ step: 'back' }) })
    expect(await baseOf(mail)).toMatchObject({ status: 'removed', unsubscription_method: 'api' })
  })

  it('take no reason from whom is subscribed', async () => {
    const mail = await sendMail(server)
    const body = new URLSearchParams({ step: 'reason', reason: 'spam' })
    await server.inject(linkOf(mail, 'Unsubscribe'), { method: 'POST', body })
    expect(await baseOf(mail)).toMatchObject({ status: 'active', unsubscription_reason: '' })
  })
})
