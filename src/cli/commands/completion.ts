import { defineCommand, type Entry } from '../../terminal/command.ts'
import { ownText } from '../../terminal/printer.ts'

/** The `completion` command. It reads the table late, since the table contains it. */
export const completionOf = (table: () => readonly Entry[]) =>
  defineCommand({
    name: 'completion',
    summary: 'Print a shell completion script',
    args: { shell: { summary: 'your shell', choices: ['bash', 'zsh', 'fish'] } },
    examples: [
      ['completion bash > ~/.local/share/bash-completion/completions/messaging', 'bash, for your user'],
      ['completion zsh > ~/.zfunc/_messaging', 'zsh, in a folder on your fpath'],
      ['completion fish > ~/.config/fish/completions/messaging.fish', 'fish'],
    ],
    async run({ args, say }) {
      const { completionFor } = await import('../frame/completion.ts')
      say(ownText(completionFor(args.shell, table()).trimEnd()))
    },
  })
