// The list of keys (?).
import { signal } from '@preact/signals'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { shortcuts } from './keys.ts'

/** Whether the list is open. */
export const isKeyListOpen = signal(false)

/** Every key that works on the page that is shown, when the list is open. */
export function KeyList() {
  if (!isKeyListOpen.value) return null
  const close = () => {
    isKeyListOpen.value = false
  }
  return (
    <Dialog title={t.shell.keyboard.title} onClose={close}>
      <table class="keys">
        <thead>
          <tr>
            <th scope="col">{t.shell.keyboard.key}</th>
            <th scope="col">{t.shell.keyboard.does}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.value.map(({ key, label }) => (
            <tr key={key + label}>
              <td>
                <kbd>{key.replace('Mod+', 'Ctrl-')}</kbd>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
