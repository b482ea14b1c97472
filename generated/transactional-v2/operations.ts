// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
/** The title, version and first address of the API. */
export const info = {"title":"Transactional API","version":"2.0.0","server":"https://localhost:8443"} as const
/** Every operation of the contract by its operationId. */
export const operations = {
  sendEmail: {"method":"post","path":"/api/v2/email/messages/action/send/single","tag":"Email","summary":"Send an email to one recipient","secured":true,"status":200,"produces":"application/json","consumes":"application/json","paging":null,"timeout":null,"statuses":[200,400,401,403,408,413,500,503],"path_parameters":{},"query":{}},
  getEmailLog: {"method":"get","path":"/api/v2/email/log/{messageId}","tag":"Email","summary":"Get the log of an email","secured":true,"status":200,"produces":"application/json","consumes":null,"paging":null,"timeout":null,"statuses":[200,400,401,403,404,408,500,503],"path_parameters":{"messageId":{"type":"integer"}},"query":{}},
} as const
