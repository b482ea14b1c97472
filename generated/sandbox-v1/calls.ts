// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
/** The first address of the API. */
export const server = "https://localhost:8443/sandbox/v1"
/** Every operation of the contract by its operationId, as far as a client needs it. */
export const calls = {
  listCapturedMessages: {"method":"get","path":"/messages","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  waitForCapturedMessage: {"method":"get","path":"/messages/actions/wait","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":35,"idempotent":false,"path_parameters":[],"bulk":null},
  getCapturedMessage: {"method":"get","path":"/messages/{captured_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["captured_id"],"bulk":null},
  getCapturedSource: {"method":"get","path":"/messages/{captured_id}/source","secured":true,"status":200,"produces":"message/rfc822","paging":null,"timeout":null,"idempotent":false,"path_parameters":["captured_id"],"bulk":null},
  createMessageEvent: {"method":"post","path":"/messages/{captured_id}/events","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":["captured_id"],"bulk":null},
  listInboundMessages: {"method":"get","path":"/inbound-messages","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createInboundMessage: {"method":"post","path":"/inbound-messages","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  getClock: {"method":"get","path":"/clock","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  advanceClock: {"method":"post","path":"/clock/actions/advance","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  createSandboxAccount: {"method":"post","path":"/accounts","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  resetAccount: {"method":"post","path":"/reset","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  seedAccount: {"method":"post","path":"/seed","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":300,"idempotent":true,"path_parameters":[],"bulk":null},
  listSnapshots: {"method":"get","path":"/snapshots","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createSnapshot: {"method":"post","path":"/snapshots","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":300,"idempotent":true,"path_parameters":[],"bulk":null},
  deleteSnapshot: {"method":"delete","path":"/snapshots/{snapshot_name}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["snapshot_name"],"bulk":null},
  restoreSnapshot: {"method":"post","path":"/snapshots/{snapshot_name}/actions/restore","secured":true,"status":204,"produces":null,"paging":null,"timeout":300,"idempotent":true,"path_parameters":["snapshot_name"],"bulk":null},
  listFaults: {"method":"get","path":"/faults","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createFault: {"method":"post","path":"/faults","secured":true,"status":201,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  deleteFault: {"method":"delete","path":"/faults/{fault_id}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["fault_id"],"bulk":null},
  updateSenderStatus: {"method":"patch","path":"/senders/{sender_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["sender_id"],"bulk":null},
  listHookDeliveries: {"method":"get","path":"/hook-deliveries","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  replayHookDeliveries: {"method":"post","path":"/hook-deliveries/actions/replay","secured":true,"status":202,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  getHookDelivery: {"method":"get","path":"/hook-deliveries/{delivery_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["delivery_id"],"bulk":null},
  replayHookDelivery: {"method":"post","path":"/hook-deliveries/{delivery_id}/actions/replay","secured":true,"status":202,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":["delivery_id"],"bulk":null},
  streamEvents: {"method":"get","path":"/events","secured":true,"status":200,"produces":"text/event-stream","paging":null,"timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  listRequests: {"method":"get","path":"/requests","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  getRequest: {"method":"get","path":"/requests/{request_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["request_id"],"bulk":null},
} as const
