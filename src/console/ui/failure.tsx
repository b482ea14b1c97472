import { ApiError } from '../../clients/index.ts'
import { t } from '../texts/texts.ts'

const textOf = (error: unknown): string =>
  error instanceof ApiError ? error.detail || error.title : error instanceof Error ? error.message : String(error)

const placesOf = (error: unknown): [string, string][] =>
  error instanceof ApiError ? Object.entries(error.errors ?? {}).map(([place, what]) => [place, String(what)]) : []

/** What went wrong, in the words of the platform, with each place that it names. Shows nothing without an error. */
export function Failure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const places = placesOf(error).filter(([, what]) => what !== textOf(error))
  const request = error instanceof ApiError ? error.requestId : null
  return (
    <div class="failure" role="alert">
      <p>
        <strong>{t.ui.failed}</strong> {textOf(error)}
      </p>
      {places.length > 0 && (
        <dl>
          {places.map(([place, what]) => (
            <div key={place}>
              <dt>
                <code>{place}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      {request !== null && <p class="quiet">{t.ui.requestId(request)}</p>}
    </div>
  )
}
