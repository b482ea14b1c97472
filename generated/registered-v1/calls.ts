// Written by `npm run generate` from specs/registered-v1. Do not edit: change the contract instead.
/** The first address of the API. */
export const server = "https://localhost:8443/registered/v1"
/** Every operation of the contract by its operationId, as far as a client needs it. */
export const calls = {
  ping: {"method":"get","path":"/ping","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  listRegisteredMessages: {"method":"get","path":"/registered","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createRegisteredCustomEvents: {"method":"post","path":"/registered/events","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":{"member":"events","min":1,"max":100}},
  createEvidencesBulk: {"method":"post","path":"/registered/evidences","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":{"member":null,"min":1,"max":100}},
  getRegisteredMessage: {"method":"get","path":"/registered/{registered_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["registered_id"],"bulk":null},
  downloadRegisteredMessage: {"method":"get","path":"/registered/{registered_id}/message","secured":true,"status":200,"produces":"message/rfc822","paging":null,"timeout":null,"idempotent":false,"path_parameters":["registered_id"],"bulk":null},
  listRegisteredEvents: {"method":"get","path":"/registered/{registered_id}/events","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":["registered_id"],"bulk":null},
  listRegisteredEvidences: {"method":"get","path":"/registered/{registered_id}/evidences","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":["registered_id"],"bulk":null},
  getRegisteredEvidence: {"method":"get","path":"/registered/{registered_id}/evidences/{evidence_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["registered_id","evidence_id"],"bulk":null},
  deleteRegisteredEvidence: {"method":"delete","path":"/registered/{registered_id}/evidences/{evidence_id}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["registered_id","evidence_id"],"bulk":null},
  downloadRegisteredEvidence: {"method":"get","path":"/registered/{registered_id}/evidences/{evidence_id}/download","secured":true,"status":200,"produces":"application/pdf","paging":null,"timeout":null,"idempotent":false,"path_parameters":["registered_id","evidence_id"],"bulk":null},
  listRegisteredWebhooks: {"method":"get","path":"/webhooks","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createRegisteredWebhook: {"method":"post","path":"/webhooks","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  updateRegisteredWebhook: {"method":"patch","path":"/webhooks/{webhook_id}","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":["webhook_id"],"bulk":null},
  deleteRegisteredWebhook: {"method":"delete","path":"/webhooks/{webhook_id}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["webhook_id"],"bulk":null},
  rotateRegisteredWebhookSecret: {"method":"post","path":"/webhooks/{webhook_id}/secret","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":["webhook_id"],"bulk":null},
  listAutocertificateOptions: {"method":"get","path":"/autocertificates","secured":true,"status":200,"produces":"application/json","paging":"offset","timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  createAutocertificateOption: {"method":"post","path":"/autocertificates","secured":true,"status":200,"produces":"application/json","paging":null,"timeout":null,"idempotent":true,"path_parameters":[],"bulk":null},
  deleteAutocertificateOption: {"method":"delete","path":"/autocertificates/{id}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["id"],"bulk":null},
} as const
