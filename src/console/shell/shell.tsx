// What stands around every page: the menu, the clock of the account, the palette, the messages.
import { useEffect } from 'preact/hooks'
import { accountNow, startClock } from '../data/clock.ts'
import { toDateText } from '../data/dates.ts'
import { endSession, isLiveAccount, openSession, refusal, sessionKey } from '../data/session.ts'
import { firstWord, ownPages, pages } from '../pages/pages.ts'
import { t } from '../texts/texts.ts'
import { PageHead } from '../ui/page-head.tsx'
import { isKeyListOpen, KeyList } from './key-list.tsx'
import { startKeys, useShortcuts } from './keys.ts'
import { Notices } from './notices.tsx'
import type { Page } from './page.ts'
import { isPaletteOpen, Palette } from './palette.tsx'
import { goTo, hrefOf, pathWords, startRouter } from './router.ts'
import { SessionPage } from './session-page.tsx'
import { nextTheme, startTheme, theme } from './theme.ts'

openSession()
startTheme()
startRouter()
startKeys()
startClock()

const groups = Object.entries(t.shell.groups) as [Page['group'], string][]

function Menu({ open }: { open: string | undefined }) {
  // On a phone the menu is one line, of which a part can be seen.
  useEffect(() => document.querySelector('.menu [aria-current]')?.scrollIntoView({ block: 'nearest' }), [open])
  return (
    <nav class="menu" aria-label={t.shell.menu}>
      {groups.map(([group, title]) => (
        <section key={group}>
          <h2>{title}</h2>
          <ul>
            {ownPages.value
              .filter((page) => page.group === group)
              .map(({ word, title }) => (
                <li key={word}>
                  <a href={hrefOf(word)} aria-current={word === open ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="/docs/">{t.shell.docs}</a>
      </p>
    </nav>
  )
}

function TopBar() {
  return (
    <header class={isLiveAccount.value ? 'top-bar live' : 'top-bar'}>
      <a class="product" href={hrefOf(firstWord.value)}>
        {t.shell.product}
      </a>
      {isLiveAccount.value && (
        <strong class="live-mark" title={t.shell.liveHint}>
          {t.shell.live}
        </strong>
      )}
      <a class="account-clock" href={hrefOf('clock')} title={t.shell.clock}>
        <time>{toDateText(accountNow.value)}</time>
      </a>
      <button type="button" class="palette-button" onClick={() => (isPaletteOpen.value = true)}>
        {t.shell.palette.open} <kbd>Ctrl-K</kbd>
      </button>
      <button type="button" class="plain" aria-label={t.shell.theme[theme.value]} onClick={nextTheme}>
        {{ system: '◐', light: '○', dark: '●' }[theme.value]}
      </button>
      <button type="button" class="plain" onClick={endSession}>
        {t.shell.signOut}
      </button>
    </header>
  )
}

/** Shown in place of a page that does not exist, or that a live account does not have. */
function NoPage({ word }: { word: string | undefined }) {
  const page = pages.find((one) => one.word === word)
  return (
    <>
      <PageHead title={page?.title ?? t.shell.noPage} />
      <div class="stack">
        {page && <p>{page.sandboxOnly}</p>}
        <p>
          <a href={hrefOf(firstWord.value)}>{t.shell.toFirst}</a>
        </p>
      </div>
    </>
  )
}

function Frame() {
  const [word] = pathWords.value
  const page = ownPages.value.find((one) => one.word === word)
  useEffect(() => {
    if (word === undefined) goTo(hrefOf(firstWord.value), { replace: true })
  }, [word])
  useShortcuts([
    { key: 'Mod+K', label: t.shell.palette.open, run: () => (isPaletteOpen.value = !isPaletteOpen.peek()) },
    { key: '?', label: t.shell.keyboard.open, run: () => (isKeyListOpen.value = true) },
  ])
  return (
    <>
      <a class="skip" href="#page">
        {t.shell.skip}
      </a>
      <TopBar />
      <Menu open={word} />
      <main id="page" tabIndex={-1}>
        {page ? <page.view key={word} /> : <NoPage word={word} />}
      </main>
      <Palette />
      <KeyList />
    </>
  )
}

/** The whole console. Another key begins everything anew. */
export function Shell() {
  const key = sessionKey.value
  const isIn = refusal.value === null
  return (
    <>
      {key === null || refusal.value ? <SessionPage /> : isIn && <Frame key={key} />}
      <Notices />
    </>
  )
}
