// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
/** The first address of the API. */
export const server = "https://gateway.example.com/carrier/v1"
/** Every operation of the contract by its operationId, as far as a client needs it. */
export const calls = {
  submitMessage: {"method":"post","path":"/messages","secured":true,"status":202,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  startCall: {"method":"post","path":"/calls","secured":true,"status":202,"produces":"application/json","paging":null,"timeout":null,"idempotent":false,"path_parameters":[],"bulk":null},
  deleteCall: {"method":"delete","path":"/calls/{id}","secured":true,"status":204,"produces":null,"paging":null,"timeout":null,"idempotent":false,"path_parameters":["id"],"bulk":null},
} as const
