// The work loop looks for runs that are paused, halted or being cancelled, and operations find their run.

export const runStates = `
DROP INDEX run_state;
CREATE INDEX run_state ON run (state, id);
CREATE INDEX run_operation ON run (operation_id);
`
