// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const schema_TransactionalPong = validate52;
const schema19 = {"$id":"schema_TransactionalPong","type":"object","required":["apiStatus","date"],"properties":{"apiStatus":{"type":"string","const":"Up"},"date":{"type":"string"}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalPong" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.apiStatus === undefined) && (missing0 = "apiStatus")) || ((data.date === undefined) && (missing0 = "date"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiStatus") || (key0 === "date"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiStatus !== undefined){
let data0 = data.apiStatus;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate52.errors = [{instancePath:instancePath+"/apiStatus",schemaPath:"#/properties/apiStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("Up" !== data0){
validate52.errors = [{instancePath:instancePath+"/apiStatus",schemaPath:"#/properties/apiStatus/const",keyword:"const",params:{allowedValue: "Up"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs4 = errors;
if(typeof data.date !== "string"){
validate52.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ProblemWithErrors = validate53;
const schema20 = {"$id":"schema_ProblemWithErrors","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object"}},"additionalProperties":false};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const formats2 = require("ajv-formats/dist/formats.js").fullFormats.int32;
const func1 = require("ajv/dist/runtime/ucs2length.js").default;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ProblemWithErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate53.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate53.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_Problem = validate54;
const schema21 = {"$id":"schema_Problem","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Problem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate54.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate54.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalChannel = validate55;
const schema22 = {"$id":"schema_TransactionalChannel","type":"string","enum":["email","sms","push"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalChannel" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "email") || (data === "sms")) || (data === "push"))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_AlertTemplate = validate56;
const schema23 = {"$id":"schema_AlertTemplate","type":"object","required":["alertId","name","channel","interval","maxAttempts"],"properties":{"alertId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"templateId":{"type":"string"},"channel":{"$ref":"schema_TransactionalChannel"},"interval":{"minimum":1,"maximum":86400,"type":"integer","format":"int64"},"maxAttempts":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string"},"htmlBody":{"type":"string"},"textBody":{"type":"string"}},"additionalProperties":false};
const func5 = Object.prototype.hasOwnProperty;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.alertId === undefined) && (missing0 = "alertId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.maxAttempts === undefined) && (missing0 = "maxAttempts"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema23.properties, key0))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertId !== undefined){
let data0 = data.alertId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate56.errors = [{instancePath:instancePath+"/alertId",schemaPath:"#/properties/alertId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/alertId",schemaPath:"#/properties/alertId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/alertId",schemaPath:"#/properties/alertId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
const _errs6 = errors;
if(typeof data.templateId !== "string"){
validate56.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs8 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data4 = data.interval;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAttempts !== undefined){
let data5 = data.maxAttempts;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate56.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs13 = errors;
if(typeof data.subject !== "string"){
validate56.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
const _errs15 = errors;
if(typeof data.htmlBody !== "string"){
validate56.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs17 = errors;
if(typeof data.textBody !== "string"){
validate56.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertTemplateList = validate58;
const schema24 = {"$id":"schema_AlertTemplateList","type":"array","items":{"$ref":"schema_AlertTemplate"}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertTemplateList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate56(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertTemplateCreate = validate60;
const schema25 = {"$id":"schema_AlertTemplateCreate","type":"object","required":["name","channel","interval","maxAttempts"],"anyOf":[{"required":["templateId"]},{"required":["htmlBody"]},{"required":["textBody"]}],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"templateId":{"type":"string","minLength":1,"maxLength":255},"channel":{"$ref":"schema_TransactionalChannel"},"interval":{"minimum":1,"maximum":86400,"type":"integer","format":"int64"},"maxAttempts":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string","minLength":1,"maxLength":998},"htmlBody":{"type":"string","minLength":1,"maxLength":2097152},"textBody":{"type":"string","minLength":1,"maxLength":2097152}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertTemplateCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.templateId === undefined) && (missing0 = "templateId")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.htmlBody === undefined) && (missing1 = "htmlBody")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.textBody === undefined) && (missing2 = "textBody")){
const err2 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.name === undefined) && (missing3 = "name")) || ((data.channel === undefined) && (missing3 = "channel"))) || ((data.interval === undefined) && (missing3 = "interval"))) || ((data.maxAttempts === undefined) && (missing3 = "maxAttempts"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "templateId")) || (key0 === "channel")) || (key0 === "interval")) || (key0 === "maxAttempts")) || (key0 === "subject")) || (key0 === "htmlBody")) || (key0 === "textBody"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateId !== undefined){
let data1 = data.templateId;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate60.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.channel !== undefined){
const _errs10 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.interval !== undefined){
let data3 = data.interval;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate60.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
validate60.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate60.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxAttempts !== undefined){
let data4 = data.maxAttempts;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate60.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate60.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate60.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subject !== undefined){
let data5 = data.subject;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 998){
validate60.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate60.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.htmlBody !== undefined){
let data6 = data.htmlBody;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 2097152){
validate60.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate60.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.textBody !== undefined){
let data7 = data.textBody;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func1(data7) > 2097152){
validate60.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate60.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalId = validate62;
const schema26 = {"$id":"schema_TransactionalId","type":"string","pattern":"^[1-9]\\d*$"};
const pattern3 = new RegExp("^[1-9]\\d*$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_AlertTemplateId = validate63;
const schema27 = {"$id":"schema_AlertTemplateId","type":"object","required":["alertTemplateId"],"properties":{"alertTemplateId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertTemplateId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alertTemplateId === undefined) && (missing0 = "alertTemplateId")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "alertTemplateId")){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertTemplateId !== undefined){
if(!(validate62(data.alertTemplateId, {instancePath:instancePath+"/alertTemplateId",parentData:data,parentDataProperty:"alertTemplateId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertTemplateUpdate = validate65;
const schema28 = {"$id":"schema_AlertTemplateUpdate","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":255},"templateId":{"type":"string","minLength":1,"maxLength":255},"channel":{"$ref":"schema_TransactionalChannel"},"interval":{"minimum":1,"maximum":86400,"type":"integer","format":"int64"},"maxAttempts":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string","minLength":1,"maxLength":998},"htmlBody":{"type":"string","minLength":1,"maxLength":2097152},"textBody":{"type":"string","minLength":1,"maxLength":2097152}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertTemplateUpdate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "templateId")) || (key0 === "channel")) || (key0 === "interval")) || (key0 === "maxAttempts")) || (key0 === "subject")) || (key0 === "htmlBody")) || (key0 === "textBody"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data1 = data.templateId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate65.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate65.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs6 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data3 = data.interval;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate65.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAttempts !== undefined){
let data4 = data.maxAttempts;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate65.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data5 = data.subject;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 998){
validate65.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate65.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
let data6 = data.htmlBody;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func1(data6) > 2097152){
validate65.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate65.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data7 = data.textBody;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func1(data7) > 2097152){
validate65.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate65.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MergeTags = validate67;
const schema29 = {"$id":"schema_MergeTags","type":"array","items":{"type":"string","pattern":"^[^:]+:","maxLength":4096}};
const pattern4 = new RegExp("^[^:]+:", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MergeTags" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate67.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate67.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^:]+:"},message:"must match pattern \""+"^[^:]+:"+"\""}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertEmailRecipient = validate68;
const schema30 = {"$id":"schema_AlertEmailRecipient","type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email","maxLength":254},"mergeTags":{"$ref":"schema_MergeTags"}},"additionalProperties":false};
const formats8 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertEmailRecipient" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "email") || (key0 === "mergeTags"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate68.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data0))){
validate68.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
const _errs4 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_DestinationPhone = validate70;
const schema31 = {"$id":"schema_DestinationPhone","type":"string","pattern":"^\\d{1,3}-\\d{4,20}$"};
const pattern5 = new RegExp("^\\d{1,3}-\\d{4,20}$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_DestinationPhone" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate70.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}-\\d{4,20}$"},message:"must match pattern \""+"^\\d{1,3}-\\d{4,20}$"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_AlertSmsRecipient = validate71;
const schema32 = {"$id":"schema_AlertSmsRecipient","type":"object","required":["phone"],"properties":{"phone":{"$ref":"schema_DestinationPhone"},"mergeTags":{"$ref":"schema_MergeTags"}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertSmsRecipient" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.phone === undefined) && (missing0 = "phone")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "phone") || (key0 === "mergeTags"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.phone !== undefined){
const _errs2 = errors;
if(!(validate70(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
const _errs3 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertPushRecipient = validate74;
const schema33 = {"$id":"schema_AlertPushRecipient","type":"object","required":["device"],"properties":{"device":{"type":"string","minLength":1,"maxLength":4096},"mergeTags":{"$ref":"schema_MergeTags"}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertPushRecipient" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.device === undefined) && (missing0 = "device")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "device") || (key0 === "mergeTags"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.device !== undefined){
let data0 = data.device;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate74.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate74.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
const _errs4 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertRecipient = validate76;
const schema34 = {"$id":"schema_AlertRecipient","type":"object","oneOf":[{"$ref":"schema_AlertEmailRecipient"},{"$ref":"schema_AlertSmsRecipient"},{"$ref":"schema_AlertPushRecipient"}]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertRecipient" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate76.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_AlertExecute = validate80;
const schema35 = {"$id":"schema_AlertExecute","type":"object","required":["alertTemplateName","to"],"properties":{"alertTemplateName":{"type":"string","minLength":1,"maxLength":255},"senderId":{"type":"string","minLength":1,"maxLength":255},"to":{"type":"array","minItems":1,"items":{"$ref":"schema_AlertRecipient"}}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertExecute" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.alertTemplateName === undefined) && (missing0 = "alertTemplateName")) || ((data.to === undefined) && (missing0 = "to"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "alertTemplateName") || (key0 === "senderId")) || (key0 === "to"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertTemplateName !== undefined){
let data0 = data.alertTemplateName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate80.errors = [{instancePath:instancePath+"/alertTemplateName",schemaPath:"#/properties/alertTemplateName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate80.errors = [{instancePath:instancePath+"/alertTemplateName",schemaPath:"#/properties/alertTemplateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/alertTemplateName",schemaPath:"#/properties/alertTemplateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data1 = data.senderId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate80.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate80.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate80.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate76(data2[i0], {instancePath:instancePath+"/to/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertId = validate82;
const schema36 = {"$id":"schema_AlertId","type":"object","required":["alertId"],"properties":{"alertId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alertId === undefined) && (missing0 = "alertId")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "alertId")){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertId !== undefined){
if(!(validate62(data.alertId, {instancePath:instancePath+"/alertId",parentData:data,parentDataProperty:"alertId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertStop = validate84;
const schema37 = {"$id":"schema_AlertStop","type":"object","required":["alertName"],"properties":{"alertName":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertStop" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alertName === undefined) && (missing0 = "alertName")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "alertName")){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertName !== undefined){
let data0 = data.alertName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate84.errors = [{instancePath:instancePath+"/alertName",schemaPath:"#/properties/alertName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate84.errors = [{instancePath:instancePath+"/alertName",schemaPath:"#/properties/alertName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/alertName",schemaPath:"#/properties/alertName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertStatus = validate85;
const schema38 = {"$id":"schema_AlertStatus","type":"string","enum":["pending","acknowledge","noaction","cancelack"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "pending") || (data === "acknowledge")) || (data === "noaction")) || (data === "cancelack"))){
validate85.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Timestamp = validate86;
const schema39 = {"$id":"schema_Timestamp","type":"string","format":"date-time"};
const formats10 = require("ajv-formats/dist/formats.js").fullFormats["date-time"];

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Timestamp" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats10.validate(data))){
validate86.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_AlertRun = validate87;
const schema40 = {"$id":"schema_AlertRun","type":"object","required":["alertId","alertTemplateName","channel","to","status","attempts","maxAttempts","messageIds","createDate"],"properties":{"alertId":{"$ref":"schema_TransactionalId"},"alertTemplateName":{"type":"string"},"channel":{"$ref":"schema_TransactionalChannel"},"senderId":{"type":"string"},"to":{"type":"array","items":{"$ref":"schema_AlertRecipient"}},"status":{"$ref":"schema_AlertStatus"},"attempts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"maxAttempts":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"messageIds":{"type":"array","items":{"type":"string"}},"createDate":{"$ref":"schema_Timestamp"},"nextDate":{"type":"string","format":"date-time"},"endDate":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.alertId === undefined) && (missing0 = "alertId")) || ((data.alertTemplateName === undefined) && (missing0 = "alertTemplateName"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.maxAttempts === undefined) && (missing0 = "maxAttempts"))) || ((data.messageIds === undefined) && (missing0 = "messageIds"))) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema40.properties, key0))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alertId !== undefined){
const _errs2 = errors;
if(!(validate62(data.alertId, {instancePath:instancePath+"/alertId",parentData:data,parentDataProperty:"alertId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alertTemplateName !== undefined){
const _errs3 = errors;
if(typeof data.alertTemplateName !== "string"){
validate87.errors = [{instancePath:instancePath+"/alertTemplateName",schemaPath:"#/properties/alertTemplateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs5 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
const _errs6 = errors;
if(typeof data.senderId !== "string"){
validate87.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data4 = data.to;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate76(data4[i0], {instancePath:instancePath+"/to/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs11 = errors;
if(!(validate85(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data7 = data.attempts;
const _errs12 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate87.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate87.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate87.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxAttempts !== undefined){
let data8 = data.maxAttempts;
const _errs14 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate87.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate87.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate87.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageIds !== undefined){
let data9 = data.messageIds;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(typeof data9[i1] !== "string"){
validate87.errors = [{instancePath:instancePath+"/messageIds/" + i1,schemaPath:"#/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/messageIds",schemaPath:"#/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs20 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextDate !== undefined){
let data12 = data.nextDate;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data12 === "string"){
if(!(formats10.validate(data12))){
validate87.errors = [{instancePath:instancePath+"/nextDate",schemaPath:"#/properties/nextDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/nextDate",schemaPath:"#/properties/nextDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endDate !== undefined){
let data13 = data.endDate;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data13 === "string"){
if(!(formats10.validate(data13))){
validate87.errors = [{instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_AlertRunList = validate93;
const schema41 = {"$id":"schema_AlertRunList","type":"array","items":{"$ref":"schema_AlertRun"}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_AlertRunList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate87(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelCondition = validate95;
const schema42 = {"$id":"schema_MultiChannelCondition","type":"string","enum":["none","delivered","not_delivered","open","not_open","click","not_click"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelCondition" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "none") || (data === "delivered")) || (data === "not_delivered")) || (data === "open")) || (data === "not_open")) || (data === "click")) || (data === "not_click"))){
validate95.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelMessage = validate96;
const schema43 = {"$id":"schema_MultiChannelMessage","type":"object","required":["channel","interval","condition"],"properties":{"channel":{"type":"string","enum":["email","sms"]},"interval":{"type":"integer","format":"int32","minimum":0},"condition":{"$ref":"schema_MultiChannelCondition"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string"},"textBody":{"type":"string"},"htmlBody":{"type":"string"}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.channel === undefined) && (missing0 = "channel")) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.condition === undefined) && (missing0 = "condition"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "channel") || (key0 === "interval")) || (key0 === "condition")) || (key0 === "templateId")) || (key0 === "subject")) || (key0 === "textBody")) || (key0 === "htmlBody"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.channel !== undefined){
let data0 = data.channel;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate96.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "email") || (data0 === "sms"))){
validate96.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema43.properties.channel.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data1 = data.interval;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate96.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate96.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate96.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.condition !== undefined){
const _errs6 = errors;
if(!(validate95(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data3 = data.templateId;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate96.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate96.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate96.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs9 = errors;
if(typeof data.subject !== "string"){
validate96.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs11 = errors;
if(typeof data.textBody !== "string"){
validate96.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
const _errs13 = errors;
if(typeof data.htmlBody !== "string"){
validate96.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelFlow = validate98;
const schema44 = {"$id":"schema_MultiChannelFlow","type":"object","required":["id","name","group","messages"],"properties":{"id":{"$ref":"schema_TransactionalId"},"name":{"type":"string"},"group":{"type":"string"},"messages":{"type":"array","items":{"$ref":"schema_MultiChannelMessage"}}},"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelFlow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "group")) || (key0 === "messages"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate98.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs5 = errors;
if(typeof data.group !== "string"){
validate98.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data3 = data.messages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate96(data3[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelFlowList = validate101;
const schema45 = {"$id":"schema_MultiChannelFlowList","type":"array","items":{"$ref":"schema_MultiChannelFlow"}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelFlowList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate98(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelEmailCreate = validate103;
const schema46 = {"$id":"schema_MultiChannelEmailCreate","type":"object","required":["channel"],"anyOf":[{"required":["templateId"]},{"required":["subject","htmlBody"]},{"required":["subject","textBody"]}],"properties":{"channel":{"type":"string","const":"email"},"interval":{"type":"integer","format":"int32","minimum":0},"condition":{"$ref":"schema_MultiChannelCondition"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string","minLength":1,"maxLength":998},"textBody":{"type":"string","minLength":1,"maxLength":2097152},"htmlBody":{"type":"string","minLength":1,"maxLength":2097152}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelEmailCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.templateId === undefined) && (missing0 = "templateId")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.subject === undefined) && (missing1 = "subject")) || ((data.htmlBody === undefined) && (missing1 = "htmlBody"))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.subject === undefined) && (missing2 = "subject")) || ((data.textBody === undefined) && (missing2 = "textBody"))){
const err2 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate103.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.channel === undefined) && (missing3 = "channel")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(((((((key0 === "channel") || (key0 === "interval")) || (key0 === "condition")) || (key0 === "templateId")) || (key0 === "subject")) || (key0 === "textBody")) || (key0 === "htmlBody"))){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.channel !== undefined){
let data0 = data.channel;
const _errs6 = errors;
if(typeof data0 !== "string"){
validate103.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data0){
validate103.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.interval !== undefined){
let data1 = data.interval;
const _errs8 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate103.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate103.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate103.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.condition !== undefined){
const _errs10 = errors;
if(!(validate95(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateId !== undefined){
let data3 = data.templateId;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate103.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate103.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate103.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subject !== undefined){
let data4 = data.subject;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 998){
validate103.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate103.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.textBody !== undefined){
let data5 = data.textBody;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 2097152){
validate103.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate103.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.htmlBody !== undefined){
let data6 = data.htmlBody;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 2097152){
validate103.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate103.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelSmsCreate = validate105;
const schema47 = {"$id":"schema_MultiChannelSmsCreate","type":"object","required":["channel"],"anyOf":[{"required":["templateId"]},{"required":["textBody"]}],"properties":{"channel":{"type":"string","const":"sms"},"interval":{"type":"integer","format":"int32","minimum":0},"condition":{"$ref":"schema_MultiChannelCondition"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"textBody":{"type":"string","minLength":1,"maxLength":10000}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelSmsCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.templateId === undefined) && (missing0 = "templateId")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.textBody === undefined) && (missing1 = "textBody")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.channel === undefined) && (missing2 = "channel")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((((key0 === "channel") || (key0 === "interval")) || (key0 === "condition")) || (key0 === "templateId")) || (key0 === "textBody"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.channel !== undefined){
let data0 = data.channel;
const _errs5 = errors;
if(typeof data0 !== "string"){
validate105.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sms" !== data0){
validate105.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "sms"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.interval !== undefined){
let data1 = data.interval;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate105.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate105.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate105.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.condition !== undefined){
const _errs9 = errors;
if(!(validate95(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateId !== undefined){
let data3 = data.templateId;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate105.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate105.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate105.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.textBody !== undefined){
let data4 = data.textBody;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 10000){
validate105.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate105.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelMessageCreate = validate107;
const schema48 = {"$id":"schema_MultiChannelMessageCreate","type":"object","oneOf":[{"$ref":"schema_MultiChannelEmailCreate"},{"$ref":"schema_MultiChannelSmsCreate"}],"discriminator":{"propertyName":"channel"}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelMessageCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.channel;
if(typeof tag0 == "string"){
if(tag0 === "email"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "sms"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "channel", tagValue: tag0},message:"value of tag \"channel\" must be in oneOf"}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "channel", tagValue: tag0},message:"tag \"channel\" must be string"}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_MultiChannelFlowCreate = validate110;
const schema49 = {"$id":"schema_MultiChannelFlowCreate","type":"object","required":["name","messages"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"group":{"type":"string","minLength":1,"maxLength":255},"messages":{"type":"array","minItems":1,"items":{"$ref":"schema_MultiChannelMessageCreate"}}},"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelFlowCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "group")) || (key0 === "messages"))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data1 = data.group;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate110.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate110.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate110.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate107(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelId = validate112;
const schema50 = {"$id":"schema_MultiChannelId","type":"object","required":["multiChannelId"],"properties":{"multiChannelId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.multiChannelId === undefined) && (missing0 = "multiChannelId")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "multiChannelId")){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.multiChannelId !== undefined){
if(!(validate62(data.multiChannelId, {instancePath:instancePath+"/multiChannelId",parentData:data,parentDataProperty:"multiChannelId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelRecipient = validate114;
const schema51 = {"$id":"schema_MultiChannelRecipient","type":"object","properties":{"email":{"type":"string","format":"email","maxLength":254},"phone":{"$ref":"schema_DestinationPhone"},"mergeTags":{"$ref":"schema_MergeTags"}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelRecipient" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "phone")) || (key0 === "mergeTags"))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate114.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data0))){
validate114.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs4 = errors;
if(!(validate70(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
const _errs5 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelSender = validate117;
const schema52 = {"$id":"schema_MultiChannelSender","type":"object","properties":{"emailSenderId":{"type":"string","minLength":1,"maxLength":255},"phoneSenderId":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelSender" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "emailSenderId") || (key0 === "phoneSenderId"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.emailSenderId !== undefined){
let data0 = data.emailSenderId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate117.errors = [{instancePath:instancePath+"/emailSenderId",schemaPath:"#/properties/emailSenderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate117.errors = [{instancePath:instancePath+"/emailSenderId",schemaPath:"#/properties/emailSenderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/emailSenderId",schemaPath:"#/properties/emailSenderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneSenderId !== undefined){
let data1 = data.phoneSenderId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate117.errors = [{instancePath:instancePath+"/phoneSenderId",schemaPath:"#/properties/phoneSenderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate117.errors = [{instancePath:instancePath+"/phoneSenderId",schemaPath:"#/properties/phoneSenderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/phoneSenderId",schemaPath:"#/properties/phoneSenderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelExecute = validate118;
const schema53 = {"$id":"schema_MultiChannelExecute","type":"object","required":["templateId","to","sender"],"properties":{"templateId":{"type":"string","minLength":1,"maxLength":255},"to":{"$ref":"schema_MultiChannelRecipient"},"sender":{"$ref":"schema_MultiChannelSender"}},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelExecute" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.templateId === undefined) && (missing0 = "templateId")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.sender === undefined) && (missing0 = "sender"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "templateId") || (key0 === "to")) || (key0 === "sender"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.templateId !== undefined){
let data0 = data.templateId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate118.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate118.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs4 = errors;
if(!(validate114(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
const _errs5 = errors;
if(!(validate117(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelRunStatus = validate121;
const schema54 = {"$id":"schema_MultiChannelRunStatus","type":"string","enum":["pending","interrupted","finished","canceled"]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelRunStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "pending") || (data === "interrupted")) || (data === "finished")) || (data === "canceled"))){
validate121.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelRunMessage = validate122;
const schema55 = {"$id":"schema_MultiChannelRunMessage","type":"object","required":["channel","status"],"properties":{"channel":{"type":"string","enum":["email","sms"]},"status":{"type":"string","enum":["waiting","sent","skipped"]},"messageId":{"type":"string"},"date":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelRunMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.channel === undefined) && (missing0 = "channel")) || ((data.status === undefined) && (missing0 = "status"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "channel") || (key0 === "status")) || (key0 === "messageId")) || (key0 === "date"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.channel !== undefined){
let data0 = data.channel;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate122.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "email") || (data0 === "sms"))){
validate122.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema55.properties.channel.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate122.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "waiting") || (data1 === "sent")) || (data1 === "skipped"))){
validate122.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema55.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs6 = errors;
if(typeof data.messageId !== "string"){
validate122.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats10.validate(data3))){
validate122.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelRun = validate123;
const schema56 = {"$id":"schema_MultiChannelRun","type":"object","required":["multiChannelId","flowId","status","to","sender","messages","createDate"],"properties":{"multiChannelId":{"$ref":"schema_TransactionalId"},"flowId":{"$ref":"schema_TransactionalId"},"status":{"$ref":"schema_MultiChannelRunStatus"},"to":{"$ref":"schema_MultiChannelRecipient"},"sender":{"$ref":"schema_MultiChannelSender"},"messages":{"type":"array","items":{"$ref":"schema_MultiChannelRunMessage"}},"createDate":{"$ref":"schema_Timestamp"},"endDate":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelRun" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.multiChannelId === undefined) && (missing0 = "multiChannelId")) || ((data.flowId === undefined) && (missing0 = "flowId"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "multiChannelId") || (key0 === "flowId")) || (key0 === "status")) || (key0 === "to")) || (key0 === "sender")) || (key0 === "messages")) || (key0 === "createDate")) || (key0 === "endDate"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.multiChannelId !== undefined){
const _errs2 = errors;
if(!(validate62(data.multiChannelId, {instancePath:instancePath+"/multiChannelId",parentData:data,parentDataProperty:"multiChannelId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowId !== undefined){
const _errs3 = errors;
if(!(validate62(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate121(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs5 = errors;
if(!(validate114(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
const _errs6 = errors;
if(!(validate117(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate122(data5[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs10 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endDate !== undefined){
let data8 = data.endDate;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data8 === "string"){
if(!(formats10.validate(data8))){
validate123.errors = [{instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MultiChannelRunList = validate131;
const schema57 = {"$id":"schema_MultiChannelRunList","type":"array","items":{"$ref":"schema_MultiChannelRun"}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MultiChannelRunList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate123(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyMessage = validate133;
const schema58 = {"$id":"schema_VerifyMessage","type":"string","maxLength":10000};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate133.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyCodeType = validate134;
const schema59 = {"$id":"schema_VerifyCodeType","type":"string","enum":["numeric","alpha","alphanumeric","hex","hexa"]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyCodeType" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "numeric") || (data === "alpha")) || (data === "alphanumeric")) || (data === "hex")) || (data === "hexa"))){
validate134.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_VerifySmsCreate = validate135;
const schema60 = {"$id":"schema_VerifySmsCreate","type":"object","required":["senderId","to"],"properties":{"senderId":{"type":"string","minLength":1,"maxLength":255},"to":{"$ref":"schema_DestinationPhone"},"message":{"$ref":"schema_VerifyMessage"},"codeLength":{"type":"integer","format":"int32","minimum":1,"maximum":20},"codeValidity":{"type":"integer","format":"int32","minimum":1,"maximum":3600},"codeType":{"$ref":"schema_VerifyCodeType"}},"additionalProperties":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifySmsCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.senderId === undefined) && (missing0 = "senderId")) || ((data.to === undefined) && (missing0 = "to"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "senderId") || (key0 === "to")) || (key0 === "message")) || (key0 === "codeLength")) || (key0 === "codeValidity")) || (key0 === "codeType"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.senderId !== undefined){
let data0 = data.senderId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate135.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate135.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs4 = errors;
if(!(validate70(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate133(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeLength !== undefined){
let data3 = data.codeLength;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate135.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 > 20 || isNaN(data3)){
validate135.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate135.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate135.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeValidity !== undefined){
let data4 = data.codeValidity;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate135.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 3600 || isNaN(data4)){
validate135.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate135.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate135.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeType !== undefined){
const _errs10 = errors;
if(!(validate134(data.codeType, {instancePath:instancePath+"/codeType",parentData:data,parentDataProperty:"codeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyRequestId = validate139;
const schema61 = {"$id":"schema_VerifyRequestId","type":"object","required":["requestId"],"properties":{"requestId":{"type":"string","pattern":"^[0-9a-f]{32}$"}},"additionalProperties":false};
const pattern6 = new RegExp("^[0-9a-f]{32}$", "u");

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyRequestId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestId === undefined) && (missing0 = "requestId")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "requestId")){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate139.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyEmailCreate = validate140;
const schema62 = {"$id":"schema_VerifyEmailCreate","type":"object","required":["email","subject"],"anyOf":[{"required":["senderId"]},{"required":["senderHash"]}],"properties":{"email":{"type":"string","format":"email","maxLength":254},"subject":{"type":"string","minLength":1,"maxLength":998},"senderId":{"type":"string","minLength":1,"maxLength":255},"senderHash":{"type":"string","pattern":"^[0-9a-f]{32}$"},"group":{"type":"string","minLength":1,"maxLength":255},"message":{"$ref":"schema_VerifyMessage"},"codeLength":{"type":"integer","format":"int32","minimum":1,"maximum":20},"codeValidity":{"type":"integer","format":"int32","minimum":1,"maximum":3600},"codeType":{"$ref":"schema_VerifyCodeType"},"mergeTags":{"$ref":"schema_MergeTags"}},"additionalProperties":false};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyEmailCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.senderId === undefined) && (missing0 = "senderId")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.senderHash === undefined) && (missing1 = "senderHash")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate140.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.email === undefined) && (missing2 = "email")) || ((data.subject === undefined) && (missing2 = "subject"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func5.call(schema62.properties, key0))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate140.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data0))){
validate140.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 998){
validate140.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate140.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.senderId !== undefined){
let data2 = data.senderId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate140.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate140.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.senderHash !== undefined){
let data3 = data.senderHash;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
validate140.errors = [{instancePath:instancePath+"/senderHash",schemaPath:"#/properties/senderHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/senderHash",schemaPath:"#/properties/senderHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.group !== undefined){
let data4 = data.group;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 255){
validate140.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate140.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs15 = errors;
if(!(validate133(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.codeLength !== undefined){
let data6 = data.codeLength;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate140.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 20 || isNaN(data6)){
validate140.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate140.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate140.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.codeValidity !== undefined){
let data7 = data.codeValidity;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate140.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 > 3600 || isNaN(data7)){
validate140.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate140.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate140.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.codeType !== undefined){
const _errs20 = errors;
if(!(validate134(data.codeType, {instancePath:instancePath+"/codeType",parentData:data,parentDataProperty:"codeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mergeTags !== undefined){
const _errs21 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyPushCreate = validate144;
const schema63 = {"$id":"schema_VerifyPushCreate","type":"object","required":["apikey","appId","device"],"properties":{"apikey":{"type":"string","minLength":1,"maxLength":255,"writeOnly":true},"appId":{"type":"integer","format":"int32","minimum":1},"title":{"type":"string","minLength":1,"maxLength":255},"device":{"type":"string","minLength":1,"maxLength":4096},"message":{"$ref":"schema_VerifyMessage"},"codeLength":{"type":"integer","format":"int32","minimum":1,"maximum":20},"codeValidity":{"type":"integer","format":"int32","minimum":1,"maximum":3600},"codeType":{"$ref":"schema_VerifyCodeType"}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyPushCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apikey === undefined) && (missing0 = "apikey")) || ((data.appId === undefined) && (missing0 = "appId"))) || ((data.device === undefined) && (missing0 = "device"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "apikey") || (key0 === "appId")) || (key0 === "title")) || (key0 === "device")) || (key0 === "message")) || (key0 === "codeLength")) || (key0 === "codeValidity")) || (key0 === "codeType"))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apikey !== undefined){
let data0 = data.apikey;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate144.errors = [{instancePath:instancePath+"/apikey",schemaPath:"#/properties/apikey/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate144.errors = [{instancePath:instancePath+"/apikey",schemaPath:"#/properties/apikey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/apikey",schemaPath:"#/properties/apikey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data1 = data.appId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate144.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate144.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate144.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate144.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate144.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.device !== undefined){
let data3 = data.device;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 4096){
validate144.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate144.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(!(validate133(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeLength !== undefined){
let data5 = data.codeLength;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate144.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 20 || isNaN(data5)){
validate144.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate144.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate144.errors = [{instancePath:instancePath+"/codeLength",schemaPath:"#/properties/codeLength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeValidity !== undefined){
let data6 = data.codeValidity;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate144.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 3600 || isNaN(data6)){
validate144.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate144.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate144.errors = [{instancePath:instancePath+"/codeValidity",schemaPath:"#/properties/codeValidity/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeType !== undefined){
const _errs15 = errors;
if(!(validate134(data.codeType, {instancePath:instancePath+"/codeType",parentData:data,parentDataProperty:"codeType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyStatus = validate147;
const schema64 = {"$id":"schema_VerifyStatus","type":"string","enum":["pending","Validated","Invalidated","Canceled"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "pending") || (data === "Validated")) || (data === "Invalidated")) || (data === "Canceled"))){
validate147.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyRequest = validate148;
const schema65 = {"$id":"schema_VerifyRequest","type":"object","required":["id","messageId","recipientNumber","code","codeTTL","status","createDate","message","expired"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{32}$"},"messageId":{"type":"string"},"senderId":{"type":"string"},"recipientNumber":{"type":"string"},"code":{"type":"string"},"codeTTL":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"},"status":{"$ref":"schema_VerifyStatus"},"createDate":{"$ref":"schema_Timestamp"},"message":{"type":"string"},"expired":{"type":"boolean"}},"additionalProperties":false};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.recipientNumber === undefined) && (missing0 = "recipientNumber"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.codeTTL === undefined) && (missing0 = "codeTTL"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.expired === undefined) && (missing0 = "expired"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema65.properties, key0))){
validate148.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs4 = errors;
if(typeof data.messageId !== "string"){
validate148.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
const _errs6 = errors;
if(typeof data.senderId !== "string"){
validate148.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipientNumber !== undefined){
const _errs8 = errors;
if(typeof data.recipientNumber !== "string"){
validate148.errors = [{instancePath:instancePath+"/recipientNumber",schemaPath:"#/properties/recipientNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs10 = errors;
if(typeof data.code !== "string"){
validate148.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeTTL !== undefined){
let data5 = data.codeTTL;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate148.errors = [{instancePath:instancePath+"/codeTTL",schemaPath:"#/properties/codeTTL/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate148.errors = [{instancePath:instancePath+"/codeTTL",schemaPath:"#/properties/codeTTL/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate148.errors = [{instancePath:instancePath+"/codeTTL",schemaPath:"#/properties/codeTTL/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs14 = errors;
if(!(validate147(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs15 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs16 = errors;
if(typeof data.message !== "string"){
validate148.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expired !== undefined){
const _errs18 = errors;
if(typeof data.expired !== "boolean"){
validate148.errors = [{instancePath:instancePath+"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyRequestIdList = validate151;
const schema66 = {"$id":"schema_VerifyRequestIdList","type":"array","items":{"$ref":"schema_VerifyRequestId"}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyRequestIdList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate139(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyCode = validate153;
const schema67 = {"$id":"schema_VerifyCode","type":"object","required":["code"],"properties":{"code":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyCode" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "code")){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyResult = validate154;
const schema68 = {"$id":"schema_VerifyResult","type":"object","required":["requestId","status"],"properties":{"requestId":{"type":"string","pattern":"^[0-9a-f]{32}$"},"status":{"type":"string","enum":["verified","pending","Invalidated"]}},"additionalProperties":false};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.status === undefined) && (missing0 = "status"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "requestId") || (key0 === "status"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate154.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate154.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "verified") || (data1 === "pending")) || (data1 === "Invalidated"))){
validate154.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema68.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_VerifyResultList = validate155;
const schema69 = {"$id":"schema_VerifyResultList","type":"array","items":{"$ref":"schema_VerifyResult"}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_VerifyResultList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate154(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_DataAttachment = validate157;
const schema70 = {"$id":"schema_DataAttachment","type":"object","required":["filename","mimeType","arrangement","data"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","minLength":1,"maxLength":255},"arrangement":{"type":"string","enum":["attachment","inline"]},"data":{"type":"string","contentEncoding":"base64","minLength":4,"maxLength":6990508}},"additionalProperties":false};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_DataAttachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.filename === undefined) && (missing0 = "filename")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.arrangement === undefined) && (missing0 = "arrangement"))) || ((data.data === undefined) && (missing0 = "data"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "filename") || (key0 === "mimeType")) || (key0 === "arrangement")) || (key0 === "data"))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.filename !== undefined){
let data0 = data.filename;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate157.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate157.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
let data1 = data.mimeType;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate157.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate157.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrangement !== undefined){
let data2 = data.arrangement;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate157.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "attachment") || (data2 === "inline"))){
validate157.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/enum",keyword:"enum",params:{allowedValues: schema70.properties.arrangement.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 6990508){
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 6990508},message:"must NOT have more than 6990508 characters"}];
return false;
}
else {
if(func1(data3) < 4){
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UrlAttachment = validate158;
const schema71 = {"$id":"schema_UrlAttachment","type":"object","required":["filename","mimeType","arrangement","url"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","minLength":1,"maxLength":255},"arrangement":{"type":"string","enum":["attachment","inline"]},"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":8000}},"additionalProperties":false};
const formats44 = require("ajv-formats/dist/formats.js").fullFormats.uri;
const pattern10 = new RegExp("^https?://", "u");

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UrlAttachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.filename === undefined) && (missing0 = "filename")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.arrangement === undefined) && (missing0 = "arrangement"))) || ((data.url === undefined) && (missing0 = "url"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "filename") || (key0 === "mimeType")) || (key0 === "arrangement")) || (key0 === "url"))){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.filename !== undefined){
let data0 = data.filename;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate158.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate158.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
let data1 = data.mimeType;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate158.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate158.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrangement !== undefined){
let data2 = data.arrangement;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate158.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "attachment") || (data2 === "inline"))){
validate158.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/enum",keyword:"enum",params:{allowedValues: schema71.properties.arrangement.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data3 = data.url;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 8000){
validate158.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern10.test(data3)){
validate158.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats44(data3))){
validate158.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SingleEmailAttachment = validate159;
const schema72 = {"$id":"schema_SingleEmailAttachment","type":"object","oneOf":[{"$ref":"schema_DataAttachment"},{"$ref":"schema_UrlAttachment"}]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SingleEmailAttachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate159.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate159.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_EmailHeaderOptions = validate162;
const schema73 = {"$id":"schema_EmailHeaderOptions","type":"object","properties":{"listUnsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailHeaderOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "listUnsubscribe") || (key0 === "optInIpAddress"))){
validate162.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listUnsubscribe !== undefined){
const _errs2 = errors;
if(typeof data.listUnsubscribe !== "boolean"){
validate162.errors = [{instancePath:instancePath+"/listUnsubscribe",schemaPath:"#/properties/listUnsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
let data1 = data.optInIpAddress;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate162.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate162.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SendDate = validate163;
const schema74 = {"$id":"schema_SendDate","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"};
const pattern11 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SendDate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern11.test(data)){
validate163.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ReplyTo = validate164;
const schema75 = {"$id":"schema_ReplyTo","type":"object","required":["email"],"properties":{"name":{"type":"string","maxLength":255},"email":{"type":"string","format":"email","maxLength":254}},"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ReplyTo" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
validate164.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 254){
validate164.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data1))){
validate164.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SingleEmail = validate165;
const schema76 = {"$id":"schema_SingleEmail","type":"object","required":["senderId","to","subject"],"anyOf":[{"required":["htmlBody"]},{"required":["textBody"]},{"required":["templateId"]}],"properties":{"domain":{"type":"string","format":"hostname","maxLength":253},"senderId":{"type":"string","minLength":1,"maxLength":255},"senderName":{"type":"string","minLength":1,"maxLength":255},"to":{"type":"string","format":"email","maxLength":254},"cc":{"type":"array","maxItems":99,"items":{"type":"string","format":"email","maxLength":254}},"bcc":{"type":"array","maxItems":99,"items":{"type":"string","format":"email","maxLength":254}},"subject":{"type":"string","minLength":1,"maxLength":998},"htmlBody":{"type":"string","minLength":1,"maxLength":2097152},"textBody":{"type":"string","minLength":1,"maxLength":2097152},"openTracking":{"type":"boolean"},"clickTracking":{"type":"boolean"},"attachment":{"type":"array","items":{"$ref":"schema_SingleEmailAttachment"}},"mergeTags":{"type":"array","items":{"type":"string","pattern":"^[^:]+:","maxLength":4096}},"customData":{"type":"string","maxLength":65535},"priority":{"type":"string","enum":["urgent","non-urgent"]},"registered":{"type":"boolean"},"header":{"$ref":"schema_EmailHeaderOptions"},"group":{"type":"string","minLength":1,"maxLength":255},"scheduleTo":{"$ref":"schema_SendDate"},"replyTo":{"$ref":"schema_ReplyTo"},"snippet":{"type":"string","maxLength":10000},"templateId":{"type":"string","minLength":1,"maxLength":255},"advancedTemplatingData":{"type":"object","additionalProperties":true,"properties":{"codeSnippets":{"type":"array","items":{"type":"object","additionalProperties":true}}}}},"additionalProperties":false};
const formats48 = /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i;

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SingleEmail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.htmlBody === undefined) && (missing0 = "htmlBody")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.textBody === undefined) && (missing1 = "textBody")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.templateId === undefined) && (missing2 = "templateId")){
const err2 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate165.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.senderId === undefined) && (missing3 = "senderId")) || ((data.to === undefined) && (missing3 = "to"))) || ((data.subject === undefined) && (missing3 = "subject"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(func5.call(schema76.properties, key0))){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.domain !== undefined){
let data0 = data.domain;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data0 === "string"){
if(func1(data0) > 253){
validate165.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(!(formats48.test(data0))){
validate165.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "hostname"},message:"must match format \""+"hostname"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.senderId !== undefined){
let data1 = data.senderId;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate165.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate165.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.senderName !== undefined){
let data2 = data.senderName;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate165.errors = [{instancePath:instancePath+"/senderName",schemaPath:"#/properties/senderName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate165.errors = [{instancePath:instancePath+"/senderName",schemaPath:"#/properties/senderName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/senderName",schemaPath:"#/properties/senderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.to !== undefined){
let data3 = data.to;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 254){
validate165.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data3))){
validate165.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cc !== undefined){
let data4 = data.cc;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 99){
validate165.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/maxItems",keyword:"maxItems",params:{limit: 99},message:"must NOT have more than 99 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) > 254){
validate165.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data5))){
validate165.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bcc !== undefined){
let data6 = data.bcc;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
if(data6.length > 99){
validate165.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/maxItems",keyword:"maxItems",params:{limit: 99},message:"must NOT have more than 99 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(func1(data7) > 254){
validate165.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data7))){
validate165.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subject !== undefined){
let data8 = data.subject;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func1(data8) > 998){
validate165.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data8) < 1){
validate165.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.htmlBody !== undefined){
let data9 = data.htmlBody;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(func1(data9) > 2097152){
validate165.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate165.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.textBody !== undefined){
let data10 = data.textBody;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(func1(data10) > 2097152){
validate165.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate165.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.openTracking !== undefined){
const _errs28 = errors;
if(typeof data.openTracking !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/openTracking",schemaPath:"#/properties/openTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clickTracking !== undefined){
const _errs30 = errors;
if(typeof data.clickTracking !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/clickTracking",schemaPath:"#/properties/clickTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attachment !== undefined){
let data13 = data.attachment;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid4 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(!(validate159(data13[i2], {instancePath:instancePath+"/attachment/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mergeTags !== undefined){
let data15 = data.mergeTags;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid5 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(func1(data16) > 4096){
validate165.errors = [{instancePath:instancePath+"/mergeTags/" + i3,schemaPath:"#/properties/mergeTags/items/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern4.test(data16)){
validate165.errors = [{instancePath:instancePath+"/mergeTags/" + i3,schemaPath:"#/properties/mergeTags/items/pattern",keyword:"pattern",params:{pattern: "^[^:]+:"},message:"must match pattern \""+"^[^:]+:"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/mergeTags/" + i3,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customData !== undefined){
let data17 = data.customData;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(func1(data17) > 65535){
validate165.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.priority !== undefined){
let data18 = data.priority;
const _errs41 = errors;
if(typeof data18 !== "string"){
validate165.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data18 === "urgent") || (data18 === "non-urgent"))){
validate165.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues: schema76.properties.priority.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.registered !== undefined){
const _errs43 = errors;
if(typeof data.registered !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.header !== undefined){
const _errs45 = errors;
if(!(validate162(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.group !== undefined){
let data21 = data.group;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(func1(data21) > 255){
validate165.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data21) < 1){
validate165.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.scheduleTo !== undefined){
const _errs48 = errors;
if(!(validate163(data.scheduleTo, {instancePath:instancePath+"/scheduleTo",parentData:data,parentDataProperty:"scheduleTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid1 = _errs48 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.replyTo !== undefined){
const _errs49 = errors;
if(!(validate164(data.replyTo, {instancePath:instancePath+"/replyTo",parentData:data,parentDataProperty:"replyTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.snippet !== undefined){
let data24 = data.snippet;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(func1(data24) > 10000){
validate165.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs50 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.templateId !== undefined){
let data25 = data.templateId;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data25 === "string"){
if(func1(data25) > 255){
validate165.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data25) < 1){
validate165.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs52 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.advancedTemplatingData !== undefined){
let data26 = data.advancedTemplatingData;
const _errs54 = errors;
if(errors === _errs54){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.codeSnippets !== undefined){
let data27 = data26.codeSnippets;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data27)){
var valid7 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs59 = errors;
if(errors === _errs59){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
}
else {
validate165.errors = [{instancePath:instancePath+"/advancedTemplatingData/codeSnippets/" + i4,schemaPath:"#/properties/advancedTemplatingData/properties/codeSnippets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs59 === errors;
if(!valid7){
break;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/advancedTemplatingData/codeSnippets",schemaPath:"#/properties/advancedTemplatingData/properties/codeSnippets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/advancedTemplatingData",schemaPath:"#/properties/advancedTemplatingData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs54 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MessageId = validate170;
const schema77 = {"$id":"schema_MessageId","type":"object","required":["messageId"],"properties":{"messageId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MessageId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageId")){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined){
if(!(validate62(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailStatus = validate172;
const schema78 = {"$id":"schema_EmailStatus","type":"string","enum":["created","scheduled","queued","processing","spool","sending","finished","delivered","send_failed","broken","rejected","bounce_hard","bounce_soft","canceled"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data === "created") || (data === "scheduled")) || (data === "queued")) || (data === "processing")) || (data === "spool")) || (data === "sending")) || (data === "finished")) || (data === "delivered")) || (data === "send_failed")) || (data === "broken")) || (data === "rejected")) || (data === "bounce_hard")) || (data === "bounce_soft")) || (data === "canceled"))){
validate172.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_EmailMessageListItem = validate173;
const schema79 = {"$id":"schema_EmailMessageListItem","type":"object","required":["createDate","groupName","subject","subscriberEmail","messageId","senderEmail"],"properties":{"createDate":{"$ref":"schema_Timestamp"},"groupName":{"type":"string"},"subject":{"type":"string"},"subscriberEmail":{"type":"string"},"messageId":{"type":"string"},"senderEmail":{"type":"string"}},"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailMessageListItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.createDate === undefined) && (missing0 = "createDate")) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.subscriberEmail === undefined) && (missing0 = "subscriberEmail"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.senderEmail === undefined) && (missing0 = "senderEmail"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "createDate") || (key0 === "groupName")) || (key0 === "subject")) || (key0 === "subscriberEmail")) || (key0 === "messageId")) || (key0 === "senderEmail"))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.createDate !== undefined){
const _errs2 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs3 = errors;
if(typeof data.groupName !== "string"){
validate173.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs5 = errors;
if(typeof data.subject !== "string"){
validate173.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberEmail !== undefined){
const _errs7 = errors;
if(typeof data.subscriberEmail !== "string"){
validate173.errors = [{instancePath:instancePath+"/subscriberEmail",schemaPath:"#/properties/subscriberEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs9 = errors;
if(typeof data.messageId !== "string"){
validate173.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderEmail !== undefined){
const _errs11 = errors;
if(typeof data.senderEmail !== "string"){
validate173.errors = [{instancePath:instancePath+"/senderEmail",schemaPath:"#/properties/senderEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailMessageList = validate175;
const schema80 = {"$id":"schema_EmailMessageList","type":"array","items":{"$ref":"schema_EmailMessageListItem"}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailMessageList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate173(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailMessage = validate177;
const schema81 = {"$id":"schema_EmailMessage","type":"object","required":["id","name","senderId","subscriberId","groupId","subject","cc","bcc","createDate","status","openTracking","clickTracking","unsubscribe","register"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replyToId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domain":{"type":"string"},"subject":{"type":"string"},"textBody":{"type":"string"},"htmlBody":{"type":"string"},"templateId":{"type":"string"},"cc":{"type":"array","items":{"type":"string"}},"bcc":{"type":"array","items":{"type":"string"}},"createDate":{"$ref":"schema_Timestamp"},"status":{"$ref":"schema_EmailStatus"},"openTracking":{"type":"boolean"},"clickTracking":{"type":"boolean"},"unsubscribe":{"type":"boolean"},"register":{"type":"boolean"}},"additionalProperties":false};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.openTracking === undefined) && (missing0 = "openTracking"))) || ((data.clickTracking === undefined) && (missing0 = "clickTracking"))) || ((data.unsubscribe === undefined) && (missing0 = "unsubscribe"))) || ((data.register === undefined) && (missing0 = "register"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema81.properties, key0))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data2 = data.senderId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate177.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyToId !== undefined){
let data3 = data.replyToId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate177.errors = [{instancePath:instancePath+"/replyToId",schemaPath:"#/properties/replyToId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate177.errors = [{instancePath:instancePath+"/replyToId",schemaPath:"#/properties/replyToId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate177.errors = [{instancePath:instancePath+"/replyToId",schemaPath:"#/properties/replyToId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data4 = data.subscriberId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate177.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate177.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate177.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data5 = data.groupId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate177.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate177.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate177.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data6 = data.domainId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate177.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate177.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate177.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs16 = errors;
if(typeof data.domain !== "string"){
validate177.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs18 = errors;
if(typeof data.subject !== "string"){
validate177.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs20 = errors;
if(typeof data.textBody !== "string"){
validate177.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
const _errs22 = errors;
if(typeof data.htmlBody !== "string"){
validate177.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
const _errs24 = errors;
if(typeof data.templateId !== "string"){
validate177.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data12 = data.cc;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(typeof data12[i0] !== "string"){
validate177.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data14 = data.bcc;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(typeof data14[i1] !== "string"){
validate177.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs32 === errors;
if(!valid2){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs34 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs35 = errors;
if(!(validate172(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTracking !== undefined){
const _errs36 = errors;
if(typeof data.openTracking !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/openTracking",schemaPath:"#/properties/openTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTracking !== undefined){
const _errs38 = errors;
if(typeof data.clickTracking !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/clickTracking",schemaPath:"#/properties/clickTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscribe !== undefined){
const _errs40 = errors;
if(typeof data.unsubscribe !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/unsubscribe",schemaPath:"#/properties/unsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs42 = errors;
if(typeof data.register !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_NameAndEmail = validate180;
const schema82 = {"$id":"schema_NameAndEmail","type":"object","required":["email"],"properties":{"name":{"type":"string"},"email":{"type":"string","format":"email"}},"additionalProperties":false};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_NameAndEmail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate180.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate180.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogCampaign = validate181;
const schema83 = {"$id":"schema_EmailLogCampaign","type":"object","required":["id","groupId","senderId","subscriberId","name","domainShared","channel","currentStatus","contentSubject","createDate","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","hasunsubscribe","cc","bcc"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"userId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replySenderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"domain":{"type":"string"},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"email"},"customSenderName":{"type":"string"},"currentStatus":{"$ref":"schema_EmailStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":"string"},"contentText":{"type":"string"},"contentFilename":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"createIp":{"type":"string"},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":"string"},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string"},"autoResponseSuppress":{"type":"string"},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":"object","additionalProperties":true}},"additionalProperties":false};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogCampaign" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.contentSubject === undefined) && (missing0 = "contentSubject"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema83.properties, key0))){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate181.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate181.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate181.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate181.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate181.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate181.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate181.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate181.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate181.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate181.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate181.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate181.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate181.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate181.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate181.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate181.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate181.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate181.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate181.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate181.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate181.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate181.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate181.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate181.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs18 = errors;
if(typeof data.name !== "string"){
validate181.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs20 = errors;
if(typeof data.domain !== "string"){
validate181.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs22 = errors;
if(typeof data.domainShared !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate181.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data11){
validate181.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
const _errs26 = errors;
if(typeof data.customSenderName !== "string"){
validate181.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs28 = errors;
if(!(validate172(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs29 = errors;
if(typeof data.contentSubject !== "string"){
validate181.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
const _errs31 = errors;
if(typeof data.contentHtml !== "string"){
validate181.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
const _errs33 = errors;
if(typeof data.contentText !== "string"){
validate181.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
const _errs35 = errors;
if(typeof data.contentFilename !== "string"){
validate181.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs37 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
const _errs38 = errors;
if(typeof data.createIp !== "string"){
validate181.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTrackingEnabled !== undefined){
const _errs40 = errors;
if(typeof data.openTrackingEnabled !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTrackingEnabled !== undefined){
const _errs42 = errors;
if(typeof data.clickTrackingEnabled !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs44 = errors;
if(typeof data.register !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
let data23 = data.mergeTags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data23[i0] !== "string"){
validate181.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachement !== undefined){
const _errs50 = errors;
if(typeof data.attachement !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
const _errs52 = errors;
if(typeof data.pluginKey !== "string"){
validate181.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasunsubscribe !== undefined){
const _errs54 = errors;
if(typeof data.hasunsubscribe !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
const _errs56 = errors;
if(typeof data.optInIpAddress !== "string"){
validate181.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
const _errs58 = errors;
if(typeof data.autoResponseSuppress !== "string"){
validate181.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data30 = data.cc;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid2 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(!(validate180(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data32 = data.bcc;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid3 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs65 = errors;
if(!(validate180(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedTemplateData !== undefined){
let data34 = data.advancedTemplateData;
const _errs66 = errors;
if(errors === _errs66){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate181.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailStatusLogEntry = validate186;
const schema84 = {"$id":"schema_EmailStatusLogEntry","type":"object","required":["status","createDate"],"properties":{"status":{"$ref":"schema_EmailStatus"},"createDate":{"$ref":"schema_Timestamp"}},"additionalProperties":false};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailStatusLogEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "createDate"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate172(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs3 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogShortenerLink = validate189;
const schema85 = {"$id":"schema_EmailLogShortenerLink","type":"object","required":["campaignId","link","domain"],"properties":{"campaignId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"link":{"type":"string"},"domain":{"type":"string"}},"additionalProperties":false};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogShortenerLink" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.campaignId === undefined) && (missing0 = "campaignId")) || ((data.link === undefined) && (missing0 = "link"))) || ((data.domain === undefined) && (missing0 = "domain"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "campaignId") || (key0 === "link")) || (key0 === "domain"))){
validate189.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate189.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate189.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate189.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
const _errs4 = errors;
if(typeof data.link !== "string"){
validate189.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs6 = errors;
if(typeof data.domain !== "string"){
validate189.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogShortener = validate190;
const schema86 = {"$id":"schema_EmailLogShortener","type":"object","required":["id","groupId","senderId","subscriberId","name","domainShared","channel","currentStatus","contentSubject","createDate","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","hasunsubscribe","cc","bcc","shorteners"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"userId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replySenderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"domain":{"type":"string"},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"email"},"customSenderName":{"type":"string"},"currentStatus":{"$ref":"schema_EmailStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":"string"},"contentText":{"type":"string"},"contentFilename":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"createIp":{"type":"string"},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":"string"},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string"},"autoResponseSuppress":{"type":"string"},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":"object","additionalProperties":true},"shorteners":{"type":"array","items":{"$ref":"schema_EmailLogShortenerLink"}}},"additionalProperties":false};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogShortener" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.contentSubject === undefined) && (missing0 = "contentSubject"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))) || ((data.shorteners === undefined) && (missing0 = "shorteners"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema86.properties, key0))){
validate190.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate190.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate190.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate190.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate190.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate190.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate190.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate190.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate190.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate190.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate190.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate190.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate190.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate190.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate190.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate190.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate190.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate190.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate190.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate190.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate190.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate190.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs18 = errors;
if(typeof data.name !== "string"){
validate190.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs20 = errors;
if(typeof data.domain !== "string"){
validate190.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs22 = errors;
if(typeof data.domainShared !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate190.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data11){
validate190.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
const _errs26 = errors;
if(typeof data.customSenderName !== "string"){
validate190.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs28 = errors;
if(!(validate172(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs29 = errors;
if(typeof data.contentSubject !== "string"){
validate190.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
const _errs31 = errors;
if(typeof data.contentHtml !== "string"){
validate190.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
const _errs33 = errors;
if(typeof data.contentText !== "string"){
validate190.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
const _errs35 = errors;
if(typeof data.contentFilename !== "string"){
validate190.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs37 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
const _errs38 = errors;
if(typeof data.createIp !== "string"){
validate190.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTrackingEnabled !== undefined){
const _errs40 = errors;
if(typeof data.openTrackingEnabled !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTrackingEnabled !== undefined){
const _errs42 = errors;
if(typeof data.clickTrackingEnabled !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs44 = errors;
if(typeof data.register !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
let data23 = data.mergeTags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data23[i0] !== "string"){
validate190.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachement !== undefined){
const _errs50 = errors;
if(typeof data.attachement !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
const _errs52 = errors;
if(typeof data.pluginKey !== "string"){
validate190.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasunsubscribe !== undefined){
const _errs54 = errors;
if(typeof data.hasunsubscribe !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
const _errs56 = errors;
if(typeof data.optInIpAddress !== "string"){
validate190.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
const _errs58 = errors;
if(typeof data.autoResponseSuppress !== "string"){
validate190.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data30 = data.cc;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid2 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(!(validate180(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data32 = data.bcc;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid3 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs65 = errors;
if(!(validate180(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedTemplateData !== undefined){
let data34 = data.advancedTemplateData;
const _errs66 = errors;
if(errors === _errs66){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate190.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shorteners !== undefined){
let data35 = data.shorteners;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data35)){
var valid4 = true;
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
const _errs71 = errors;
if(!(validate189(data35[i3], {instancePath:instancePath+"/shorteners/" + i3,parentData:data35,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid4 = _errs71 === errors;
if(!valid4){
break;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/shorteners",schemaPath:"#/properties/shorteners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogEntry = validate196;
const schema87 = {"$id":"schema_EmailLogEntry","type":"object","required":["campaign","subscriberEmail","campaignStatusLog"],"properties":{"campaign":{"$ref":"schema_EmailLogCampaign"},"subscriberEmail":{"type":"string","format":"email"},"campaignStatusLog":{"type":"array","items":{"$ref":"schema_EmailStatusLogEntry"}},"shortenerCampaign":{"$ref":"schema_EmailLogShortener"}},"additionalProperties":false};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.subscriberEmail === undefined) && (missing0 = "subscriberEmail"))) || ((data.campaignStatusLog === undefined) && (missing0 = "campaignStatusLog"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "campaign") || (key0 === "subscriberEmail")) || (key0 === "campaignStatusLog")) || (key0 === "shortenerCampaign"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign !== undefined){
const _errs2 = errors;
if(!(validate181(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberEmail !== undefined){
let data1 = data.subscriberEmail;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate196.errors = [{instancePath:instancePath+"/subscriberEmail",schemaPath:"#/properties/subscriberEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/subscriberEmail",schemaPath:"#/properties/subscriberEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignStatusLog !== undefined){
let data2 = data.campaignStatusLog;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate186(data2[i0], {instancePath:instancePath+"/campaignStatusLog/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/campaignStatusLog",schemaPath:"#/properties/campaignStatusLog/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortenerCampaign !== undefined){
const _errs8 = errors;
if(!(validate190(data.shortenerCampaign, {instancePath:instancePath+"/shortenerCampaign",parentData:data,parentDataProperty:"shortenerCampaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLog = validate200;
const schema88 = {"$id":"schema_EmailLog","type":"array","items":{"$ref":"schema_EmailLogEntry"}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLog" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate196(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportRow = validate202;
const schema89 = {"$id":"schema_EmailReportRow","type":"object","required":["groupId","groupName","viewsTotal","viewsUnique","clicksTotal","clicksUnique","metricsTotal","metricsProcessed","metricsSent","eventRemoved","eventSoftBounce","eventHardBounce","timePeriod"],"properties":{"groupId":{"type":"string"},"groupName":{"type":"string"},"viewsTotal":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"viewsUnique":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"clicksTotal":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"clicksUnique":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsTotal":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsProcessed":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsSent":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"eventRemoved":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"eventSoftBounce":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"eventHardBounce":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"timePeriod":{"type":"string","pattern":"^\\d{4}-\\d{2}(-\\d{2})?$"}},"additionalProperties":false};
const pattern13 = new RegExp("^\\d{4}-\\d{2}(-\\d{2})?$", "u");

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.groupId === undefined) && (missing0 = "groupId")) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.viewsTotal === undefined) && (missing0 = "viewsTotal"))) || ((data.viewsUnique === undefined) && (missing0 = "viewsUnique"))) || ((data.clicksTotal === undefined) && (missing0 = "clicksTotal"))) || ((data.clicksUnique === undefined) && (missing0 = "clicksUnique"))) || ((data.metricsTotal === undefined) && (missing0 = "metricsTotal"))) || ((data.metricsProcessed === undefined) && (missing0 = "metricsProcessed"))) || ((data.metricsSent === undefined) && (missing0 = "metricsSent"))) || ((data.eventRemoved === undefined) && (missing0 = "eventRemoved"))) || ((data.eventSoftBounce === undefined) && (missing0 = "eventSoftBounce"))) || ((data.eventHardBounce === undefined) && (missing0 = "eventHardBounce"))) || ((data.timePeriod === undefined) && (missing0 = "timePeriod"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema89.properties, key0))){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.groupId !== undefined){
const _errs2 = errors;
if(typeof data.groupId !== "string"){
validate202.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs4 = errors;
if(typeof data.groupName !== "string"){
validate202.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewsTotal !== undefined){
let data2 = data.viewsTotal;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate202.errors = [{instancePath:instancePath+"/viewsTotal",schemaPath:"#/properties/viewsTotal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate202.errors = [{instancePath:instancePath+"/viewsTotal",schemaPath:"#/properties/viewsTotal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate202.errors = [{instancePath:instancePath+"/viewsTotal",schemaPath:"#/properties/viewsTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewsUnique !== undefined){
let data3 = data.viewsUnique;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate202.errors = [{instancePath:instancePath+"/viewsUnique",schemaPath:"#/properties/viewsUnique/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate202.errors = [{instancePath:instancePath+"/viewsUnique",schemaPath:"#/properties/viewsUnique/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate202.errors = [{instancePath:instancePath+"/viewsUnique",schemaPath:"#/properties/viewsUnique/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clicksTotal !== undefined){
let data4 = data.clicksTotal;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate202.errors = [{instancePath:instancePath+"/clicksTotal",schemaPath:"#/properties/clicksTotal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate202.errors = [{instancePath:instancePath+"/clicksTotal",schemaPath:"#/properties/clicksTotal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate202.errors = [{instancePath:instancePath+"/clicksTotal",schemaPath:"#/properties/clicksTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clicksUnique !== undefined){
let data5 = data.clicksUnique;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate202.errors = [{instancePath:instancePath+"/clicksUnique",schemaPath:"#/properties/clicksUnique/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate202.errors = [{instancePath:instancePath+"/clicksUnique",schemaPath:"#/properties/clicksUnique/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate202.errors = [{instancePath:instancePath+"/clicksUnique",schemaPath:"#/properties/clicksUnique/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsTotal !== undefined){
let data6 = data.metricsTotal;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate202.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate202.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate202.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsProcessed !== undefined){
let data7 = data.metricsProcessed;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate202.errors = [{instancePath:instancePath+"/metricsProcessed",schemaPath:"#/properties/metricsProcessed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate202.errors = [{instancePath:instancePath+"/metricsProcessed",schemaPath:"#/properties/metricsProcessed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate202.errors = [{instancePath:instancePath+"/metricsProcessed",schemaPath:"#/properties/metricsProcessed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsSent !== undefined){
let data8 = data.metricsSent;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate202.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate202.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate202.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventRemoved !== undefined){
let data9 = data.eventRemoved;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate202.errors = [{instancePath:instancePath+"/eventRemoved",schemaPath:"#/properties/eventRemoved/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate202.errors = [{instancePath:instancePath+"/eventRemoved",schemaPath:"#/properties/eventRemoved/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate202.errors = [{instancePath:instancePath+"/eventRemoved",schemaPath:"#/properties/eventRemoved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventSoftBounce !== undefined){
let data10 = data.eventSoftBounce;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate202.errors = [{instancePath:instancePath+"/eventSoftBounce",schemaPath:"#/properties/eventSoftBounce/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate202.errors = [{instancePath:instancePath+"/eventSoftBounce",schemaPath:"#/properties/eventSoftBounce/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate202.errors = [{instancePath:instancePath+"/eventSoftBounce",schemaPath:"#/properties/eventSoftBounce/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventHardBounce !== undefined){
let data11 = data.eventHardBounce;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate202.errors = [{instancePath:instancePath+"/eventHardBounce",schemaPath:"#/properties/eventHardBounce/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate202.errors = [{instancePath:instancePath+"/eventHardBounce",schemaPath:"#/properties/eventHardBounce/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate202.errors = [{instancePath:instancePath+"/eventHardBounce",schemaPath:"#/properties/eventHardBounce/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timePeriod !== undefined){
let data12 = data.timePeriod;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern13.test(data12)){
validate202.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}(-\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}(-\\d{2})?$"+"\""}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportRowList = validate203;
const schema90 = {"$id":"schema_EmailReportRowList","type":"array","items":{"$ref":"schema_EmailReportRow"}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportRowList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate202(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailSender = validate205;
const schema91 = {"$id":"schema_TransactionalEmailSender","type":"object","required":["id","name","email","senderStatus"],"properties":{"id":{"$ref":"schema_TransactionalId"},"name":{"type":"string","minLength":1},"email":{"type":"string","format":"email"},"senderStatus":{"type":"string","enum":["active","moderation","rejected"]}},"additionalProperties":false};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailSender" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.senderStatus === undefined) && (missing0 = "senderStatus"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "senderStatus"))){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate205.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
validate205.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderStatus !== undefined){
let data3 = data.senderStatus;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate205.errors = [{instancePath:instancePath+"/senderStatus",schemaPath:"#/properties/senderStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "active") || (data3 === "moderation")) || (data3 === "rejected"))){
validate205.errors = [{instancePath:instancePath+"/senderStatus",schemaPath:"#/properties/senderStatus/enum",keyword:"enum",params:{allowedValues: schema91.properties.senderStatus.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailSenderList = validate207;
const schema92 = {"$id":"schema_TransactionalEmailSenderList","type":"array","items":{"$ref":"schema_TransactionalEmailSender"}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailSenderList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate205(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailResubscribe = validate209;
const schema93 = {"$id":"schema_EmailResubscribe","type":"object","required":["emailAddress"],"properties":{"emailAddress":{"type":"string","format":"email","maxLength":254}},"additionalProperties":false};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailResubscribe" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.emailAddress === undefined) && (missing0 = "emailAddress")){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "emailAddress")){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.emailAddress !== undefined){
let data0 = data.emailAddress;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate209.errors = [{instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats8.test(data0))){
validate209.errors = [{instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ResubscribedAddressList = validate210;
const schema94 = {"$id":"schema_ResubscribedAddressList","type":"array","items":{"type":"string"}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ResubscribedAddressList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate210.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailTemplate = validate211;
const schema95 = {"$id":"schema_EmailTemplate","type":"object","required":["id","templateName","subject","htmlBody"],"properties":{"id":{"$ref":"schema_TransactionalId"},"templateName":{"type":"string","minLength":1},"subject":{"type":"string","minLength":1},"htmlBody":{"type":"string","minLength":1},"textBody":{"type":"string"},"snippet":{"type":"string"}},"additionalProperties":false};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.templateName === undefined) && (missing0 = "templateName"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.htmlBody === undefined) && (missing0 = "htmlBody"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "templateName")) || (key0 === "subject")) || (key0 === "htmlBody")) || (key0 === "textBody")) || (key0 === "snippet"))){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateName !== undefined){
let data1 = data.templateName;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate211.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate211.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
let data3 = data.htmlBody;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate211.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs9 = errors;
if(typeof data.textBody !== "string"){
validate211.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs11 = errors;
if(typeof data.snippet !== "string"){
validate211.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailTemplateList = validate213;
const schema96 = {"$id":"schema_EmailTemplateList","type":"array","items":{"$ref":"schema_EmailTemplate"}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailTemplateList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate211(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailTemplateWrite = validate215;
const schema97 = {"$id":"schema_EmailTemplateWrite","type":"object","required":["templateName","subject","htmlBody"],"properties":{"templateName":{"type":"string","minLength":1,"maxLength":255},"subject":{"type":"string","minLength":1,"maxLength":998},"htmlBody":{"type":"string","minLength":1,"maxLength":2097152},"textBody":{"type":"string","minLength":1,"maxLength":2097152},"snippet":{"type":"string","maxLength":10000}},"additionalProperties":false};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailTemplateWrite" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.templateName === undefined) && (missing0 = "templateName")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.htmlBody === undefined) && (missing0 = "htmlBody"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "templateName") || (key0 === "subject")) || (key0 === "htmlBody")) || (key0 === "textBody")) || (key0 === "snippet"))){
validate215.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.templateName !== undefined){
let data0 = data.templateName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate215.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate215.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 998){
validate215.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate215.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.htmlBody !== undefined){
let data2 = data.htmlBody;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 2097152){
validate215.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate215.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data3 = data.textBody;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 2097152){
validate215.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate215.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
let data4 = data.snippet;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 10000){
validate215.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate215.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalTemplateId = validate216;
const schema98 = {"$id":"schema_TransactionalTemplateId","type":"object","required":["templateId"],"properties":{"templateId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalTemplateId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.templateId === undefined) && (missing0 = "templateId")){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "templateId")){
validate216.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.templateId !== undefined){
if(!(validate62(data.templateId, {instancePath:instancePath+"/templateId",parentData:data,parentDataProperty:"templateId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsEncoding = validate218;
const schema99 = {"$id":"schema_SmsEncoding","type":"string","enum":["unicode","gsm0338"]};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsEncoding" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "unicode") || (data === "gsm0338"))){
validate218.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_MessagePriority = validate219;
const schema100 = {"$id":"schema_MessagePriority","type":"string","enum":["urgent","non-urgent"]};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MessagePriority" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "urgent") || (data === "non-urgent"))){
validate219.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_SingleSms = validate220;
const schema101 = {"$id":"schema_SingleSms","type":"object","required":["to","from","textBody","encoding","maxCount"],"properties":{"to":{"$ref":"schema_DestinationPhone"},"from":{"type":"string","minLength":1,"maxLength":255},"textBody":{"type":"string","minLength":1,"maxLength":10000},"encoding":{"$ref":"schema_SmsEncoding"},"maxCount":{"type":"integer","format":"int32","minimum":1},"mergeTags":{"$ref":"schema_MergeTags"},"priority":{"$ref":"schema_MessagePriority"},"customData":{"type":"string","maxLength":65535},"registered":{"type":"boolean"},"group":{"type":"string","minLength":1,"maxLength":255},"scheduleTo":{"$ref":"schema_SendDate"}},"additionalProperties":false};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SingleSms" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.to === undefined) && (missing0 = "to")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.encoding === undefined) && (missing0 = "encoding"))) || ((data.maxCount === undefined) && (missing0 = "maxCount"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema101.properties, key0))){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate70(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate220.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate220.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data2 = data.textBody;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 10000){
validate220.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate220.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
const _errs7 = errors;
if(!(validate218(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxCount !== undefined){
let data4 = data.maxCount;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate220.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate220.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate220.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
const _errs10 = errors;
if(!(validate67(data.mergeTags, {instancePath:instancePath+"/mergeTags",parentData:data,parentDataProperty:"mergeTags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
const _errs11 = errors;
if(!(validate219(data.priority, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
let data7 = data.customData;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data7 === "string"){
if(func1(data7) > 65535){
validate220.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
}
else {
validate220.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registered !== undefined){
const _errs14 = errors;
if(typeof data.registered !== "boolean"){
validate220.errors = [{instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data9 = data.group;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data9 === "string"){
if(func1(data9) > 255){
validate220.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate220.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleTo !== undefined){
const _errs18 = errors;
if(!(validate163(data.scheduleTo, {instancePath:instancePath+"/scheduleTo",parentData:data,parentDataProperty:"scheduleTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsBatch = validate226;
const schema102 = {"$id":"schema_SmsBatch","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schema_SingleSms"}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsBatch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate226.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data.length < 1){
validate226.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate220(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MessageStatus = validate228;
const schema103 = {"$id":"schema_MessageStatus","type":"string","enum":["created","queued","processing","spool","sending","finished","send_failed","broken","delivered","rejected","scheduled","canceled"]};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MessageStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data === "created") || (data === "queued")) || (data === "processing")) || (data === "spool")) || (data === "sending")) || (data === "finished")) || (data === "send_failed")) || (data === "broken")) || (data === "delivered")) || (data === "rejected")) || (data === "scheduled")) || (data === "canceled"))){
validate228.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema103.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_SmsMessageListItem = validate229;
const schema104 = {"$id":"schema_SmsMessageListItem","type":"object","required":["createDate","subscriberMobile","groupName","messageId","senderMobile"],"properties":{"createDate":{"$ref":"schema_Timestamp"},"subscriberMobile":{"type":"string"},"groupName":{"type":"string"},"messageId":{"type":"string"},"senderMobile":{"type":"string"}},"additionalProperties":false};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsMessageListItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.createDate === undefined) && (missing0 = "createDate")) || ((data.subscriberMobile === undefined) && (missing0 = "subscriberMobile"))) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.senderMobile === undefined) && (missing0 = "senderMobile"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "createDate") || (key0 === "subscriberMobile")) || (key0 === "groupName")) || (key0 === "messageId")) || (key0 === "senderMobile"))){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.createDate !== undefined){
const _errs2 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberMobile !== undefined){
const _errs3 = errors;
if(typeof data.subscriberMobile !== "string"){
validate229.errors = [{instancePath:instancePath+"/subscriberMobile",schemaPath:"#/properties/subscriberMobile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs5 = errors;
if(typeof data.groupName !== "string"){
validate229.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs7 = errors;
if(typeof data.messageId !== "string"){
validate229.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderMobile !== undefined){
const _errs9 = errors;
if(typeof data.senderMobile !== "string"){
validate229.errors = [{instancePath:instancePath+"/senderMobile",schemaPath:"#/properties/senderMobile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsMessageList = validate231;
const schema105 = {"$id":"schema_SmsMessageList","type":"array","items":{"$ref":"schema_SmsMessageListItem"}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsMessageList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate229(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsMessage = validate233;
const schema106 = {"$id":"schema_SmsMessage","type":"object","required":["id","name","groupId","senderId","subscriberId","textBody","createDate","status","register"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"textBody":{"type":"string"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"createDate":{"$ref":"schema_Timestamp"},"status":{"$ref":"schema_MessageStatus"},"register":{"type":"boolean"}},"additionalProperties":false};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.register === undefined) && (missing0 = "register"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema106.properties, key0))){
validate233.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate233.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate233.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate233.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate233.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data3 = data.senderId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate233.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate233.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate233.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data4 = data.subscriberId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate233.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate233.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate233.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs12 = errors;
if(typeof data.textBody !== "string"){
validate233.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data6 = data.templateId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate233.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate233.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate233.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs16 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs17 = errors;
if(!(validate228(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs18 = errors;
if(typeof data.register !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLogCampaign = validate236;
const schema107 = {"$id":"schema_SmsLogCampaign","type":"object","required":["id","groupId","senderId","subscriberId","name","domainShared","channel","currentStatus","createDate","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","hasunsubscribe","cc","bcc"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"userId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replySenderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"domain":{"type":"string"},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"sms"},"customSenderName":{"type":"string"},"currentStatus":{"$ref":"schema_MessageStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":"string"},"contentText":{"type":"string"},"contentFilename":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"createIp":{"type":"string"},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":"string"},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string"},"autoResponseSuppress":{"type":"string"},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":"object","additionalProperties":true}},"additionalProperties":false};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLogCampaign" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema107.properties, key0))){
validate236.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate236.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate236.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate236.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate236.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate236.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate236.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate236.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate236.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate236.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate236.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate236.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate236.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate236.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate236.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate236.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate236.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate236.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate236.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate236.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate236.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate236.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate236.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs18 = errors;
if(typeof data.name !== "string"){
validate236.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs20 = errors;
if(typeof data.domain !== "string"){
validate236.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs22 = errors;
if(typeof data.domainShared !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate236.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sms" !== data11){
validate236.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "sms"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
const _errs26 = errors;
if(typeof data.customSenderName !== "string"){
validate236.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs28 = errors;
if(!(validate228(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs29 = errors;
if(typeof data.contentSubject !== "string"){
validate236.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
const _errs31 = errors;
if(typeof data.contentHtml !== "string"){
validate236.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
const _errs33 = errors;
if(typeof data.contentText !== "string"){
validate236.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
const _errs35 = errors;
if(typeof data.contentFilename !== "string"){
validate236.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs37 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
const _errs38 = errors;
if(typeof data.createIp !== "string"){
validate236.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTrackingEnabled !== undefined){
const _errs40 = errors;
if(typeof data.openTrackingEnabled !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTrackingEnabled !== undefined){
const _errs42 = errors;
if(typeof data.clickTrackingEnabled !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs44 = errors;
if(typeof data.register !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
let data23 = data.mergeTags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data23[i0] !== "string"){
validate236.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachement !== undefined){
const _errs50 = errors;
if(typeof data.attachement !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
const _errs52 = errors;
if(typeof data.pluginKey !== "string"){
validate236.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasunsubscribe !== undefined){
const _errs54 = errors;
if(typeof data.hasunsubscribe !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
const _errs56 = errors;
if(typeof data.optInIpAddress !== "string"){
validate236.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
const _errs58 = errors;
if(typeof data.autoResponseSuppress !== "string"){
validate236.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data30 = data.cc;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid2 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(!(validate180(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data32 = data.bcc;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid3 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs65 = errors;
if(!(validate180(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedTemplateData !== undefined){
let data34 = data.advancedTemplateData;
const _errs66 = errors;
if(errors === _errs66){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate236.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MessageStatusLogEntry = validate241;
const schema108 = {"$id":"schema_MessageStatusLogEntry","type":"object","required":["status","createDate"],"properties":{"status":{"$ref":"schema_MessageStatus"},"createDate":{"$ref":"schema_Timestamp"}},"additionalProperties":false};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MessageStatusLogEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "createDate"))){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate228(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs3 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLogShortener = validate244;
const schema109 = {"$id":"schema_SmsLogShortener","type":"object","required":["id","groupId","senderId","subscriberId","name","domainShared","channel","currentStatus","createDate","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","hasunsubscribe","cc","bcc","shorteners"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"userId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replySenderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"domain":{"type":"string"},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"sms"},"customSenderName":{"type":"string"},"currentStatus":{"$ref":"schema_MessageStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":"string"},"contentText":{"type":"string"},"contentFilename":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"createIp":{"type":"string"},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":"string"},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string"},"autoResponseSuppress":{"type":"string"},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":"object","additionalProperties":true},"shorteners":{"type":"array","items":{"$ref":"schema_EmailLogShortenerLink"}}},"additionalProperties":false};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLogShortener" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))) || ((data.shorteners === undefined) && (missing0 = "shorteners"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema109.properties, key0))){
validate244.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate244.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate244.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate244.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate244.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate244.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate244.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate244.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate244.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate244.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate244.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate244.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate244.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate244.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate244.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate244.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate244.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate244.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate244.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate244.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate244.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate244.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate244.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate244.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate244.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs18 = errors;
if(typeof data.name !== "string"){
validate244.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs20 = errors;
if(typeof data.domain !== "string"){
validate244.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs22 = errors;
if(typeof data.domainShared !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate244.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sms" !== data11){
validate244.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "sms"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
const _errs26 = errors;
if(typeof data.customSenderName !== "string"){
validate244.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs28 = errors;
if(!(validate228(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs29 = errors;
if(typeof data.contentSubject !== "string"){
validate244.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
const _errs31 = errors;
if(typeof data.contentHtml !== "string"){
validate244.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
const _errs33 = errors;
if(typeof data.contentText !== "string"){
validate244.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
const _errs35 = errors;
if(typeof data.contentFilename !== "string"){
validate244.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs37 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
const _errs38 = errors;
if(typeof data.createIp !== "string"){
validate244.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTrackingEnabled !== undefined){
const _errs40 = errors;
if(typeof data.openTrackingEnabled !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTrackingEnabled !== undefined){
const _errs42 = errors;
if(typeof data.clickTrackingEnabled !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs44 = errors;
if(typeof data.register !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
let data23 = data.mergeTags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data23[i0] !== "string"){
validate244.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachement !== undefined){
const _errs50 = errors;
if(typeof data.attachement !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
const _errs52 = errors;
if(typeof data.pluginKey !== "string"){
validate244.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasunsubscribe !== undefined){
const _errs54 = errors;
if(typeof data.hasunsubscribe !== "boolean"){
validate244.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
const _errs56 = errors;
if(typeof data.optInIpAddress !== "string"){
validate244.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
const _errs58 = errors;
if(typeof data.autoResponseSuppress !== "string"){
validate244.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data30 = data.cc;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid2 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(!(validate180(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data32 = data.bcc;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid3 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs65 = errors;
if(!(validate180(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedTemplateData !== undefined){
let data34 = data.advancedTemplateData;
const _errs66 = errors;
if(errors === _errs66){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate244.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shorteners !== undefined){
let data35 = data.shorteners;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data35)){
var valid4 = true;
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
const _errs71 = errors;
if(!(validate189(data35[i3], {instancePath:instancePath+"/shorteners/" + i3,parentData:data35,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid4 = _errs71 === errors;
if(!valid4){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/shorteners",schemaPath:"#/properties/shorteners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLogEntry = validate250;
const schema110 = {"$id":"schema_SmsLogEntry","type":"object","required":["campaign","subscriberMobile","campaignStatusLog"],"properties":{"campaign":{"$ref":"schema_SmsLogCampaign"},"subscriberMobile":{"type":"string"},"campaignStatusLog":{"type":"array","items":{"$ref":"schema_MessageStatusLogEntry"}},"shortenerCampaign":{"$ref":"schema_SmsLogShortener"}},"additionalProperties":false};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLogEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.subscriberMobile === undefined) && (missing0 = "subscriberMobile"))) || ((data.campaignStatusLog === undefined) && (missing0 = "campaignStatusLog"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "campaign") || (key0 === "subscriberMobile")) || (key0 === "campaignStatusLog")) || (key0 === "shortenerCampaign"))){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign !== undefined){
const _errs2 = errors;
if(!(validate236(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberMobile !== undefined){
const _errs3 = errors;
if(typeof data.subscriberMobile !== "string"){
validate250.errors = [{instancePath:instancePath+"/subscriberMobile",schemaPath:"#/properties/subscriberMobile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignStatusLog !== undefined){
let data2 = data.campaignStatusLog;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate241(data2[i0], {instancePath:instancePath+"/campaignStatusLog/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/campaignStatusLog",schemaPath:"#/properties/campaignStatusLog/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortenerCampaign !== undefined){
const _errs8 = errors;
if(!(validate244(data.shortenerCampaign, {instancePath:instancePath+"/shortenerCampaign",parentData:data,parentDataProperty:"shortenerCampaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLog = validate254;
const schema111 = {"$id":"schema_SmsLog","type":"array","items":{"$ref":"schema_SmsLogEntry"}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLog" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate250(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsReportRow = validate256;
const schema112 = {"$id":"schema_SmsReportRow","type":"object","required":["groupId","groupName","metricsTotal","metricsTotalParts","metricsNotDelivered","metricsSent","metricsSentParts","metricsDelivered","metricsDeliveredParts","metricsRejected","metricsRejectedParts","metricsUnknown","timePeriod"],"properties":{"groupId":{"type":"string"},"groupName":{"type":"string"},"metricsTotal":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsTotalParts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsNotDelivered":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsSent":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsSentParts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsDelivered":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsDeliveredParts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsRejected":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsRejectedParts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsUnknown":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"timePeriod":{"type":"string","pattern":"^\\d{4}-\\d{2}(-\\d{2})?$"}},"additionalProperties":false};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsReportRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.groupId === undefined) && (missing0 = "groupId")) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.metricsTotal === undefined) && (missing0 = "metricsTotal"))) || ((data.metricsTotalParts === undefined) && (missing0 = "metricsTotalParts"))) || ((data.metricsNotDelivered === undefined) && (missing0 = "metricsNotDelivered"))) || ((data.metricsSent === undefined) && (missing0 = "metricsSent"))) || ((data.metricsSentParts === undefined) && (missing0 = "metricsSentParts"))) || ((data.metricsDelivered === undefined) && (missing0 = "metricsDelivered"))) || ((data.metricsDeliveredParts === undefined) && (missing0 = "metricsDeliveredParts"))) || ((data.metricsRejected === undefined) && (missing0 = "metricsRejected"))) || ((data.metricsRejectedParts === undefined) && (missing0 = "metricsRejectedParts"))) || ((data.metricsUnknown === undefined) && (missing0 = "metricsUnknown"))) || ((data.timePeriod === undefined) && (missing0 = "timePeriod"))){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema112.properties, key0))){
validate256.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.groupId !== undefined){
const _errs2 = errors;
if(typeof data.groupId !== "string"){
validate256.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs4 = errors;
if(typeof data.groupName !== "string"){
validate256.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsTotal !== undefined){
let data2 = data.metricsTotal;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate256.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate256.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate256.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsTotalParts !== undefined){
let data3 = data.metricsTotalParts;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate256.errors = [{instancePath:instancePath+"/metricsTotalParts",schemaPath:"#/properties/metricsTotalParts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate256.errors = [{instancePath:instancePath+"/metricsTotalParts",schemaPath:"#/properties/metricsTotalParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate256.errors = [{instancePath:instancePath+"/metricsTotalParts",schemaPath:"#/properties/metricsTotalParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsNotDelivered !== undefined){
let data4 = data.metricsNotDelivered;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate256.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate256.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate256.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsSent !== undefined){
let data5 = data.metricsSent;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate256.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate256.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate256.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsSentParts !== undefined){
let data6 = data.metricsSentParts;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate256.errors = [{instancePath:instancePath+"/metricsSentParts",schemaPath:"#/properties/metricsSentParts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate256.errors = [{instancePath:instancePath+"/metricsSentParts",schemaPath:"#/properties/metricsSentParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate256.errors = [{instancePath:instancePath+"/metricsSentParts",schemaPath:"#/properties/metricsSentParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsDelivered !== undefined){
let data7 = data.metricsDelivered;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate256.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate256.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate256.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsDeliveredParts !== undefined){
let data8 = data.metricsDeliveredParts;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate256.errors = [{instancePath:instancePath+"/metricsDeliveredParts",schemaPath:"#/properties/metricsDeliveredParts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate256.errors = [{instancePath:instancePath+"/metricsDeliveredParts",schemaPath:"#/properties/metricsDeliveredParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate256.errors = [{instancePath:instancePath+"/metricsDeliveredParts",schemaPath:"#/properties/metricsDeliveredParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsRejected !== undefined){
let data9 = data.metricsRejected;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate256.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate256.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate256.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsRejectedParts !== undefined){
let data10 = data.metricsRejectedParts;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate256.errors = [{instancePath:instancePath+"/metricsRejectedParts",schemaPath:"#/properties/metricsRejectedParts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate256.errors = [{instancePath:instancePath+"/metricsRejectedParts",schemaPath:"#/properties/metricsRejectedParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate256.errors = [{instancePath:instancePath+"/metricsRejectedParts",schemaPath:"#/properties/metricsRejectedParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsUnknown !== undefined){
let data11 = data.metricsUnknown;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate256.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate256.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate256.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timePeriod !== undefined){
let data12 = data.timePeriod;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern13.test(data12)){
validate256.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}(-\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}(-\\d{2})?$"+"\""}];
return false;
}
}
else {
validate256.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsReportRowList = validate257;
const schema113 = {"$id":"schema_SmsReportRowList","type":"array","items":{"$ref":"schema_SmsReportRow"}};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsReportRowList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate256(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsSender = validate259;
const schema114 = {"$id":"schema_TransactionalSmsSender","type":"object","required":["id","name","phoneNumber","senderStatus"],"properties":{"id":{"$ref":"schema_TransactionalId"},"name":{"type":"string","minLength":1},"phoneNumber":{"type":"string","minLength":1},"senderStatus":{"type":"string","enum":["active","moderation","rejected"]}},"additionalProperties":false};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsSender" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.senderStatus === undefined) && (missing0 = "senderStatus"))){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "phoneNumber")) || (key0 === "senderStatus"))){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
let data2 = data.phoneNumber;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate259.errors = [{instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate259.errors = [{instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderStatus !== undefined){
let data3 = data.senderStatus;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate259.errors = [{instancePath:instancePath+"/senderStatus",schemaPath:"#/properties/senderStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "active") || (data3 === "moderation")) || (data3 === "rejected"))){
validate259.errors = [{instancePath:instancePath+"/senderStatus",schemaPath:"#/properties/senderStatus/enum",keyword:"enum",params:{allowedValues: schema114.properties.senderStatus.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsSenderList = validate261;
const schema115 = {"$id":"schema_TransactionalSmsSenderList","type":"array","items":{"$ref":"schema_TransactionalSmsSender"}};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsSenderList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate259(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MobileResubscribe = validate263;
const schema116 = {"$id":"schema_MobileResubscribe","type":"object","required":["mobileNumber"],"properties":{"mobileNumber":{"$ref":"schema_DestinationPhone"}},"additionalProperties":false};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MobileResubscribe" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mobileNumber === undefined) && (missing0 = "mobileNumber")){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mobileNumber")){
validate263.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileNumber !== undefined){
if(!(validate70(data.mobileNumber, {instancePath:instancePath+"/mobileNumber",parentData:data,parentDataProperty:"mobileNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsTemplate = validate265;
const schema117 = {"$id":"schema_SmsTemplate","type":"object","required":["id","textBody","encoding","maxCount","templateName"],"properties":{"id":{"$ref":"schema_TransactionalId"},"textBody":{"type":"string","minLength":1},"encoding":{"$ref":"schema_SmsEncoding"},"maxCount":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateName":{"type":"string","minLength":1}},"additionalProperties":false};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.encoding === undefined) && (missing0 = "encoding"))) || ((data.maxCount === undefined) && (missing0 = "maxCount"))) || ((data.templateName === undefined) && (missing0 = "templateName"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "textBody")) || (key0 === "encoding")) || (key0 === "maxCount")) || (key0 === "templateName"))){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data1 = data.textBody;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate265.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate265.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
const _errs5 = errors;
if(!(validate218(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxCount !== undefined){
let data3 = data.maxCount;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate265.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate265.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate265.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateName !== undefined){
let data4 = data.templateName;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate265.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate265.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsTemplateList = validate268;
const schema118 = {"$id":"schema_SmsTemplateList","type":"array","items":{"$ref":"schema_SmsTemplate"}};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsTemplateList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate265(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsTemplateWrite = validate270;
const schema119 = {"$id":"schema_SmsTemplateWrite","type":"object","required":["textBody","encoding","maxCount","templateName"],"properties":{"textBody":{"type":"string","minLength":1,"maxLength":10000},"encoding":{"$ref":"schema_SmsEncoding"},"maxCount":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateName":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsTemplateWrite" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.textBody === undefined) && (missing0 = "textBody")) || ((data.encoding === undefined) && (missing0 = "encoding"))) || ((data.maxCount === undefined) && (missing0 = "maxCount"))) || ((data.templateName === undefined) && (missing0 = "templateName"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "textBody") || (key0 === "encoding")) || (key0 === "maxCount")) || (key0 === "templateName"))){
validate270.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.textBody !== undefined){
let data0 = data.textBody;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate270.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate270.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
const _errs4 = errors;
if(!(validate218(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxCount !== undefined){
let data2 = data.maxCount;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate270.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate270.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate270.errors = [{instancePath:instancePath+"/maxCount",schemaPath:"#/properties/maxCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateName !== undefined){
let data3 = data.templateName;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 255){
validate270.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate270.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MobileApp = validate272;
const schema120 = {"$id":"schema_MobileApp","type":"object","required":["id","name","sandbox"],"properties":{"id":{"$ref":"schema_TransactionalId"},"name":{"type":"string","minLength":1},"sandbox":{"type":"boolean"},"certificate":{"type":"string"},"password":{"type":"string"},"authKey":{"type":"string"}},"additionalProperties":false};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MobileApp" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.sandbox === undefined) && (missing0 = "sandbox"))){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "sandbox")) || (key0 === "certificate")) || (key0 === "password")) || (key0 === "authKey"))){
validate272.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate272.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate272.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
const _errs5 = errors;
if(typeof data.sandbox !== "boolean"){
validate272.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate !== undefined){
const _errs7 = errors;
if(typeof data.certificate !== "string"){
validate272.errors = [{instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs9 = errors;
if(typeof data.password !== "string"){
validate272.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authKey !== undefined){
const _errs11 = errors;
if(typeof data.authKey !== "string"){
validate272.errors = [{instancePath:instancePath+"/authKey",schemaPath:"#/properties/authKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MobileAppList = validate274;
const schema121 = {"$id":"schema_MobileAppList","type":"array","items":{"$ref":"schema_MobileApp"}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MobileAppList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate272(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MobileAppWrite = validate276;
const schema122 = {"$id":"schema_MobileAppWrite","type":"object","required":["name","sandbox"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"sandbox":{"type":"boolean"},"certificate":{"type":"string","minLength":1,"maxLength":65535},"password":{"type":"string","maxLength":4096},"authKey":{"type":"string","minLength":1,"maxLength":4096}},"additionalProperties":false};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MobileAppWrite" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.sandbox === undefined) && (missing0 = "sandbox"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "sandbox")) || (key0 === "certificate")) || (key0 === "password")) || (key0 === "authKey"))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate276.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate276.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sandbox !== undefined){
const _errs4 = errors;
if(typeof data.sandbox !== "boolean"){
validate276.errors = [{instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate !== undefined){
let data2 = data.certificate;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 65535){
validate276.errors = [{instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate276.errors = [{instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data3 = data.password;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 4096){
validate276.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authKey !== undefined){
let data4 = data.authKey;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 4096){
validate276.errors = [{instancePath:instancePath+"/authKey",schemaPath:"#/properties/authKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate276.errors = [{instancePath:instancePath+"/authKey",schemaPath:"#/properties/authKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/authKey",schemaPath:"#/properties/authKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MobileAppId = validate277;
const schema123 = {"$id":"schema_MobileAppId","type":"object","required":["mobileAppId"],"properties":{"mobileAppId":{"$ref":"schema_TransactionalId"}},"additionalProperties":false};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MobileAppId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mobileAppId === undefined) && (missing0 = "mobileAppId")){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mobileAppId")){
validate277.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileAppId !== undefined){
if(!(validate62(data.mobileAppId, {instancePath:instancePath+"/mobileAppId",parentData:data,parentDataProperty:"mobileAppId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SinglePushText = validate279;
const schema124 = {"$id":"schema_SinglePushText","type":"object","required":["to","subject","textBody","appId"],"properties":{"to":{"type":"string","minLength":1,"maxLength":4096},"subject":{"type":"string","minLength":1,"maxLength":998},"textBody":{"type":"string","minLength":1,"maxLength":10000},"appId":{"type":"integer","format":"int32","minimum":1},"custom":{"type":"string","maxLength":65535},"scheduleTo":{"$ref":"schema_SendDate"}},"additionalProperties":false};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SinglePushText" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.to === undefined) && (missing0 = "to")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.appId === undefined) && (missing0 = "appId"))){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "to") || (key0 === "subject")) || (key0 === "textBody")) || (key0 === "appId")) || (key0 === "custom")) || (key0 === "scheduleTo"))){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate279.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate279.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 998){
validate279.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate279.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data2 = data.textBody;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 10000){
validate279.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate279.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data3 = data.appId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate279.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate279.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate279.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data4 = data.custom;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 65535){
validate279.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
}
else {
validate279.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleTo !== undefined){
const _errs12 = errors;
if(!(validate163(data.scheduleTo, {instancePath:instancePath+"/scheduleTo",parentData:data,parentDataProperty:"scheduleTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SinglePushTemplate = validate281;
const schema125 = {"$id":"schema_SinglePushTemplate","type":"object","required":["to","templateId"],"properties":{"to":{"type":"string","minLength":1,"maxLength":4096},"custom":{"type":"string","maxLength":65535},"templateId":{"type":"string","minLength":1,"maxLength":255},"scheduleTo":{"$ref":"schema_SendDate"}},"additionalProperties":false};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SinglePushTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.to === undefined) && (missing0 = "to")) || ((data.templateId === undefined) && (missing0 = "templateId"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "to") || (key0 === "custom")) || (key0 === "templateId")) || (key0 === "scheduleTo"))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate281.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate281.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data1 = data.custom;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 65535){
validate281.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data2 = data.templateId;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate281.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate281.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleTo !== undefined){
const _errs8 = errors;
if(!(validate163(data.scheduleTo, {instancePath:instancePath+"/scheduleTo",parentData:data,parentDataProperty:"scheduleTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SinglePush = validate283;
const schema126 = {"$id":"schema_SinglePush","type":"object","oneOf":[{"$ref":"schema_SinglePushText"},{"$ref":"schema_SinglePushTemplate"}]};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SinglePush" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate283.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate283.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate283.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_PushBatch = validate286;
const schema127 = {"$id":"schema_PushBatch","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schema_SinglePush"}};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushBatch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate286.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data.length < 1){
validate286.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate283(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushMessageIdList = validate288;
const schema128 = {"$id":"schema_PushMessageIdList","type":"array","items":{"$ref":"schema_MessageId"}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushMessageIdList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate170(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushMessageListItem = validate290;
const schema129 = {"$id":"schema_PushMessageListItem","type":"object","required":["createDate","subscriberDevice","groupName","messageId","appId"],"properties":{"createDate":{"$ref":"schema_Timestamp"},"subscriberDevice":{"type":"string"},"groupName":{"type":"string"},"messageId":{"type":"string"},"appId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"}},"additionalProperties":false};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushMessageListItem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.createDate === undefined) && (missing0 = "createDate")) || ((data.subscriberDevice === undefined) && (missing0 = "subscriberDevice"))) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.appId === undefined) && (missing0 = "appId"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "createDate") || (key0 === "subscriberDevice")) || (key0 === "groupName")) || (key0 === "messageId")) || (key0 === "appId"))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.createDate !== undefined){
const _errs2 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberDevice !== undefined){
const _errs3 = errors;
if(typeof data.subscriberDevice !== "string"){
validate290.errors = [{instancePath:instancePath+"/subscriberDevice",schemaPath:"#/properties/subscriberDevice/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs5 = errors;
if(typeof data.groupName !== "string"){
validate290.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs7 = errors;
if(typeof data.messageId !== "string"){
validate290.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data4 = data.appId;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate290.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate290.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate290.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushMessageList = validate292;
const schema130 = {"$id":"schema_PushMessageList","type":"array","items":{"$ref":"schema_PushMessageListItem"}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushMessageList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate290(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushMessage = validate294;
const schema131 = {"$id":"schema_PushMessage","type":"object","required":["id","name","groupId","appId","subscriberId","subject","textBody","createDate","status"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"appId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subject":{"type":"string"},"textBody":{"type":"string"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"custom":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"status":{"$ref":"schema_MessageStatus"}},"additionalProperties":false};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.appId === undefined) && (missing0 = "appId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.status === undefined) && (missing0 = "status"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema131.properties, key0))){
validate294.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate294.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate294.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate294.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate294.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate294.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate294.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate294.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data3 = data.appId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate294.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate294.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate294.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data4 = data.subscriberId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate294.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate294.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate294.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs12 = errors;
if(typeof data.subject !== "string"){
validate294.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
const _errs14 = errors;
if(typeof data.textBody !== "string"){
validate294.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate294.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate294.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate294.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
const _errs18 = errors;
if(typeof data.custom !== "string"){
validate294.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs20 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs21 = errors;
if(!(validate228(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushLogCampaign = validate297;
const schema132 = {"$id":"schema_PushLogCampaign","type":"object","required":["id","groupId","subscriberId","name","domainShared","channel","currentStatus","contentSubject","createDate","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","hasunsubscribe","cc","bcc"],"properties":{"id":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"domainId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"groupId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"userId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"senderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"replySenderId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"subscriberId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"templateId":{"minimum":1,"maximum":9007199254740991,"type":"integer","format":"int64"},"name":{"type":"string"},"domain":{"type":"string"},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"push"},"customSenderName":{"type":"string"},"currentStatus":{"$ref":"schema_MessageStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":"string"},"contentText":{"type":"string"},"contentFilename":{"type":"string"},"createDate":{"$ref":"schema_Timestamp"},"createIp":{"type":"string"},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":"string"},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string"},"autoResponseSuppress":{"type":"string"},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":"object","additionalProperties":true}},"additionalProperties":false};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushLogCampaign" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.contentSubject === undefined) && (missing0 = "contentSubject"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema132.properties, key0))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate297.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate297.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate297.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate297.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate297.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate297.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate297.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate297.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate297.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate297.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate297.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate297.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate297.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate297.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate297.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate297.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate297.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate297.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate297.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate297.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate297.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate297.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate297.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate297.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs18 = errors;
if(typeof data.name !== "string"){
validate297.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs20 = errors;
if(typeof data.domain !== "string"){
validate297.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs22 = errors;
if(typeof data.domainShared !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate297.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("push" !== data11){
validate297.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "push"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
const _errs26 = errors;
if(typeof data.customSenderName !== "string"){
validate297.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs28 = errors;
if(!(validate228(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs29 = errors;
if(typeof data.contentSubject !== "string"){
validate297.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
const _errs31 = errors;
if(typeof data.contentHtml !== "string"){
validate297.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
const _errs33 = errors;
if(typeof data.contentText !== "string"){
validate297.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
const _errs35 = errors;
if(typeof data.contentFilename !== "string"){
validate297.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
const _errs37 = errors;
if(!(validate86(data.createDate, {instancePath:instancePath+"/createDate",parentData:data,parentDataProperty:"createDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
const _errs38 = errors;
if(typeof data.createIp !== "string"){
validate297.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openTrackingEnabled !== undefined){
const _errs40 = errors;
if(typeof data.openTrackingEnabled !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clickTrackingEnabled !== undefined){
const _errs42 = errors;
if(typeof data.clickTrackingEnabled !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs44 = errors;
if(typeof data.register !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeTags !== undefined){
let data23 = data.mergeTags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data23[i0] !== "string"){
validate297.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachement !== undefined){
const _errs50 = errors;
if(typeof data.attachement !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
const _errs52 = errors;
if(typeof data.pluginKey !== "string"){
validate297.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasunsubscribe !== undefined){
const _errs54 = errors;
if(typeof data.hasunsubscribe !== "boolean"){
validate297.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
const _errs56 = errors;
if(typeof data.optInIpAddress !== "string"){
validate297.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
const _errs58 = errors;
if(typeof data.autoResponseSuppress !== "string"){
validate297.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data30 = data.cc;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid2 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(!(validate180(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data32 = data.bcc;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid3 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs65 = errors;
if(!(validate180(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedTemplateData !== undefined){
let data34 = data.advancedTemplateData;
const _errs66 = errors;
if(errors === _errs66){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
validate297.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushLogEntry = validate302;
const schema133 = {"$id":"schema_PushLogEntry","type":"object","required":["campaign","subscriberDevice","campaignStatusLog"],"properties":{"campaign":{"$ref":"schema_PushLogCampaign"},"subscriberDevice":{"type":"string"},"campaignStatusLog":{"type":"array","items":{"$ref":"schema_MessageStatusLogEntry"}}},"additionalProperties":false};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushLogEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.subscriberDevice === undefined) && (missing0 = "subscriberDevice"))) || ((data.campaignStatusLog === undefined) && (missing0 = "campaignStatusLog"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "campaign") || (key0 === "subscriberDevice")) || (key0 === "campaignStatusLog"))){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign !== undefined){
const _errs2 = errors;
if(!(validate297(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberDevice !== undefined){
const _errs3 = errors;
if(typeof data.subscriberDevice !== "string"){
validate302.errors = [{instancePath:instancePath+"/subscriberDevice",schemaPath:"#/properties/subscriberDevice/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaignStatusLog !== undefined){
let data2 = data.campaignStatusLog;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate241(data2[i0], {instancePath:instancePath+"/campaignStatusLog/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/campaignStatusLog",schemaPath:"#/properties/campaignStatusLog/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushLog = validate305;
const schema134 = {"$id":"schema_PushLog","type":"array","items":{"$ref":"schema_PushLogEntry"}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushLog" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate302(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushReportRow = validate307;
const schema135 = {"$id":"schema_PushReportRow","type":"object","required":["groupId","groupName","metricsTotal","metricsNotDelivered","metricsSent","metricsDelivered","metricsRejected","metricsUnknown","timePeriod"],"properties":{"groupId":{"type":"string"},"groupName":{"type":"string"},"metricsTotal":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsNotDelivered":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsSent":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsDelivered":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsRejected":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"metricsUnknown":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"timePeriod":{"type":"string","pattern":"^\\d{4}-\\d{2}(-\\d{2})?$"}},"additionalProperties":false};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushReportRow" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.groupId === undefined) && (missing0 = "groupId")) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.metricsTotal === undefined) && (missing0 = "metricsTotal"))) || ((data.metricsNotDelivered === undefined) && (missing0 = "metricsNotDelivered"))) || ((data.metricsSent === undefined) && (missing0 = "metricsSent"))) || ((data.metricsDelivered === undefined) && (missing0 = "metricsDelivered"))) || ((data.metricsRejected === undefined) && (missing0 = "metricsRejected"))) || ((data.metricsUnknown === undefined) && (missing0 = "metricsUnknown"))) || ((data.timePeriod === undefined) && (missing0 = "timePeriod"))){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema135.properties, key0))){
validate307.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.groupId !== undefined){
const _errs2 = errors;
if(typeof data.groupId !== "string"){
validate307.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
const _errs4 = errors;
if(typeof data.groupName !== "string"){
validate307.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsTotal !== undefined){
let data2 = data.metricsTotal;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate307.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate307.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate307.errors = [{instancePath:instancePath+"/metricsTotal",schemaPath:"#/properties/metricsTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsNotDelivered !== undefined){
let data3 = data.metricsNotDelivered;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate307.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate307.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate307.errors = [{instancePath:instancePath+"/metricsNotDelivered",schemaPath:"#/properties/metricsNotDelivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsSent !== undefined){
let data4 = data.metricsSent;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate307.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate307.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate307.errors = [{instancePath:instancePath+"/metricsSent",schemaPath:"#/properties/metricsSent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsDelivered !== undefined){
let data5 = data.metricsDelivered;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate307.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate307.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate307.errors = [{instancePath:instancePath+"/metricsDelivered",schemaPath:"#/properties/metricsDelivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsRejected !== undefined){
let data6 = data.metricsRejected;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate307.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate307.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate307.errors = [{instancePath:instancePath+"/metricsRejected",schemaPath:"#/properties/metricsRejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metricsUnknown !== undefined){
let data7 = data.metricsUnknown;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate307.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate307.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate307.errors = [{instancePath:instancePath+"/metricsUnknown",schemaPath:"#/properties/metricsUnknown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timePeriod !== undefined){
let data8 = data.timePeriod;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
validate307.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}(-\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}(-\\d{2})?$"+"\""}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/timePeriod",schemaPath:"#/properties/timePeriod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushReportRowList = validate308;
const schema136 = {"$id":"schema_PushReportRowList","type":"array","items":{"$ref":"schema_PushReportRow"}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushReportRowList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate307(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushTemplate = validate310;
const schema137 = {"$id":"schema_PushTemplate","type":"object","required":["id","subject","textBody","appId","templateName"],"properties":{"id":{"$ref":"schema_TransactionalId"},"subject":{"type":"string","minLength":1},"textBody":{"type":"string","minLength":1},"appId":{"type":"integer","format":"int32","minimum":1},"customData":{"type":"string"},"templateName":{"type":"string","minLength":1}},"additionalProperties":false};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.appId === undefined) && (missing0 = "appId"))) || ((data.templateName === undefined) && (missing0 = "templateName"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "subject")) || (key0 === "textBody")) || (key0 === "appId")) || (key0 === "customData")) || (key0 === "templateName"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate310.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data2 = data.textBody;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate310.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data3 = data.appId;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate310.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate310.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate310.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
const _errs9 = errors;
if(typeof data.customData !== "string"){
validate310.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateName !== undefined){
let data5 = data.templateName;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate310.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushTemplateList = validate312;
const schema138 = {"$id":"schema_PushTemplateList","type":"array","items":{"$ref":"schema_PushTemplate"}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushTemplateList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate310(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PushTemplateWrite = validate314;
const schema139 = {"$id":"schema_PushTemplateWrite","type":"object","required":["subject","textBody","appId","templateName"],"properties":{"subject":{"type":"string","minLength":1,"maxLength":998},"textBody":{"type":"string","minLength":1,"maxLength":10000},"appId":{"type":"integer","format":"int32","minimum":1},"customData":{"type":"string","maxLength":65535},"templateName":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushTemplateWrite" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.textBody === undefined) && (missing0 = "textBody"))) || ((data.appId === undefined) && (missing0 = "appId"))) || ((data.templateName === undefined) && (missing0 = "templateName"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "subject") || (key0 === "textBody")) || (key0 === "appId")) || (key0 === "customData")) || (key0 === "templateName"))){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
let data0 = data.subject;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 998){
validate314.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate314.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textBody !== undefined){
let data1 = data.textBody;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 10000){
validate314.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate314.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data2 = data.appId;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate314.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate314.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate314.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
let data3 = data.customData;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 65535){
validate314.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/maxLength",keyword:"maxLength",params:{limit: 65535},message:"must NOT have more than 65535 characters"}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.templateName !== undefined){
let data4 = data.templateName;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 255){
validate314.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate314.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/templateName",schemaPath:"#/properties/templateName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalGroup = validate315;
const schema140 = {"$id":"schema_TransactionalGroup","type":"object","required":["id","name","channel"],"properties":{"id":{"$ref":"schema_TransactionalId"},"name":{"type":"string"},"channel":{"$ref":"schema_TransactionalChannel"}},"additionalProperties":false};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalGroup" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.channel === undefined) && (missing0 = "channel"))){
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "channel"))){
validate315.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate315.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs5 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalGroupList = validate318;
const schema141 = {"$id":"schema_TransactionalGroupList","type":"array","items":{"$ref":"schema_TransactionalGroup"}};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalGroupList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate315(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalAction = validate320;
const schema142 = {"$id":"schema_TransactionalAction","type":"string","enum":["processed","failed","sent","delivered","canceled","click","view","remove","bounce","abuse"]};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data === "processed") || (data === "failed")) || (data === "sent")) || (data === "delivered")) || (data === "canceled")) || (data === "click")) || (data === "view")) || (data === "remove")) || (data === "bounce")) || (data === "abuse"))){
validate320.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalWebhook = validate321;
const schema143 = {"$id":"schema_TransactionalWebhook","type":"object","required":["id","channel","callbackUrl","actions"],"properties":{"id":{"$ref":"schema_TransactionalId"},"channel":{"$ref":"schema_TransactionalChannel"},"callbackUrl":{"type":"string","format":"uri"},"actions":{"type":"array","items":{"$ref":"schema_TransactionalAction"}}},"additionalProperties":false};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalWebhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.callbackUrl === undefined) && (missing0 = "callbackUrl"))) || ((data.actions === undefined) && (missing0 = "actions"))){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "channel")) || (key0 === "callbackUrl")) || (key0 === "actions"))){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs3 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackUrl !== undefined){
let data2 = data.callbackUrl;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(!(formats44(data2))){
validate321.errors = [{instancePath:instancePath+"/callbackUrl",schemaPath:"#/properties/callbackUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/callbackUrl",schemaPath:"#/properties/callbackUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data3 = data.actions;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate320(data3[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalWebhookList = validate325;
const schema144 = {"$id":"schema_TransactionalWebhookList","type":"array","items":{"$ref":"schema_TransactionalWebhook"}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalWebhookList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate321(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailAction = validate327;
const schema145 = {"$id":"schema_TransactionalEmailAction","type":"string","enum":["processed","failed","sent","canceled","click","view","remove","bounce","abuse"]};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "processed") || (data === "failed")) || (data === "sent")) || (data === "canceled")) || (data === "click")) || (data === "view")) || (data === "remove")) || (data === "bounce")) || (data === "abuse"))){
validate327.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema145.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_EmailWebhookCreate = validate328;
const schema146 = {"$id":"schema_EmailWebhookCreate","type":"object","required":["url","channel"],"properties":{"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":8000},"channel":{"type":"string","const":"email"},"actions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"schema_TransactionalEmailAction"}}},"additionalProperties":false};
const func0 = require("ajv/dist/runtime/equal.js").default;

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailWebhookCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.channel === undefined) && (missing0 = "channel"))){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "channel")) || (key0 === "actions"))){
validate328.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 8000){
validate328.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate328.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats44(data0))){
validate328.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate328.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data1){
validate328.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate328.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate327(data2[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate328.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsAction = validate330;
const schema147 = {"$id":"schema_TransactionalSmsAction","type":"string","enum":["processed","failed","sent","delivered","canceled"]};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "processed") || (data === "failed")) || (data === "sent")) || (data === "delivered")) || (data === "canceled"))){
validate330.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_SmsWebhookCreate = validate331;
const schema148 = {"$id":"schema_SmsWebhookCreate","type":"object","required":["url","channel"],"properties":{"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":8000},"channel":{"type":"string","const":"sms"},"actions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"schema_TransactionalSmsAction"}}},"additionalProperties":false};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsWebhookCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.channel === undefined) && (missing0 = "channel"))){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "channel")) || (key0 === "actions"))){
validate331.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 8000){
validate331.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate331.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats44(data0))){
validate331.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate331.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sms" !== data1){
validate331.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "sms"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate331.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate330(data2[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate331.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalPushAction = validate333;
const schema149 = {"$id":"schema_TransactionalPushAction","type":"string","enum":["processed","failed","sent","canceled","delivered"]};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalPushAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "processed") || (data === "failed")) || (data === "sent")) || (data === "canceled")) || (data === "delivered"))){
validate333.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema149.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_PushWebhookCreate = validate334;
const schema150 = {"$id":"schema_PushWebhookCreate","type":"object","required":["url","channel"],"properties":{"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":8000},"channel":{"type":"string","const":"push"},"actions":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"schema_TransactionalPushAction"}}},"additionalProperties":false};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushWebhookCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.channel === undefined) && (missing0 = "channel"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "channel")) || (key0 === "actions"))){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 8000){
validate334.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate334.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats44(data0))){
validate334.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data1 = data.channel;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate334.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("push" !== data1){
validate334.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "push"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate334.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate333(data2[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate334.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalWebhookCreate = validate336;
const schema151 = {"$id":"schema_TransactionalWebhookCreate","type":"object","oneOf":[{"$ref":"schema_EmailWebhookCreate"},{"$ref":"schema_SmsWebhookCreate"},{"$ref":"schema_PushWebhookCreate"}],"discriminator":{"propertyName":"channel"}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalWebhookCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.channel;
if(typeof tag0 == "string"){
if(tag0 === "email"){
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "sms"){
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "push"){
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "channel", tagValue: tag0},message:"value of tag \"channel\" must be in oneOf"}];
return false;
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "channel", tagValue: tag0},message:"tag \"channel\" must be string"}];
return false;
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate336.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_TransactionalWebhookId = validate340;
const schema152 = {"$id":"schema_TransactionalWebhookId","type":"object","required":["webhookId","secret"],"properties":{"webhookId":{"$ref":"schema_TransactionalId"},"secret":{"type":"string","pattern":"^whsec_"}},"additionalProperties":false};
const pattern19 = new RegExp("^whsec_", "u");

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalWebhookId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.webhookId === undefined) && (missing0 = "webhookId")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "webhookId") || (key0 === "secret"))){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhookId !== undefined){
const _errs2 = errors;
if(!(validate62(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern19.test(data1)){
validate340.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^whsec_"},message:"must match pattern \""+"^whsec_"+"\""}];
return false;
}
}
else {
validate340.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailValidation = validate342;
const schema153 = {"$id":"schema_EmailValidation","type":"object","required":["email"],"properties":{"email":{"type":"string","maxLength":254},"isMx":{"type":"boolean"},"isTemporaryEmail":{"type":"boolean"}},"additionalProperties":false};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailValidation" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "isMx")) || (key0 === "isTemporaryEmail"))){
validate342.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate342.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
}
else {
validate342.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isMx !== undefined){
const _errs4 = errors;
if(typeof data.isMx !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/isMx",schemaPath:"#/properties/isMx/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isTemporaryEmail !== undefined){
const _errs6 = errors;
if(typeof data.isTemporaryEmail !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/isTemporaryEmail",schemaPath:"#/properties/isTemporaryEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailValidationResult = validate343;
const schema154 = {"$id":"schema_EmailValidationResult","type":"object","required":["emailValid"],"properties":{"emailValid":{"type":"string","enum":["true","false"]},"mx":{"type":"string","enum":["true","false"]},"emailTemporary":{"type":"string","enum":["true","false"]}},"additionalProperties":false};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailValidationResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.emailValid === undefined) && (missing0 = "emailValid")){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "emailValid") || (key0 === "mx")) || (key0 === "emailTemporary"))){
validate343.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.emailValid !== undefined){
let data0 = data.emailValid;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate343.errors = [{instancePath:instancePath+"/emailValid",schemaPath:"#/properties/emailValid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "true") || (data0 === "false"))){
validate343.errors = [{instancePath:instancePath+"/emailValid",schemaPath:"#/properties/emailValid/enum",keyword:"enum",params:{allowedValues: schema154.properties.emailValid.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mx !== undefined){
let data1 = data.mx;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate343.errors = [{instancePath:instancePath+"/mx",schemaPath:"#/properties/mx/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "true") || (data1 === "false"))){
validate343.errors = [{instancePath:instancePath+"/mx",schemaPath:"#/properties/mx/enum",keyword:"enum",params:{allowedValues: schema154.properties.mx.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emailTemporary !== undefined){
let data2 = data.emailTemporary;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate343.errors = [{instancePath:instancePath+"/emailTemporary",schemaPath:"#/properties/emailTemporary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "true") || (data2 === "false"))){
validate343.errors = [{instancePath:instancePath+"/emailTemporary",schemaPath:"#/properties/emailTemporary/enum",keyword:"enum",params:{allowedValues: schema154.properties.emailTemporary.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLength = validate344;
const schema155 = {"$id":"schema_SmsLength","type":"object","required":["message","gsm0338"],"properties":{"message":{"type":"string","maxLength":10000},"gsm0338":{"type":"boolean"}},"additionalProperties":false};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLength" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.gsm0338 === undefined) && (missing0 = "gsm0338"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "gsm0338"))){
validate344.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate344.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate344.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gsm0338 !== undefined){
const _errs4 = errors;
if(typeof data.gsm0338 !== "boolean"){
validate344.errors = [{instancePath:instancePath+"/gsm0338",schemaPath:"#/properties/gsm0338/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SmsLengthResult = validate345;
const schema156 = {"$id":"schema_SmsLengthResult","type":"object","required":["gsm0338","charCount","parts","charPerMessage","message"],"properties":{"gsm0338":{"type":"boolean"},"charCount":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"parts":{"minimum":0,"maximum":9007199254740991,"type":"integer","format":"int64"},"charPerMessage":{"type":"integer","enum":[67,70,153,160]},"message":{"type":"string"}},"additionalProperties":false};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SmsLengthResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.gsm0338 === undefined) && (missing0 = "gsm0338")) || ((data.charCount === undefined) && (missing0 = "charCount"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.charPerMessage === undefined) && (missing0 = "charPerMessage"))) || ((data.message === undefined) && (missing0 = "message"))){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "gsm0338") || (key0 === "charCount")) || (key0 === "parts")) || (key0 === "charPerMessage")) || (key0 === "message"))){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.gsm0338 !== undefined){
const _errs2 = errors;
if(typeof data.gsm0338 !== "boolean"){
validate345.errors = [{instancePath:instancePath+"/gsm0338",schemaPath:"#/properties/gsm0338/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charCount !== undefined){
let data1 = data.charCount;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate345.errors = [{instancePath:instancePath+"/charCount",schemaPath:"#/properties/charCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate345.errors = [{instancePath:instancePath+"/charCount",schemaPath:"#/properties/charCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate345.errors = [{instancePath:instancePath+"/charCount",schemaPath:"#/properties/charCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data2 = data.parts;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate345.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate345.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate345.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charPerMessage !== undefined){
let data3 = data.charPerMessage;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate345.errors = [{instancePath:instancePath+"/charPerMessage",schemaPath:"#/properties/charPerMessage/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((((data3 === 67) || (data3 === 70)) || (data3 === 153)) || (data3 === 160))){
validate345.errors = [{instancePath:instancePath+"/charPerMessage",schemaPath:"#/properties/charPerMessage/enum",keyword:"enum",params:{allowedValues: schema156.properties.charPerMessage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_PhoneValidation = validate346;
const schema157 = {"$id":"schema_PhoneValidation","type":"object","required":["valid","isValid","prefix","number","message"],"properties":{"valid":{"type":"boolean"},"isValid":{"type":"boolean"},"prefix":{"type":"string"},"number":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PhoneValidation" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.valid === undefined) && (missing0 = "valid")) || ((data.isValid === undefined) && (missing0 = "isValid"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.number === undefined) && (missing0 = "number"))) || ((data.message === undefined) && (missing0 = "message"))){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "valid") || (key0 === "isValid")) || (key0 === "prefix")) || (key0 === "number")) || (key0 === "message"))){
validate346.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.valid !== undefined){
const _errs2 = errors;
if(typeof data.valid !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isValid !== undefined){
const _errs4 = errors;
if(typeof data.isValid !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/isValid",schemaPath:"#/properties/isValid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs6 = errors;
if(typeof data.prefix !== "string"){
validate346.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs8 = errors;
if(typeof data.number !== "string"){
validate346.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate346.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailEventData = validate347;
const schema158 = {"$id":"schema_TransactionalEmailEventData","type":"object","required":["recipientEmail","groupId","recipientId","senderEmail","messageId","createDate"],"properties":{"recipientEmail":{"type":"string"},"groupId":{"type":"string"},"recipientId":{"type":"string"},"senderEmail":{"type":"string"},"messageId":{"type":"string"},"customData":{"type":"string"},"createDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"},"url":{"type":"string"},"reason":{"type":"string"},"bounceType":{"type":"string","enum":["hard","soft"]}},"additionalProperties":false};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailEventData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.recipientEmail === undefined) && (missing0 = "recipientEmail")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.recipientId === undefined) && (missing0 = "recipientId"))) || ((data.senderEmail === undefined) && (missing0 = "senderEmail"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema158.properties, key0))){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.recipientEmail !== undefined){
const _errs2 = errors;
if(typeof data.recipientEmail !== "string"){
validate347.errors = [{instancePath:instancePath+"/recipientEmail",schemaPath:"#/properties/recipientEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
const _errs4 = errors;
if(typeof data.groupId !== "string"){
validate347.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipientId !== undefined){
const _errs6 = errors;
if(typeof data.recipientId !== "string"){
validate347.errors = [{instancePath:instancePath+"/recipientId",schemaPath:"#/properties/recipientId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderEmail !== undefined){
const _errs8 = errors;
if(typeof data.senderEmail !== "string"){
validate347.errors = [{instancePath:instancePath+"/senderEmail",schemaPath:"#/properties/senderEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs10 = errors;
if(typeof data.messageId !== "string"){
validate347.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
const _errs12 = errors;
if(typeof data.customData !== "string"){
validate347.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data6 = data.createDate;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate347.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate347.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate347.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs16 = errors;
if(typeof data.url !== "string"){
validate347.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs18 = errors;
if(typeof data.reason !== "string"){
validate347.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bounceType !== undefined){
let data9 = data.bounceType;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate347.errors = [{instancePath:instancePath+"/bounceType",schemaPath:"#/properties/bounceType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "hard") || (data9 === "soft"))){
validate347.errors = [{instancePath:instancePath+"/bounceType",schemaPath:"#/properties/bounceType/enum",keyword:"enum",params:{allowedValues: schema158.properties.bounceType.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailEvent = validate348;
const schema159 = {"$id":"schema_TransactionalEmailEvent","type":"object","required":["data","action","actionDate"],"properties":{"data":{"$ref":"schema_TransactionalEmailEventData"},"action":{"$ref":"schema_TransactionalEmailAction"},"actionDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"}},"additionalProperties":false};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.actionDate === undefined) && (missing0 = "actionDate"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "action")) || (key0 === "actionDate"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate347(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs3 = errors;
if(!(validate327(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionDate !== undefined){
let data2 = data.actionDate;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate348.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate348.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate348.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalEmailEventList = validate351;
const schema160 = {"$id":"schema_TransactionalEmailEventList","type":"array","minItems":1,"items":{"$ref":"schema_TransactionalEmailEvent"}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalEmailEventList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate351.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate348(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsEventData = validate353;
const schema161 = {"$id":"schema_TransactionalSmsEventData","type":"object","required":["recipientMobile","groupId","recipientId","senderMobile","messageId","createDate"],"properties":{"recipientMobile":{"type":"string"},"groupId":{"type":"string"},"recipientId":{"type":"string"},"senderMobile":{"type":"string"},"messageId":{"type":"string"},"customData":{"type":"string"},"createDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"},"reason":{"type":"string"}},"additionalProperties":false};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsEventData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.recipientMobile === undefined) && (missing0 = "recipientMobile")) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.recipientId === undefined) && (missing0 = "recipientId"))) || ((data.senderMobile === undefined) && (missing0 = "senderMobile"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "recipientMobile") || (key0 === "groupId")) || (key0 === "recipientId")) || (key0 === "senderMobile")) || (key0 === "messageId")) || (key0 === "customData")) || (key0 === "createDate")) || (key0 === "reason"))){
validate353.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.recipientMobile !== undefined){
const _errs2 = errors;
if(typeof data.recipientMobile !== "string"){
validate353.errors = [{instancePath:instancePath+"/recipientMobile",schemaPath:"#/properties/recipientMobile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined){
const _errs4 = errors;
if(typeof data.groupId !== "string"){
validate353.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipientId !== undefined){
const _errs6 = errors;
if(typeof data.recipientId !== "string"){
validate353.errors = [{instancePath:instancePath+"/recipientId",schemaPath:"#/properties/recipientId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senderMobile !== undefined){
const _errs8 = errors;
if(typeof data.senderMobile !== "string"){
validate353.errors = [{instancePath:instancePath+"/senderMobile",schemaPath:"#/properties/senderMobile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs10 = errors;
if(typeof data.messageId !== "string"){
validate353.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
const _errs12 = errors;
if(typeof data.customData !== "string"){
validate353.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data6 = data.createDate;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate353.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate353.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate353.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs16 = errors;
if(typeof data.reason !== "string"){
validate353.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsEvent = validate354;
const schema162 = {"$id":"schema_TransactionalSmsEvent","type":"object","required":["data","action","actionDate"],"properties":{"data":{"$ref":"schema_TransactionalSmsEventData"},"action":{"$ref":"schema_TransactionalSmsAction"},"actionDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"}},"additionalProperties":false};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.actionDate === undefined) && (missing0 = "actionDate"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "action")) || (key0 === "actionDate"))){
validate354.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate353(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs3 = errors;
if(!(validate330(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionDate !== undefined){
let data2 = data.actionDate;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate354.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate354.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate354.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalSmsEventList = validate357;
const schema163 = {"$id":"schema_TransactionalSmsEventList","type":"array","minItems":1,"items":{"$ref":"schema_TransactionalSmsEvent"}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalSmsEventList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate357.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate354(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalPushEventData = validate359;
const schema164 = {"$id":"schema_TransactionalPushEventData","type":"object","required":["recipientDevice","appId","messageId","createDate"],"properties":{"recipientDevice":{"type":"string"},"appId":{"type":"integer","format":"int32","minimum":1},"messageId":{"type":"string"},"customData":{"type":"string"},"createDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"},"reason":{"type":"string"}},"additionalProperties":false};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalPushEventData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.recipientDevice === undefined) && (missing0 = "recipientDevice")) || ((data.appId === undefined) && (missing0 = "appId"))) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "recipientDevice") || (key0 === "appId")) || (key0 === "messageId")) || (key0 === "customData")) || (key0 === "createDate")) || (key0 === "reason"))){
validate359.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.recipientDevice !== undefined){
const _errs2 = errors;
if(typeof data.recipientDevice !== "string"){
validate359.errors = [{instancePath:instancePath+"/recipientDevice",schemaPath:"#/properties/recipientDevice/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appId !== undefined){
let data1 = data.appId;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate359.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate359.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate359.errors = [{instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs6 = errors;
if(typeof data.messageId !== "string"){
validate359.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customData !== undefined){
const _errs8 = errors;
if(typeof data.customData !== "string"){
validate359.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data4 = data.createDate;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate359.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate359.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate359.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs12 = errors;
if(typeof data.reason !== "string"){
validate359.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalPushEvent = validate360;
const schema165 = {"$id":"schema_TransactionalPushEvent","type":"object","required":["data","action","actionDate"],"properties":{"data":{"$ref":"schema_TransactionalPushEventData"},"action":{"$ref":"schema_TransactionalPushAction"},"actionDate":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer","format":"int64"}},"additionalProperties":false};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalPushEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.actionDate === undefined) && (missing0 = "actionDate"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "action")) || (key0 === "actionDate"))){
validate360.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate359(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs3 = errors;
if(!(validate333(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionDate !== undefined){
let data2 = data.actionDate;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate360.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate360.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate360.errors = [{instancePath:instancePath+"/actionDate",schemaPath:"#/properties/actionDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_TransactionalPushEventList = validate363;
const schema166 = {"$id":"schema_TransactionalPushEventList","type":"array","minItems":1,"items":{"$ref":"schema_TransactionalPushEvent"}};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_TransactionalPushEventList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate363.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate360(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CreateAlertTemplateBadRequest = validate365;
const schema167 = {"$id":"schema_CreateAlertTemplateBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"name_taken":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CreateAlertTemplateBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate365.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate365.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate365.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate365.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate365.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate365.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate365.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate365.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate365.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate365.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name_taken !== undefined){
const _errs13 = errors;
if(typeof data4.name_taken !== "string"){
validate365.errors = [{instancePath:instancePath+"/errors/name_taken",schemaPath:"#/properties/errors/properties/name_taken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate365.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate365.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate365.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UpdateAlertTemplateBadRequest = validate366;
const schema168 = {"$id":"schema_UpdateAlertTemplateBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"name_taken":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UpdateAlertTemplateBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate366.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate366.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate366.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate366.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate366.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name_taken !== undefined){
if(typeof data4.name_taken !== "string"){
validate366.errors = [{instancePath:instancePath+"/errors/name_taken",schemaPath:"#/properties/errors/properties/name_taken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate366.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_StopAlertBadRequest = validate367;
const schema169 = {"$id":"schema_StopAlertBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"none_pending":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_StopAlertBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate367.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate367.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate367.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate367.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate367.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate367.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate367.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate367.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate367.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate367.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate367.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.none_pending !== undefined){
const _errs13 = errors;
if(typeof data4.none_pending !== "string"){
validate367.errors = [{instancePath:instancePath+"/errors/none_pending",schemaPath:"#/properties/errors/properties/none_pending/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate367.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate367.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate367.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CancelVerifyRequestBadRequest = validate368;
const schema170 = {"$id":"schema_CancelVerifyRequestBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"request_ended":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CancelVerifyRequestBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate368.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate368.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate368.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate368.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate368.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate368.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate368.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate368.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.request_ended !== undefined){
const _errs13 = errors;
if(typeof data4.request_ended !== "string"){
validate368.errors = [{instancePath:instancePath+"/errors/request_ended",schemaPath:"#/properties/errors/properties/request_ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate368.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate368.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ResendVerifyRequestBadRequest = validate369;
const schema171 = {"$id":"schema_ResendVerifyRequestBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"request_ended":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ResendVerifyRequestBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate369.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate369.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate369.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate369.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate369.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate369.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate369.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate369.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate369.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.request_ended !== undefined){
const _errs13 = errors;
if(typeof data4.request_ended !== "string"){
validate369.errors = [{instancePath:instancePath+"/errors/request_ended",schemaPath:"#/properties/errors/properties/request_ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate369.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate369.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate369.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ValidateVerifyCodeBadRequest = validate370;
const schema172 = {"$id":"schema_ValidateVerifyCodeBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"request_ended":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ValidateVerifyCodeBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate370.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate370.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate370.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate370.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate370.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate370.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate370.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate370.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate370.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate370.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate370.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.request_ended !== undefined){
const _errs13 = errors;
if(typeof data4.request_ended !== "string"){
validate370.errors = [{instancePath:instancePath+"/errors/request_ended",schemaPath:"#/properties/errors/properties/request_ended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate370.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate370.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate370.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CancelMessageBadRequest = validate371;
const schema173 = {"$id":"schema_CancelMessageBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"not_scheduled":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CancelMessageBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate371.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate371.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate371.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate371.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate371.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.not_scheduled !== undefined){
const _errs13 = errors;
if(typeof data4.not_scheduled !== "string"){
validate371.errors = [{instancePath:instancePath+"/errors/not_scheduled",schemaPath:"#/properties/errors/properties/not_scheduled/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate371.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate371.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate371.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CancelMessageLegacyBadRequest = validate372;
const schema174 = {"$id":"schema_CancelMessageLegacyBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"not_scheduled":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CancelMessageLegacyBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate372.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate372.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate372.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate372.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate372.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate372.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate372.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate372.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate372.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate372.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate372.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.not_scheduled !== undefined){
const _errs13 = errors;
if(typeof data4.not_scheduled !== "string"){
validate372.errors = [{instancePath:instancePath+"/errors/not_scheduled",schemaPath:"#/properties/errors/properties/not_scheduled/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate372.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate372.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CreateWebhookBadRequest = validate373;
const schema175 = {"$id":"schema_CreateWebhookBadRequest","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string","minLength":1},"status":{"type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"type":"string","minLength":1},"errors":{"type":"object","properties":{"webhook_exists":{"type":"string"},"idempotency_in_progress":{"type":"string"},"idempotency_answer_lost":{"type":"string"}},"additionalProperties":true}},"additionalProperties":false};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CreateWebhookBadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate373.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "errors"))){
validate373.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate373.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate373.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate373.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate373.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate373.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate373.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.webhook_exists !== undefined){
const _errs13 = errors;
if(typeof data4.webhook_exists !== "string"){
validate373.errors = [{instancePath:instancePath+"/errors/webhook_exists",schemaPath:"#/properties/errors/properties/webhook_exists/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_in_progress !== undefined){
const _errs15 = errors;
if(typeof data4.idempotency_in_progress !== "string"){
validate373.errors = [{instancePath:instancePath+"/errors/idempotency_in_progress",schemaPath:"#/properties/errors/properties/idempotency_in_progress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.idempotency_answer_lost !== undefined){
const _errs17 = errors;
if(typeof data4.idempotency_answer_lost !== "string"){
validate373.errors = [{instancePath:instancePath+"/errors/idempotency_answer_lost",schemaPath:"#/properties/errors/properties/idempotency_answer_lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate373.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate373.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ping_query = validate374;
const schema176 = {"$id":"ping_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ping_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate374.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAlertTemplates_query = validate375;
const schema177 = {"$id":"listAlertTemplates_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAlertTemplates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAlertTemplate_query = validate376;
const schema178 = {"$id":"createAlertTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAlertTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate376.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const idempotency_key = validate377;
const schema179 = {"$id":"idempotency_key","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$"};
const pattern20 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="idempotency_key" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate377.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate377.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern20.test(data)){
validate377.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""}];
return false;
}
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getAlertTemplate_query = validate378;
const schema180 = {"$id":"getAlertTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAlertTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate378.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAlertTemplate_path = validate379;
const schema181 = {"$id":"getAlertTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAlertTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate379.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate379.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAlertTemplate_query = validate380;
const schema182 = {"$id":"updateAlertTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAlertTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate380.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAlertTemplate_path = validate381;
const schema183 = {"$id":"updateAlertTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAlertTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate381.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate381.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate381.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAlertTemplate_query = validate382;
const schema184 = {"$id":"deleteAlertTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAlertTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate382.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAlertTemplate_path = validate383;
const schema185 = {"$id":"deleteAlertTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAlertTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const executeAlert_query = validate384;
const schema186 = {"$id":"executeAlert_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeAlert_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate384.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const stopAlert_query = validate385;
const schema187 = {"$id":"stopAlert_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="stopAlert_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate385.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAlerts_query = validate386;
const schema188 = {"$id":"listAlerts_query","type":"object","additionalProperties":false,"required":[],"properties":{"status":{"$ref":"schema_AlertStatus"},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"}}};
const pattern24 = new RegExp("^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$", "u");

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAlerts_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "dateStart")) || (key0 === "dateEnd"))){
validate386.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate85(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data1 = data.dateStart;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate386.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate386.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data2 = data.dateEnd;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate386.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate386.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAlert_query = validate388;
const schema189 = {"$id":"getAlert_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAlert_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate388.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAlert_path = validate389;
const schema190 = {"$id":"getAlert_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAlert_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate389.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate389.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate389.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate389.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMultiChannelFlows_query = validate390;
const schema191 = {"$id":"listMultiChannelFlows_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listMultiChannelFlows_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate390.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createMultiChannelFlow_query = validate391;
const schema192 = {"$id":"createMultiChannelFlow_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createMultiChannelFlow_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate391.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMultiChannelFlow_query = validate392;
const schema193 = {"$id":"getMultiChannelFlow_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMultiChannelFlow_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate392.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMultiChannelFlow_path = validate393;
const schema194 = {"$id":"getMultiChannelFlow_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMultiChannelFlow_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate393.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate393.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate393.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteMultiChannelFlow_query = validate394;
const schema195 = {"$id":"deleteMultiChannelFlow_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteMultiChannelFlow_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate394.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteMultiChannelFlow_path = validate395;
const schema196 = {"$id":"deleteMultiChannelFlow_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteMultiChannelFlow_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate395.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate395.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const executeMultiChannel_query = validate396;
const schema197 = {"$id":"executeMultiChannel_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeMultiChannel_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate396.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMultiChannelRuns_query = validate397;
const schema198 = {"$id":"listMultiChannelRuns_query","type":"object","additionalProperties":false,"required":[],"properties":{"status":{"$ref":"schema_MultiChannelRunStatus"},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"}}};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listMultiChannelRuns_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "dateStart")) || (key0 === "dateEnd"))){
validate397.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if(!(validate121(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data1 = data.dateStart;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate397.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate397.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data2 = data.dateEnd;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate397.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate397.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate397.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMultiChannelRun_query = validate399;
const schema199 = {"$id":"getMultiChannelRun_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMultiChannelRun_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate399.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate399.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMultiChannelRun_path = validate400;
const schema200 = {"$id":"getMultiChannelRun_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMultiChannelRun_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate400.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate400.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate400.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate400.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestVerifyBySms_query = validate401;
const schema201 = {"$id":"requestVerifyBySms_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="requestVerifyBySms_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate401.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestVerifyByEmail_query = validate402;
const schema202 = {"$id":"requestVerifyByEmail_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="requestVerifyByEmail_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate402.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestVerifyByPush_query = validate403;
const schema203 = {"$id":"requestVerifyByPush_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="requestVerifyByPush_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate403.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestVerifyLegacy_query = validate404;
const schema204 = {"$id":"requestVerifyLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="requestVerifyLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate404.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVerifyRequest_query = validate405;
const schema205 = {"$id":"getVerifyRequest_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVerifyRequest_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate405.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVerifyRequest_path = validate406;
const schema206 = {"$id":"getVerifyRequest_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{32}$"}}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVerifyRequest_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate406.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate406.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate406.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate406.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelVerifyRequest_query = validate407;
const schema207 = {"$id":"cancelVerifyRequest_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelVerifyRequest_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate407.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelVerifyRequest_path = validate408;
const schema208 = {"$id":"cancelVerifyRequest_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{32}$"}}};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelVerifyRequest_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate408.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate408.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate408.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resendVerifyRequest_query = validate409;
const schema209 = {"$id":"resendVerifyRequest_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resendVerifyRequest_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate409.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate409.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resendVerifyRequest_path = validate410;
const schema210 = {"$id":"resendVerifyRequest_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{32}$"}}};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resendVerifyRequest_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate410.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateVerifyCode_query = validate411;
const schema211 = {"$id":"validateVerifyCode_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateVerifyCode_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate411.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateVerifyCode_path = validate412;
const schema212 = {"$id":"validateVerifyCode_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{32}$"}}};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateVerifyCode_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate412.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate412.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""}];
return false;
}
}
else {
validate412.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendEmail_query = validate413;
const schema213 = {"$id":"sendEmail_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendEmail_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate413.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEmailMessages_query = validate414;
const schema214 = {"$id":"listEmailMessages_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"type":"string","minLength":1},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"destination":{"type":"string","format":"email"},"status":{"$ref":"schema_EmailStatus"}}};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEmailMessages_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group") || (key0 === "dateStart")) || (key0 === "dateEnd")) || (key0 === "destination")) || (key0 === "status"))){
validate414.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
let data0 = data.group;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate414.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate414.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data1 = data.dateStart;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate414.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate414.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data2 = data.dateEnd;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate414.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate414.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data3 = data.destination;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
validate414.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate414.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs10 = errors;
if(!(validate172(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailMessage_query = validate416;
const schema215 = {"$id":"getEmailMessage_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailMessage_path = validate417;
const schema216 = {"$id":"getEmailMessage_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","format":"int32","minimum":1}}};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate417.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailLog_query = validate418;
const schema217 = {"$id":"getEmailLog_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate418.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailLog_path = validate419;
const schema218 = {"$id":"getEmailLog_path","type":"object","additionalProperties":false,"required":["messageId"],"properties":{"messageId":{"type":"integer","format":"int32","minimum":1}}};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate419.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageId")){
validate419.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate419.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate419.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate419.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate419.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailReport_query = validate420;
const schema219 = {"$id":"getEmailReport_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"$ref":"schema_TransactionalId"},"groupBy":{"type":"string","enum":["day","month"]},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"}}};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "group") || (key0 === "groupBy")) || (key0 === "dateStart")) || (key0 === "dateEnd"))){
validate420.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate62(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupBy !== undefined){
let data1 = data.groupBy;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate420.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "day") || (data1 === "month"))){
validate420.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema219.properties.groupBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data2 = data.dateStart;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate420.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate420.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data3 = data.dateEnd;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
validate420.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate420.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEmailSenders_query = validate422;
const schema220 = {"$id":"listEmailSenders_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEmailSenders_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate422.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resubscribeEmail_query = validate423;
const schema221 = {"$id":"resubscribeEmail_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resubscribeEmail_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate423.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEmailTemplates_query = validate424;
const schema222 = {"$id":"listEmailTemplates_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEmailTemplates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate424.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEmailTemplate_query = validate425;
const schema223 = {"$id":"createEmailTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEmailTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate425.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate425.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailTemplate_query = validate426;
const schema224 = {"$id":"getEmailTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate426.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailTemplate_path = validate427;
const schema225 = {"$id":"getEmailTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate427.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate427.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate427.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate427.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailTemplate_query = validate428;
const schema226 = {"$id":"updateEmailTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEmailTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate428.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailTemplate_path = validate429;
const schema227 = {"$id":"updateEmailTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEmailTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate429.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEmailTemplate_query = validate430;
const schema228 = {"$id":"deleteEmailTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEmailTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate430.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEmailTemplate_path = validate431;
const schema229 = {"$id":"deleteEmailTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEmailTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate431.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate431.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate431.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendSms_query = validate432;
const schema230 = {"$id":"sendSms_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendSms_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate432.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendSmsBatch_query = validate433;
const schema231 = {"$id":"sendSmsBatch_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendSmsBatch_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate433.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSmsMessages_query = validate434;
const schema232 = {"$id":"listSmsMessages_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"type":"string","minLength":1},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"destination":{"$ref":"schema_DestinationPhone"},"status":{"$ref":"schema_MessageStatus"}}};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSmsMessages_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group") || (key0 === "dateStart")) || (key0 === "dateEnd")) || (key0 === "destination")) || (key0 === "status"))){
validate434.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
let data0 = data.group;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate434.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate434.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data1 = data.dateStart;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate434.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate434.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data2 = data.dateEnd;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate434.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate434.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs8 = errors;
if(!(validate70(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs9 = errors;
if(!(validate228(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsMessage_query = validate437;
const schema233 = {"$id":"getSmsMessage_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate437.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate437.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsMessage_path = validate438;
const schema234 = {"$id":"getSmsMessage_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","format":"int32","minimum":1}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate438.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsLog_query = validate439;
const schema235 = {"$id":"getSmsLog_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate439.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsLog_path = validate440;
const schema236 = {"$id":"getSmsLog_path","type":"object","additionalProperties":false,"required":["messageId"],"properties":{"messageId":{"type":"integer","format":"int32","minimum":1}}};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate440.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageId")){
validate440.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate440.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate440.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate440.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsReport_query = validate441;
const schema237 = {"$id":"getSmsReport_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"$ref":"schema_TransactionalId"},"groupBy":{"type":"string","enum":["day","month"]},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"}}};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "group") || (key0 === "groupBy")) || (key0 === "dateStart")) || (key0 === "dateEnd"))){
validate441.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate62(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupBy !== undefined){
let data1 = data.groupBy;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate441.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "day") || (data1 === "month"))){
validate441.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema237.properties.groupBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data2 = data.dateStart;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate441.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate441.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data3 = data.dateEnd;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
validate441.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate441.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSmsSenders_query = validate443;
const schema238 = {"$id":"listSmsSenders_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSmsSenders_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate443.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resubscribeMobile_query = validate444;
const schema239 = {"$id":"resubscribeMobile_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resubscribeMobile_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate444.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSmsTemplates_query = validate445;
const schema240 = {"$id":"listSmsTemplates_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSmsTemplates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate445.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate445.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSmsTemplate_query = validate446;
const schema241 = {"$id":"createSmsTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSmsTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate446.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsTemplate_query = validate447;
const schema242 = {"$id":"getSmsTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate447.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSmsTemplate_path = validate448;
const schema243 = {"$id":"getSmsTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSmsTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSmsTemplate_query = validate449;
const schema244 = {"$id":"updateSmsTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSmsTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate449.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSmsTemplate_path = validate450;
const schema245 = {"$id":"updateSmsTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSmsTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate450.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate450.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSmsTemplate_query = validate451;
const schema246 = {"$id":"deleteSmsTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSmsTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate451.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSmsTemplate_path = validate452;
const schema247 = {"$id":"deleteSmsTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSmsTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate452.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate452.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMobileApps_query = validate453;
const schema248 = {"$id":"listMobileApps_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listMobileApps_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate453.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createMobileApp_query = validate454;
const schema249 = {"$id":"createMobileApp_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createMobileApp_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMobileApp_query = validate455;
const schema250 = {"$id":"getMobileApp_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMobileApp_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate455.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMobileApp_path = validate456;
const schema251 = {"$id":"getMobileApp_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMobileApp_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate456.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate456.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate456.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate456.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate456.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMobileAppLegacy_query = validate457;
const schema252 = {"$id":"updateMobileAppLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateMobileAppLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate457.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate457.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMobileAppLegacy_path = validate458;
const schema253 = {"$id":"updateMobileAppLegacy_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateMobileAppLegacy_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate458.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMobileApp_query = validate459;
const schema254 = {"$id":"updateMobileApp_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateMobileApp_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate459.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMobileApp_path = validate460;
const schema255 = {"$id":"updateMobileApp_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateMobileApp_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate460.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate460.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate460.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate460.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate460.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteMobileApp_query = validate461;
const schema256 = {"$id":"deleteMobileApp_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteMobileApp_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate461.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteMobileApp_path = validate462;
const schema257 = {"$id":"deleteMobileApp_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteMobileApp_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate462.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendPush_query = validate463;
const schema258 = {"$id":"sendPush_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendPush_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate463.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPushMessages_query = validate464;
const schema259 = {"$id":"listPushMessages_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"type":"string","minLength":1},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"destination":{"type":"string","minLength":1},"status":{"$ref":"schema_MessageStatus"}}};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPushMessages_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group") || (key0 === "dateStart")) || (key0 === "dateEnd")) || (key0 === "destination")) || (key0 === "status"))){
validate464.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
let data0 = data.group;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate464.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data1 = data.dateStart;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate464.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data2 = data.dateEnd;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate464.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data3 = data.destination;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate464.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs10 = errors;
if(!(validate228(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushMessage_query = validate466;
const schema260 = {"$id":"getPushMessage_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate466.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate466.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushMessage_path = validate467;
const schema261 = {"$id":"getPushMessage_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","format":"int32","minimum":1}}};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate467.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushLog_query = validate468;
const schema262 = {"$id":"getPushLog_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate468.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushLog_path = validate469;
const schema263 = {"$id":"getPushLog_path","type":"object","additionalProperties":false,"required":["messageId"],"properties":{"messageId":{"type":"integer","format":"int32","minimum":1}}};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate469.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageId")){
validate469.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate469.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate469.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate469.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate469.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushReport_query = validate470;
const schema264 = {"$id":"getPushReport_query","type":"object","additionalProperties":false,"required":[],"properties":{"group":{"$ref":"schema_TransactionalId"},"groupBy":{"type":"string","enum":["day","month"]},"dateStart":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},"dateEnd":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"}}};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "group") || (key0 === "groupBy")) || (key0 === "dateStart")) || (key0 === "dateEnd"))){
validate470.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate62(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupBy !== undefined){
let data1 = data.groupBy;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate470.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "day") || (data1 === "month"))){
validate470.errors = [{instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema264.properties.groupBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateStart !== undefined){
let data2 = data.dateStart;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate470.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/dateStart",schemaPath:"#/properties/dateStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateEnd !== undefined){
let data3 = data.dateEnd;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
validate470.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$"+"\""}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/dateEnd",schemaPath:"#/properties/dateEnd/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPushTemplates_query = validate472;
const schema265 = {"$id":"listPushTemplates_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPushTemplates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate472.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPushTemplate_query = validate473;
const schema266 = {"$id":"createPushTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPushTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate473.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushTemplate_query = validate474;
const schema267 = {"$id":"getPushTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate474.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate474.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPushTemplate_path = validate475;
const schema268 = {"$id":"getPushTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPushTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate475.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate475.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate475.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate475.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePushTemplate_query = validate476;
const schema269 = {"$id":"updatePushTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePushTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate476.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePushTemplate_path = validate477;
const schema270 = {"$id":"updatePushTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePushTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate477.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate477.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate477.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deletePushTemplate_query = validate478;
const schema271 = {"$id":"deletePushTemplate_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deletePushTemplate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate478.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deletePushTemplate_path = validate479;
const schema272 = {"$id":"deletePushTemplate_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","pattern":"^[1-9]\\d*$"}}};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deletePushTemplate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate479.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate479.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessage_query = validate480;
const schema273 = {"$id":"cancelMessage_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate480.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessage_path = validate481;
const schema274 = {"$id":"cancelMessage_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","format":"int32","minimum":1}}};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate481.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate481.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate481.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate481.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate481.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate481.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessageLegacy_query = validate482;
const schema275 = {"$id":"cancelMessageLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate482.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate482.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessageLegacy_path = validate483;
const schema276 = {"$id":"cancelMessageLegacy_path","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"integer","format":"int32","minimum":1}}};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageLegacy_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate483.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate483.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate483.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate483.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate483.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate483.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listGroups_query = validate484;
const schema277 = {"$id":"listGroups_query","type":"object","additionalProperties":false,"required":[],"properties":{"channel":{"$ref":"schema_TransactionalChannel"}}};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listGroups_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "channel")){
validate484.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.channel !== undefined){
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_query = validate486;
const schema278 = {"$id":"listWebhooks_query","type":"object","additionalProperties":false,"required":[],"properties":{"channel":{"$ref":"schema_TransactionalChannel"}}};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "channel")){
validate486.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.channel !== undefined){
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
}
else {
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhook_query = validate488;
const schema279 = {"$id":"createWebhook_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate488.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate488.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_query = validate489;
const schema280 = {"$id":"deleteWebhook_query","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"schema_TransactionalId"},"channel":{"$ref":"schema_TransactionalChannel"}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "channel"))){
validate489.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs3 = errors;
if(!(validate55(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEmail_query = validate492;
const schema281 = {"$id":"validateEmail_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateEmail_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate492.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEmailLegacy_query = validate493;
const schema282 = {"$id":"validateEmailLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validateEmailLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate493.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate493.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const calculateSmsLength_query = validate494;
const schema283 = {"$id":"calculateSmsLength_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculateSmsLength_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate494.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate494.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const calculateSmsLengthLegacy_query = validate495;
const schema284 = {"$id":"calculateSmsLengthLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculateSmsLengthLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate495.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPhoneValidation_query = validate496;
const schema285 = {"$id":"getPhoneValidation_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPhoneValidation_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate496.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate496.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPhoneValidation_path = validate497;
const schema286 = {"$id":"getPhoneValidation_path","type":"object","additionalProperties":false,"required":["number"],"properties":{"number":{"type":"string","minLength":1}}};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPhoneValidation_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.number === undefined) && (missing0 = "number")){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "number")){
validate497.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate497.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate497.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPhoneValidationLegacy_query = validate498;
const schema287 = {"$id":"getPhoneValidationLegacy_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPhoneValidationLegacy_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate498.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPhoneValidationLegacy_path = validate499;
const schema288 = {"$id":"getPhoneValidationLegacy_path","type":"object","additionalProperties":false,"required":["number"],"properties":{"number":{"type":"string","minLength":1}}};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPhoneValidationLegacy_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.number === undefined) && (missing0 = "number")){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "number")){
validate499.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate499.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate499.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  ping: { query: ping_query, responses: { 200: schema_TransactionalPong, 400: schema_ProblemWithErrors, 408: schema_Problem, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listAlertTemplates: { query: listAlertTemplates_query, responses: { 200: schema_AlertTemplateList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createAlertTemplate: { query: createAlertTemplate_query, responses: { 200: schema_AlertTemplateId, 400: schema_CreateAlertTemplateBadRequest, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_AlertTemplateCreate, key: idempotency_key },
  getAlertTemplate: { query: getAlertTemplate_query, responses: { 200: schema_AlertTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getAlertTemplate_path },
  updateAlertTemplate: { query: updateAlertTemplate_query, responses: { 200: schema_AlertTemplate, 400: schema_UpdateAlertTemplateBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateAlertTemplate_path, body: schema_AlertTemplateUpdate },
  deleteAlertTemplate: { query: deleteAlertTemplate_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteAlertTemplate_path },
  executeAlert: { query: executeAlert_query, responses: { 200: schema_AlertId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_AlertExecute, key: idempotency_key },
  stopAlert: { query: stopAlert_query, responses: { 200: schema_AlertId, 400: schema_StopAlertBadRequest, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_AlertStop, key: idempotency_key },
  listAlerts: { query: listAlerts_query, responses: { 200: schema_AlertRunList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  getAlert: { query: getAlert_query, responses: { 200: schema_AlertRun, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getAlert_path },
  listMultiChannelFlows: { query: listMultiChannelFlows_query, responses: { 200: schema_MultiChannelFlowList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createMultiChannelFlow: { query: createMultiChannelFlow_query, responses: { 201: schema_MultiChannelId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_MultiChannelFlowCreate, key: idempotency_key },
  getMultiChannelFlow: { query: getMultiChannelFlow_query, responses: { 200: schema_MultiChannelFlowList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getMultiChannelFlow_path },
  deleteMultiChannelFlow: { query: deleteMultiChannelFlow_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteMultiChannelFlow_path },
  executeMultiChannel: { query: executeMultiChannel_query, responses: { 200: schema_MultiChannelId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_MultiChannelExecute, key: idempotency_key },
  listMultiChannelRuns: { query: listMultiChannelRuns_query, responses: { 200: schema_MultiChannelRunList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  getMultiChannelRun: { query: getMultiChannelRun_query, responses: { 200: schema_MultiChannelRun, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getMultiChannelRun_path },
  requestVerifyBySms: { query: requestVerifyBySms_query, responses: { 201: schema_VerifyRequestId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_VerifySmsCreate, key: idempotency_key },
  requestVerifyByEmail: { query: requestVerifyByEmail_query, responses: { 201: schema_VerifyRequestId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_VerifyEmailCreate, key: idempotency_key },
  requestVerifyByPush: { query: requestVerifyByPush_query, responses: { 201: schema_VerifyRequestId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_VerifyPushCreate, key: idempotency_key },
  requestVerifyLegacy: { query: requestVerifyLegacy_query, responses: { 201: schema_VerifyRequestId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_VerifySmsCreate, key: idempotency_key },
  getVerifyRequest: { query: getVerifyRequest_query, responses: { 200: schema_VerifyRequest, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getVerifyRequest_path },
  cancelVerifyRequest: { query: cancelVerifyRequest_query, responses: { 200: schema_VerifyRequestIdList, 400: schema_CancelVerifyRequestBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: cancelVerifyRequest_path, key: idempotency_key },
  resendVerifyRequest: { query: resendVerifyRequest_query, responses: { 200: schema_VerifyRequestIdList, 400: schema_ResendVerifyRequestBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: resendVerifyRequest_path, key: idempotency_key },
  validateVerifyCode: { query: validateVerifyCode_query, responses: { 200: schema_VerifyResultList, 400: schema_ValidateVerifyCodeBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: validateVerifyCode_path, body: schema_VerifyCode, key: idempotency_key },
  sendEmail: { query: sendEmail_query, responses: { 200: schema_MessageId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SingleEmail, key: idempotency_key },
  listEmailMessages: { query: listEmailMessages_query, responses: { 200: schema_EmailMessageList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  getEmailMessage: { query: getEmailMessage_query, responses: { 200: schema_EmailMessage, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getEmailMessage_path },
  getEmailLog: { query: getEmailLog_query, responses: { 200: schema_EmailLog, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getEmailLog_path },
  getEmailReport: { query: getEmailReport_query, responses: { 200: schema_EmailReportRowList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listEmailSenders: { query: listEmailSenders_query, responses: { 200: schema_TransactionalEmailSenderList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  resubscribeEmail: { query: resubscribeEmail_query, responses: { 200: schema_ResubscribedAddressList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailResubscribe, key: idempotency_key },
  listEmailTemplates: { query: listEmailTemplates_query, responses: { 200: schema_EmailTemplateList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createEmailTemplate: { query: createEmailTemplate_query, responses: { 201: schema_TransactionalTemplateId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailTemplateWrite, key: idempotency_key },
  getEmailTemplate: { query: getEmailTemplate_query, responses: { 200: schema_EmailTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getEmailTemplate_path },
  updateEmailTemplate: { query: updateEmailTemplate_query, responses: { 200: schema_EmailTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateEmailTemplate_path, body: schema_EmailTemplateWrite },
  deleteEmailTemplate: { query: deleteEmailTemplate_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteEmailTemplate_path },
  sendSms: { query: sendSms_query, responses: { 200: schema_MessageId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SingleSms, key: idempotency_key },
  sendSmsBatch: { query: sendSmsBatch_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SmsBatch, key: idempotency_key },
  listSmsMessages: { query: listSmsMessages_query, responses: { 200: schema_SmsMessageList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  getSmsMessage: { query: getSmsMessage_query, responses: { 200: schema_SmsMessage, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getSmsMessage_path },
  getSmsLog: { query: getSmsLog_query, responses: { 200: schema_SmsLog, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getSmsLog_path },
  getSmsReport: { query: getSmsReport_query, responses: { 200: schema_SmsReportRowList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listSmsSenders: { query: listSmsSenders_query, responses: { 200: schema_TransactionalSmsSenderList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  resubscribeMobile: { query: resubscribeMobile_query, responses: { 200: schema_ResubscribedAddressList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_MobileResubscribe, key: idempotency_key },
  listSmsTemplates: { query: listSmsTemplates_query, responses: { 200: schema_SmsTemplateList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createSmsTemplate: { query: createSmsTemplate_query, responses: { 201: schema_TransactionalTemplateId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SmsTemplateWrite, key: idempotency_key },
  getSmsTemplate: { query: getSmsTemplate_query, responses: { 200: schema_SmsTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getSmsTemplate_path },
  updateSmsTemplate: { query: updateSmsTemplate_query, responses: { 200: schema_SmsTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateSmsTemplate_path, body: schema_SmsTemplateWrite },
  deleteSmsTemplate: { query: deleteSmsTemplate_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteSmsTemplate_path },
  listMobileApps: { query: listMobileApps_query, responses: { 200: schema_MobileAppList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createMobileApp: { query: createMobileApp_query, responses: { 201: schema_TransactionalTemplateId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_MobileAppWrite, key: idempotency_key },
  getMobileApp: { query: getMobileApp_query, responses: { 200: schema_MobileAppId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getMobileApp_path },
  updateMobileAppLegacy: { query: updateMobileAppLegacy_query, responses: { 200: schema_MobileAppId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateMobileAppLegacy_path, body: schema_MobileAppWrite },
  updateMobileApp: { query: updateMobileApp_query, responses: { 200: schema_MobileAppId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateMobileApp_path, body: schema_MobileAppWrite },
  deleteMobileApp: { query: deleteMobileApp_query, responses: { 200: schema_MobileAppId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteMobileApp_path },
  sendPush: { query: sendPush_query, responses: { 201: schema_PushMessageIdList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_PushBatch, key: idempotency_key },
  listPushMessages: { query: listPushMessages_query, responses: { 200: schema_PushMessageList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  getPushMessage: { query: getPushMessage_query, responses: { 200: schema_PushMessage, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getPushMessage_path },
  getPushLog: { query: getPushLog_query, responses: { 200: schema_PushLog, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getPushLog_path },
  getPushReport: { query: getPushReport_query, responses: { 200: schema_PushReportRowList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listPushTemplates: { query: listPushTemplates_query, responses: { 200: schema_PushTemplateList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createPushTemplate: { query: createPushTemplate_query, responses: { 201: schema_TransactionalTemplateId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_PushTemplateWrite, key: idempotency_key },
  getPushTemplate: { query: getPushTemplate_query, responses: { 200: schema_PushTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getPushTemplate_path },
  updatePushTemplate: { query: updatePushTemplate_query, responses: { 200: schema_PushTemplate, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updatePushTemplate_path, body: schema_PushTemplateWrite },
  deletePushTemplate: { query: deletePushTemplate_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deletePushTemplate_path },
  cancelMessage: { query: cancelMessage_query, responses: { 400: schema_CancelMessageBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: cancelMessage_path, key: idempotency_key },
  cancelMessageLegacy: { query: cancelMessageLegacy_query, responses: { 400: schema_CancelMessageLegacyBadRequest, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: cancelMessageLegacy_path, key: idempotency_key },
  listGroups: { query: listGroups_query, responses: { 200: schema_TransactionalGroupList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listWebhooks: { query: listWebhooks_query, responses: { 200: schema_TransactionalWebhookList, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createWebhook: { query: createWebhook_query, responses: { 201: schema_TransactionalWebhookId, 400: schema_CreateWebhookBadRequest, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_TransactionalWebhookCreate, key: idempotency_key },
  deleteWebhook: { query: deleteWebhook_query, responses: { 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  validateEmail: { query: validateEmail_query, responses: { 200: schema_EmailValidationResult, 400: schema_ProblemWithErrors, 408: schema_Problem, 413: schema_Problem, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailValidation },
  validateEmailLegacy: { query: validateEmailLegacy_query, responses: { 200: schema_EmailValidationResult, 400: schema_ProblemWithErrors, 408: schema_Problem, 413: schema_Problem, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailValidation },
  calculateSmsLength: { query: calculateSmsLength_query, responses: { 200: schema_SmsLengthResult, 400: schema_ProblemWithErrors, 408: schema_Problem, 413: schema_Problem, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SmsLength },
  calculateSmsLengthLegacy: { query: calculateSmsLengthLegacy_query, responses: { 200: schema_SmsLengthResult, 400: schema_ProblemWithErrors, 408: schema_Problem, 413: schema_Problem, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SmsLength },
  getPhoneValidation: { query: getPhoneValidation_query, responses: { 200: schema_PhoneValidation, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getPhoneValidation_path },
  getPhoneValidationLegacy: { query: getPhoneValidationLegacy_query, responses: { 200: schema_PhoneValidation, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getPhoneValidationLegacy_path },
}
export const hookValidators = {
  "transactionalEmailEvent": schema_TransactionalEmailEventList,
  "transactionalSmsEvent": schema_TransactionalSmsEventList,
  "transactionalPushEvent": schema_TransactionalPushEventList,
}
export const schemaValidators = {
  TransactionalPong: schema_TransactionalPong,
  ProblemWithErrors: schema_ProblemWithErrors,
  Problem: schema_Problem,
  TransactionalChannel: schema_TransactionalChannel,
  AlertTemplate: schema_AlertTemplate,
  AlertTemplateList: schema_AlertTemplateList,
  AlertTemplateCreate: schema_AlertTemplateCreate,
  TransactionalId: schema_TransactionalId,
  AlertTemplateId: schema_AlertTemplateId,
  AlertTemplateUpdate: schema_AlertTemplateUpdate,
  MergeTags: schema_MergeTags,
  AlertEmailRecipient: schema_AlertEmailRecipient,
  DestinationPhone: schema_DestinationPhone,
  AlertSmsRecipient: schema_AlertSmsRecipient,
  AlertPushRecipient: schema_AlertPushRecipient,
  AlertRecipient: schema_AlertRecipient,
  AlertExecute: schema_AlertExecute,
  AlertId: schema_AlertId,
  AlertStop: schema_AlertStop,
  AlertStatus: schema_AlertStatus,
  Timestamp: schema_Timestamp,
  AlertRun: schema_AlertRun,
  AlertRunList: schema_AlertRunList,
  MultiChannelCondition: schema_MultiChannelCondition,
  MultiChannelMessage: schema_MultiChannelMessage,
  MultiChannelFlow: schema_MultiChannelFlow,
  MultiChannelFlowList: schema_MultiChannelFlowList,
  MultiChannelEmailCreate: schema_MultiChannelEmailCreate,
  MultiChannelSmsCreate: schema_MultiChannelSmsCreate,
  MultiChannelMessageCreate: schema_MultiChannelMessageCreate,
  MultiChannelFlowCreate: schema_MultiChannelFlowCreate,
  MultiChannelId: schema_MultiChannelId,
  MultiChannelRecipient: schema_MultiChannelRecipient,
  MultiChannelSender: schema_MultiChannelSender,
  MultiChannelExecute: schema_MultiChannelExecute,
  MultiChannelRunStatus: schema_MultiChannelRunStatus,
  MultiChannelRunMessage: schema_MultiChannelRunMessage,
  MultiChannelRun: schema_MultiChannelRun,
  MultiChannelRunList: schema_MultiChannelRunList,
  VerifyMessage: schema_VerifyMessage,
  VerifyCodeType: schema_VerifyCodeType,
  VerifySmsCreate: schema_VerifySmsCreate,
  VerifyRequestId: schema_VerifyRequestId,
  VerifyEmailCreate: schema_VerifyEmailCreate,
  VerifyPushCreate: schema_VerifyPushCreate,
  VerifyStatus: schema_VerifyStatus,
  VerifyRequest: schema_VerifyRequest,
  VerifyRequestIdList: schema_VerifyRequestIdList,
  VerifyCode: schema_VerifyCode,
  VerifyResult: schema_VerifyResult,
  VerifyResultList: schema_VerifyResultList,
  DataAttachment: schema_DataAttachment,
  UrlAttachment: schema_UrlAttachment,
  SingleEmailAttachment: schema_SingleEmailAttachment,
  EmailHeaderOptions: schema_EmailHeaderOptions,
  SendDate: schema_SendDate,
  ReplyTo: schema_ReplyTo,
  SingleEmail: schema_SingleEmail,
  MessageId: schema_MessageId,
  EmailStatus: schema_EmailStatus,
  EmailMessageListItem: schema_EmailMessageListItem,
  EmailMessageList: schema_EmailMessageList,
  EmailMessage: schema_EmailMessage,
  NameAndEmail: schema_NameAndEmail,
  EmailLogCampaign: schema_EmailLogCampaign,
  EmailStatusLogEntry: schema_EmailStatusLogEntry,
  EmailLogShortenerLink: schema_EmailLogShortenerLink,
  EmailLogShortener: schema_EmailLogShortener,
  EmailLogEntry: schema_EmailLogEntry,
  EmailLog: schema_EmailLog,
  EmailReportRow: schema_EmailReportRow,
  EmailReportRowList: schema_EmailReportRowList,
  TransactionalEmailSender: schema_TransactionalEmailSender,
  TransactionalEmailSenderList: schema_TransactionalEmailSenderList,
  EmailResubscribe: schema_EmailResubscribe,
  ResubscribedAddressList: schema_ResubscribedAddressList,
  EmailTemplate: schema_EmailTemplate,
  EmailTemplateList: schema_EmailTemplateList,
  EmailTemplateWrite: schema_EmailTemplateWrite,
  TransactionalTemplateId: schema_TransactionalTemplateId,
  SmsEncoding: schema_SmsEncoding,
  MessagePriority: schema_MessagePriority,
  SingleSms: schema_SingleSms,
  SmsBatch: schema_SmsBatch,
  MessageStatus: schema_MessageStatus,
  SmsMessageListItem: schema_SmsMessageListItem,
  SmsMessageList: schema_SmsMessageList,
  SmsMessage: schema_SmsMessage,
  SmsLogCampaign: schema_SmsLogCampaign,
  MessageStatusLogEntry: schema_MessageStatusLogEntry,
  SmsLogShortener: schema_SmsLogShortener,
  SmsLogEntry: schema_SmsLogEntry,
  SmsLog: schema_SmsLog,
  SmsReportRow: schema_SmsReportRow,
  SmsReportRowList: schema_SmsReportRowList,
  TransactionalSmsSender: schema_TransactionalSmsSender,
  TransactionalSmsSenderList: schema_TransactionalSmsSenderList,
  MobileResubscribe: schema_MobileResubscribe,
  SmsTemplate: schema_SmsTemplate,
  SmsTemplateList: schema_SmsTemplateList,
  SmsTemplateWrite: schema_SmsTemplateWrite,
  MobileApp: schema_MobileApp,
  MobileAppList: schema_MobileAppList,
  MobileAppWrite: schema_MobileAppWrite,
  MobileAppId: schema_MobileAppId,
  SinglePushText: schema_SinglePushText,
  SinglePushTemplate: schema_SinglePushTemplate,
  SinglePush: schema_SinglePush,
  PushBatch: schema_PushBatch,
  PushMessageIdList: schema_PushMessageIdList,
  PushMessageListItem: schema_PushMessageListItem,
  PushMessageList: schema_PushMessageList,
  PushMessage: schema_PushMessage,
  PushLogCampaign: schema_PushLogCampaign,
  PushLogEntry: schema_PushLogEntry,
  PushLog: schema_PushLog,
  PushReportRow: schema_PushReportRow,
  PushReportRowList: schema_PushReportRowList,
  PushTemplate: schema_PushTemplate,
  PushTemplateList: schema_PushTemplateList,
  PushTemplateWrite: schema_PushTemplateWrite,
  TransactionalGroup: schema_TransactionalGroup,
  TransactionalGroupList: schema_TransactionalGroupList,
  TransactionalAction: schema_TransactionalAction,
  TransactionalWebhook: schema_TransactionalWebhook,
  TransactionalWebhookList: schema_TransactionalWebhookList,
  TransactionalEmailAction: schema_TransactionalEmailAction,
  EmailWebhookCreate: schema_EmailWebhookCreate,
  TransactionalSmsAction: schema_TransactionalSmsAction,
  SmsWebhookCreate: schema_SmsWebhookCreate,
  TransactionalPushAction: schema_TransactionalPushAction,
  PushWebhookCreate: schema_PushWebhookCreate,
  TransactionalWebhookCreate: schema_TransactionalWebhookCreate,
  TransactionalWebhookId: schema_TransactionalWebhookId,
  EmailValidation: schema_EmailValidation,
  EmailValidationResult: schema_EmailValidationResult,
  SmsLength: schema_SmsLength,
  SmsLengthResult: schema_SmsLengthResult,
  PhoneValidation: schema_PhoneValidation,
  TransactionalEmailEventData: schema_TransactionalEmailEventData,
  TransactionalEmailEvent: schema_TransactionalEmailEvent,
  TransactionalEmailEventList: schema_TransactionalEmailEventList,
  TransactionalSmsEventData: schema_TransactionalSmsEventData,
  TransactionalSmsEvent: schema_TransactionalSmsEvent,
  TransactionalSmsEventList: schema_TransactionalSmsEventList,
  TransactionalPushEventData: schema_TransactionalPushEventData,
  TransactionalPushEvent: schema_TransactionalPushEvent,
  TransactionalPushEventList: schema_TransactionalPushEventList,
  CreateAlertTemplateBadRequest: schema_CreateAlertTemplateBadRequest,
  UpdateAlertTemplateBadRequest: schema_UpdateAlertTemplateBadRequest,
  StopAlertBadRequest: schema_StopAlertBadRequest,
  CancelVerifyRequestBadRequest: schema_CancelVerifyRequestBadRequest,
  ResendVerifyRequestBadRequest: schema_ResendVerifyRequestBadRequest,
  ValidateVerifyCodeBadRequest: schema_ValidateVerifyCodeBadRequest,
  CancelMessageBadRequest: schema_CancelMessageBadRequest,
  CancelMessageLegacyBadRequest: schema_CancelMessageLegacyBadRequest,
  CreateWebhookBadRequest: schema_CreateWebhookBadRequest,
}
