// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
/** The title, version and first address of the API. */
export const info = {"title":"Carrier API","version":"1.1.0","server":"https://gateway.example.com/carrier/v1"} as const
/** Every operation of the contract by its operationId. */
export const operations = {
  submitMessage: {"method":"post","path":"/messages","tag":"Messages","summary":"Submit an SMS","secured":true,"status":202,"produces":"application/json","consumes":"application/json","paging":null,"timeout":null,"access":"write","creates":true,"idempotent":false,"conflicts":[],"statuses":[202,400,401,413,422,429,500,501,503],"path_parameters":{},"query":{}},
  startCall: {"method":"post","path":"/calls","tag":"Calls","summary":"Start a call","secured":true,"status":202,"produces":"application/json","consumes":"application/json","paging":null,"timeout":null,"access":"write","creates":true,"idempotent":false,"conflicts":[],"statuses":[202,400,401,413,422,429,500,501,503],"path_parameters":{},"query":{}},
  deleteCall: {"method":"delete","path":"/calls/{id}","tag":"Calls","summary":"Cancel or end a call","secured":true,"status":204,"produces":null,"consumes":null,"paging":null,"timeout":null,"access":"write","creates":false,"idempotent":false,"conflicts":[],"statuses":[204,401,404,429,500,501,503],"path_parameters":{"id":{"type":"string"}},"query":{}},
} as const
