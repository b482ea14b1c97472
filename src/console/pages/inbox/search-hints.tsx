import { t } from '../../texts/texts.ts'

const texts = t.inbox.search

/** The words of the search language; a word goes into the search when it is chosen. */
export function SearchHints({ onWord }: { onWord(word: string): void }) {
  return (
    <details class="search-hints">
      <summary>{texts.hints}</summary>
      <dl>
        {texts.words.map(([word, meaning]) => (
          <div key={word}>
            <dt>
              <button type="button" class="plain small" onClick={() => onWord(word)}>
                <code>{word}</code>
              </button>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
