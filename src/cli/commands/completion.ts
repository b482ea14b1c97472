import { command, type Entry } from '../frame/command.ts'

/** The command that lets a shell complete the words of all commands of the table. */
export const completionOf = (table: () => readonly Entry[]) =>
  command({
    name: 'completion',
    summary: 'Prints a script that lets a shell complete commands and options',
    args: { shell: { summary: 'the shell', choices: ['bash', 'zsh', 'fish'] } },
    examples: [
      ['completion bash > ~/.local/share/bash-completion/completions/messaging', 'bash, for you'],
      ['completion zsh > ~/.zfunc/_messaging', 'zsh, in a folder of fpath'],
      ['completion fish > ~/.config/fish/completions/messaging.fish', 'fish'],
    ],
    async run({ args, say }) {
      const { completionFor } = await import('../frame/completion.ts')
      say(completionFor(args.shell, table()).trimEnd())
    },
  })
