/** Texts of the page of advanced reports. */
export const reports = {
  title: 'Reports',
  report: 'Report',
  state: 'State',
  created: 'Made',
  file: 'File',
  download: 'Download',
  make: 'Make a report',
  kind: 'Kind of report',
  models: 'Models',
  none: 'There is no report yet.',
  states: {
    queued: 'Queued',
    running: 'Being written',
    finished: 'Finished',
    stopped: 'Stopped',
    canceled: 'Cancelled',
    paused: 'Paused',
    error: 'Failed',
  },
}
