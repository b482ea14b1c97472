// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const schema_DataAttachment = validate52;
const schema19 = {"$id":"schema_DataAttachment","type":"object","additionalProperties":false,"required":["filename","mimeType","arrangement","data"],"properties":{"filename":{"type":"string","minLength":1},"mimeType":{"type":"string","minLength":1},"arrangement":{"type":"string","enum":["attachment","inline"]},"data":{"type":"string","contentEncoding":"base64","minLength":4,"maxLength":6990508}}};
const func1 = require("ajv/dist/runtime/ucs2length.js").default;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_DataAttachment" */;
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
if(((((data.filename === undefined) && (missing0 = "filename")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.arrangement === undefined) && (missing0 = "arrangement"))) || ((data.data === undefined) && (missing0 = "data"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "filename") || (key0 === "mimeType")) || (key0 === "arrangement")) || (key0 === "data"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func1(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "attachment") || (data2 === "inline"))){
validate52.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/enum",keyword:"enum",params:{allowedValues: schema19.properties.arrangement.enum},message:"must be equal to one of the allowed values"}];
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
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 6990508},message:"must NOT have more than 6990508 characters"}];
return false;
}
else {
if(func1(data3) < 4){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_UrlAttachment = validate53;
const schema20 = {"$id":"schema_UrlAttachment","type":"object","additionalProperties":false,"required":["filename","mimeType","arrangement","url"],"properties":{"filename":{"type":"string","minLength":1},"mimeType":{"type":"string","minLength":1},"arrangement":{"type":"string","enum":["attachment","inline"]},"url":{"type":"string","format":"uri","pattern":"^https?://"}}};
const formats0 = require("ajv-formats/dist/formats.js").fullFormats.uri;
const pattern3 = new RegExp("^https?://", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_UrlAttachment" */;
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
if(((((data.filename === undefined) && (missing0 = "filename")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.arrangement === undefined) && (missing0 = "arrangement"))) || ((data.url === undefined) && (missing0 = "url"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "filename") || (key0 === "mimeType")) || (key0 === "arrangement")) || (key0 === "url"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func1(data0) < 1){
validate53.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate53.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "attachment") || (data2 === "inline"))){
validate53.errors = [{instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/enum",keyword:"enum",params:{allowedValues: schema20.properties.arrangement.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern3.test(data3)){
validate53.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
else {
if(!(formats0(data3))){
validate53.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SingleEmailAttachment = validate54;
const schema21 = {"$id":"schema_SingleEmailAttachment","oneOf":[{"$ref":"schema_DataAttachment"},{"$ref":"schema_UrlAttachment"}]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SingleEmailAttachment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
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
validate54.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate54.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const schema_EmailHeaderOptions = validate57;
const schema22 = {"$id":"schema_EmailHeaderOptions","type":"object","additionalProperties":false,"properties":{"listUnsubscribe":{"type":"boolean"},"optInIpAddress":{"type":"string","minLength":1}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailHeaderOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listUnsubscribe !== undefined){
const _errs2 = errors;
if(typeof data.listUnsubscribe !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/listUnsubscribe",schemaPath:"#/properties/listUnsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(func1(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SendDate = validate58;
const schema23 = {"$id":"schema_SendDate","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SendDate" */;
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
if(typeof data === "string"){
if(!pattern4.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_ReplyTo = validate59;
const schema24 = {"$id":"schema_ReplyTo","type":"object","additionalProperties":false,"required":["email"],"properties":{"name":{"type":"string"},"email":{"type":"string","format":"email"}}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ReplyTo" */;
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
if((data.email === undefined) && (missing0 = "email")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate59.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2.test(data1))){
validate59.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_SingleEmail = validate60;
const schema25 = {"$id":"schema_SingleEmail","type":"object","additionalProperties":false,"required":["senderId","to","subject"],"anyOf":[{"required":["htmlBody"]},{"required":["textBody"]},{"required":["templateId"]}],"properties":{"domain":{"type":"string","format":"hostname"},"senderId":{"type":"string","minLength":1},"senderName":{"type":"string","minLength":1},"to":{"type":"string","format":"email"},"cc":{"type":"array","items":{"type":"string","format":"email"}},"bcc":{"type":"array","items":{"type":"string","format":"email"}},"subject":{"type":"string","minLength":1},"htmlBody":{"type":"string","minLength":1},"textBody":{"type":"string","minLength":1},"openTracking":{"type":"boolean"},"clickTracking":{"type":"boolean"},"attachment":{"type":"array","items":{"$ref":"schema_SingleEmailAttachment"}},"mergeTags":{"type":"array","items":{"type":"string","pattern":"^[^:]+:"}},"customData":{"type":"string"},"priority":{"type":"string","enum":["urgent","non-urgent"]},"registered":{"type":"boolean"},"header":{"$ref":"schema_EmailHeaderOptions"},"group":{"type":"string","minLength":1},"scheduleTo":{"$ref":"schema_SendDate"},"replyTo":{"$ref":"schema_ReplyTo"},"snippet":{"type":"string"},"templateId":{"type":"string","minLength":1},"advancedTemplatingData":{"type":"object","additionalProperties":true,"properties":{"codeSnippets":{"type":"array","items":{"type":"object","additionalProperties":true}}}}}};
const func8 = Object.prototype.hasOwnProperty;
const formats4 = /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i;
const pattern5 = new RegExp("^[^:]+:", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_SingleEmail" */;
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
if((((data.senderId === undefined) && (missing3 = "senderId")) || ((data.to === undefined) && (missing3 = "to"))) || ((data.subject === undefined) && (missing3 = "subject"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(func8.call(schema25.properties, key0))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(formats4.test(data0))){
validate60.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/format",keyword:"format",params:{format: "hostname"},message:"must match format \""+"hostname"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data2) < 1){
validate60.errors = [{instancePath:instancePath+"/senderName",schemaPath:"#/properties/senderName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/senderName",schemaPath:"#/properties/senderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2.test(data3))){
validate60.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
validate60.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate60.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
validate60.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate60.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(func1(data8) < 1){
validate60.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data9) < 1){
validate60.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/htmlBody",schemaPath:"#/properties/htmlBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func1(data10) < 1){
validate60.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/textBody",schemaPath:"#/properties/textBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath:instancePath+"/openTracking",schemaPath:"#/properties/openTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate60.errors = [{instancePath:instancePath+"/clickTracking",schemaPath:"#/properties/clickTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate54(data13[i2], {instancePath:instancePath+"/attachment/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!pattern5.test(data16)){
validate60.errors = [{instancePath:instancePath+"/mergeTags/" + i3,schemaPath:"#/properties/mergeTags/items/pattern",keyword:"pattern",params:{pattern: "^[^:]+:"},message:"must match pattern \""+"^[^:]+:"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/mergeTags/" + i3,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs39 = errors;
if(typeof data.customData !== "string"){
validate60.errors = [{instancePath:instancePath+"/customData",schemaPath:"#/properties/customData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate60.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data18 === "urgent") || (data18 === "non-urgent"))){
validate60.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues: schema25.properties.priority.enum},message:"must be equal to one of the allowed values"}];
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
validate60.errors = [{instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate57(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(func1(data21) < 1){
validate60.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate58(data.scheduleTo, {instancePath:instancePath+"/scheduleTo",parentData:data,parentDataProperty:"scheduleTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(validate59(data.replyTo, {instancePath:instancePath+"/replyTo",parentData:data,parentDataProperty:"replyTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.snippet !== undefined){
const _errs50 = errors;
if(typeof data.snippet !== "string"){
validate60.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(func1(data25) < 1){
validate60.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath:instancePath+"/advancedTemplatingData/codeSnippets/" + i4,schemaPath:"#/properties/advancedTemplatingData/properties/codeSnippets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate60.errors = [{instancePath:instancePath+"/advancedTemplatingData/codeSnippets",schemaPath:"#/properties/advancedTemplatingData/properties/codeSnippets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/advancedTemplatingData",schemaPath:"#/properties/advancedTemplatingData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const schema_MessageId = validate65;
const schema26 = {"$id":"schema_MessageId","type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","pattern":"^[1-9]\\d*$"}}};
const pattern6 = new RegExp("^[1-9]\\d*$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_MessageId" */;
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
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate65.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d*$"},message:"must match pattern \""+"^[1-9]\\d*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate65.evaluated = {"props":{"messageId":true},"dynamicProps":false,"dynamicItems":false};

export const schema_ProblemWithErrors = validate66;
const schema27 = {"$id":"schema_ProblemWithErrors","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"errors":{"type":"object"}}};
const formats12 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_ProblemWithErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats12.test(data0))){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate66.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const schema_Problem = validate67;
const schema28 = {"$id":"schema_Problem","type":"object","required":["title","status","detail"],"properties":{"type":{"type":"string","format":"uri-reference"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_Problem" */;
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
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats12.test(data0))){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate67.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailStatus = validate68;
const schema29 = {"$id":"schema_EmailStatus","type":"string","enum":["created","scheduled","queued","processing","spool","sending","finished","delivered","send_failed","broken","rejected","bounce_hard","bounce_soft","canceled"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailStatus" */;
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
if(!((((((((((((((data === "created") || (data === "scheduled")) || (data === "queued")) || (data === "processing")) || (data === "spool")) || (data === "sending")) || (data === "finished")) || (data === "delivered")) || (data === "send_failed")) || (data === "broken")) || (data === "rejected")) || (data === "bounce_hard")) || (data === "bounce_soft")) || (data === "canceled"))){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const schema_NameAndEmail = validate69;
const schema30 = {"$id":"schema_NameAndEmail","type":"object","required":["name","email"],"properties":{"name":{"type":["string","null"]},"email":{"type":"string","format":"email"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_NameAndEmail" */;
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.email === undefined) && (missing0 = "email"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate69.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema30.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
validate69.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"name":true,"email":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogCampaign = validate70;
const schema31 = {"$id":"schema_EmailLogCampaign","type":"object","required":["id","domainId","groupId","userId","senderId","replySenderId","subscriberId","templateId","name","domain","domainShared","channel","customSenderName","currentStatus","contentSubject","contentHtml","contentText","contentFilename","createDate","createIp","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","pluginKey","hasunsubscribe","optInIpAddress","autoResponseSuppress","cc","bcc","advancedTemplateData"],"properties":{"id":{"type":"integer","minimum":1},"domainId":{"type":["integer","null"],"minimum":1},"groupId":{"type":"integer","minimum":1},"userId":{"type":["integer","null"],"minimum":1},"senderId":{"type":"integer","minimum":1},"replySenderId":{"type":["integer","null"],"minimum":1},"subscriberId":{"type":"integer","minimum":1},"templateId":{"type":["integer","null"],"minimum":1},"name":{"type":"string"},"domain":{"type":["string","null"]},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"email"},"customSenderName":{"type":["string","null"]},"currentStatus":{"$ref":"schema_EmailStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":["string","null"]},"contentText":{"type":["string","null"]},"contentFilename":{"type":["string","null"]},"createDate":{"type":"string","format":"date-time"},"createIp":{"type":["string","null"]},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":["string","null"]},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":["string","null"]},"autoResponseSuppress":{"type":["string","null"]},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":["object","null"],"additionalProperties":true}}};
const formats18 = require("ajv-formats/dist/formats.js").fullFormats["date-time"];

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogCampaign" */;
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
if(((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.domainId === undefined) && (missing0 = "domainId"))) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.replySenderId === undefined) && (missing0 = "replySenderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.templateId === undefined) && (missing0 = "templateId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.customSenderName === undefined) && (missing0 = "customSenderName"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.contentSubject === undefined) && (missing0 = "contentSubject"))) || ((data.contentHtml === undefined) && (missing0 = "contentHtml"))) || ((data.contentText === undefined) && (missing0 = "contentText"))) || ((data.contentFilename === undefined) && (missing0 = "contentFilename"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.createIp === undefined) && (missing0 = "createIp"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.pluginKey === undefined) && (missing0 = "pluginKey"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.optInIpAddress === undefined) && (missing0 = "optInIpAddress"))) || ((data.autoResponseSuppress === undefined) && (missing0 = "autoResponseSuppress"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))) || ((data.advancedTemplateData === undefined) && (missing0 = "advancedTemplateData"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate70.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate70.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs3 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
validate70.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: schema31.properties.domainId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate70.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate70.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate70.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.userId !== undefined){
let data3 = data.userId;
const _errs7 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate70.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema31.properties.userId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate70.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate70.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs11 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
validate70.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: schema31.properties.replySenderId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate70.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate70.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs15 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
validate70.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: schema31.properties.templateId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
validate70.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.name !== undefined){
const _errs17 = errors;
if(typeof data.name !== "string"){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data9 = data.domain;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate70.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema31.properties.domain.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs21 = errors;
if(typeof data.domainShared !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate70.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data11){
validate70.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
let data12 = data.customSenderName;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate70.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: schema31.properties.customSenderName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs27 = errors;
if(!(validate68(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs28 = errors;
if(typeof data.contentSubject !== "string"){
validate70.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
let data15 = data.contentHtml;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate70.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: schema31.properties.contentHtml.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
let data16 = data.contentText;
const _errs32 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate70.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: schema31.properties.contentText.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
let data17 = data.contentFilename;
const _errs34 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate70.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: schema31.properties.contentFilename.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data18 = data.createDate;
const _errs36 = errors;
if(errors === _errs36){
if(errors === _errs36){
if(typeof data18 === "string"){
if(!(formats18.validate(data18))){
validate70.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
let data19 = data.createIp;
const _errs38 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate70.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: schema31.properties.createIp.type},message:"must be string,null"}];
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
validate70.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate70.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate70.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate70.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate70.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
let data26 = data.pluginKey;
const _errs52 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate70.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: schema31.properties.pluginKey.type},message:"must be string,null"}];
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
validate70.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
let data28 = data.optInIpAddress;
const _errs56 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate70.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: schema31.properties.optInIpAddress.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
let data29 = data.autoResponseSuppress;
const _errs58 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate70.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: schema31.properties.autoResponseSuppress.type},message:"must be string,null"}];
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
if(!(validate69(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate69(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
validate70.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: schema31.properties.advancedTemplateData.type},message:"must be object,null"}];
return false;
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
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"id":true,"domainId":true,"groupId":true,"userId":true,"senderId":true,"replySenderId":true,"subscriberId":true,"templateId":true,"name":true,"domain":true,"domainShared":true,"channel":true,"customSenderName":true,"currentStatus":true,"contentSubject":true,"contentHtml":true,"contentText":true,"contentFilename":true,"createDate":true,"createIp":true,"openTrackingEnabled":true,"clickTrackingEnabled":true,"register":true,"mergeTags":true,"attachement":true,"pluginKey":true,"hasunsubscribe":true,"optInIpAddress":true,"autoResponseSuppress":true,"cc":true,"bcc":true,"advancedTemplateData":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailStatusLogEntry = validate74;
const schema32 = {"$id":"schema_EmailStatusLogEntry","type":"object","required":["status","createDate"],"properties":{"status":{"$ref":"schema_EmailStatus"},"createDate":{"type":"string","format":"date-time"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailStatusLogEntry" */;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.createDate === undefined) && (missing0 = "createDate"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if(!(validate68(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data1 = data.createDate;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats18.validate(data1))){
validate74.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
validate74.evaluated = {"props":{"status":true,"createDate":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogShortenerLink = validate76;
const schema33 = {"$id":"schema_EmailLogShortenerLink","type":"object","required":["campaignId","link","domain"],"properties":{"campaignId":{"type":"integer","minimum":1},"link":{"type":"string"},"domain":{"type":"string"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogShortenerLink" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.campaignId !== undefined){
let data0 = data.campaignId;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate76.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate76.errors = [{instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.link !== undefined){
const _errs3 = errors;
if(typeof data.link !== "string"){
validate76.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs5 = errors;
if(typeof data.domain !== "string"){
validate76.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"campaignId":true,"link":true,"domain":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogShortener = validate77;
const schema34 = {"$id":"schema_EmailLogShortener","type":"object","required":["id","domainId","groupId","userId","senderId","replySenderId","subscriberId","templateId","name","domain","domainShared","channel","customSenderName","currentStatus","contentSubject","contentHtml","contentText","contentFilename","createDate","createIp","openTrackingEnabled","clickTrackingEnabled","register","mergeTags","attachement","pluginKey","hasunsubscribe","optInIpAddress","autoResponseSuppress","cc","bcc","advancedTemplateData","shorteners"],"properties":{"id":{"type":"integer","minimum":1},"domainId":{"type":["integer","null"],"minimum":1},"groupId":{"type":"integer","minimum":1},"userId":{"type":["integer","null"],"minimum":1},"senderId":{"type":"integer","minimum":1},"replySenderId":{"type":["integer","null"],"minimum":1},"subscriberId":{"type":"integer","minimum":1},"templateId":{"type":["integer","null"],"minimum":1},"name":{"type":"string"},"domain":{"type":["string","null"]},"domainShared":{"type":"boolean"},"channel":{"type":"string","const":"email"},"customSenderName":{"type":["string","null"]},"currentStatus":{"$ref":"schema_EmailStatus"},"contentSubject":{"type":"string"},"contentHtml":{"type":["string","null"]},"contentText":{"type":["string","null"]},"contentFilename":{"type":["string","null"]},"createDate":{"type":"string","format":"date-time"},"createIp":{"type":["string","null"]},"openTrackingEnabled":{"type":"boolean"},"clickTrackingEnabled":{"type":"boolean"},"register":{"type":"boolean"},"mergeTags":{"type":"array","items":{"type":"string"}},"attachement":{"type":"boolean"},"pluginKey":{"type":["string","null"]},"hasunsubscribe":{"type":"boolean"},"optInIpAddress":{"type":["string","null"]},"autoResponseSuppress":{"type":["string","null"]},"cc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"bcc":{"type":"array","items":{"$ref":"schema_NameAndEmail"}},"advancedTemplateData":{"type":["object","null"],"additionalProperties":true},"shorteners":{"type":"array","items":{"$ref":"schema_EmailLogShortenerLink"}}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogShortener" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.domainId === undefined) && (missing0 = "domainId"))) || ((data.groupId === undefined) && (missing0 = "groupId"))) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.senderId === undefined) && (missing0 = "senderId"))) || ((data.replySenderId === undefined) && (missing0 = "replySenderId"))) || ((data.subscriberId === undefined) && (missing0 = "subscriberId"))) || ((data.templateId === undefined) && (missing0 = "templateId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.domainShared === undefined) && (missing0 = "domainShared"))) || ((data.channel === undefined) && (missing0 = "channel"))) || ((data.customSenderName === undefined) && (missing0 = "customSenderName"))) || ((data.currentStatus === undefined) && (missing0 = "currentStatus"))) || ((data.contentSubject === undefined) && (missing0 = "contentSubject"))) || ((data.contentHtml === undefined) && (missing0 = "contentHtml"))) || ((data.contentText === undefined) && (missing0 = "contentText"))) || ((data.contentFilename === undefined) && (missing0 = "contentFilename"))) || ((data.createDate === undefined) && (missing0 = "createDate"))) || ((data.createIp === undefined) && (missing0 = "createIp"))) || ((data.openTrackingEnabled === undefined) && (missing0 = "openTrackingEnabled"))) || ((data.clickTrackingEnabled === undefined) && (missing0 = "clickTrackingEnabled"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.mergeTags === undefined) && (missing0 = "mergeTags"))) || ((data.attachement === undefined) && (missing0 = "attachement"))) || ((data.pluginKey === undefined) && (missing0 = "pluginKey"))) || ((data.hasunsubscribe === undefined) && (missing0 = "hasunsubscribe"))) || ((data.optInIpAddress === undefined) && (missing0 = "optInIpAddress"))) || ((data.autoResponseSuppress === undefined) && (missing0 = "autoResponseSuppress"))) || ((data.cc === undefined) && (missing0 = "cc"))) || ((data.bcc === undefined) && (missing0 = "bcc"))) || ((data.advancedTemplateData === undefined) && (missing0 = "advancedTemplateData"))) || ((data.shorteners === undefined) && (missing0 = "shorteners"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.domainId !== undefined){
let data1 = data.domainId;
const _errs3 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
validate77.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: schema34.properties.domainId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate77.errors = [{instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.groupId !== undefined){
let data2 = data.groupId;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate77.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate77.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/properties/groupId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.userId !== undefined){
let data3 = data.userId;
const _errs7 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate77.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema34.properties.userId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate77.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.senderId !== undefined){
let data4 = data.senderId;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate77.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/senderId",schemaPath:"#/properties/senderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.replySenderId !== undefined){
let data5 = data.replySenderId;
const _errs11 = errors;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
validate77.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/type",keyword:"type",params:{type: schema34.properties.replySenderId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
validate77.errors = [{instancePath:instancePath+"/replySenderId",schemaPath:"#/properties/replySenderId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.subscriberId !== undefined){
let data6 = data.subscriberId;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate77.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate77.errors = [{instancePath:instancePath+"/subscriberId",schemaPath:"#/properties/subscriberId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.templateId !== undefined){
let data7 = data.templateId;
const _errs15 = errors;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
validate77.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: schema34.properties.templateId.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
validate77.errors = [{instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.name !== undefined){
const _errs17 = errors;
if(typeof data.name !== "string"){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data9 = data.domain;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate77.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema34.properties.domain.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainShared !== undefined){
const _errs21 = errors;
if(typeof data.domainShared !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/domainShared",schemaPath:"#/properties/domainShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate77.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("email" !== data11){
validate77.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customSenderName !== undefined){
let data12 = data.customSenderName;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate77.errors = [{instancePath:instancePath+"/customSenderName",schemaPath:"#/properties/customSenderName/type",keyword:"type",params:{type: schema34.properties.customSenderName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentStatus !== undefined){
const _errs27 = errors;
if(!(validate68(data.currentStatus, {instancePath:instancePath+"/currentStatus",parentData:data,parentDataProperty:"currentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentSubject !== undefined){
const _errs28 = errors;
if(typeof data.contentSubject !== "string"){
validate77.errors = [{instancePath:instancePath+"/contentSubject",schemaPath:"#/properties/contentSubject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentHtml !== undefined){
let data15 = data.contentHtml;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate77.errors = [{instancePath:instancePath+"/contentHtml",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type: schema34.properties.contentHtml.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentText !== undefined){
let data16 = data.contentText;
const _errs32 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate77.errors = [{instancePath:instancePath+"/contentText",schemaPath:"#/properties/contentText/type",keyword:"type",params:{type: schema34.properties.contentText.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFilename !== undefined){
let data17 = data.contentFilename;
const _errs34 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate77.errors = [{instancePath:instancePath+"/contentFilename",schemaPath:"#/properties/contentFilename/type",keyword:"type",params:{type: schema34.properties.contentFilename.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDate !== undefined){
let data18 = data.createDate;
const _errs36 = errors;
if(errors === _errs36){
if(errors === _errs36){
if(typeof data18 === "string"){
if(!(formats18.validate(data18))){
validate77.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/createDate",schemaPath:"#/properties/createDate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createIp !== undefined){
let data19 = data.createIp;
const _errs38 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate77.errors = [{instancePath:instancePath+"/createIp",schemaPath:"#/properties/createIp/type",keyword:"type",params:{type: schema34.properties.createIp.type},message:"must be string,null"}];
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
validate77.errors = [{instancePath:instancePath+"/openTrackingEnabled",schemaPath:"#/properties/openTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate77.errors = [{instancePath:instancePath+"/clickTrackingEnabled",schemaPath:"#/properties/clickTrackingEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate77.errors = [{instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate77.errors = [{instancePath:instancePath+"/mergeTags/" + i0,schemaPath:"#/properties/mergeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs48 === errors;
if(!valid1){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/mergeTags",schemaPath:"#/properties/mergeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate77.errors = [{instancePath:instancePath+"/attachement",schemaPath:"#/properties/attachement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pluginKey !== undefined){
let data26 = data.pluginKey;
const _errs52 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate77.errors = [{instancePath:instancePath+"/pluginKey",schemaPath:"#/properties/pluginKey/type",keyword:"type",params:{type: schema34.properties.pluginKey.type},message:"must be string,null"}];
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
validate77.errors = [{instancePath:instancePath+"/hasunsubscribe",schemaPath:"#/properties/hasunsubscribe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optInIpAddress !== undefined){
let data28 = data.optInIpAddress;
const _errs56 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate77.errors = [{instancePath:instancePath+"/optInIpAddress",schemaPath:"#/properties/optInIpAddress/type",keyword:"type",params:{type: schema34.properties.optInIpAddress.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoResponseSuppress !== undefined){
let data29 = data.autoResponseSuppress;
const _errs58 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate77.errors = [{instancePath:instancePath+"/autoResponseSuppress",schemaPath:"#/properties/autoResponseSuppress/type",keyword:"type",params:{type: schema34.properties.autoResponseSuppress.type},message:"must be string,null"}];
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
if(!(validate69(data30[i1], {instancePath:instancePath+"/cc/" + i1,parentData:data30,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid2 = _errs62 === errors;
if(!valid2){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate69(data32[i2], {instancePath:instancePath+"/bcc/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid3 = _errs65 === errors;
if(!valid3){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
validate77.errors = [{instancePath:instancePath+"/advancedTemplateData",schemaPath:"#/properties/advancedTemplateData/type",keyword:"type",params:{type: schema34.properties.advancedTemplateData.type},message:"must be object,null"}];
return false;
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
if(!(validate76(data35[i3], {instancePath:instancePath+"/shorteners/" + i3,parentData:data35,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid4 = _errs71 === errors;
if(!valid4){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/shorteners",schemaPath:"#/properties/shorteners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"id":true,"domainId":true,"groupId":true,"userId":true,"senderId":true,"replySenderId":true,"subscriberId":true,"templateId":true,"name":true,"domain":true,"domainShared":true,"channel":true,"customSenderName":true,"currentStatus":true,"contentSubject":true,"contentHtml":true,"contentText":true,"contentFilename":true,"createDate":true,"createIp":true,"openTrackingEnabled":true,"clickTrackingEnabled":true,"register":true,"mergeTags":true,"attachement":true,"pluginKey":true,"hasunsubscribe":true,"optInIpAddress":true,"autoResponseSuppress":true,"cc":true,"bcc":true,"advancedTemplateData":true,"shorteners":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLogEntry = validate82;
const schema35 = {"$id":"schema_EmailLogEntry","type":"object","required":["campaign","subscriberEmail","campaignStatusLog","shortenerCampaign"],"properties":{"campaign":{"$ref":"schema_EmailLogCampaign"},"subscriberEmail":{"type":"string","format":"email"},"campaignStatusLog":{"type":"array","items":{"$ref":"schema_EmailStatusLogEntry"}},"shortenerCampaign":{"oneOf":[{"$ref":"schema_EmailLogShortener"},{"type":"null"}]}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLogEntry" */;
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
if(((((data.campaign === undefined) && (missing0 = "campaign")) || ((data.subscriberEmail === undefined) && (missing0 = "subscriberEmail"))) || ((data.campaignStatusLog === undefined) && (missing0 = "campaignStatusLog"))) || ((data.shortenerCampaign === undefined) && (missing0 = "shortenerCampaign"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.campaign !== undefined){
const _errs1 = errors;
if(!(validate70(data.campaign, {instancePath:instancePath+"/campaign",parentData:data,parentDataProperty:"campaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriberEmail !== undefined){
let data1 = data.subscriberEmail;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
validate82.errors = [{instancePath:instancePath+"/subscriberEmail",schemaPath:"#/properties/subscriberEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/subscriberEmail",schemaPath:"#/properties/subscriberEmail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.campaignStatusLog !== undefined){
let data2 = data.campaignStatusLog;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate74(data2[i0], {instancePath:instancePath+"/campaignStatusLog/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/campaignStatusLog",schemaPath:"#/properties/campaignStatusLog/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortenerCampaign !== undefined){
let data4 = data.shortenerCampaign;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/shortenerCampaign",parentData:data,parentDataProperty:"shortenerCampaign",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.domainId = true;
props0.groupId = true;
props0.userId = true;
props0.senderId = true;
props0.replySenderId = true;
props0.subscriberId = true;
props0.templateId = true;
props0.name = true;
props0.domain = true;
props0.domainShared = true;
props0.channel = true;
props0.customSenderName = true;
props0.currentStatus = true;
props0.contentSubject = true;
props0.contentHtml = true;
props0.contentText = true;
props0.contentFilename = true;
props0.createDate = true;
props0.createIp = true;
props0.openTrackingEnabled = true;
props0.clickTrackingEnabled = true;
props0.register = true;
props0.mergeTags = true;
props0.attachement = true;
props0.pluginKey = true;
props0.hasunsubscribe = true;
props0.optInIpAddress = true;
props0.autoResponseSuppress = true;
props0.cc = true;
props0.bcc = true;
props0.advancedTemplateData = true;
props0.shorteners = true;
}
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/shortenerCampaign",schemaPath:"#/properties/shortenerCampaign/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/shortenerCampaign",schemaPath:"#/properties/shortenerCampaign/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate82.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
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
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"campaign":true,"subscriberEmail":true,"campaignStatusLog":true,"shortenerCampaign":true},"dynamicProps":false,"dynamicItems":false};

export const schema_EmailLog = validate86;
const schema36 = {"$id":"schema_EmailLog","type":"array","items":{"$ref":"schema_EmailLogEntry"}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="schema_EmailLog" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate82(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const sendEmail_query = validate88;
const schema37 = {"$id":"sendEmail_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendEmail_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailLog_query = validate89;
const schema38 = {"$id":"getEmailLog_query","type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailLog_path = validate90;
const schema39 = {"$id":"getEmailLog_path","type":"object","additionalProperties":false,"required":["messageId"],"properties":{"messageId":{"type":"integer","format":"int32","minimum":1}}};
const formats26 = require("ajv-formats/dist/formats.js").fullFormats.int32;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEmailLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageId")){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate90.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate90.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats26.validate(data0))){
validate90.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  sendEmail: { query: sendEmail_query, responses: { 200: schema_MessageId, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 408: schema_Problem, 413: schema_Problem, 500: schema_Problem, 503: schema_Problem }, body: schema_SingleEmail },
  getEmailLog: { query: getEmailLog_query, responses: { 200: schema_EmailLog, 400: schema_ProblemWithErrors, 401: schema_Problem, 403: schema_Problem, 404: schema_Problem, 408: schema_Problem, 500: schema_Problem, 503: schema_Problem }, path: getEmailLog_path },
}
export const hookValidators = {
}
export const schemaValidators = {
  DataAttachment: schema_DataAttachment,
  UrlAttachment: schema_UrlAttachment,
  SingleEmailAttachment: schema_SingleEmailAttachment,
  EmailHeaderOptions: schema_EmailHeaderOptions,
  SendDate: schema_SendDate,
  ReplyTo: schema_ReplyTo,
  SingleEmail: schema_SingleEmail,
  MessageId: schema_MessageId,
  ProblemWithErrors: schema_ProblemWithErrors,
  Problem: schema_Problem,
  EmailStatus: schema_EmailStatus,
  NameAndEmail: schema_NameAndEmail,
  EmailLogCampaign: schema_EmailLogCampaign,
  EmailStatusLogEntry: schema_EmailStatusLogEntry,
  EmailLogShortenerLink: schema_EmailLogShortenerLink,
  EmailLogShortener: schema_EmailLogShortener,
  EmailLogEntry: schema_EmailLogEntry,
  EmailLog: schema_EmailLog,
}
