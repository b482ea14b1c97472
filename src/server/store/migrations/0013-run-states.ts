// Runs that are paused, halted or being cancelled are looked for by the work loop, and found by their operation.

export const runStates = `
DROP INDEX run_state;
CREATE INDEX run_state ON run (state, id);
CREATE INDEX run_operation ON run (operation_id);
`
