// `npm start`: `messaging serve`.
process.argv.splice(2, 0, 'serve')
await import('./messaging.js')
