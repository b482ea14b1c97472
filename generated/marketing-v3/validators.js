// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const schema_Pong = validate52;
const schema19 = {"$id":"schema_Pong","type":"object","required":["result"],"properties":{"result":{"type":"string","const":"pong"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Pong" */;
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
if((data.result === undefined) && (missing0 = "result")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.result !== undefined){
let data0 = data.result;
if(typeof data0 !== "string"){
validate52.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("pong" !== data0){
validate52.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/const",keyword:"const",params:{allowedValue: "pong"},message:"must be equal to constant"}];
return false;
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
validate52.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const schema_Problem = validate53;
const schema20 = {"$id":"schema_Problem","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"}}};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Problem" */;
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
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate53.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate53.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate53.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ProblemWithErrors = validate54;
const schema21 = {"$id":"schema_ProblemWithErrors","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"errors":{"type":"object"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ProblemWithErrors" */;
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
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate54.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate54.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const schema_DateTime = validate55;
const schema22 = {"$id":"schema_DateTime","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"};
const pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_DateTime" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_List = validate56;
const schema23 = {"$id":"schema_List","type":"object","required":["list_id","internal_name","public_name","status","group_id","created","updated"],"properties":{"list_id":{"type":"integer","minimum":1},"internal_name":{"type":"string"},"public_name":{"type":"string"},"status":{"type":"string","enum":["active","blocked"]},"group_id":{"type":"integer","minimum":0},"created":{"$ref":"schema_DateTime"},"updated":{"$ref":"schema_DateTime"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_List" */;
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
if((((((((data.list_id === undefined) && (missing0 = "list_id")) || ((data.internal_name === undefined) && (missing0 = "internal_name"))) || ((data.public_name === undefined) && (missing0 = "public_name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group_id === undefined) && (missing0 = "group_id"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate56.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_name !== undefined){
const _errs3 = errors;
if(typeof data.internal_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_name !== undefined){
const _errs5 = errors;
if(typeof data.public_name !== "string"){
validate56.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "active") || (data3 === "blocked"))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema23.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
let data4 = data.group_id;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
const _errs11 = errors;
if(!(validate55(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
const _errs12 = errors;
if(!(validate55(data.updated, {instancePath:instancePath+"/updated",parentData:data,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"list_id":true,"internal_name":true,"public_name":true,"status":true,"group_id":true,"created":true,"updated":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ListPage = validate59;
const schema24 = {"$id":"schema_ListPage","type":"object","required":["total_items","items"],"properties":{"total_items":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"schema_List"}}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_items === undefined) && (missing0 = "total_items")) || ((data.items === undefined) && (missing0 = "items"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_items !== undefined){
let data0 = data.total_items;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate59.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate56(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"total_items":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ListCreate = validate61;
const schema25 = {"$id":"schema_ListCreate","type":"object","additionalProperties":false,"required":["internal_name"],"properties":{"internal_name":{"type":"string","minLength":1},"public_name":{"type":"string","minLength":1}}};
const func1 = require("ajv/dist/runtime/ucs2length.js").default;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.internal_name === undefined) && (missing0 = "internal_name")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "internal_name") || (key0 === "public_name"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.internal_name !== undefined){
let data0 = data.internal_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_name !== undefined){
let data1 = data.public_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ListStats = validate62;
const schema26 = {"$id":"schema_ListStats","type":"object","required":["total_contacts","total_active","total_inactive","total_removed","total_unconfirmed","total_waiting_new_confirmation"],"properties":{"total_contacts":{"type":"integer","minimum":0},"total_active":{"type":"integer","minimum":0},"total_inactive":{"type":"integer","minimum":0},"total_removed":{"type":"integer","minimum":0},"total_unconfirmed":{"type":"integer","minimum":0},"total_waiting_new_confirmation":{"type":"integer","minimum":0}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListStats" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.total_contacts === undefined) && (missing0 = "total_contacts")) || ((data.total_active === undefined) && (missing0 = "total_active"))) || ((data.total_inactive === undefined) && (missing0 = "total_inactive"))) || ((data.total_removed === undefined) && (missing0 = "total_removed"))) || ((data.total_unconfirmed === undefined) && (missing0 = "total_unconfirmed"))) || ((data.total_waiting_new_confirmation === undefined) && (missing0 = "total_waiting_new_confirmation"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_contacts !== undefined){
let data0 = data.total_contacts;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate62.errors = [{instancePath:instancePath+"/total_contacts",schemaPath:"#/properties/total_contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/total_contacts",schemaPath:"#/properties/total_contacts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_active !== undefined){
let data1 = data.total_active;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate62.errors = [{instancePath:instancePath+"/total_active",schemaPath:"#/properties/total_active/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate62.errors = [{instancePath:instancePath+"/total_active",schemaPath:"#/properties/total_active/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_inactive !== undefined){
let data2 = data.total_inactive;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate62.errors = [{instancePath:instancePath+"/total_inactive",schemaPath:"#/properties/total_inactive/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate62.errors = [{instancePath:instancePath+"/total_inactive",schemaPath:"#/properties/total_inactive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_removed !== undefined){
let data3 = data.total_removed;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate62.errors = [{instancePath:instancePath+"/total_removed",schemaPath:"#/properties/total_removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate62.errors = [{instancePath:instancePath+"/total_removed",schemaPath:"#/properties/total_removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_unconfirmed !== undefined){
let data4 = data.total_unconfirmed;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate62.errors = [{instancePath:instancePath+"/total_unconfirmed",schemaPath:"#/properties/total_unconfirmed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate62.errors = [{instancePath:instancePath+"/total_unconfirmed",schemaPath:"#/properties/total_unconfirmed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_waiting_new_confirmation !== undefined){
let data5 = data.total_waiting_new_confirmation;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate62.errors = [{instancePath:instancePath+"/total_waiting_new_confirmation",schemaPath:"#/properties/total_waiting_new_confirmation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate62.errors = [{instancePath:instancePath+"/total_waiting_new_confirmation",schemaPath:"#/properties/total_waiting_new_confirmation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"total_contacts":true,"total_active":true,"total_inactive":true,"total_removed":true,"total_unconfirmed":true,"total_waiting_new_confirmation":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ListDetail = validate63;
const schema27 = {"$id":"schema_ListDetail","type":"object","required":["list_id","internal_name","public_name","status","group_id","created","updated","default_language","available_languages","stats"],"properties":{"list_id":{"type":"integer","minimum":1},"internal_name":{"type":"string"},"public_name":{"type":"string"},"status":{"type":"string","enum":["active","blocked"]},"group_id":{"type":"integer","minimum":0},"created":{"$ref":"schema_DateTime"},"updated":{"$ref":"schema_DateTime"},"default_language":{"type":"string","enum":["en","pt","br","es","de","hu","fr"]},"available_languages":{"type":"array","items":{"type":"string"}},"stats":{"$ref":"schema_ListStats"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListDetail" */;
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
if(((((((((((data.list_id === undefined) && (missing0 = "list_id")) || ((data.internal_name === undefined) && (missing0 = "internal_name"))) || ((data.public_name === undefined) && (missing0 = "public_name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.group_id === undefined) && (missing0 = "group_id"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))) || ((data.default_language === undefined) && (missing0 = "default_language"))) || ((data.available_languages === undefined) && (missing0 = "available_languages"))) || ((data.stats === undefined) && (missing0 = "stats"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate63.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate63.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_name !== undefined){
const _errs3 = errors;
if(typeof data.internal_name !== "string"){
validate63.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_name !== undefined){
const _errs5 = errors;
if(typeof data.public_name !== "string"){
validate63.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "active") || (data3 === "blocked"))){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
let data4 = data.group_id;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate63.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
const _errs11 = errors;
if(!(validate55(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
const _errs12 = errors;
if(!(validate55(data.updated, {instancePath:instancePath+"/updated",parentData:data,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_language !== undefined){
let data7 = data.default_language;
const _errs13 = errors;
if(typeof data7 !== "string"){
validate63.errors = [{instancePath:instancePath+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data7 === "en") || (data7 === "pt")) || (data7 === "br")) || (data7 === "es")) || (data7 === "de")) || (data7 === "hu")) || (data7 === "fr"))){
validate63.errors = [{instancePath:instancePath+"/default_language",schemaPath:"#/properties/default_language/enum",keyword:"enum",params:{allowedValues: schema27.properties.default_language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_languages !== undefined){
let data8 = data.available_languages;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data8[i0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/available_languages/" + i0,schemaPath:"#/properties/available_languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/available_languages",schemaPath:"#/properties/available_languages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stats !== undefined){
const _errs19 = errors;
if(!(validate62(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"list_id":true,"internal_name":true,"public_name":true,"status":true,"group_id":true,"created":true,"updated":true,"default_language":true,"available_languages":true,"stats":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ListUpdate = validate67;
const schema28 = {"$id":"schema_ListUpdate","type":"object","additionalProperties":false,"properties":{"internal_name":{"type":"string","minLength":1},"public_name":{"type":"string","minLength":1},"group_id":{"type":"integer","minimum":1}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListUpdate" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "internal_name") || (key0 === "public_name")) || (key0 === "group_id"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.internal_name !== undefined){
let data0 = data.internal_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_name !== undefined){
let data1 = data.public_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
let data2 = data.group_id;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate67.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_FieldFormat = validate68;
const schema29 = {"$id":"schema_FieldFormat","type":"string","enum":["date","text","cellphone","phone","number","email","options"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_FieldFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "date") || (data === "text")) || (data === "cellphone")) || (data === "phone")) || (data === "number")) || (data === "email")) || (data === "options"))){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_FieldOption = validate69;
const schema30 = {"$id":"schema_FieldOption","type":"object","required":["option_id","en","pt","br","es","de","hu","fr"],"properties":{"option_id":{"type":"integer","minimum":1},"en":{"type":"string"},"pt":{"type":"string"},"br":{"type":"string"},"es":{"type":"string"},"de":{"type":"string"},"hu":{"type":"string"},"fr":{"type":"string"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_FieldOption" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.option_id === undefined) && (missing0 = "option_id")) || ((data.en === undefined) && (missing0 = "en"))) || ((data.pt === undefined) && (missing0 = "pt"))) || ((data.br === undefined) && (missing0 = "br"))) || ((data.es === undefined) && (missing0 = "es"))) || ((data.de === undefined) && (missing0 = "de"))) || ((data.hu === undefined) && (missing0 = "hu"))) || ((data.fr === undefined) && (missing0 = "fr"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.option_id !== undefined){
let data0 = data.option_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate69.errors = [{instancePath:instancePath+"/option_id",schemaPath:"#/properties/option_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/option_id",schemaPath:"#/properties/option_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.en !== undefined){
const _errs3 = errors;
if(typeof data.en !== "string"){
validate69.errors = [{instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pt !== undefined){
const _errs5 = errors;
if(typeof data.pt !== "string"){
validate69.errors = [{instancePath:instancePath+"/pt",schemaPath:"#/properties/pt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.br !== undefined){
const _errs7 = errors;
if(typeof data.br !== "string"){
validate69.errors = [{instancePath:instancePath+"/br",schemaPath:"#/properties/br/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.es !== undefined){
const _errs9 = errors;
if(typeof data.es !== "string"){
validate69.errors = [{instancePath:instancePath+"/es",schemaPath:"#/properties/es/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
const _errs11 = errors;
if(typeof data.de !== "string"){
validate69.errors = [{instancePath:instancePath+"/de",schemaPath:"#/properties/de/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hu !== undefined){
const _errs13 = errors;
if(typeof data.hu !== "string"){
validate69.errors = [{instancePath:instancePath+"/hu",schemaPath:"#/properties/hu/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fr !== undefined){
const _errs15 = errors;
if(typeof data.fr !== "string"){
validate69.errors = [{instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"option_id":true,"en":true,"pt":true,"br":true,"es":true,"de":true,"hu":true,"fr":true},"dynamicProps":false,"dynamicItems":false};

export const schema_FieldListItem = validate70;
const schema31 = {"$id":"schema_FieldListItem","type":"object","required":["field_id","name","format","unique","type"],"properties":{"field_id":{"type":["string","integer"],"minimum":1},"name":{"type":"string"},"format":{"$ref":"schema_FieldFormat"},"unique":{"type":"boolean"},"type":{"type":"string","enum":["base","extra"]},"options":{"type":"array","items":{"$ref":"schema_FieldOption"}}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_FieldListItem" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.unique === undefined) && (missing0 = "unique"))) || ((data.type === undefined) && (missing0 = "type"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
validate70.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: schema31.properties.field_id.type},message:"must be string,integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate70.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs5 = errors;
if(!(validate68(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
const _errs6 = errors;
if(typeof data.unique !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "base") || (data4 === "extra"))){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data5 = data.options;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate69(data5[i0], {instancePath:instancePath+"/options/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"field_id":true,"name":true,"format":true,"unique":true,"type":true,"options":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ExtraFieldCreate = validate73;
const schema32 = {"$id":"schema_ExtraFieldCreate","type":"object","additionalProperties":false,"required":["name","format"],"properties":{"name":{"type":"string","minLength":1},"format":{"$ref":"schema_FieldFormat"},"unique":{"type":"boolean"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ExtraFieldCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.format === undefined) && (missing0 = "format"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "format")) || (key0 === "unique"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func1(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs4 = errors;
if(!(validate68(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
const _errs5 = errors;
if(typeof data.unique !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_Field = validate75;
const schema33 = {"$id":"schema_Field","type":"object","required":["field_id","name","format","unique"],"properties":{"field_id":{"type":["string","integer"],"minimum":1},"name":{"type":"string"},"format":{"$ref":"schema_FieldFormat"},"unique":{"type":"boolean"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Field" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.unique === undefined) && (missing0 = "unique"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
validate75.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: schema33.properties.field_id.type},message:"must be string,integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate75.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate75.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs5 = errors;
if(!(validate68(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
const _errs6 = errors;
if(typeof data.unique !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"field_id":true,"name":true,"format":true,"unique":true},"dynamicProps":false,"dynamicItems":false};

export const schema_Language = validate77;
const schema34 = {"$id":"schema_Language","type":"string","enum":["pt","en","es","br","fr","de"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Language" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "pt") || (data === "en")) || (data === "es")) || (data === "br")) || (data === "fr")) || (data === "de"))){
validate77.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ContactStatus = validate78;
const schema35 = {"$id":"schema_ContactStatus","type":"string","enum":["active","inactive","removed","unconfirmed"]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "active") || (data === "inactive")) || (data === "removed")) || (data === "unconfirmed"))){
validate78.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Consent = validate79;
const schema36 = {"$id":"schema_Consent","type":"string","enum":["any","consent","contract","legitimate_interest","none","protect_vital_interests","public_interests","required_by_law","withdrawn"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Consent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "any") || (data === "consent")) || (data === "contract")) || (data === "legitimate_interest")) || (data === "none")) || (data === "protect_vital_interests")) || (data === "public_interests")) || (data === "required_by_law")) || (data === "withdrawn"))){
validate79.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_NullableDateTime = validate80;
const schema37 = {"$id":"schema_NullableDateTime","type":["string","null"],"pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_NullableDateTime" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate80.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ChannelStatus = validate81;
const schema38 = {"$id":"schema_ChannelStatus","type":"string","enum":["active","inactive"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ChannelStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "active") || (data === "inactive"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_PushToken = validate82;
const schema39 = {"$id":"schema_PushToken","type":"object","required":["app_id","token"],"properties":{"app_id":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"token":{"type":"string"}}};
const pattern5 = new RegExp("^[a-zA-Z0-9_-]*$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushToken" */;
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
if(((data.app_id === undefined) && (missing0 = "app_id")) || ((data.token === undefined) && (missing0 = "token"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.app_id !== undefined){
let data0 = data.app_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate82.errors = [{instancePath:instancePath+"/app_id",schemaPath:"#/properties/app_id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/app_id",schemaPath:"#/properties/app_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs3 = errors;
if(typeof data.token !== "string"){
validate82.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
validate82.evaluated = {"props":{"app_id":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactBase = validate83;
const schema40 = {"$id":"schema_ContactBase","type":"object","required":["contact_id","status","consent","consent_date","subscription_method","subscription_date","subscription_form","unsubscription_method","unsubscription_reason","unsubscription_observation","unsubscription_date","change_date","first_name","last_name","birth_date","language","email","email_status","cellphone","cellphone_status","phone","phone_status","push_token_android","push_token_ios"],"properties":{"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"},"status":{"$ref":"schema_ContactStatus"},"consent":{"$ref":"schema_Consent"},"consent_date":{"$ref":"schema_NullableDateTime"},"subscription_method":{"type":"string","enum":["manual","form","imported","referral","api"]},"subscription_date":{"$ref":"schema_DateTime"},"subscription_form":{"type":"integer","minimum":0},"unsubscription_method":{"type":"string","enum":["manual","form","unsubscribe_link","bounce","api",""]},"unsubscription_reason":{"type":"string","enum":["not_interested","lack_of_time","email_address_change","spam","other",""]},"unsubscription_observation":{"type":"string"},"unsubscription_date":{"$ref":"schema_NullableDateTime"},"change_date":{"type":"string","format":"date"},"first_name":{"type":"string"},"last_name":{"type":"string"},"birth_date":{"type":["string","null"],"format":"date"},"language":{"$ref":"schema_Language"},"email":{"type":"string"},"email_status":{"$ref":"schema_ChannelStatus"},"cellphone":{"type":"string"},"cellphone_status":{"$ref":"schema_ChannelStatus"},"phone":{"type":"string"},"phone_status":{"$ref":"schema_ChannelStatus"},"push_token_android":{"type":"array","items":{"$ref":"schema_PushToken"}},"push_token_ios":{"type":"array","items":{"$ref":"schema_PushToken"}}}};
const pattern6 = new RegExp("^[a-fA-F0-9]{10}$", "u");
const formats4 = require("ajv-formats/dist/formats.js").fullFormats.date;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactBase" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((data.contact_id === undefined) && (missing0 = "contact_id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.consent === undefined) && (missing0 = "consent"))) || ((data.consent_date === undefined) && (missing0 = "consent_date"))) || ((data.subscription_method === undefined) && (missing0 = "subscription_method"))) || ((data.subscription_date === undefined) && (missing0 = "subscription_date"))) || ((data.subscription_form === undefined) && (missing0 = "subscription_form"))) || ((data.unsubscription_method === undefined) && (missing0 = "unsubscription_method"))) || ((data.unsubscription_reason === undefined) && (missing0 = "unsubscription_reason"))) || ((data.unsubscription_observation === undefined) && (missing0 = "unsubscription_observation"))) || ((data.unsubscription_date === undefined) && (missing0 = "unsubscription_date"))) || ((data.change_date === undefined) && (missing0 = "change_date"))) || ((data.first_name === undefined) && (missing0 = "first_name"))) || ((data.last_name === undefined) && (missing0 = "last_name"))) || ((data.birth_date === undefined) && (missing0 = "birth_date"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.email_status === undefined) && (missing0 = "email_status"))) || ((data.cellphone === undefined) && (missing0 = "cellphone"))) || ((data.cellphone_status === undefined) && (missing0 = "cellphone_status"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.phone_status === undefined) && (missing0 = "phone_status"))) || ((data.push_token_android === undefined) && (missing0 = "push_token_android"))) || ((data.push_token_ios === undefined) && (missing0 = "push_token_ios"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contact_id !== undefined){
let data0 = data.contact_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate83.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(!(validate78(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consent !== undefined){
const _errs4 = errors;
if(!(validate79(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consent_date !== undefined){
const _errs5 = errors;
if(!(validate80(data.consent_date, {instancePath:instancePath+"/consent_date",parentData:data,parentDataProperty:"consent_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscription_method !== undefined){
let data4 = data.subscription_method;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate83.errors = [{instancePath:instancePath+"/subscription_method",schemaPath:"#/properties/subscription_method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "manual") || (data4 === "form")) || (data4 === "imported")) || (data4 === "referral")) || (data4 === "api"))){
validate83.errors = [{instancePath:instancePath+"/subscription_method",schemaPath:"#/properties/subscription_method/enum",keyword:"enum",params:{allowedValues: schema40.properties.subscription_method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscription_date !== undefined){
const _errs8 = errors;
if(!(validate55(data.subscription_date, {instancePath:instancePath+"/subscription_date",parentData:data,parentDataProperty:"subscription_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscription_form !== undefined){
let data6 = data.subscription_form;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate83.errors = [{instancePath:instancePath+"/subscription_form",schemaPath:"#/properties/subscription_form/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate83.errors = [{instancePath:instancePath+"/subscription_form",schemaPath:"#/properties/subscription_form/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_method !== undefined){
let data7 = data.unsubscription_method;
const _errs11 = errors;
if(typeof data7 !== "string"){
validate83.errors = [{instancePath:instancePath+"/unsubscription_method",schemaPath:"#/properties/unsubscription_method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data7 === "manual") || (data7 === "form")) || (data7 === "unsubscribe_link")) || (data7 === "bounce")) || (data7 === "api")) || (data7 === ""))){
validate83.errors = [{instancePath:instancePath+"/unsubscription_method",schemaPath:"#/properties/unsubscription_method/enum",keyword:"enum",params:{allowedValues: schema40.properties.unsubscription_method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_reason !== undefined){
let data8 = data.unsubscription_reason;
const _errs13 = errors;
if(typeof data8 !== "string"){
validate83.errors = [{instancePath:instancePath+"/unsubscription_reason",schemaPath:"#/properties/unsubscription_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data8 === "not_interested") || (data8 === "lack_of_time")) || (data8 === "email_address_change")) || (data8 === "spam")) || (data8 === "other")) || (data8 === ""))){
validate83.errors = [{instancePath:instancePath+"/unsubscription_reason",schemaPath:"#/properties/unsubscription_reason/enum",keyword:"enum",params:{allowedValues: schema40.properties.unsubscription_reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_observation !== undefined){
const _errs15 = errors;
if(typeof data.unsubscription_observation !== "string"){
validate83.errors = [{instancePath:instancePath+"/unsubscription_observation",schemaPath:"#/properties/unsubscription_observation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_date !== undefined){
const _errs17 = errors;
if(!(validate80(data.unsubscription_date, {instancePath:instancePath+"/unsubscription_date",parentData:data,parentDataProperty:"unsubscription_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change_date !== undefined){
let data11 = data.change_date;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data11 === "string"){
if(!(formats4.validate(data11))){
validate83.errors = [{instancePath:instancePath+"/change_date",schemaPath:"#/properties/change_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/change_date",schemaPath:"#/properties/change_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs20 = errors;
if(typeof data.first_name !== "string"){
validate83.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs22 = errors;
if(typeof data.last_name !== "string"){
validate83.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birth_date !== undefined){
let data14 = data.birth_date;
const _errs24 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate83.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/type",keyword:"type",params:{type: schema40.properties.birth_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data14 === "string"){
if(!(formats4.validate(data14))){
validate83.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
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
if(data.language !== undefined){
const _errs26 = errors;
if(!(validate77(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs27 = errors;
if(typeof data.email !== "string"){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_status !== undefined){
const _errs29 = errors;
if(!(validate81(data.email_status, {instancePath:instancePath+"/email_status",parentData:data,parentDataProperty:"email_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone !== undefined){
const _errs30 = errors;
if(typeof data.cellphone !== "string"){
validate83.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone_status !== undefined){
const _errs32 = errors;
if(!(validate81(data.cellphone_status, {instancePath:instancePath+"/cellphone_status",parentData:data,parentDataProperty:"cellphone_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs33 = errors;
if(typeof data.phone !== "string"){
validate83.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_status !== undefined){
const _errs35 = errors;
if(!(validate81(data.phone_status, {instancePath:instancePath+"/phone_status",parentData:data,parentDataProperty:"phone_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_android !== undefined){
let data22 = data.push_token_android;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data22)){
var valid1 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs38 = errors;
if(!(validate82(data22[i0], {instancePath:instancePath+"/push_token_android/" + i0,parentData:data22,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid1 = _errs38 === errors;
if(!valid1){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/push_token_android",schemaPath:"#/properties/push_token_android/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_ios !== undefined){
let data24 = data.push_token_ios;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data24)){
var valid2 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(!(validate82(data24[i1], {instancePath:instancePath+"/push_token_ios/" + i1,parentData:data24,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid2 = _errs41 === errors;
if(!valid2){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/push_token_ios",schemaPath:"#/properties/push_token_ios/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
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
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"contact_id":true,"status":true,"consent":true,"consent_date":true,"subscription_method":true,"subscription_date":true,"subscription_form":true,"unsubscription_method":true,"unsubscription_reason":true,"unsubscription_observation":true,"unsubscription_date":true,"change_date":true,"first_name":true,"last_name":true,"birth_date":true,"language":true,"email":true,"email_status":true,"cellphone":true,"cellphone_status":true,"phone":true,"phone_status":true,"push_token_android":true,"push_token_ios":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraDate = validate95;
const schema41 = {"$id":"schema_ContactExtraDate","type":"object","required":["field_id","format","value"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"date"},"value":{"type":"string","format":"date"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraDate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate95.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate95.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("date" !== data1){
validate95.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "date"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats4.validate(data2))){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"field_id":true,"format":true,"value":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraText = validate96;
const schema42 = {"$id":"schema_ContactExtraText","type":"object","required":["field_id","format","value"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"text"},"value":{"type":"string"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraText" */;
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
if((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate96.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate96.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate96.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data1){
validate96.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs5 = errors;
if(typeof data.value !== "string"){
validate96.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"field_id":true,"format":true,"value":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraCellphone = validate97;
const schema43 = {"$id":"schema_ContactExtraCellphone","type":"object","required":["field_id","format","value","status"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"cellphone"},"value":{"type":"string"},"status":{"$ref":"schema_ChannelStatus"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraCellphone" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.status === undefined) && (missing0 = "status"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate97.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate97.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate97.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("cellphone" !== data1){
validate97.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "cellphone"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs5 = errors;
if(typeof data.value !== "string"){
validate97.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(!(validate81(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"field_id":true,"format":true,"value":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraPhone = validate99;
const schema44 = {"$id":"schema_ContactExtraPhone","type":"object","required":["field_id","format","value","status"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"phone"},"value":{"type":"string"},"status":{"$ref":"schema_ChannelStatus"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraPhone" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.status === undefined) && (missing0 = "status"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate99.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate99.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate99.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("phone" !== data1){
validate99.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "phone"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs5 = errors;
if(typeof data.value !== "string"){
validate99.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(!(validate81(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"field_id":true,"format":true,"value":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraNumber = validate101;
const schema45 = {"$id":"schema_ContactExtraNumber","type":"object","required":["field_id","format","value"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"number"},"value":{"type":"string"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraNumber" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate101.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate101.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate101.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("number" !== data1){
validate101.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "number"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs5 = errors;
if(typeof data.value !== "string"){
validate101.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"field_id":true,"format":true,"value":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraEmail = validate102;
const schema46 = {"$id":"schema_ContactExtraEmail","type":"object","required":["field_id","format","value","status"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"email"},"value":{"type":"string"},"status":{"$ref":"schema_ChannelStatus"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraEmail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.status === undefined) && (missing0 = "status"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate102.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate102.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate102.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data1){
validate102.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs5 = errors;
if(typeof data.value !== "string"){
validate102.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(!(validate81(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"field_id":true,"format":true,"value":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtraOptions = validate104;
const schema47 = {"$id":"schema_ContactExtraOptions","type":"object","required":["field_id","format","value"],"properties":{"field_id":{"type":"integer","minimum":1},"format":{"type":"string","const":"options"},"value":{"type":"array","items":{"type":"integer","minimum":1}}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtraOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field_id === undefined) && (missing0 = "field_id")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.value === undefined) && (missing0 = "value"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate104.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate104.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate104.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("options" !== data1){
validate104.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "options"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate104.errors = [{instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate104.errors = [{instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"field_id":true,"format":true,"value":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactExtra = validate105;
const schema48 = {"$id":"schema_ContactExtra","type":"object","oneOf":[{"$ref":"schema_ContactExtraDate"},{"$ref":"schema_ContactExtraText"},{"$ref":"schema_ContactExtraCellphone"},{"$ref":"schema_ContactExtraPhone"},{"$ref":"schema_ContactExtraNumber"},{"$ref":"schema_ContactExtraEmail"},{"$ref":"schema_ContactExtraOptions"}],"discriminator":{"propertyName":"format"}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactExtra" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.format;
if(typeof tag0 == "string"){
if(tag0 === "date"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var props0 = {};
props0.field_id = true;
props0.format = true;
props0.value = true;
}
else if(tag0 === "text"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
}
}
else if(tag0 === "cellphone"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
props0.status = true;
}
}
else if(tag0 === "phone"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
props0.status = true;
}
}
else if(tag0 === "number"){
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
}
}
else if(tag0 === "email"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
props0.status = true;
}
}
else if(tag0 === "options"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.field_id = true;
props0.format = true;
props0.value = true;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "format", tagValue: tag0},message:"value of tag \"format\" must be in oneOf"}];
return false;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "format", tagValue: tag0},message:"tag \"format\" must be string"}];
return false;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_Contact = validate113;
const schema49 = {"$id":"schema_Contact","type":"object","required":["base","extra","tags"],"properties":{"base":{"$ref":"schema_ContactBase"},"extra":{"type":"array","items":{"$ref":"schema_ContactExtra"}},"tags":{"type":"array","items":{"type":"integer","minimum":1}}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Contact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.base === undefined) && (missing0 = "base")) || ((data.extra === undefined) && (missing0 = "extra"))) || ((data.tags === undefined) && (missing0 = "tags"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.base !== undefined){
const _errs1 = errors;
if(!(validate83(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra !== undefined){
let data1 = data.extra;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate105(data1[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data3 = data.tags;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate113.errors = [{instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate113.errors = [{instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"base":true,"extra":true,"tags":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactPage = validate116;
const schema50 = {"$id":"schema_ContactPage","type":"object","required":["total_items","items"],"properties":{"total_items":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"schema_Contact"}}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_items === undefined) && (missing0 = "total_items")) || ((data.items === undefined) && (missing0 = "items"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_items !== undefined){
let data0 = data.total_items;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate116.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate116.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate113(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"total_items":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_PushTokenWrite = validate118;
const schema51 = {"$id":"schema_PushTokenWrite","type":"object","additionalProperties":false,"required":["app_id","token"],"properties":{"app_id":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"token":{"type":"string"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_PushTokenWrite" */;
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
if(((data.app_id === undefined) && (missing0 = "app_id")) || ((data.token === undefined) && (missing0 = "token"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "app_id") || (key0 === "token"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.app_id !== undefined){
let data0 = data.app_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate118.errors = [{instancePath:instancePath+"/app_id",schemaPath:"#/properties/app_id/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/app_id",schemaPath:"#/properties/app_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs4 = errors;
if(typeof data.token !== "string"){
validate118.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactCreateBase = validate119;
const schema52 = {"$id":"schema_ContactCreateBase","type":"object","additionalProperties":false,"properties":{"status":{"type":"string","enum":["active","inactive","removed","unconfirmed"]},"first_name":{"type":"string"},"last_name":{"type":"string"},"birth_date":{"type":"string","format":"date"},"language":{"type":"string","enum":["pt","en","es","br","fr","de"]},"email":{"type":"string","format":"email"},"cellphone":{"type":"string","pattern":"^(\\d){1,3}-(\\d){4,20}$"},"phone":{"type":"string","pattern":"^(\\d){1,3}-(\\d){4,20}$"},"push_token_android":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}},"push_token_ios":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}}}};
const func6 = Object.prototype.hasOwnProperty;
const formats12 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern8 = new RegExp("^(\\d){1,3}-(\\d){4,20}$", "u");

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactCreateBase" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
if(!(func6.call(schema52.properties, key0))){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate119.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "active") || (data0 === "inactive")) || (data0 === "removed")) || (data0 === "unconfirmed"))){
validate119.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema52.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs4 = errors;
if(typeof data.first_name !== "string"){
validate119.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs6 = errors;
if(typeof data.last_name !== "string"){
validate119.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birth_date !== undefined){
let data3 = data.birth_date;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
validate119.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.language !== undefined){
let data4 = data.language;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate119.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data4 === "pt") || (data4 === "en")) || (data4 === "es")) || (data4 === "br")) || (data4 === "fr")) || (data4 === "de"))){
validate119.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema52.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats12.test(data5))){
validate119.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone !== undefined){
let data6 = data.cellphone;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate119.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/pattern",keyword:"pattern",params:{pattern: "^(\\d){1,3}-(\\d){4,20}$"},message:"must match pattern \""+"^(\\d){1,3}-(\\d){4,20}$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data7 = data.phone;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
validate119.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^(\\d){1,3}-(\\d){4,20}$"},message:"must match pattern \""+"^(\\d){1,3}-(\\d){4,20}$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_android !== undefined){
let data8 = data.push_token_android;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate118(data8[i0], {instancePath:instancePath+"/push_token_android/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/push_token_android",schemaPath:"#/properties/push_token_android/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_ios !== undefined){
let data10 = data.push_token_ios;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate118(data10[i1], {instancePath:instancePath+"/push_token_ios/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/push_token_ios",schemaPath:"#/properties/push_token_ios/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ExtraValue = validate122;
const schema53 = {"$id":"schema_ExtraValue","type":"object","additionalProperties":false,"required":["field_id","value"],"properties":{"field_id":{"type":"integer","minimum":1},"value":{"type":["string","array"],"items":{"type":"integer","minimum":1}}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ExtraValue" */;
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
if(((data.field_id === undefined) && (missing0 = "field_id")) || ((data.value === undefined) && (missing0 = "value"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field_id") || (key0 === "value"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field_id !== undefined){
let data0 = data.field_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate122.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate122.errors = [{instancePath:instancePath+"/field_id",schemaPath:"#/properties/field_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate122.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema53.properties.value.type},message:"must be string,array"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate122.errors = [{instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate122.errors = [{instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
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
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactUtm = validate123;
const schema54 = {"$id":"schema_ContactUtm","type":"object","additionalProperties":false,"properties":{"utm_source":{"type":"string"},"utm_medium":{"type":"string"},"utm_campaign":{"type":"string"},"utm_content":{"type":"string"},"utm_term":{"type":"string"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactUtm" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "utm_source") || (key0 === "utm_medium")) || (key0 === "utm_campaign")) || (key0 === "utm_content")) || (key0 === "utm_term"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.utm_source !== undefined){
const _errs2 = errors;
if(typeof data.utm_source !== "string"){
validate123.errors = [{instancePath:instancePath+"/utm_source",schemaPath:"#/properties/utm_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm_medium !== undefined){
const _errs4 = errors;
if(typeof data.utm_medium !== "string"){
validate123.errors = [{instancePath:instancePath+"/utm_medium",schemaPath:"#/properties/utm_medium/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm_campaign !== undefined){
const _errs6 = errors;
if(typeof data.utm_campaign !== "string"){
validate123.errors = [{instancePath:instancePath+"/utm_campaign",schemaPath:"#/properties/utm_campaign/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm_content !== undefined){
const _errs8 = errors;
if(typeof data.utm_content !== "string"){
validate123.errors = [{instancePath:instancePath+"/utm_content",schemaPath:"#/properties/utm_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm_term !== undefined){
const _errs10 = errors;
if(typeof data.utm_term !== "string"){
validate123.errors = [{instancePath:instancePath+"/utm_term",schemaPath:"#/properties/utm_term/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactReferrer = validate124;
const schema55 = {"$id":"schema_ContactReferrer","type":"object","additionalProperties":false,"properties":{"referrer":{"type":"string"}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactReferrer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
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
if(!(key0 === "referrer")){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.referrer !== undefined){
if(typeof data.referrer !== "string"){
validate124.errors = [{instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactAdvertising = validate125;
const schema56 = {"$id":"schema_ContactAdvertising","type":"object","additionalProperties":false,"properties":{"gclid":{"type":"string"},"msclkid":{"type":"string"},"fbclid":{"type":"string"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactAdvertising" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
if(!(((key0 === "gclid") || (key0 === "msclkid")) || (key0 === "fbclid"))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.gclid !== undefined){
const _errs2 = errors;
if(typeof data.gclid !== "string"){
validate125.errors = [{instancePath:instancePath+"/gclid",schemaPath:"#/properties/gclid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.msclkid !== undefined){
const _errs4 = errors;
if(typeof data.msclkid !== "string"){
validate125.errors = [{instancePath:instancePath+"/msclkid",schemaPath:"#/properties/msclkid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fbclid !== undefined){
const _errs6 = errors;
if(typeof data.fbclid !== "string"){
validate125.errors = [{instancePath:instancePath+"/fbclid",schemaPath:"#/properties/fbclid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactCreate = validate126;
const schema57 = {"$id":"schema_ContactCreate","type":"object","additionalProperties":false,"properties":{"base":{"$ref":"schema_ContactCreateBase"},"extra":{"type":"array","items":{"$ref":"schema_ExtraValue"}},"utm":{"$ref":"schema_ContactUtm"},"referrer":{"$ref":"schema_ContactReferrer"},"advertising":{"$ref":"schema_ContactAdvertising"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
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
if(!(((((key0 === "base") || (key0 === "extra")) || (key0 === "utm")) || (key0 === "referrer")) || (key0 === "advertising"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base !== undefined){
const _errs2 = errors;
if(!(validate119(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra !== undefined){
let data1 = data.extra;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate122(data1[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm !== undefined){
const _errs6 = errors;
if(!(validate123(data.utm, {instancePath:instancePath+"/utm",parentData:data,parentDataProperty:"utm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referrer !== undefined){
const _errs7 = errors;
if(!(validate124(data.referrer, {instancePath:instancePath+"/referrer",parentData:data,parentDataProperty:"referrer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advertising !== undefined){
const _errs8 = errors;
if(!(validate125(data.advertising, {instancePath:instancePath+"/advertising",parentData:data,parentDataProperty:"advertising",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactRef = validate132;
const schema58 = {"$id":"schema_ContactRef","type":"object","required":["contact_id"],"properties":{"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactRef" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contact_id === undefined) && (missing0 = "contact_id")){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contact_id !== undefined){
let data0 = data.contact_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate132.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"contact_id":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactEmailStats = validate133;
const schema59 = {"$id":"schema_ContactEmailStats","type":"object","required":["sent","opens","clicks","soft_bounces","hard_bounces","forwards","conversions","social_actions","last_send_date","last_open_date","last_click_date","last_open_country","last_open_region","last_open_city"],"properties":{"sent":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"forwards":{"type":"integer","minimum":0},"conversions":{"type":"integer","minimum":0},"social_actions":{"type":"integer","minimum":0},"last_send_date":{"$ref":"schema_NullableDateTime"},"last_open_date":{"$ref":"schema_NullableDateTime"},"last_click_date":{"$ref":"schema_NullableDateTime"},"last_open_country":{"type":["string","null"]},"last_open_region":{"type":["string","null"]},"last_open_city":{"type":["string","null"]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactEmailStats" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.sent === undefined) && (missing0 = "sent")) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.forwards === undefined) && (missing0 = "forwards"))) || ((data.conversions === undefined) && (missing0 = "conversions"))) || ((data.social_actions === undefined) && (missing0 = "social_actions"))) || ((data.last_send_date === undefined) && (missing0 = "last_send_date"))) || ((data.last_open_date === undefined) && (missing0 = "last_open_date"))) || ((data.last_click_date === undefined) && (missing0 = "last_click_date"))) || ((data.last_open_country === undefined) && (missing0 = "last_open_country"))) || ((data.last_open_region === undefined) && (missing0 = "last_open_region"))) || ((data.last_open_city === undefined) && (missing0 = "last_open_city"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sent !== undefined){
let data0 = data.sent;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate133.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate133.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opens !== undefined){
let data1 = data.opens;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate133.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate133.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data2 = data.clicks;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate133.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate133.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.soft_bounces !== undefined){
let data3 = data.soft_bounces;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate133.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data4 = data.hard_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate133.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate133.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forwards !== undefined){
let data5 = data.forwards;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate133.errors = [{instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate133.errors = [{instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversions !== undefined){
let data6 = data.conversions;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate133.errors = [{instancePath:instancePath+"/conversions",schemaPath:"#/properties/conversions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate133.errors = [{instancePath:instancePath+"/conversions",schemaPath:"#/properties/conversions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.social_actions !== undefined){
let data7 = data.social_actions;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate133.errors = [{instancePath:instancePath+"/social_actions",schemaPath:"#/properties/social_actions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate133.errors = [{instancePath:instancePath+"/social_actions",schemaPath:"#/properties/social_actions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_send_date !== undefined){
const _errs17 = errors;
if(!(validate80(data.last_send_date, {instancePath:instancePath+"/last_send_date",parentData:data,parentDataProperty:"last_send_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_open_date !== undefined){
const _errs18 = errors;
if(!(validate80(data.last_open_date, {instancePath:instancePath+"/last_open_date",parentData:data,parentDataProperty:"last_open_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_click_date !== undefined){
const _errs19 = errors;
if(!(validate80(data.last_click_date, {instancePath:instancePath+"/last_click_date",parentData:data,parentDataProperty:"last_click_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_open_country !== undefined){
let data11 = data.last_open_country;
const _errs20 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate133.errors = [{instancePath:instancePath+"/last_open_country",schemaPath:"#/properties/last_open_country/type",keyword:"type",params:{type: schema59.properties.last_open_country.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_open_region !== undefined){
let data12 = data.last_open_region;
const _errs22 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate133.errors = [{instancePath:instancePath+"/last_open_region",schemaPath:"#/properties/last_open_region/type",keyword:"type",params:{type: schema59.properties.last_open_region.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_open_city !== undefined){
let data13 = data.last_open_city;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate133.errors = [{instancePath:instancePath+"/last_open_city",schemaPath:"#/properties/last_open_city/type",keyword:"type",params:{type: schema59.properties.last_open_city.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"sent":true,"opens":true,"clicks":true,"soft_bounces":true,"hard_bounces":true,"forwards":true,"conversions":true,"social_actions":true,"last_send_date":true,"last_open_date":true,"last_click_date":true,"last_open_country":true,"last_open_region":true,"last_open_city":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactSmsStats = validate137;
const schema60 = {"$id":"schema_ContactSmsStats","type":"object","required":["sent","delivered"],"properties":{"sent":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactSmsStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sent === undefined) && (missing0 = "sent")) || ((data.delivered === undefined) && (missing0 = "delivered"))){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sent !== undefined){
let data0 = data.sent;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate137.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered !== undefined){
let data1 = data.delivered;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate137.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate137.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"sent":true,"delivered":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactPushStats = validate138;
const schema61 = {"$id":"schema_ContactPushStats","type":"object","required":["sent","delivered","not_delivered","views","clicks","last_view_date"],"properties":{"sent":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"not_delivered":{"type":"integer","minimum":0},"views":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"last_view_date":{"$ref":"schema_NullableDateTime"}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactPushStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sent === undefined) && (missing0 = "sent")) || ((data.delivered === undefined) && (missing0 = "delivered"))) || ((data.not_delivered === undefined) && (missing0 = "not_delivered"))) || ((data.views === undefined) && (missing0 = "views"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.last_view_date === undefined) && (missing0 = "last_view_date"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sent !== undefined){
let data0 = data.sent;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate138.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered !== undefined){
let data1 = data.delivered;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate138.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate138.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.not_delivered !== undefined){
let data2 = data.not_delivered;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate138.errors = [{instancePath:instancePath+"/not_delivered",schemaPath:"#/properties/not_delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/not_delivered",schemaPath:"#/properties/not_delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.views !== undefined){
let data3 = data.views;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate138.errors = [{instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate138.errors = [{instancePath:instancePath+"/views",schemaPath:"#/properties/views/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clicks !== undefined){
let data4 = data.clicks;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate138.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate138.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_view_date !== undefined){
const _errs11 = errors;
if(!(validate80(data.last_view_date, {instancePath:instancePath+"/last_view_date",parentData:data,parentDataProperty:"last_view_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
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
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"sent":true,"delivered":true,"not_delivered":true,"views":true,"clicks":true,"last_view_date":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactWebpushStats = validate140;
const schema62 = {"$id":"schema_ContactWebpushStats","type":"object","required":["sent","delivered","clicks","bounces","last_send_date","last_delivery_date","last_click_date","last_bounce_date"],"properties":{"sent":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"bounces":{"type":"integer","minimum":0},"last_send_date":{"$ref":"schema_NullableDateTime"},"last_delivery_date":{"$ref":"schema_NullableDateTime"},"last_click_date":{"$ref":"schema_NullableDateTime"},"last_bounce_date":{"$ref":"schema_NullableDateTime"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactWebpushStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.sent === undefined) && (missing0 = "sent")) || ((data.delivered === undefined) && (missing0 = "delivered"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.bounces === undefined) && (missing0 = "bounces"))) || ((data.last_send_date === undefined) && (missing0 = "last_send_date"))) || ((data.last_delivery_date === undefined) && (missing0 = "last_delivery_date"))) || ((data.last_click_date === undefined) && (missing0 = "last_click_date"))) || ((data.last_bounce_date === undefined) && (missing0 = "last_bounce_date"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sent !== undefined){
let data0 = data.sent;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate140.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate140.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered !== undefined){
let data1 = data.delivered;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate140.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data2 = data.clicks;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate140.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate140.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.bounces !== undefined){
let data3 = data.bounces;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate140.errors = [{instancePath:instancePath+"/bounces",schemaPath:"#/properties/bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate140.errors = [{instancePath:instancePath+"/bounces",schemaPath:"#/properties/bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_send_date !== undefined){
const _errs9 = errors;
if(!(validate80(data.last_send_date, {instancePath:instancePath+"/last_send_date",parentData:data,parentDataProperty:"last_send_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_delivery_date !== undefined){
const _errs10 = errors;
if(!(validate80(data.last_delivery_date, {instancePath:instancePath+"/last_delivery_date",parentData:data,parentDataProperty:"last_delivery_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_click_date !== undefined){
const _errs11 = errors;
if(!(validate80(data.last_click_date, {instancePath:instancePath+"/last_click_date",parentData:data,parentDataProperty:"last_click_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_bounce_date !== undefined){
const _errs12 = errors;
if(!(validate80(data.last_bounce_date, {instancePath:instancePath+"/last_bounce_date",parentData:data,parentDataProperty:"last_bounce_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"sent":true,"delivered":true,"clicks":true,"bounces":true,"last_send_date":true,"last_delivery_date":true,"last_click_date":true,"last_bounce_date":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactVoiceStats = validate145;
const schema63 = {"$id":"schema_ContactVoiceStats","type":"object","required":["sent","answered"],"properties":{"sent":{"type":"integer","minimum":0},"answered":{"type":"integer","minimum":0}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactVoiceStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sent === undefined) && (missing0 = "sent")) || ((data.answered === undefined) && (missing0 = "answered"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sent !== undefined){
let data0 = data.sent;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate145.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answered !== undefined){
let data1 = data.answered;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate145.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate145.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"sent":true,"answered":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactTrafficStats = validate146;
const schema64 = {"$id":"schema_ContactTrafficStats","type":"object","required":["utm","referrer","advertising"],"properties":{"utm":{"type":"object","required":["utm_source","utm_medium","utm_campaign","utm_content","utm_term"],"properties":{"utm_source":{"type":"string"},"utm_medium":{"type":"string"},"utm_campaign":{"type":"string"},"utm_content":{"type":"string"},"utm_term":{"type":"string"}}},"referrer":{"type":"object","required":["referrer"],"properties":{"referrer":{"type":"string"}}},"advertising":{"type":"object","required":["gclid","msclkid","fbclid"],"properties":{"gclid":{"type":"string"},"msclkid":{"type":"string"},"fbclid":{"type":"string"}}}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactTrafficStats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.utm === undefined) && (missing0 = "utm")) || ((data.referrer === undefined) && (missing0 = "referrer"))) || ((data.advertising === undefined) && (missing0 = "advertising"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.utm !== undefined){
let data0 = data.utm;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.utm_source === undefined) && (missing1 = "utm_source")) || ((data0.utm_medium === undefined) && (missing1 = "utm_medium"))) || ((data0.utm_campaign === undefined) && (missing1 = "utm_campaign"))) || ((data0.utm_content === undefined) && (missing1 = "utm_content"))) || ((data0.utm_term === undefined) && (missing1 = "utm_term"))){
validate146.errors = [{instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.utm_source !== undefined){
const _errs3 = errors;
if(typeof data0.utm_source !== "string"){
validate146.errors = [{instancePath:instancePath+"/utm/utm_source",schemaPath:"#/properties/utm/properties/utm_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.utm_medium !== undefined){
const _errs5 = errors;
if(typeof data0.utm_medium !== "string"){
validate146.errors = [{instancePath:instancePath+"/utm/utm_medium",schemaPath:"#/properties/utm/properties/utm_medium/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.utm_campaign !== undefined){
const _errs7 = errors;
if(typeof data0.utm_campaign !== "string"){
validate146.errors = [{instancePath:instancePath+"/utm/utm_campaign",schemaPath:"#/properties/utm/properties/utm_campaign/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.utm_content !== undefined){
const _errs9 = errors;
if(typeof data0.utm_content !== "string"){
validate146.errors = [{instancePath:instancePath+"/utm/utm_content",schemaPath:"#/properties/utm/properties/utm_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.utm_term !== undefined){
const _errs11 = errors;
if(typeof data0.utm_term !== "string"){
validate146.errors = [{instancePath:instancePath+"/utm/utm_term",schemaPath:"#/properties/utm/properties/utm_term/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
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
else {
validate146.errors = [{instancePath:instancePath+"/utm",schemaPath:"#/properties/utm/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referrer !== undefined){
let data6 = data.referrer;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.referrer === undefined) && (missing2 = "referrer")){
validate146.errors = [{instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.referrer !== undefined){
if(typeof data6.referrer !== "string"){
validate146.errors = [{instancePath:instancePath+"/referrer/referrer",schemaPath:"#/properties/referrer/properties/referrer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/referrer",schemaPath:"#/properties/referrer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advertising !== undefined){
let data8 = data.advertising;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((((data8.gclid === undefined) && (missing3 = "gclid")) || ((data8.msclkid === undefined) && (missing3 = "msclkid"))) || ((data8.fbclid === undefined) && (missing3 = "fbclid"))){
validate146.errors = [{instancePath:instancePath+"/advertising",schemaPath:"#/properties/advertising/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data8.gclid !== undefined){
const _errs19 = errors;
if(typeof data8.gclid !== "string"){
validate146.errors = [{instancePath:instancePath+"/advertising/gclid",schemaPath:"#/properties/advertising/properties/gclid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.msclkid !== undefined){
const _errs21 = errors;
if(typeof data8.msclkid !== "string"){
validate146.errors = [{instancePath:instancePath+"/advertising/msclkid",schemaPath:"#/properties/advertising/properties/msclkid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.fbclid !== undefined){
const _errs23 = errors;
if(typeof data8.fbclid !== "string"){
validate146.errors = [{instancePath:instancePath+"/advertising/fbclid",schemaPath:"#/properties/advertising/properties/fbclid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/advertising",schemaPath:"#/properties/advertising/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"utm":true,"referrer":true,"advertising":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactDetail = validate147;
const schema65 = {"$id":"schema_ContactDetail","type":"object","required":["base","extra","tags","email_stats","sms_stats","push_stats","webpush_stats","voice_stats","traffic_stats"],"properties":{"base":{"$ref":"schema_ContactBase"},"extra":{"type":"array","items":{"$ref":"schema_ContactExtra"}},"tags":{"type":"array","items":{"type":"integer","minimum":1}},"email_stats":{"$ref":"schema_ContactEmailStats"},"sms_stats":{"$ref":"schema_ContactSmsStats"},"push_stats":{"$ref":"schema_ContactPushStats"},"webpush_stats":{"$ref":"schema_ContactWebpushStats"},"voice_stats":{"$ref":"schema_ContactVoiceStats"},"traffic_stats":{"$ref":"schema_ContactTrafficStats"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactDetail" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.base === undefined) && (missing0 = "base")) || ((data.extra === undefined) && (missing0 = "extra"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.email_stats === undefined) && (missing0 = "email_stats"))) || ((data.sms_stats === undefined) && (missing0 = "sms_stats"))) || ((data.push_stats === undefined) && (missing0 = "push_stats"))) || ((data.webpush_stats === undefined) && (missing0 = "webpush_stats"))) || ((data.voice_stats === undefined) && (missing0 = "voice_stats"))) || ((data.traffic_stats === undefined) && (missing0 = "traffic_stats"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.base !== undefined){
const _errs1 = errors;
if(!(validate83(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra !== undefined){
let data1 = data.extra;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate105(data1[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data3 = data.tags;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate147.errors = [{instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate147.errors = [{instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_stats !== undefined){
const _errs9 = errors;
if(!(validate133(data.email_stats, {instancePath:instancePath+"/email_stats",parentData:data,parentDataProperty:"email_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sms_stats !== undefined){
const _errs10 = errors;
if(!(validate137(data.sms_stats, {instancePath:instancePath+"/sms_stats",parentData:data,parentDataProperty:"sms_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_stats !== undefined){
const _errs11 = errors;
if(!(validate138(data.push_stats, {instancePath:instancePath+"/push_stats",parentData:data,parentDataProperty:"push_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webpush_stats !== undefined){
const _errs12 = errors;
if(!(validate140(data.webpush_stats, {instancePath:instancePath+"/webpush_stats",parentData:data,parentDataProperty:"webpush_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voice_stats !== undefined){
const _errs13 = errors;
if(!(validate145(data.voice_stats, {instancePath:instancePath+"/voice_stats",parentData:data,parentDataProperty:"voice_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traffic_stats !== undefined){
const _errs14 = errors;
if(!(validate146(data.traffic_stats, {instancePath:instancePath+"/traffic_stats",parentData:data,parentDataProperty:"traffic_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"base":true,"extra":true,"tags":true,"email_stats":true,"sms_stats":true,"push_stats":true,"webpush_stats":true,"voice_stats":true,"traffic_stats":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactUpdateBase = validate156;
const schema66 = {"$id":"schema_ContactUpdateBase","type":"object","additionalProperties":false,"properties":{"status":{"type":"string","enum":["active","inactive","unconfirmed"]},"consent":{"$ref":"schema_Consent"},"first_name":{"type":"string"},"last_name":{"type":"string"},"birth_date":{"type":"string","pattern":"^$|^\\d{4}-\\d{2}-\\d{2}$"},"language":{"type":"string","enum":["pt","en","es","br","fr","de",""]},"email":{"type":"string","pattern":"^$|^[^@\\s]+@[^@\\s]+$"},"email_status":{"$ref":"schema_ChannelStatus"},"cellphone":{"type":"string","pattern":"^$|^(\\d){1,3}-(\\d){4,20}$"},"cellphone_status":{"$ref":"schema_ChannelStatus"},"phone":{"type":"string","pattern":"^$|^(\\d){1,3}-(\\d){4,20}$"},"phone_status":{"$ref":"schema_ChannelStatus"},"push_token_android":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}},"push_token_ios":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}}}};
const pattern11 = new RegExp("^$|^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern12 = new RegExp("^$|^[^@\\s]+@[^@\\s]+$", "u");
const pattern13 = new RegExp("^$|^(\\d){1,3}-(\\d){4,20}$", "u");

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactUpdateBase" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
if(!(func6.call(schema66.properties, key0))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate156.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "active") || (data0 === "inactive")) || (data0 === "unconfirmed"))){
validate156.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema66.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consent !== undefined){
const _errs4 = errors;
if(!(validate79(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs5 = errors;
if(typeof data.first_name !== "string"){
validate156.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs7 = errors;
if(typeof data.last_name !== "string"){
validate156.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birth_date !== undefined){
let data4 = data.birth_date;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
validate156.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/pattern",keyword:"pattern",params:{pattern: "^$|^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^$|^\\d{4}-\\d{2}-\\d{2}$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data5 = data.language;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate156.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data5 === "pt") || (data5 === "en")) || (data5 === "es")) || (data5 === "br")) || (data5 === "fr")) || (data5 === "de")) || (data5 === ""))){
validate156.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema66.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data6 = data.email;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern12.test(data6)){
validate156.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^$|^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^$|^[^@\\s]+@[^@\\s]+$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_status !== undefined){
const _errs15 = errors;
if(!(validate81(data.email_status, {instancePath:instancePath+"/email_status",parentData:data,parentDataProperty:"email_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone !== undefined){
let data8 = data.cellphone;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
validate156.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/pattern",keyword:"pattern",params:{pattern: "^$|^(\\d){1,3}-(\\d){4,20}$"},message:"must match pattern \""+"^$|^(\\d){1,3}-(\\d){4,20}$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone_status !== undefined){
const _errs18 = errors;
if(!(validate81(data.cellphone_status, {instancePath:instancePath+"/cellphone_status",parentData:data,parentDataProperty:"cellphone_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data10 = data.phone;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
validate156.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^$|^(\\d){1,3}-(\\d){4,20}$"},message:"must match pattern \""+"^$|^(\\d){1,3}-(\\d){4,20}$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_status !== undefined){
const _errs21 = errors;
if(!(validate81(data.phone_status, {instancePath:instancePath+"/phone_status",parentData:data,parentDataProperty:"phone_status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_android !== undefined){
let data12 = data.push_token_android;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate118(data12[i0], {instancePath:instancePath+"/push_token_android/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/push_token_android",schemaPath:"#/properties/push_token_android/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_ios !== undefined){
let data14 = data.push_token_ios;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(!(validate118(data14[i1], {instancePath:instancePath+"/push_token_ios/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/push_token_ios",schemaPath:"#/properties/push_token_ios/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
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
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactUpdate = validate163;
const schema67 = {"$id":"schema_ContactUpdate","type":"object","additionalProperties":false,"properties":{"base":{"$ref":"schema_ContactUpdateBase"},"extra":{"type":"array","items":{"$ref":"schema_ExtraValue"}}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactUpdate" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "base") || (key0 === "extra"))){
validate163.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base !== undefined){
const _errs2 = errors;
if(!(validate156(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra !== undefined){
let data1 = data.extra;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate122(data1[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ActivityName = validate166;
const schema68 = {"$id":"schema_ActivityName","type":"string","enum":["email_open","email_click","forward","conversion","email_send","sms_send","voice_send","mms_send","sms_report","voice_report","invitation_send","invitation_open","mms_open","unsubscribe","email_soft_bounce","email_hard_bounce","subscription","resubscription","unsubscribe_reason","facebook_like","social_share","unsubscribe_manual","double_optin","double_optin_resend","email_spam_complaint","email_field_disable","cellphone_field_disable","phone_field_disable","unsubscribe_api","email_field_enable","cellphone_field_enable","phone_field_enable","edit_subscription","double_optedit","automation_event","push_send","push_open","push_click","push_received","push_error","push_canceled","reply_to_email","web_push_send","web_push_delivered","web_push_open","web_push_bounce","web_push_click","web_push_subscription","web_push_unsubscription","add_push_contact","remove_push_contact","forget_subscription","change_consent","push_unsubscription","voice_menu_event","voice_redirect","automation_action","automation_trigger","push_delivered","attach_tag","detach_tag","smart_sms_send","smart_sms_open","smart_sms_click","smart_sms_report"]};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ActivityName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "email_open") || (data === "email_click")) || (data === "forward")) || (data === "conversion")) || (data === "email_send")) || (data === "sms_send")) || (data === "voice_send")) || (data === "mms_send")) || (data === "sms_report")) || (data === "voice_report")) || (data === "invitation_send")) || (data === "invitation_open")) || (data === "mms_open")) || (data === "unsubscribe")) || (data === "email_soft_bounce")) || (data === "email_hard_bounce")) || (data === "subscription")) || (data === "resubscription")) || (data === "unsubscribe_reason")) || (data === "facebook_like")) || (data === "social_share")) || (data === "unsubscribe_manual")) || (data === "double_optin")) || (data === "double_optin_resend")) || (data === "email_spam_complaint")) || (data === "email_field_disable")) || (data === "cellphone_field_disable")) || (data === "phone_field_disable")) || (data === "unsubscribe_api")) || (data === "email_field_enable")) || (data === "cellphone_field_enable")) || (data === "phone_field_enable")) || (data === "edit_subscription")) || (data === "double_optedit")) || (data === "automation_event")) || (data === "push_send")) || (data === "push_open")) || (data === "push_click")) || (data === "push_received")) || (data === "push_error")) || (data === "push_canceled")) || (data === "reply_to_email")) || (data === "web_push_send")) || (data === "web_push_delivered")) || (data === "web_push_open")) || (data === "web_push_bounce")) || (data === "web_push_click")) || (data === "web_push_subscription")) || (data === "web_push_unsubscription")) || (data === "add_push_contact")) || (data === "remove_push_contact")) || (data === "forget_subscription")) || (data === "change_consent")) || (data === "push_unsubscription")) || (data === "voice_menu_event")) || (data === "voice_redirect")) || (data === "automation_action")) || (data === "automation_trigger")) || (data === "push_delivered")) || (data === "attach_tag")) || (data === "detach_tag")) || (data === "smart_sms_send")) || (data === "smart_sms_open")) || (data === "smart_sms_click")) || (data === "smart_sms_report"))){
validate166.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema68.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ActivityData = validate167;
const schema69 = {"$id":"schema_ActivityData","type":"object","properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"url":{"type":"string"},"tag_id":{"type":"integer","minimum":1},"automation_id":{"type":"integer","minimum":1}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ActivityData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate167.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate167.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_id !== undefined){
let data2 = data.tag_id;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate167.errors = [{instancePath:instancePath+"/tag_id",schemaPath:"#/properties/tag_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate167.errors = [{instancePath:instancePath+"/tag_id",schemaPath:"#/properties/tag_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.automation_id !== undefined){
let data3 = data.automation_id;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate167.errors = [{instancePath:instancePath+"/automation_id",schemaPath:"#/properties/automation_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate167.errors = [{instancePath:instancePath+"/automation_id",schemaPath:"#/properties/automation_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"campaign_hash":true,"url":true,"tag_id":true,"automation_id":true},"dynamicProps":false,"dynamicItems":false};

export const schema_Activity = validate168;
const schema70 = {"$id":"schema_Activity","type":"object","required":["date","action_name"],"properties":{"action_data":{"$ref":"schema_ActivityData"},"date":{"$ref":"schema_DateTime"},"action_name":{"$ref":"schema_ActivityName"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Activity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.date === undefined) && (missing0 = "date")) || ((data.action_name === undefined) && (missing0 = "action_name"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.action_data !== undefined){
const _errs1 = errors;
if(!(validate167(data.action_data, {instancePath:instancePath+"/action_data",parentData:data,parentDataProperty:"action_data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
const _errs2 = errors;
if(!(validate55(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_name !== undefined){
const _errs3 = errors;
if(!(validate166(data.action_name, {instancePath:instancePath+"/action_name",parentData:data,parentDataProperty:"action_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"action_data":true,"date":true,"action_name":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ActivityList = validate172;
const schema71 = {"$id":"schema_ActivityList","type":"object","required":["items"],"properties":{"items":{"type":"array","items":{"$ref":"schema_Activity"}}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ActivityList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.items !== undefined){
let data0 = data.items;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate168(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactImportBase = validate174;
const schema72 = {"$id":"schema_ContactImportBase","type":"object","additionalProperties":false,"properties":{"status":{"type":"string","enum":["active","inactive","removed","unconfirmed"]},"first_name":{"type":"string"},"last_name":{"type":"string"},"birth_date":{"type":"string"},"language":{"type":"string"},"email":{"type":"string"},"cellphone":{"type":"string"},"phone":{"type":"string"},"push_token_android":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}},"push_token_ios":{"type":"array","items":{"$ref":"schema_PushTokenWrite"}}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactImportBase" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
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
if(!(func6.call(schema72.properties, key0))){
validate174.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "active") || (data0 === "inactive")) || (data0 === "removed")) || (data0 === "unconfirmed"))){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema72.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_name !== undefined){
const _errs4 = errors;
if(typeof data.first_name !== "string"){
validate174.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs6 = errors;
if(typeof data.last_name !== "string"){
validate174.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birth_date !== undefined){
const _errs8 = errors;
if(typeof data.birth_date !== "string"){
validate174.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
const _errs10 = errors;
if(typeof data.language !== "string"){
validate174.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs12 = errors;
if(typeof data.email !== "string"){
validate174.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone !== undefined){
const _errs14 = errors;
if(typeof data.cellphone !== "string"){
validate174.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs16 = errors;
if(typeof data.phone !== "string"){
validate174.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_android !== undefined){
let data8 = data.push_token_android;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate118(data8[i0], {instancePath:instancePath+"/push_token_android/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/push_token_android",schemaPath:"#/properties/push_token_android/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push_token_ios !== undefined){
let data10 = data.push_token_ios;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate118(data10[i1], {instancePath:instancePath+"/push_token_ios/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/push_token_ios",schemaPath:"#/properties/push_token_ios/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactImportItem = validate177;
const schema73 = {"$id":"schema_ContactImportItem","type":"object","additionalProperties":false,"properties":{"base":{"$ref":"schema_ContactImportBase"},"extra":{"type":"array","items":{"$ref":"schema_ExtraValue"}},"utm":{"$ref":"schema_ContactUtm"},"referrer":{"$ref":"schema_ContactReferrer"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactImportItem" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "base") || (key0 === "extra")) || (key0 === "utm")) || (key0 === "referrer"))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base !== undefined){
const _errs2 = errors;
if(!(validate174(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra !== undefined){
let data1 = data.extra;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate122(data1[i0], {instancePath:instancePath+"/extra/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/extra",schemaPath:"#/properties/extra/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.utm !== undefined){
const _errs6 = errors;
if(!(validate123(data.utm, {instancePath:instancePath+"/utm",parentData:data,parentDataProperty:"utm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referrer !== undefined){
const _errs7 = errors;
if(!(validate124(data.referrer, {instancePath:instancePath+"/referrer",parentData:data,parentDataProperty:"referrer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
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
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_ContactImport = validate182;
const schema74 = {"$id":"schema_ContactImport","type":"object","additionalProperties":false,"required":["mode","compare_field","contacts"],"properties":{"mode":{"type":"string","enum":["add","update"]},"compare_field":{"type":"string"},"contacts":{"type":"array","minItems":2,"items":{"$ref":"schema_ContactImportItem"}},"force_empty":{"type":"boolean"},"notify":{"type":"array","items":{"type":"integer","minimum":1}},"callback_url":{"type":"string","format":"uri","pattern":"^https?://"}}};
const formats14 = require("ajv-formats/dist/formats.js").fullFormats.uri;
const pattern16 = new RegExp("^https?://", "u");

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactImport" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mode === undefined) && (missing0 = "mode")) || ((data.compare_field === undefined) && (missing0 = "compare_field"))) || ((data.contacts === undefined) && (missing0 = "contacts"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "mode") || (key0 === "compare_field")) || (key0 === "contacts")) || (key0 === "force_empty")) || (key0 === "notify")) || (key0 === "callback_url"))){
validate182.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate182.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "add") || (data0 === "update"))){
validate182.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema74.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compare_field !== undefined){
const _errs4 = errors;
if(typeof data.compare_field !== "string"){
validate182.errors = [{instancePath:instancePath+"/compare_field",schemaPath:"#/properties/compare_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
let data2 = data.contacts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 2){
validate182.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate177(data2[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate182.errors = [{instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.force_empty !== undefined){
const _errs9 = errors;
if(typeof data.force_empty !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/force_empty",schemaPath:"#/properties/force_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notify !== undefined){
let data5 = data.notify;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate182.errors = [{instancePath:instancePath+"/notify/" + i1,schemaPath:"#/properties/notify/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate182.errors = [{instancePath:instancePath+"/notify/" + i1,schemaPath:"#/properties/notify/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_url !== undefined){
let data7 = data.callback_url;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern16.test(data7)){
validate182.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats14(data7))){
validate182.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_Accepted = validate184;
const schema75 = {"$id":"schema_Accepted","type":"object","required":["result"],"properties":{"result":{"type":"string","const":"success"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Accepted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.result !== undefined){
let data0 = data.result;
if(typeof data0 !== "string"){
validate184.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("success" !== data0){
validate184.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"result":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ImportResult = validate185;
const schema76 = {"$id":"schema_ImportResult","type":"object","required":["imported","updated","ignored","invalid","file"],"properties":{"imported":{"type":"integer","minimum":0},"updated":{"type":"integer","minimum":0},"ignored":{"type":"integer","minimum":0},"invalid":{"type":"integer","minimum":0},"file":{"type":"string"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ImportResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.imported === undefined) && (missing0 = "imported")) || ((data.updated === undefined) && (missing0 = "updated"))) || ((data.ignored === undefined) && (missing0 = "ignored"))) || ((data.invalid === undefined) && (missing0 = "invalid"))) || ((data.file === undefined) && (missing0 = "file"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.imported !== undefined){
let data0 = data.imported;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate185.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate185.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
let data1 = data.updated;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate185.errors = [{instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate185.errors = [{instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.ignored !== undefined){
let data2 = data.ignored;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate185.errors = [{instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate185.errors = [{instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.invalid !== undefined){
let data3 = data.invalid;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate185.errors = [{instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate185.errors = [{instancePath:instancePath+"/invalid",schemaPath:"#/properties/invalid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs9 = errors;
if(typeof data.file !== "string"){
validate185.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"imported":true,"updated":true,"ignored":true,"invalid":true,"file":true},"dynamicProps":false,"dynamicItems":false};

export const schema_UnsubscribeItem = validate186;
const schema77 = {"$id":"schema_UnsubscribeItem","type":"object","additionalProperties":false,"required":["contact_id"],"properties":{"contact_id":{"type":"string"},"unsubscription_method":{"type":"string"},"unsubscription_reason":{"type":"string"},"unsubscription_observation":{"type":"string"}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UnsubscribeItem" */;
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
if((data.contact_id === undefined) && (missing0 = "contact_id")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "contact_id") || (key0 === "unsubscription_method")) || (key0 === "unsubscription_reason")) || (key0 === "unsubscription_observation"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.contact_id !== undefined){
const _errs2 = errors;
if(typeof data.contact_id !== "string"){
validate186.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_method !== undefined){
const _errs4 = errors;
if(typeof data.unsubscription_method !== "string"){
validate186.errors = [{instancePath:instancePath+"/unsubscription_method",schemaPath:"#/properties/unsubscription_method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_reason !== undefined){
const _errs6 = errors;
if(typeof data.unsubscription_reason !== "string"){
validate186.errors = [{instancePath:instancePath+"/unsubscription_reason",schemaPath:"#/properties/unsubscription_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscription_observation !== undefined){
const _errs8 = errors;
if(typeof data.unsubscription_observation !== "string"){
validate186.errors = [{instancePath:instancePath+"/unsubscription_observation",schemaPath:"#/properties/unsubscription_observation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UnsubscribeRequest = validate187;
const schema78 = {"$id":"schema_UnsubscribeRequest","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"schema_UnsubscribeItem"}}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UnsubscribeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate186(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UnsubscribeResult = validate189;
const schema79 = {"$id":"schema_UnsubscribeResult","type":"object","required":["success","errors"],"properties":{"success":{"type":"array","items":{"type":"string"}},"errors":{"type":"object","required":["invalid_unsubscription_reason","invalid_unsubscription_method","invalid_data_type","contact_not_in_list","contact_already_removed"],"properties":{"invalid_unsubscription_reason":{"type":"array","items":{"type":"string"}},"invalid_unsubscription_method":{"type":"array","items":{"type":"string"}},"invalid_data_type":{"type":"array","items":{"type":"string"}},"contact_not_in_list":{"type":"array","items":{"type":"string"}},"contact_already_removed":{"type":"array","items":{"type":"string"}}}}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UnsubscribeResult" */;
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
if(((data.success === undefined) && (missing0 = "success")) || ((data.errors === undefined) && (missing0 = "errors"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate189.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"#/properties/success/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((data2.invalid_unsubscription_reason === undefined) && (missing1 = "invalid_unsubscription_reason")) || ((data2.invalid_unsubscription_method === undefined) && (missing1 = "invalid_unsubscription_method"))) || ((data2.invalid_data_type === undefined) && (missing1 = "invalid_data_type"))) || ((data2.contact_not_in_list === undefined) && (missing1 = "contact_not_in_list"))) || ((data2.contact_already_removed === undefined) && (missing1 = "contact_already_removed"))){
validate189.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.invalid_unsubscription_reason !== undefined){
let data3 = data2.invalid_unsubscription_reason;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate189.errors = [{instancePath:instancePath+"/errors/invalid_unsubscription_reason/" + i1,schemaPath:"#/properties/errors/properties/invalid_unsubscription_reason/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/invalid_unsubscription_reason",schemaPath:"#/properties/errors/properties/invalid_unsubscription_reason/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.invalid_unsubscription_method !== undefined){
let data5 = data2.invalid_unsubscription_method;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate189.errors = [{instancePath:instancePath+"/errors/invalid_unsubscription_method/" + i2,schemaPath:"#/properties/errors/properties/invalid_unsubscription_method/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/invalid_unsubscription_method",schemaPath:"#/properties/errors/properties/invalid_unsubscription_method/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.invalid_data_type !== undefined){
let data7 = data2.invalid_data_type;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate189.errors = [{instancePath:instancePath+"/errors/invalid_data_type/" + i3,schemaPath:"#/properties/errors/properties/invalid_data_type/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/invalid_data_type",schemaPath:"#/properties/errors/properties/invalid_data_type/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.contact_not_in_list !== undefined){
let data9 = data2.contact_not_in_list;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate189.errors = [{instancePath:instancePath+"/errors/contact_not_in_list/" + i4,schemaPath:"#/properties/errors/properties/contact_not_in_list/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/contact_not_in_list",schemaPath:"#/properties/errors/properties/contact_not_in_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.contact_already_removed !== undefined){
let data11 = data2.contact_already_removed;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate189.errors = [{instancePath:instancePath+"/errors/contact_already_removed/" + i5,schemaPath:"#/properties/errors/properties/contact_already_removed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/contact_already_removed",schemaPath:"#/properties/errors/properties/contact_already_removed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"success":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ContactSearchResult = validate190;
const schema80 = {"$id":"schema_ContactSearchResult","type":"object","required":["items"],"properties":{"items":{"type":"array","items":{"type":"object","required":["contact_id","list_id"],"properties":{"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"},"list_id":{"type":"integer","minimum":1}}}}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ContactSearchResult" */;
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
if((data.items === undefined) && (missing0 = "items")){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.items !== undefined){
let data0 = data.items;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.contact_id === undefined) && (missing1 = "contact_id")) || ((data1.list_id === undefined) && (missing1 = "list_id"))){
validate190.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.contact_id !== undefined){
let data2 = data1.contact_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate190.errors = [{instancePath:instancePath+"/items/" + i0+"/contact_id",schemaPath:"#/properties/items/items/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/items/" + i0+"/contact_id",schemaPath:"#/properties/items/items/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.list_id !== undefined){
let data3 = data1.list_id;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate190.errors = [{instancePath:instancePath+"/items/" + i0+"/list_id",schemaPath:"#/properties/items/items/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate190.errors = [{instancePath:instancePath+"/items/" + i0+"/list_id",schemaPath:"#/properties/items/items/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate190.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_SenderStatus = validate191;
const schema81 = {"$id":"schema_SenderStatus","type":"string","enum":["active","moderation","rejected"]};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SenderStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "active") || (data === "moderation")) || (data === "rejected"))){
validate191.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSender = validate192;
const schema82 = {"$id":"schema_EmailSender","type":"object","required":["sender_id","name","email","status"],"properties":{"sender_id":{"type":"integer","minimum":1},"name":{"type":"string"},"email":{"type":"string"},"status":{"$ref":"schema_SenderStatus"}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSender" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sender_id === undefined) && (missing0 = "sender_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.status === undefined) && (missing0 = "status"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sender_id !== undefined){
let data0 = data.sender_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate192.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate192.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate192.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate192.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(!(validate191(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"sender_id":true,"name":true,"email":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSenderList = validate194;
const schema83 = {"$id":"schema_EmailSenderList","type":"object","required":["items"],"properties":{"items":{"type":"array","items":{"$ref":"schema_EmailSender"}}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSenderList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.items !== undefined){
let data0 = data.items;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate192(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSenderCreate = validate196;
const schema84 = {"$id":"schema_EmailSenderCreate","type":"object","additionalProperties":false,"required":["name","email"],"properties":{"name":{"type":"string","minLength":1},"email":{"type":"string","format":"email"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSenderCreate" */;
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.email === undefined) && (missing0 = "email"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func1(data0) < 1){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats12.test(data1))){
validate196.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CampaignChannel = validate197;
const schema85 = {"$id":"schema_CampaignChannel","type":"string","enum":["email","push","sms","smart_sms","voice","web_push"]};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CampaignChannel" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "email") || (data === "push")) || (data === "sms")) || (data === "smart_sms")) || (data === "voice")) || (data === "web_push"))){
validate197.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_CampaignStatus = validate198;
const schema86 = {"$id":"schema_CampaignStatus","type":"string","enum":["draft","canceled","queued","paused","sending","sent"]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CampaignStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "draft") || (data === "canceled")) || (data === "queued")) || (data === "paused")) || (data === "sending")) || (data === "sent"))){
validate198.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Campaign = validate199;
const schema87 = {"$id":"schema_Campaign","type":"object","required":["id","campaign_hash","status","thumbnail","channel","internal_name","list_id","title","created_by","group_id","processed_messages","automation_id","created","updated","start_date","end_date","schedule_date"],"properties":{"id":{"type":"integer","minimum":1},"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"status":{"$ref":"schema_CampaignStatus"},"thumbnail":{"type":"string"},"channel":{"$ref":"schema_CampaignChannel"},"internal_name":{"type":"string"},"list_id":{"type":"integer","minimum":1},"title":{"type":"string"},"created_by":{"type":"integer","minimum":0},"group_id":{"type":"integer","minimum":0},"processed_messages":{"type":"integer","minimum":0},"automation_id":{"type":"integer","minimum":0},"created":{"$ref":"schema_DateTime"},"updated":{"$ref":"schema_DateTime"},"start_date":{"$ref":"schema_NullableDateTime"},"end_date":{"$ref":"schema_NullableDateTime"},"schedule_date":{"type":"object","required":["enabled","date"],"properties":{"enabled":{"type":"boolean"},"date":{"$ref":"schema_NullableDateTime"}}}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Campaign" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.campaign_hash === undefined) && (missing0 = "campaign_hash"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.thumbnail === undefined) && (missing0 = "thumbnail"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.internal_name === undefined) && (missing0 = "internal_name"))) || ((data.list_id === undefined) && (missing0 = "list_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.group_id === undefined) && (missing0 = "group_id"))) || ((data.processed_messages === undefined) && (missing0 = "processed_messages"))) || ((data.automation_id === undefined) && (missing0 = "automation_id"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.end_date === undefined) && (missing0 = "end_date"))) || ((data.schedule_date === undefined) && (missing0 = "schedule_date"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate199.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaign_hash !== undefined){
let data1 = data.campaign_hash;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate199.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs5 = errors;
if(!(validate198(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thumbnail !== undefined){
const _errs6 = errors;
if(typeof data.thumbnail !== "string"){
validate199.errors = [{instancePath:instancePath+"/thumbnail",schemaPath:"#/properties/thumbnail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate197(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_name !== undefined){
const _errs9 = errors;
if(typeof data.internal_name !== "string"){
validate199.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list_id !== undefined){
let data6 = data.list_id;
const _errs11 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate199.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate199.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs13 = errors;
if(typeof data.title !== "string"){
validate199.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data8 = data.created_by;
const _errs15 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate199.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate199.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
let data9 = data.group_id;
const _errs17 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate199.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate199.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processed_messages !== undefined){
let data10 = data.processed_messages;
const _errs19 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate199.errors = [{instancePath:instancePath+"/processed_messages",schemaPath:"#/properties/processed_messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate199.errors = [{instancePath:instancePath+"/processed_messages",schemaPath:"#/properties/processed_messages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.automation_id !== undefined){
let data11 = data.automation_id;
const _errs21 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate199.errors = [{instancePath:instancePath+"/automation_id",schemaPath:"#/properties/automation_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate199.errors = [{instancePath:instancePath+"/automation_id",schemaPath:"#/properties/automation_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.created !== undefined){
const _errs23 = errors;
if(!(validate55(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
const _errs24 = errors;
if(!(validate55(data.updated, {instancePath:instancePath+"/updated",parentData:data,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
const _errs25 = errors;
if(!(validate80(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
const _errs26 = errors;
if(!(validate80(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule_date !== undefined){
let data16 = data.schedule_date;
const _errs27 = errors;
if(errors === _errs27){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((data16.enabled === undefined) && (missing1 = "enabled")) || ((data16.date === undefined) && (missing1 = "date"))){
validate199.errors = [{instancePath:instancePath+"/schedule_date",schemaPath:"#/properties/schedule_date/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data16.enabled !== undefined){
const _errs29 = errors;
if(typeof data16.enabled !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/schedule_date/enabled",schemaPath:"#/properties/schedule_date/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data16.date !== undefined){
const _errs31 = errors;
if(!(validate80(data16.date, {instancePath:instancePath+"/schedule_date/date",parentData:data16,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/schedule_date",schemaPath:"#/properties/schedule_date/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
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
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"id":true,"campaign_hash":true,"status":true,"thumbnail":true,"channel":true,"internal_name":true,"list_id":true,"title":true,"created_by":true,"group_id":true,"processed_messages":true,"automation_id":true,"created":true,"updated":true,"start_date":true,"end_date":true,"schedule_date":true},"dynamicProps":false,"dynamicItems":false};

export const schema_CampaignPage = validate207;
const schema88 = {"$id":"schema_CampaignPage","type":"object","required":["total_items","items"],"properties":{"total_items":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"schema_Campaign"}}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CampaignPage" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_items === undefined) && (missing0 = "total_items")) || ((data.items === undefined) && (missing0 = "items"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_items !== undefined){
let data0 = data.total_items;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate207.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate199(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"total_items":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContentHtml = validate209;
const schema89 = {"$id":"schema_EmailContentHtml","type":"object","additionalProperties":false,"required":["type","body"],"properties":{"type":{"type":"string","const":"html"},"body":{"type":"string"},"plain_text":{"type":"string"},"snippet":{"type":"string"}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContentHtml" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.body === undefined) && (missing0 = "body"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "body")) || (key0 === "plain_text")) || (key0 === "snippet"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("html" !== data0){
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "html"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs4 = errors;
if(typeof data.body !== "string"){
validate209.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plain_text !== undefined){
const _errs6 = errors;
if(typeof data.plain_text !== "string"){
validate209.errors = [{instancePath:instancePath+"/plain_text",schemaPath:"#/properties/plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs8 = errors;
if(typeof data.snippet !== "string"){
validate209.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContentTemplate = validate210;
const schema90 = {"$id":"schema_EmailContentTemplate","type":"object","additionalProperties":false,"required":["type","template_id"],"properties":{"type":{"type":"string","const":"template"},"template_id":{"type":"integer","minimum":1},"plain_text":{"type":"string"},"snippet":{"type":"string"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContentTemplate" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.template_id === undefined) && (missing0 = "template_id"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "template_id")) || (key0 === "plain_text")) || (key0 === "snippet"))){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("template" !== data0){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "template"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data1 = data.template_id;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate210.errors = [{instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate210.errors = [{instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.plain_text !== undefined){
const _errs6 = errors;
if(typeof data.plain_text !== "string"){
validate210.errors = [{instancePath:instancePath+"/plain_text",schemaPath:"#/properties/plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs8 = errors;
if(typeof data.snippet !== "string"){
validate210.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContentWebPage = validate211;
const schema91 = {"$id":"schema_EmailContentWebPage","type":"object","additionalProperties":false,"required":["type","url"],"properties":{"type":{"type":"string","const":"web_page"},"url":{"type":"string","format":"uri","pattern":"^https?://"},"use_page_title":{"type":"boolean"},"plain_text":{"type":"string"},"snippet":{"type":"string"}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContentWebPage" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "url")) || (key0 === "use_page_title")) || (key0 === "plain_text")) || (key0 === "snippet"))){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate211.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("web_page" !== data0){
validate211.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_page"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
validate211.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats14(data1))){
validate211.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.use_page_title !== undefined){
const _errs6 = errors;
if(typeof data.use_page_title !== "boolean"){
validate211.errors = [{instancePath:instancePath+"/use_page_title",schemaPath:"#/properties/use_page_title/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plain_text !== undefined){
const _errs8 = errors;
if(typeof data.plain_text !== "string"){
validate211.errors = [{instancePath:instancePath+"/plain_text",schemaPath:"#/properties/plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs10 = errors;
if(typeof data.snippet !== "string"){
validate211.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContentFile = validate212;
const schema92 = {"$id":"schema_EmailContentFile","type":"object","additionalProperties":false,"required":["type","file"],"properties":{"type":{"type":"string","const":"file"},"file":{"type":"string","contentEncoding":"base64"},"plain_text":{"type":"string"},"snippet":{"type":"string"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContentFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "file")) || (key0 === "plain_text")) || (key0 === "snippet"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate212.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("file" !== data0){
validate212.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate212.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plain_text !== undefined){
const _errs6 = errors;
if(typeof data.plain_text !== "string"){
validate212.errors = [{instancePath:instancePath+"/plain_text",schemaPath:"#/properties/plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs8 = errors;
if(typeof data.snippet !== "string"){
validate212.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContent = validate213;
const schema93 = {"$id":"schema_EmailContent","type":"object","oneOf":[{"$ref":"schema_EmailContentHtml"},{"$ref":"schema_EmailContentTemplate"},{"$ref":"schema_EmailContentWebPage"},{"$ref":"schema_EmailContentFile"}],"discriminator":{"propertyName":"type"}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContent" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "html"){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "template"){
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "web_page"){
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_HeaderFooterLinks = validate218;
const schema94 = {"$id":"schema_HeaderFooterLinks","type":"object","additionalProperties":false,"properties":{"forward":{"type":"boolean"},"view_web":{"type":"boolean"},"unsubscribe":{"type":"boolean"},"edit":{"type":"boolean"},"social_share":{"type":"boolean"},"facebook_share":{"type":"boolean"},"twitter_share":{"type":"boolean"}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_HeaderFooterLinks" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
if(!(((((((key0 === "forward") || (key0 === "view_web")) || (key0 === "unsubscribe")) || (key0 === "edit")) || (key0 === "social_share")) || (key0 === "facebook_share")) || (key0 === "twitter_share"))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.forward !== undefined){
const _errs2 = errors;
if(typeof data.forward !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/forward",schemaPath:"#/properties/forward/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.view_web !== undefined){
const _errs4 = errors;
if(typeof data.view_web !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/view_web",schemaPath:"#/properties/view_web/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscribe !== undefined){
const _errs6 = errors;
if(typeof data.unsubscribe !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/unsubscribe",schemaPath:"#/properties/unsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined){
const _errs8 = errors;
if(typeof data.edit !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.social_share !== undefined){
const _errs10 = errors;
if(typeof data.social_share !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/social_share",schemaPath:"#/properties/social_share/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facebook_share !== undefined){
const _errs12 = errors;
if(typeof data.facebook_share !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/facebook_share",schemaPath:"#/properties/facebook_share/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.twitter_share !== undefined){
const _errs14 = errors;
if(typeof data.twitter_share !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/twitter_share",schemaPath:"#/properties/twitter_share/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
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
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_HeaderFooter = validate219;
const schema95 = {"$id":"schema_HeaderFooter","type":"object","additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"header_links":{"$ref":"schema_HeaderFooterLinks"},"footer_links":{"$ref":"schema_HeaderFooterLinks"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_HeaderFooter" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
if(!(((key0 === "id") || (key0 === "header_links")) || (key0 === "footer_links"))){
validate219.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate219.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.header_links !== undefined){
const _errs4 = errors;
if(!(validate218(data.header_links, {instancePath:instancePath+"/header_links",parentData:data,parentDataProperty:"header_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.footer_links !== undefined){
const _errs5 = errors;
if(!(validate218(data.footer_links, {instancePath:instancePath+"/footer_links",parentData:data,parentDataProperty:"footer_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailCampaignCreate = validate222;
const schema96 = {"$id":"schema_EmailCampaignCreate","type":"object","additionalProperties":false,"required":["list_id","internal_name","content","sender_id"],"properties":{"list_id":{"type":"integer","minimum":1},"internal_name":{"type":"string","minLength":1},"subject":{"type":"string","minLength":1},"content":{"$ref":"schema_EmailContent"},"sender_id":{"type":"integer","minimum":1},"reply_to":{"type":"integer","minimum":1},"header_footer":{"$ref":"schema_HeaderFooter"}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailCampaignCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.list_id === undefined) && (missing0 = "list_id")) || ((data.internal_name === undefined) && (missing0 = "internal_name"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.sender_id === undefined) && (missing0 = "sender_id"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "list_id") || (key0 === "internal_name")) || (key0 === "subject")) || (key0 === "content")) || (key0 === "sender_id")) || (key0 === "reply_to")) || (key0 === "header_footer"))){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate222.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate222.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.internal_name !== undefined){
let data1 = data.internal_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate222.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate222.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs8 = errors;
if(!(validate213(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender_id !== undefined){
let data4 = data.sender_id;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate222.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate222.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
let data5 = data.reply_to;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate222.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
validate222.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_footer !== undefined){
const _errs13 = errors;
if(!(validate219(data.header_footer, {instancePath:instancePath+"/header_footer",parentData:data,parentDataProperty:"header_footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
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
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CampaignHash = validate225;
const schema97 = {"$id":"schema_CampaignHash","type":"object","required":["campaign_hash"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CampaignHash" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campaign_hash === undefined) && (missing0 = "campaign_hash")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate225.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"campaign_hash":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailContentUpdate = validate226;
const schema98 = {"$id":"schema_EmailContentUpdate","type":"object","additionalProperties":false,"properties":{"body":{"type":"string"},"plain_text":{"type":"string"},"snippet":{"type":"string"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailContentUpdate" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "body") || (key0 === "plain_text")) || (key0 === "snippet"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.body !== undefined){
const _errs2 = errors;
if(typeof data.body !== "string"){
validate226.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plain_text !== undefined){
const _errs4 = errors;
if(typeof data.plain_text !== "string"){
validate226.errors = [{instancePath:instancePath+"/plain_text",schemaPath:"#/properties/plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
const _errs6 = errors;
if(typeof data.snippet !== "string"){
validate226.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailCampaignUpdate = validate227;
const schema99 = {"$id":"schema_EmailCampaignUpdate","type":"object","additionalProperties":false,"properties":{"internal_name":{"type":"string","minLength":1},"subject":{"type":"string","minLength":1},"content":{"$ref":"schema_EmailContentUpdate"},"sender_id":{"type":"integer","minimum":1},"reply_to":{"type":"integer","minimum":1},"header_footer":{"$ref":"schema_HeaderFooter"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailCampaignUpdate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
if(!((((((key0 === "internal_name") || (key0 === "subject")) || (key0 === "content")) || (key0 === "sender_id")) || (key0 === "reply_to")) || (key0 === "header_footer"))){
validate227.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.internal_name !== undefined){
let data0 = data.internal_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate227.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data1) < 1){
validate227.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs6 = errors;
if(!(validate226(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender_id !== undefined){
let data3 = data.sender_id;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate227.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate227.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
let data4 = data.reply_to;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate227.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate227.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header_footer !== undefined){
const _errs11 = errors;
if(!(validate219(data.header_footer, {instancePath:instancePath+"/header_footer",parentData:data,parentDataProperty:"header_footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
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
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSendToList = validate230;
const schema100 = {"$id":"schema_EmailSendToList","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"none"}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSendToList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("none" !== data0){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSendToSegments = validate231;
const schema101 = {"$id":"schema_EmailSendToSegments","type":"object","additionalProperties":false,"required":["type","data"],"properties":{"type":{"type":"string","const":"segment"},"data":{"type":"array","items":{"type":"string"}}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSendToSegments" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate231.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("segment" !== data0){
validate231.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "segment"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate231.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSendToContact = validate232;
const schema102 = {"$id":"schema_EmailSendToContact","type":"object","additionalProperties":false,"required":["type","data"],"properties":{"type":{"type":"string","const":"contact"},"data":{"type":"string","format":"email"}}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSendToContact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate232.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("contact" !== data0){
validate232.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contact"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats12.test(data1))){
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailSendSegment = validate233;
const schema103 = {"$id":"schema_EmailSendSegment","type":"object","oneOf":[{"$ref":"schema_EmailSendToList"},{"$ref":"schema_EmailSendToSegments"},{"$ref":"schema_EmailSendToContact"}],"discriminator":{"propertyName":"type"}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailSendSegment" */;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "none"){
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "segment"){
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contact"){
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate233.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_LimitHour = validate237;
const schema104 = {"$id":"schema_LimitHour","type":"object","additionalProperties":false,"properties":{"hour_start":{"type":"string","pattern":"^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"},"hour_end":{"type":"string","pattern":"^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"}}};
const pattern21 = new RegExp("^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_LimitHour" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
if(!((key0 === "hour_start") || (key0 === "hour_end"))){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hour_start !== undefined){
let data0 = data.hour_start;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate237.errors = [{instancePath:instancePath+"/hour_start",schemaPath:"#/properties/hour_start/pattern",keyword:"pattern",params:{pattern: "^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/hour_start",schemaPath:"#/properties/hour_start/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hour_end !== undefined){
let data1 = data.hour_end;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate237.errors = [{instancePath:instancePath+"/hour_end",schemaPath:"#/properties/hour_end/pattern",keyword:"pattern",params:{pattern: "^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/hour_end",schemaPath:"#/properties/hour_end/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailCampaignSend = validate238;
const schema105 = {"$id":"schema_EmailCampaignSend","type":"object","additionalProperties":false,"required":["list_id","segments"],"properties":{"list_id":{"type":"integer","minimum":1},"segments":{"$ref":"schema_EmailSendSegment"},"notify":{"type":"array","items":{"type":"integer","minimum":1}},"destination_field":{"type":"string"},"unique_contacts_only":{"type":"boolean"},"limit_hour":{"$ref":"schema_LimitHour"},"schedule_date":{"$ref":"schema_DateTime"}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailCampaignSend" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.list_id === undefined) && (missing0 = "list_id")) || ((data.segments === undefined) && (missing0 = "segments"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "list_id") || (key0 === "segments")) || (key0 === "notify")) || (key0 === "destination_field")) || (key0 === "unique_contacts_only")) || (key0 === "limit_hour")) || (key0 === "schedule_date"))){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate238.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate238.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.segments !== undefined){
const _errs4 = errors;
if(!(validate233(data.segments, {instancePath:instancePath+"/segments",parentData:data,parentDataProperty:"segments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notify !== undefined){
let data2 = data.notify;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate238.errors = [{instancePath:instancePath+"/notify/" + i0,schemaPath:"#/properties/notify/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate238.errors = [{instancePath:instancePath+"/notify/" + i0,schemaPath:"#/properties/notify/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_field !== undefined){
const _errs9 = errors;
if(typeof data.destination_field !== "string"){
validate238.errors = [{instancePath:instancePath+"/destination_field",schemaPath:"#/properties/destination_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique_contacts_only !== undefined){
const _errs11 = errors;
if(typeof data.unique_contacts_only !== "boolean"){
validate238.errors = [{instancePath:instancePath+"/unique_contacts_only",schemaPath:"#/properties/unique_contacts_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_hour !== undefined){
const _errs13 = errors;
if(!(validate237(data.limit_hour, {instancePath:instancePath+"/limit_hour",parentData:data,parentDataProperty:"limit_hour",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule_date !== undefined){
const _errs14 = errors;
if(!(validate55(data.schedule_date, {instancePath:instancePath+"/schedule_date",parentData:data,parentDataProperty:"schedule_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
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
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportOverall = validate242;
const schema106 = {"$id":"schema_EmailReportOverall","type":"object","required":["sends","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions","unique_opens","unique_clicks"],"properties":{"sends":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0},"unique_opens":{"type":"integer","minimum":0},"unique_clicks":{"type":"integer","minimum":0}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportOverall" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.sends === undefined) && (missing0 = "sends")) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))) || ((data.unique_opens === undefined) && (missing0 = "unique_opens"))) || ((data.unique_clicks === undefined) && (missing0 = "unique_clicks"))){
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sends !== undefined){
let data0 = data.sends;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate242.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate242.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opens !== undefined){
let data1 = data.opens;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate242.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate242.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data2 = data.clicks;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate242.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate242.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.hard_bounces !== undefined){
let data3 = data.hard_bounces;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate242.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate242.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data4 = data.soft_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate242.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate242.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data5 = data.complaints;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate242.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate242.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data6 = data.unsubscriptions;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate242.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate242.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique_opens !== undefined){
let data7 = data.unique_opens;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate242.errors = [{instancePath:instancePath+"/unique_opens",schemaPath:"#/properties/unique_opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate242.errors = [{instancePath:instancePath+"/unique_opens",schemaPath:"#/properties/unique_opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique_clicks !== undefined){
let data8 = data.unique_clicks;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate242.errors = [{instancePath:instancePath+"/unique_clicks",schemaPath:"#/properties/unique_clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate242.errors = [{instancePath:instancePath+"/unique_clicks",schemaPath:"#/properties/unique_clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"sends":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true,"unique_opens":true,"unique_clicks":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportDate = validate243;
const schema107 = {"$id":"schema_EmailReportDate","type":"object","required":["date","sends","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions"],"properties":{"date":{"type":"string","format":"date"},"sends":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportDate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.date === undefined) && (missing0 = "date")) || ((data.sends === undefined) && (missing0 = "sends"))) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.date !== undefined){
let data0 = data.date;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate243.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sends !== undefined){
let data1 = data.sends;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate243.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate243.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.opens !== undefined){
let data2 = data.opens;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate243.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate243.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data3 = data.clicks;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate243.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate243.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data4 = data.hard_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate243.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate243.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data5 = data.soft_bounces;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate243.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate243.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data6 = data.complaints;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate243.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate243.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data7 = data.unsubscriptions;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate243.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate243.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"date":true,"sends":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportWeekday = validate244;
const schema108 = {"$id":"schema_EmailReportWeekday","type":"object","required":["weekday","sends","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions"],"properties":{"weekday":{"type":"string","enum":["0","1","2","3","4","5","6"]},"sends":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0}}};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportWeekday" */;
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
if(((((((((data.weekday === undefined) && (missing0 = "weekday")) || ((data.sends === undefined) && (missing0 = "sends"))) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.weekday !== undefined){
let data0 = data.weekday;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate244.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "0") || (data0 === "1")) || (data0 === "2")) || (data0 === "3")) || (data0 === "4")) || (data0 === "5")) || (data0 === "6"))){
validate244.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/enum",keyword:"enum",params:{allowedValues: schema108.properties.weekday.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sends !== undefined){
let data1 = data.sends;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate244.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate244.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.opens !== undefined){
let data2 = data.opens;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate244.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate244.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data3 = data.clicks;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate244.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate244.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data4 = data.hard_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate244.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate244.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data5 = data.soft_bounces;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate244.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate244.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data6 = data.complaints;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate244.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate244.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data7 = data.unsubscriptions;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate244.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate244.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"weekday":true,"sends":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportHour = validate245;
const schema109 = {"$id":"schema_EmailReportHour","type":"object","required":["hour","sends","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions"],"properties":{"hour":{"type":"string","pattern":"^([01][0-9]|2[0-3])$"},"sends":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0}}};
const pattern23 = new RegExp("^([01][0-9]|2[0-3])$", "u");

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportHour" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.hour === undefined) && (missing0 = "hour")) || ((data.sends === undefined) && (missing0 = "sends"))) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.hour !== undefined){
let data0 = data.hour;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
validate245.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3])$"},message:"must match pattern \""+"^([01][0-9]|2[0-3])$"+"\""}];
return false;
}
}
else {
validate245.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sends !== undefined){
let data1 = data.sends;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate245.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate245.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.opens !== undefined){
let data2 = data.opens;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate245.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate245.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data3 = data.clicks;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate245.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate245.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data4 = data.hard_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate245.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate245.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data5 = data.soft_bounces;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate245.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate245.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data6 = data.complaints;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate245.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate245.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data7 = data.unsubscriptions;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate245.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate245.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"hour":true,"sends":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportLocation = validate246;
const schema110 = {"$id":"schema_EmailReportLocation","type":"object","required":["location","region","country","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions"],"properties":{"location":{"type":"string"},"region":{"type":"string"},"country":{"type":"string"},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportLocation" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.location === undefined) && (missing0 = "location")) || ((data.region === undefined) && (missing0 = "region"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.location !== undefined){
const _errs1 = errors;
if(typeof data.location !== "string"){
validate246.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs3 = errors;
if(typeof data.region !== "string"){
validate246.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs5 = errors;
if(typeof data.country !== "string"){
validate246.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opens !== undefined){
let data3 = data.opens;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate246.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate246.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clicks !== undefined){
let data4 = data.clicks;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate246.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate246.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data5 = data.hard_bounces;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate246.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate246.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data6 = data.soft_bounces;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate246.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate246.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data7 = data.complaints;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate246.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate246.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data8 = data.unsubscriptions;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate246.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate246.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"location":true,"region":true,"country":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportDomain = validate247;
const schema111 = {"$id":"schema_EmailReportDomain","type":"object","required":["domain","sends","opens","clicks","hard_bounces","soft_bounces","complaints","unsubscriptions"],"properties":{"domain":{"type":"string"},"sends":{"type":"integer","minimum":0},"opens":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"hard_bounces":{"type":"integer","minimum":0},"soft_bounces":{"type":"integer","minimum":0},"complaints":{"type":"integer","minimum":0},"unsubscriptions":{"type":"integer","minimum":0}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportDomain" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.domain === undefined) && (missing0 = "domain")) || ((data.sends === undefined) && (missing0 = "sends"))) || ((data.opens === undefined) && (missing0 = "opens"))) || ((data.clicks === undefined) && (missing0 = "clicks"))) || ((data.hard_bounces === undefined) && (missing0 = "hard_bounces"))) || ((data.soft_bounces === undefined) && (missing0 = "soft_bounces"))) || ((data.complaints === undefined) && (missing0 = "complaints"))) || ((data.unsubscriptions === undefined) && (missing0 = "unsubscriptions"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.domain !== undefined){
const _errs1 = errors;
if(typeof data.domain !== "string"){
validate247.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sends !== undefined){
let data1 = data.sends;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate247.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate247.errors = [{instancePath:instancePath+"/sends",schemaPath:"#/properties/sends/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.opens !== undefined){
let data2 = data.opens;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate247.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate247.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data3 = data.clicks;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate247.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate247.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hard_bounces !== undefined){
let data4 = data.hard_bounces;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate247.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate247.errors = [{instancePath:instancePath+"/hard_bounces",schemaPath:"#/properties/hard_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft_bounces !== undefined){
let data5 = data.soft_bounces;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate247.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate247.errors = [{instancePath:instancePath+"/soft_bounces",schemaPath:"#/properties/soft_bounces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complaints !== undefined){
let data6 = data.complaints;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate247.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate247.errors = [{instancePath:instancePath+"/complaints",schemaPath:"#/properties/complaints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unsubscriptions !== undefined){
let data7 = data.unsubscriptions;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate247.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate247.errors = [{instancePath:instancePath+"/unsubscriptions",schemaPath:"#/properties/unsubscriptions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"domain":true,"sends":true,"opens":true,"clicks":true,"hard_bounces":true,"soft_bounces":true,"complaints":true,"unsubscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportUrl = validate248;
const schema112 = {"$id":"schema_EmailReportUrl","type":"object","required":["url","clicks"],"properties":{"url":{"type":"string"},"clicks":{"type":"integer","minimum":0}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportUrl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.clicks === undefined) && (missing0 = "clicks"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate248.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clicks !== undefined){
let data1 = data.clicks;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate248.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate248.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"url":true,"clicks":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReportReader = validate249;
const schema113 = {"$id":"schema_EmailReportReader","type":"object","required":["reader","type","opens"],"properties":{"reader":{"type":"string"},"type":{"type":"string"},"opens":{"type":"integer","minimum":0}}};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReportReader" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reader === undefined) && (missing0 = "reader")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.opens === undefined) && (missing0 = "opens"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reader !== undefined){
const _errs1 = errors;
if(typeof data.reader !== "string"){
validate249.errors = [{instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opens !== undefined){
let data2 = data.opens;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate249.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate249.errors = [{instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"reader":true,"type":true,"opens":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailReport = validate250;
const schema114 = {"$id":"schema_EmailReport","type":"object","required":["campaign_hash","overall"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"overall":{"$ref":"schema_EmailReportOverall"},"date":{"type":"array","items":{"$ref":"schema_EmailReportDate"}},"weekday":{"type":"array","items":{"$ref":"schema_EmailReportWeekday"}},"hour":{"type":"array","items":{"$ref":"schema_EmailReportHour"}},"location":{"type":"array","items":{"$ref":"schema_EmailReportLocation"}},"domain":{"type":"array","items":{"$ref":"schema_EmailReportDomain"}},"url":{"type":"array","items":{"$ref":"schema_EmailReportUrl"}},"reader":{"type":"array","items":{"$ref":"schema_EmailReportReader"}}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailReport" */;
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
if(((data.campaign_hash === undefined) && (missing0 = "campaign_hash")) || ((data.overall === undefined) && (missing0 = "overall"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate250.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overall !== undefined){
const _errs3 = errors;
if(!(validate242(data.overall, {instancePath:instancePath+"/overall",parentData:data,parentDataProperty:"overall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data2 = data.date;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate243(data2[i0], {instancePath:instancePath+"/date/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weekday !== undefined){
let data4 = data.weekday;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate244(data4[i1], {instancePath:instancePath+"/weekday/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hour !== undefined){
let data6 = data.hour;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs12 = errors;
if(!(validate245(data6[i2], {instancePath:instancePath+"/hour/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data8 = data.location;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
var valid4 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs15 = errors;
if(!(validate246(data8[i3], {instancePath:instancePath+"/location/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data10 = data.domain;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data10)){
var valid5 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs18 = errors;
if(!(validate247(data10[i4], {instancePath:instancePath+"/domain/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data12 = data.url;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data12)){
var valid6 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs21 = errors;
if(!(validate248(data12[i5], {instancePath:instancePath+"/url/" + i5,parentData:data12,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reader !== undefined){
let data14 = data.reader;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data14)){
var valid7 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs24 = errors;
if(!(validate249(data14[i6], {instancePath:instancePath+"/reader/" + i6,parentData:data14,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"campaign_hash":true,"overall":true,"date":true,"weekday":true,"hour":true,"location":true,"domain":true,"url":true,"reader":true},"dynamicProps":false,"dynamicItems":false};

export const schema_WebhookAction = validate259;
const schema115 = {"$id":"schema_WebhookAction","type":"string","enum":["forget_subscription","change_consent","web_push_bounce","web_push_click","web_push_delivered","web_push_open","web_push_send","web_push_subscription","web_push_unsubscription","email_send","email_open","email_click","email_soft_bounce","email_hard_bounce","sms_send","sms_delivered","voice_send","unsubscribe","subscription","edit_subscription","resubscription","facebook_like","social_share","double_optin","email_spam_complaint","email_field_disable","cellphone_field_disable","phone_field_disable","push_send","push_open","push_click","push_received","push_error","push_canceled","new_order","cart_update","goal_conversion","product_view"]};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_WebhookAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((((((((((((data === "forget_subscription") || (data === "change_consent")) || (data === "web_push_bounce")) || (data === "web_push_click")) || (data === "web_push_delivered")) || (data === "web_push_open")) || (data === "web_push_send")) || (data === "web_push_subscription")) || (data === "web_push_unsubscription")) || (data === "email_send")) || (data === "email_open")) || (data === "email_click")) || (data === "email_soft_bounce")) || (data === "email_hard_bounce")) || (data === "sms_send")) || (data === "sms_delivered")) || (data === "voice_send")) || (data === "unsubscribe")) || (data === "subscription")) || (data === "edit_subscription")) || (data === "resubscription")) || (data === "facebook_like")) || (data === "social_share")) || (data === "double_optin")) || (data === "email_spam_complaint")) || (data === "email_field_disable")) || (data === "cellphone_field_disable")) || (data === "phone_field_disable")) || (data === "push_send")) || (data === "push_open")) || (data === "push_click")) || (data === "push_received")) || (data === "push_error")) || (data === "push_canceled")) || (data === "new_order")) || (data === "cart_update")) || (data === "goal_conversion")) || (data === "product_view"))){
validate259.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Webhook = validate260;
const schema116 = {"$id":"schema_Webhook","type":"object","required":["webhook_id","list_id","url","actions","fields"],"properties":{"webhook_id":{"type":"integer","minimum":1},"list_id":{"type":"integer","minimum":1},"url":{"type":"string","format":"uri"},"actions":{"type":"array","items":{"$ref":"schema_WebhookAction"}},"fields":{"type":"array","items":{"type":"string"}},"secret":{"type":"string"}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Webhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.webhook_id === undefined) && (missing0 = "webhook_id")) || ((data.list_id === undefined) && (missing0 = "list_id"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.actions === undefined) && (missing0 = "actions"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate260.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate260.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list_id !== undefined){
let data1 = data.list_id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate260.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate260.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.url !== undefined){
let data2 = data.url;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats14(data2))){
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.actions !== undefined){
let data3 = data.actions;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate259(data3[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data5 = data.fields;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(typeof data5[i1] !== "string"){
validate260.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
const _errs14 = errors;
if(typeof data.secret !== "string"){
validate260.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
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
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"webhook_id":true,"list_id":true,"url":true,"actions":true,"fields":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

export const schema_WebhookPage = validate262;
const schema117 = {"$id":"schema_WebhookPage","type":"object","required":["total_items","items"],"properties":{"total_items":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"schema_Webhook"}}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_WebhookPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_items === undefined) && (missing0 = "total_items")) || ((data.items === undefined) && (missing0 = "items"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_items !== undefined){
let data0 = data.total_items;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate262.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate262.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate260(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate262.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"total_items":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_WebhookCreate = validate264;
const schema118 = {"$id":"schema_WebhookCreate","type":"object","additionalProperties":false,"required":["list_id","url","actions"],"properties":{"list_id":{"type":"integer","minimum":1},"url":{"type":"string","format":"uri","pattern":"^https?://"},"actions":{"type":"array","items":{"$ref":"schema_WebhookAction"}},"fields":{"type":"array","items":{"type":"string"}}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_WebhookCreate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.list_id === undefined) && (missing0 = "list_id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.actions === undefined) && (missing0 = "actions"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "list_id") || (key0 === "url")) || (key0 === "actions")) || (key0 === "fields"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate264.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate264.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
validate264.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats14(data1))){
validate264.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.actions;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate259(data2[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data4 = data.fields;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate264.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_CallbackSecret = validate266;
const schema119 = {"$id":"schema_CallbackSecret","type":"object","required":["secret"],"properties":{"secret":{"type":"string","pattern":"^whsec_"}}};
const pattern26 = new RegExp("^whsec_", "u");

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_CallbackSecret" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.secret === undefined) && (missing0 = "secret")){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.secret !== undefined){
let data0 = data.secret;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern26.test(data0)){
validate266.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^whsec_"},message:"must match pattern \""+"^whsec_"+"\""}];
return false;
}
}
else {
validate266.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"secret":true},"dynamicProps":false,"dynamicItems":false};

export const schema_OperationType = validate267;
const schema120 = {"$id":"schema_OperationType","type":"string","enum":["import_contacts","update_contacts","export_contacts","export_reports","advanced_report","email","sms","smart_sms","voice","push","webpush","ads","social","segment_generation","mass_operation","unify","import_ecommerce","attach_tag","detach_tag"]};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_OperationType" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((data === "import_contacts") || (data === "update_contacts")) || (data === "export_contacts")) || (data === "export_reports")) || (data === "advanced_report")) || (data === "email")) || (data === "sms")) || (data === "smart_sms")) || (data === "voice")) || (data === "push")) || (data === "webpush")) || (data === "ads")) || (data === "social")) || (data === "segment_generation")) || (data === "mass_operation")) || (data === "unify")) || (data === "import_ecommerce")) || (data === "attach_tag")) || (data === "detach_tag"))){
validate267.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_OperationStatus = validate268;
const schema121 = {"$id":"schema_OperationStatus","type":"string","enum":["queued","processing","executing","paused"]};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_OperationStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "queued") || (data === "processing")) || (data === "executing")) || (data === "paused"))){
validate268.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_Operation = validate269;
const schema122 = {"$id":"schema_Operation","type":"object","required":["operation_id","type","status","created","start_date","operation_data","created_by"],"properties":{"operation_id":{"type":"integer","minimum":1},"type":{"$ref":"schema_OperationType"},"status":{"$ref":"schema_OperationStatus"},"created":{"$ref":"schema_DateTime"},"start_date":{"$ref":"schema_NullableDateTime"},"operation_data":{"type":"object","required":["internal_name","campaign_hash"],"properties":{"internal_name":{"type":"string"},"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}},"created_by":{"type":"integer","minimum":0}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Operation" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.operation_id === undefined) && (missing0 = "operation_id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.operation_data === undefined) && (missing0 = "operation_data"))) || ((data.created_by === undefined) && (missing0 = "created_by"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.operation_id !== undefined){
let data0 = data.operation_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate269.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate269.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(!(validate267(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
if(!(validate268(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
const _errs5 = errors;
if(!(validate55(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
const _errs6 = errors;
if(!(validate80(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_data !== undefined){
let data5 = data.operation_data;
const _errs7 = errors;
if(errors === _errs7){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.internal_name === undefined) && (missing1 = "internal_name")) || ((data5.campaign_hash === undefined) && (missing1 = "campaign_hash"))){
validate269.errors = [{instancePath:instancePath+"/operation_data",schemaPath:"#/properties/operation_data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.internal_name !== undefined){
const _errs9 = errors;
if(typeof data5.internal_name !== "string"){
validate269.errors = [{instancePath:instancePath+"/operation_data/internal_name",schemaPath:"#/properties/operation_data/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.campaign_hash !== undefined){
let data7 = data5.campaign_hash;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate269.errors = [{instancePath:instancePath+"/operation_data/campaign_hash",schemaPath:"#/properties/operation_data/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/operation_data/campaign_hash",schemaPath:"#/properties/operation_data/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/operation_data",schemaPath:"#/properties/operation_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data8 = data.created_by;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate269.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate269.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"operation_id":true,"type":true,"status":true,"created":true,"start_date":true,"operation_data":true,"created_by":true},"dynamicProps":false,"dynamicItems":false};

export const schema_OperationPage = validate274;
const schema123 = {"$id":"schema_OperationPage","type":"object","required":["total_items","items"],"properties":{"total_items":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"schema_Operation"}}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_OperationPage" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total_items === undefined) && (missing0 = "total_items")) || ((data.items === undefined) && (missing0 = "items"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total_items !== undefined){
let data0 = data.total_items;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate274.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate274.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate269(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"total_items":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ListEvent = validate276;
const schema124 = {"$id":"schema_ListEvent","type":"object","required":["webhook_id","list_id","action","action_date","contact","action_data"],"properties":{"webhook_id":{"type":"integer","minimum":1},"list_id":{"type":"integer","minimum":1},"action":{"$ref":"schema_WebhookAction"},"action_date":{"$ref":"schema_DateTime"},"contact":{"type":"object","required":["contact_id"],"properties":{"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"}},"additionalProperties":true},"action_data":{"type":"object","additionalProperties":true}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ListEvent" */;
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
if(((((((data.webhook_id === undefined) && (missing0 = "webhook_id")) || ((data.list_id === undefined) && (missing0 = "list_id"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.action_date === undefined) && (missing0 = "action_date"))) || ((data.contact === undefined) && (missing0 = "contact"))) || ((data.action_data === undefined) && (missing0 = "action_data"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate276.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate276.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list_id !== undefined){
let data1 = data.list_id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate276.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate276.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.action !== undefined){
const _errs5 = errors;
if(!(validate259(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_date !== undefined){
const _errs6 = errors;
if(!(validate55(data.action_date, {instancePath:instancePath+"/action_date",parentData:data,parentDataProperty:"action_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data4 = data.contact;
const _errs7 = errors;
if(errors === _errs7){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.contact_id === undefined) && (missing1 = "contact_id")){
validate276.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.contact_id !== undefined){
let data5 = data4.contact_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
validate276.errors = [{instancePath:instancePath+"/contact/contact_id",schemaPath:"#/properties/contact/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/contact/contact_id",schemaPath:"#/properties/contact/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_data !== undefined){
let data6 = data.action_data;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate276.errors = [{instancePath:instancePath+"/action_data",schemaPath:"#/properties/action_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"webhook_id":true,"list_id":true,"action":true,"action_date":true,"contact":true,"action_data":true},"dynamicProps":false,"dynamicItems":false};

export const ping_query = validate279;
const schema125 = {"$id":"ping_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ping_query" */;
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
for(const key0 in data){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const listLists_query = validate280;
const schema126 = {"$id":"listLists_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100},"order":{"type":"string","enum":["asc","desc"]},"order_by":{"type":"string","enum":["list_id","internal_name","public_name","created","updated"]},"internal_name":{"type":"string"},"public_name":{"type":"string"},"created_min":{"$ref":"schema_DateTime"},"created_max":{"$ref":"schema_DateTime"},"updated_min":{"$ref":"schema_DateTime"},"updated_max":{"$ref":"schema_DateTime"}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLists_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
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
if(!(func6.call(schema126.properties, key0))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate280.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate280.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate280.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate280.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "asc") || (data2 === "desc"))){
validate280.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema126.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_by !== undefined){
let data3 = data.order_by;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate280.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data3 === "list_id") || (data3 === "internal_name")) || (data3 === "public_name")) || (data3 === "created")) || (data3 === "updated"))){
validate280.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"enum",params:{allowedValues: schema126.properties.order_by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_name !== undefined){
const _errs10 = errors;
if(typeof data.internal_name !== "string"){
validate280.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_name !== undefined){
const _errs12 = errors;
if(typeof data.public_name !== "string"){
validate280.errors = [{instancePath:instancePath+"/public_name",schemaPath:"#/properties/public_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_min !== undefined){
const _errs14 = errors;
if(!(validate55(data.created_min, {instancePath:instancePath+"/created_min",parentData:data,parentDataProperty:"created_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_max !== undefined){
const _errs15 = errors;
if(!(validate55(data.created_max, {instancePath:instancePath+"/created_max",parentData:data,parentDataProperty:"created_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_min !== undefined){
const _errs16 = errors;
if(!(validate55(data.updated_min, {instancePath:instancePath+"/updated_min",parentData:data,parentDataProperty:"updated_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_max !== undefined){
const _errs17 = errors;
if(!(validate55(data.updated_max, {instancePath:instancePath+"/updated_max",parentData:data,parentDataProperty:"updated_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
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
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createList_query = validate285;
const schema127 = {"$id":"createList_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createList_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate285.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getList_query = validate286;
const schema128 = {"$id":"getList_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getList_query" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getList_path = validate287;
const schema129 = {"$id":"getList_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getList_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate287.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate287.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate287.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateList_query = validate288;
const schema130 = {"$id":"updateList_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateList_query" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate288.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateList_path = validate289;
const schema131 = {"$id":"updateList_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateList_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate289.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate289.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteList_query = validate290;
const schema132 = {"$id":"deleteList_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteList_query" */;
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
for(const key0 in data){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const deleteList_path = validate291;
const schema133 = {"$id":"deleteList_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteList_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate291.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate291.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate291.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listFields_query = validate292;
const schema134 = {"$id":"listFields_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFields_query" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "offset") || (key0 === "limit"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate292.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate292.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate292.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate292.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate292.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listFields_path = validate293;
const schema135 = {"$id":"listFields_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFields_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate293.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate293.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate293.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listFields_200 = validate294;
const schema136 = {"$id":"listFields_200","type":"array","items":{"$ref":"schema_FieldListItem"}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFields_200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate70(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createExtraField_query = validate296;
const schema137 = {"$id":"createExtraField_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createExtraField_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate296.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createExtraField_path = validate297;
const schema138 = {"$id":"createExtraField_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createExtraField_path" */;
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
if((data.list_id === undefined) && (missing0 = "list_id")){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate297.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate297.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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

export const listContacts_query = validate298;
const schema139 = {"$id":"listContacts_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":1000},"first_name":{"type":"string"},"last_name":{"type":"string"},"email":{"type":"string"},"email_status":{"type":"boolean"},"cellphone":{"type":"string"},"cellphone_status":{"type":"boolean"},"phone":{"type":"string"},"phone_status":{"type":"boolean"},"birth_date":{"type":"string","format":"date"},"language":{"$ref":"schema_Language"},"extra_field_id":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
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
if(!(func6.call(schema139.properties, key0))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate298.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate298.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate298.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate298.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate298.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.first_name !== undefined){
const _errs6 = errors;
if(typeof data.first_name !== "string"){
validate298.errors = [{instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_name !== undefined){
const _errs8 = errors;
if(typeof data.last_name !== "string"){
validate298.errors = [{instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs10 = errors;
if(typeof data.email !== "string"){
validate298.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_status !== undefined){
const _errs12 = errors;
if(typeof data.email_status !== "boolean"){
validate298.errors = [{instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone !== undefined){
const _errs14 = errors;
if(typeof data.cellphone !== "string"){
validate298.errors = [{instancePath:instancePath+"/cellphone",schemaPath:"#/properties/cellphone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cellphone_status !== undefined){
const _errs16 = errors;
if(typeof data.cellphone_status !== "boolean"){
validate298.errors = [{instancePath:instancePath+"/cellphone_status",schemaPath:"#/properties/cellphone_status/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs18 = errors;
if(typeof data.phone !== "string"){
validate298.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_status !== undefined){
const _errs20 = errors;
if(typeof data.phone_status !== "boolean"){
validate298.errors = [{instancePath:instancePath+"/phone_status",schemaPath:"#/properties/phone_status/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birth_date !== undefined){
let data10 = data.birth_date;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats4.validate(data10))){
validate298.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/birth_date",schemaPath:"#/properties/birth_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
const _errs24 = errors;
if(!(validate77(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_field_id !== undefined){
let data12 = data.extra_field_id;
const _errs25 = errors;
if(errors === _errs25){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
const _errs28 = errors;
if(typeof data12[key1] !== "string"){
validate298.errors = [{instancePath:instancePath+"/extra_field_id/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/extra_field_id/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
if(!valid1){
break;
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/extra_field_id",schemaPath:"#/properties/extra_field_id/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs25 === errors;
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
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContacts_path = validate300;
const schema140 = {"$id":"listContacts_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate300.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate300.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate300.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContact_query = validate301;
const schema141 = {"$id":"createContact_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate301.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContact_path = validate302;
const schema142 = {"$id":"createContact_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_path" */;
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
if((data.list_id === undefined) && (missing0 = "list_id")){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate302.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate302.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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

export const getContact_query = validate303;
const schema143 = {"$id":"getContact_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getContact_path = validate304;
const schema144 = {"$id":"getContact_path","type":"object","additionalProperties":false,"required":["list_id","contact_id"],"properties":{"list_id":{"type":"integer","minimum":1},"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"}}};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.list_id === undefined) && (missing0 = "list_id")) || ((data.contact_id === undefined) && (missing0 = "contact_id"))){
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list_id") || (key0 === "contact_id"))){
validate304.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate304.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate304.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate304.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate304.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContact_query = validate305;
const schema145 = {"$id":"updateContact_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_query" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContact_path = validate306;
const schema146 = {"$id":"updateContact_path","type":"object","additionalProperties":false,"required":["list_id","contact_id"],"properties":{"list_id":{"type":"integer","minimum":1},"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"}}};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.list_id === undefined) && (missing0 = "list_id")) || ((data.contact_id === undefined) && (missing0 = "contact_id"))){
validate306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list_id") || (key0 === "contact_id"))){
validate306.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate306.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate306.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate306.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate306.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContactActivities_query = validate307;
const schema147 = {"$id":"listContactActivities_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100},"date_min":{"$ref":"schema_DateTime"},"date_max":{"$ref":"schema_DateTime"},"action_name":{"$ref":"schema_ActivityName"}}};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactActivities_query" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "offset") || (key0 === "limit")) || (key0 === "date_min")) || (key0 === "date_max")) || (key0 === "action_name"))){
validate307.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate307.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate307.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate307.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate307.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate307.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.date_min !== undefined){
const _errs6 = errors;
if(!(validate55(data.date_min, {instancePath:instancePath+"/date_min",parentData:data,parentDataProperty:"date_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_max !== undefined){
const _errs7 = errors;
if(!(validate55(data.date_max, {instancePath:instancePath+"/date_max",parentData:data,parentDataProperty:"date_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_name !== undefined){
const _errs8 = errors;
if(!(validate166(data.action_name, {instancePath:instancePath+"/action_name",parentData:data,parentDataProperty:"action_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listContactActivities_path = validate311;
const schema148 = {"$id":"listContactActivities_path","type":"object","additionalProperties":false,"required":["list_id","contact_id"],"properties":{"list_id":{"type":"integer","minimum":1},"contact_id":{"type":"string","pattern":"^[a-fA-F0-9]{10}$"}}};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactActivities_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.list_id === undefined) && (missing0 = "list_id")) || ((data.contact_id === undefined) && (missing0 = "contact_id"))){
validate311.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list_id") || (key0 === "contact_id"))){
validate311.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate311.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate311.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate311.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/pattern",keyword:"pattern",params:{pattern: "^[a-fA-F0-9]{10}$"},message:"must match pattern \""+"^[a-fA-F0-9]{10}$"+"\""}];
return false;
}
}
else {
validate311.errors = [{instancePath:instancePath+"/contact_id",schemaPath:"#/properties/contact_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const importContacts_query = validate312;
const schema149 = {"$id":"importContacts_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="importContacts_query" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate312.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const importContacts_path = validate313;
const schema150 = {"$id":"importContacts_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="importContacts_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list_id === undefined) && (missing0 = "list_id")){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate313.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate313.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate313.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unsubscribeContacts_query = validate314;
const schema151 = {"$id":"unsubscribeContacts_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unsubscribeContacts_query" */;
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
for(const key0 in data){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const unsubscribeContacts_path = validate315;
const schema152 = {"$id":"unsubscribeContacts_path","type":"object","additionalProperties":false,"required":["list_id"],"properties":{"list_id":{"type":"integer","minimum":1}}};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unsubscribeContacts_path" */;
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
if((data.list_id === undefined) && (missing0 = "list_id")){
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list_id")){
validate315.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list_id !== undefined){
let data0 = data.list_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate315.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate315.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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

export const searchContacts_query = validate316;
const schema153 = {"$id":"searchContacts_query","type":"object","additionalProperties":false,"required":["contact"],"properties":{"type":{"type":"string","enum":["email","cellphone","phone"]},"contact":{"type":"string","minLength":1}}};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="searchContacts_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contact === undefined) && (missing0 = "contact")){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "contact"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "email") || (data0 === "cellphone")) || (data0 === "phone"))){
validate316.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data1 = data.contact;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate316.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate316.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEmailSenders_query = validate317;
const schema154 = {"$id":"listEmailSenders_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100},"status":{"$ref":"schema_SenderStatus"}}};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEmailSenders_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
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
if(!(((key0 === "offset") || (key0 === "limit")) || (key0 === "status"))){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate317.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate317.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate317.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate317.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate317.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.status !== undefined){
const _errs6 = errors;
if(!(validate191(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
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
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEmailSender_query = validate319;
const schema155 = {"$id":"createEmailSender_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEmailSender_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate319.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEmailSender_query = validate320;
const schema156 = {"$id":"deleteEmailSender_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEmailSender_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteEmailSender_path = validate321;
const schema157 = {"$id":"deleteEmailSender_path","type":"object","additionalProperties":false,"required":["sender_id"],"properties":{"sender_id":{"type":"integer","minimum":1}}};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEmailSender_path" */;
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
if((data.sender_id === undefined) && (missing0 = "sender_id")){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "sender_id")){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sender_id !== undefined){
let data0 = data.sender_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate321.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate321.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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

export const listCampaigns_query = validate322;
const schema158 = {"$id":"listCampaigns_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100},"order":{"type":"string","enum":["asc","desc"]},"order_by":{"type":"string","enum":["list_id","internal_name","created_by","group_id","created"]},"channel":{"$ref":"schema_CampaignChannel"},"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"},"list_id":{"type":"integer","minimum":1},"status":{"$ref":"schema_CampaignStatus"},"internal_name":{"type":"string"},"created_by":{"type":"integer","minimum":0},"group_id":{"type":"integer","minimum":0},"created_min":{"$ref":"schema_DateTime"},"created_max":{"$ref":"schema_DateTime"},"updated_min":{"$ref":"schema_DateTime"},"updated_max":{"$ref":"schema_DateTime"},"start_date_min":{"$ref":"schema_DateTime"},"start_date_max":{"$ref":"schema_DateTime"},"end_date_min":{"$ref":"schema_DateTime"},"end_date_max":{"$ref":"schema_DateTime"},"schedule_date_min":{"$ref":"schema_DateTime"},"schedule_date_max":{"$ref":"schema_DateTime"}}};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCampaigns_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
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
if(!(func6.call(schema158.properties, key0))){
validate322.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate322.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate322.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate322.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate322.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate322.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate322.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "asc") || (data2 === "desc"))){
validate322.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema158.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_by !== undefined){
let data3 = data.order_by;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate322.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data3 === "list_id") || (data3 === "internal_name")) || (data3 === "created_by")) || (data3 === "group_id")) || (data3 === "created"))){
validate322.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"enum",params:{allowedValues: schema158.properties.order_by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs10 = errors;
if(!(validate197(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaign_hash !== undefined){
let data5 = data.campaign_hash;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate322.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate322.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list_id !== undefined){
let data6 = data.list_id;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate322.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate322.errors = [{instancePath:instancePath+"/list_id",schemaPath:"#/properties/list_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs15 = errors;
if(!(validate198(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.internal_name !== undefined){
const _errs16 = errors;
if(typeof data.internal_name !== "string"){
validate322.errors = [{instancePath:instancePath+"/internal_name",schemaPath:"#/properties/internal_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data9 = data.created_by;
const _errs18 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate322.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate322.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
let data10 = data.group_id;
const _errs20 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate322.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate322.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_min !== undefined){
const _errs22 = errors;
if(!(validate55(data.created_min, {instancePath:instancePath+"/created_min",parentData:data,parentDataProperty:"created_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_max !== undefined){
const _errs23 = errors;
if(!(validate55(data.created_max, {instancePath:instancePath+"/created_max",parentData:data,parentDataProperty:"created_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_min !== undefined){
const _errs24 = errors;
if(!(validate55(data.updated_min, {instancePath:instancePath+"/updated_min",parentData:data,parentDataProperty:"updated_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_max !== undefined){
const _errs25 = errors;
if(!(validate55(data.updated_max, {instancePath:instancePath+"/updated_max",parentData:data,parentDataProperty:"updated_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date_min !== undefined){
const _errs26 = errors;
if(!(validate55(data.start_date_min, {instancePath:instancePath+"/start_date_min",parentData:data,parentDataProperty:"start_date_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date_max !== undefined){
const _errs27 = errors;
if(!(validate55(data.start_date_max, {instancePath:instancePath+"/start_date_max",parentData:data,parentDataProperty:"start_date_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date_min !== undefined){
const _errs28 = errors;
if(!(validate55(data.end_date_min, {instancePath:instancePath+"/end_date_min",parentData:data,parentDataProperty:"end_date_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date_max !== undefined){
const _errs29 = errors;
if(!(validate55(data.end_date_max, {instancePath:instancePath+"/end_date_max",parentData:data,parentDataProperty:"end_date_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule_date_min !== undefined){
const _errs30 = errors;
if(!(validate55(data.schedule_date_min, {instancePath:instancePath+"/schedule_date_min",parentData:data,parentDataProperty:"schedule_date_min",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule_date_max !== undefined){
const _errs31 = errors;
if(!(validate55(data.schedule_date_max, {instancePath:instancePath+"/schedule_date_max",parentData:data,parentDataProperty:"schedule_date_max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
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
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteCampaign_query = validate335;
const schema159 = {"$id":"deleteCampaign_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCampaign_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteCampaign_path = validate336;
const schema160 = {"$id":"deleteCampaign_path","type":"object","additionalProperties":false,"required":["campaign_hash"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCampaign_path" */;
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
let missing0;
if((data.campaign_hash === undefined) && (missing0 = "campaign_hash")){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "campaign_hash")){
validate336.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate336.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEmailCampaign_query = validate337;
const schema161 = {"$id":"createEmailCampaign_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEmailCampaign_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate337.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailCampaign_query = validate338;
const schema162 = {"$id":"updateEmailCampaign_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEmailCampaign_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate338.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailCampaign_path = validate339;
const schema163 = {"$id":"updateEmailCampaign_path","type":"object","additionalProperties":false,"required":["campaign_hash"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEmailCampaign_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campaign_hash === undefined) && (missing0 = "campaign_hash")){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "campaign_hash")){
validate339.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate339.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate339.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendEmailCampaign_query = validate340;
const schema164 = {"$id":"sendEmailCampaign_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendEmailCampaign_query" */;
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
for(const key0 in data){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const sendEmailCampaign_path = validate341;
const schema165 = {"$id":"sendEmailCampaign_path","type":"object","additionalProperties":false,"required":["campaign_hash"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendEmailCampaign_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campaign_hash === undefined) && (missing0 = "campaign_hash")){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "campaign_hash")){
validate341.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate341.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate341.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailReport_query = validate342;
const schema166 = {"$id":"getEmailReport_query","type":"object","additionalProperties":false,"required":[],"properties":{"date":{"type":"boolean"},"weekday":{"type":"boolean"},"hour":{"type":"boolean"},"location":{"type":"boolean"},"domain":{"type":"boolean"},"url":{"type":"boolean"},"reader":{"type":"boolean"}}};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailReport_query" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "date") || (key0 === "weekday")) || (key0 === "hour")) || (key0 === "location")) || (key0 === "domain")) || (key0 === "url")) || (key0 === "reader"))){
validate342.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date !== undefined){
const _errs2 = errors;
if(typeof data.date !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weekday !== undefined){
const _errs4 = errors;
if(typeof data.weekday !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hour !== undefined){
const _errs6 = errors;
if(typeof data.hour !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs8 = errors;
if(typeof data.location !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs10 = errors;
if(typeof data.domain !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs12 = errors;
if(typeof data.url !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reader !== undefined){
const _errs14 = errors;
if(typeof data.reader !== "boolean"){
validate342.errors = [{instancePath:instancePath+"/reader",schemaPath:"#/properties/reader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
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
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailReport_path = validate343;
const schema167 = {"$id":"getEmailReport_path","type":"object","additionalProperties":false,"required":["campaign_hash"],"properties":{"campaign_hash":{"type":"string","pattern":"^[a-zA-Z0-9_-]*$"}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailReport_path" */;
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
if((data.campaign_hash === undefined) && (missing0 = "campaign_hash")){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "campaign_hash")){
validate343.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_hash !== undefined){
let data0 = data.campaign_hash;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate343.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9_-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9_-]*$"+"\""}];
return false;
}
}
else {
validate343.errors = [{instancePath:instancePath+"/campaign_hash",schemaPath:"#/properties/campaign_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

export const listWebhooks_query = validate344;
const schema168 = {"$id":"listWebhooks_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooks_query" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "offset") || (key0 === "limit"))){
validate344.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate344.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate344.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate344.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate344.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate344.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhook_query = validate345;
const schema169 = {"$id":"createWebhook_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhook_query" */;
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
for(const key0 in data){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const getCallbackSecret_query = validate346;
const schema170 = {"$id":"getCallbackSecret_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCallbackSecret_query" */;
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
for(const key0 in data){
validate346.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const deleteWebhook_query = validate347;
const schema171 = {"$id":"deleteWebhook_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhook_query" */;
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
for(const key0 in data){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
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

export const deleteWebhook_path = validate348;
const schema172 = {"$id":"deleteWebhook_path","type":"object","additionalProperties":false,"required":["webhook_id"],"properties":{"webhook_id":{"type":"integer","minimum":1}}};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhook_path" */;
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
if((data.webhook_id === undefined) && (missing0 = "webhook_id")){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "webhook_id")){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate348.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate348.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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

export const listOperations_query = validate349;
const schema173 = {"$id":"listOperations_query","type":"object","additionalProperties":false,"required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"maximum":100},"order":{"type":"string","enum":["asc","desc"]},"order_by":{"type":"string","enum":["operation_id","created","start_date"]},"type":{"$ref":"schema_OperationType"},"status":{"$ref":"schema_OperationStatus"}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listOperations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
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
if(!((((((key0 === "offset") || (key0 === "limit")) || (key0 === "order")) || (key0 === "order_by")) || (key0 === "type")) || (key0 === "status"))){
validate349.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offset !== undefined){
let data0 = data.offset;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate349.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate349.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.limit !== undefined){
let data1 = data.limit;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate349.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate349.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate349.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate349.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "asc") || (data2 === "desc"))){
validate349.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema173.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order_by !== undefined){
let data3 = data.order_by;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate349.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "operation_id") || (data3 === "created")) || (data3 === "start_date"))){
validate349.errors = [{instancePath:instancePath+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"enum",params:{allowedValues: schema173.properties.order_by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs10 = errors;
if(!(validate267(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs11 = errors;
if(!(validate268(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
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
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  ping: { query: ping_query, responses: { 200: schema_Pong, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listLists: { query: listLists_query, responses: { 200: schema_ListPage, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createList: { query: createList_query, responses: { 201: schema_List, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_ListCreate },
  getList: { query: getList_query, responses: { 200: schema_ListDetail, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getList_path },
  updateList: { query: updateList_query, responses: { 200: schema_List, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateList_path, body: schema_ListUpdate },
  deleteList: { query: deleteList_query, responses: { 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteList_path },
  listFields: { query: listFields_query, responses: { 200: listFields_200, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: listFields_path },
  createExtraField: { query: createExtraField_query, responses: { 201: schema_Field, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: createExtraField_path, body: schema_ExtraFieldCreate },
  listContacts: { query: listContacts_query, responses: { 200: schema_ContactPage, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: listContacts_path },
  createContact: { query: createContact_query, responses: { 201: schema_ContactRef, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: createContact_path, body: schema_ContactCreate },
  getContact: { query: getContact_query, responses: { 200: schema_ContactDetail, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getContact_path },
  updateContact: { query: updateContact_query, responses: { 200: schema_ContactRef, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateContact_path, body: schema_ContactUpdate },
  listContactActivities: { query: listContactActivities_query, responses: { 200: schema_ActivityList, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: listContactActivities_path },
  importContacts: { query: importContacts_query, responses: { 202: schema_Accepted, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: importContacts_path, body: schema_ContactImport },
  unsubscribeContacts: { query: unsubscribeContacts_query, responses: { 200: schema_UnsubscribeResult, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: unsubscribeContacts_path, body: schema_UnsubscribeRequest },
  searchContacts: { query: searchContacts_query, responses: { 200: schema_ContactSearchResult, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  listEmailSenders: { query: listEmailSenders_query, responses: { 200: schema_EmailSenderList, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createEmailSender: { query: createEmailSender_query, responses: { 201: schema_EmailSender, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailSenderCreate },
  deleteEmailSender: { query: deleteEmailSender_query, responses: { 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteEmailSender_path },
  listCampaigns: { query: listCampaigns_query, responses: { 200: schema_CampaignPage, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  deleteCampaign: { query: deleteCampaign_query, responses: { 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteCampaign_path },
  createEmailCampaign: { query: createEmailCampaign_query, responses: { 201: schema_CampaignHash, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_EmailCampaignCreate },
  updateEmailCampaign: { query: updateEmailCampaign_query, responses: { 200: schema_CampaignHash, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: updateEmailCampaign_path, body: schema_EmailCampaignUpdate },
  sendEmailCampaign: { query: sendEmailCampaign_query, responses: { 200: schema_Accepted, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: sendEmailCampaign_path, body: schema_EmailCampaignSend },
  getEmailReport: { query: getEmailReport_query, responses: { 200: schema_EmailReport, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getEmailReport_path },
  listWebhooks: { query: listWebhooks_query, responses: { 200: schema_WebhookPage, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  createWebhook: { query: createWebhook_query, responses: { 201: schema_Webhook, 400: schema_Problem, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 409: schema_ProblemWithErrors, 413: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_WebhookCreate },
  getCallbackSecret: { query: getCallbackSecret_query, responses: { 200: schema_CallbackSecret, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
  deleteWebhook: { query: deleteWebhook_query, responses: { 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: deleteWebhook_path },
  listOperations: { query: listOperations_query, responses: { 200: schema_OperationPage, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 422: schema_ProblemWithErrors, 429: schema_Problem, 500: schema_Problem, 503: schema_Problem } },
}
export const hookValidators = {
  "listEvent": schema_ListEvent,
  "importContacts.importFinished": schema_ImportResult,
}
export const schemaValidators = {
  Pong: schema_Pong,
  Problem: schema_Problem,
  ProblemWithErrors: schema_ProblemWithErrors,
  DateTime: schema_DateTime,
  List: schema_List,
  ListPage: schema_ListPage,
  ListCreate: schema_ListCreate,
  ListStats: schema_ListStats,
  ListDetail: schema_ListDetail,
  ListUpdate: schema_ListUpdate,
  FieldFormat: schema_FieldFormat,
  FieldOption: schema_FieldOption,
  FieldListItem: schema_FieldListItem,
  ExtraFieldCreate: schema_ExtraFieldCreate,
  Field: schema_Field,
  Language: schema_Language,
  ContactStatus: schema_ContactStatus,
  Consent: schema_Consent,
  NullableDateTime: schema_NullableDateTime,
  ChannelStatus: schema_ChannelStatus,
  PushToken: schema_PushToken,
  ContactBase: schema_ContactBase,
  ContactExtraDate: schema_ContactExtraDate,
  ContactExtraText: schema_ContactExtraText,
  ContactExtraCellphone: schema_ContactExtraCellphone,
  ContactExtraPhone: schema_ContactExtraPhone,
  ContactExtraNumber: schema_ContactExtraNumber,
  ContactExtraEmail: schema_ContactExtraEmail,
  ContactExtraOptions: schema_ContactExtraOptions,
  ContactExtra: schema_ContactExtra,
  Contact: schema_Contact,
  ContactPage: schema_ContactPage,
  PushTokenWrite: schema_PushTokenWrite,
  ContactCreateBase: schema_ContactCreateBase,
  ExtraValue: schema_ExtraValue,
  ContactUtm: schema_ContactUtm,
  ContactReferrer: schema_ContactReferrer,
  ContactAdvertising: schema_ContactAdvertising,
  ContactCreate: schema_ContactCreate,
  ContactRef: schema_ContactRef,
  ContactEmailStats: schema_ContactEmailStats,
  ContactSmsStats: schema_ContactSmsStats,
  ContactPushStats: schema_ContactPushStats,
  ContactWebpushStats: schema_ContactWebpushStats,
  ContactVoiceStats: schema_ContactVoiceStats,
  ContactTrafficStats: schema_ContactTrafficStats,
  ContactDetail: schema_ContactDetail,
  ContactUpdateBase: schema_ContactUpdateBase,
  ContactUpdate: schema_ContactUpdate,
  ActivityName: schema_ActivityName,
  ActivityData: schema_ActivityData,
  Activity: schema_Activity,
  ActivityList: schema_ActivityList,
  ContactImportBase: schema_ContactImportBase,
  ContactImportItem: schema_ContactImportItem,
  ContactImport: schema_ContactImport,
  Accepted: schema_Accepted,
  ImportResult: schema_ImportResult,
  UnsubscribeItem: schema_UnsubscribeItem,
  UnsubscribeRequest: schema_UnsubscribeRequest,
  UnsubscribeResult: schema_UnsubscribeResult,
  ContactSearchResult: schema_ContactSearchResult,
  SenderStatus: schema_SenderStatus,
  EmailSender: schema_EmailSender,
  EmailSenderList: schema_EmailSenderList,
  EmailSenderCreate: schema_EmailSenderCreate,
  CampaignChannel: schema_CampaignChannel,
  CampaignStatus: schema_CampaignStatus,
  Campaign: schema_Campaign,
  CampaignPage: schema_CampaignPage,
  EmailContentHtml: schema_EmailContentHtml,
  EmailContentTemplate: schema_EmailContentTemplate,
  EmailContentWebPage: schema_EmailContentWebPage,
  EmailContentFile: schema_EmailContentFile,
  EmailContent: schema_EmailContent,
  HeaderFooterLinks: schema_HeaderFooterLinks,
  HeaderFooter: schema_HeaderFooter,
  EmailCampaignCreate: schema_EmailCampaignCreate,
  CampaignHash: schema_CampaignHash,
  EmailContentUpdate: schema_EmailContentUpdate,
  EmailCampaignUpdate: schema_EmailCampaignUpdate,
  EmailSendToList: schema_EmailSendToList,
  EmailSendToSegments: schema_EmailSendToSegments,
  EmailSendToContact: schema_EmailSendToContact,
  EmailSendSegment: schema_EmailSendSegment,
  LimitHour: schema_LimitHour,
  EmailCampaignSend: schema_EmailCampaignSend,
  EmailReportOverall: schema_EmailReportOverall,
  EmailReportDate: schema_EmailReportDate,
  EmailReportWeekday: schema_EmailReportWeekday,
  EmailReportHour: schema_EmailReportHour,
  EmailReportLocation: schema_EmailReportLocation,
  EmailReportDomain: schema_EmailReportDomain,
  EmailReportUrl: schema_EmailReportUrl,
  EmailReportReader: schema_EmailReportReader,
  EmailReport: schema_EmailReport,
  WebhookAction: schema_WebhookAction,
  Webhook: schema_Webhook,
  WebhookPage: schema_WebhookPage,
  WebhookCreate: schema_WebhookCreate,
  CallbackSecret: schema_CallbackSecret,
  OperationType: schema_OperationType,
  OperationStatus: schema_OperationStatus,
  Operation: schema_Operation,
  OperationPage: schema_OperationPage,
  ListEvent: schema_ListEvent,
}
