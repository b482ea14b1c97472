# Calls nested in and out, a refusal and a fault; prints what came back as JSON.
import json
import os

from zeep import Client, xsd
from zeep.exceptions import Fault

client = Client(os.environ['SOAP_URL'] + '?wsdl')
apache_map = client.get_type('{http://xml.apache.org/xml-soap}Map')
soap_array = client.get_type('{http://schemas.xmlsoap.org/soap/encoding/}Array')


def wrap(value):
    if isinstance(value, dict):
        items = [{'key': xsd.AnyObject(xsd.String(), key), 'value': wrap(member)} for key, member in value.items()]
        return xsd.AnyObject(apache_map, apache_map(item=items))
    if isinstance(value, list):
        return xsd.AnyObject(soap_array, soap_array([wrap(item) for item in value]))
    return xsd.AnyObject(xsd.String(), str(value))


def unwrap(value):
    items = getattr(value, 'item', value)
    if not isinstance(items, list):
        return items
    if items and hasattr(items[0], 'key'):
        return {item.key: unwrap(item.value) for item in items}
    return [unwrap(item) for item in items]


def call(name, /, **options):
    return unwrap(client.service[name](wrap(options)))


key = os.environ['APIKEY']
number = call('createList', apikey=key, nome='Olá & <b>')['LIST_ID']
field = call('addExtraField', apikey=key, listID=number, name='City', type='texto')['NEW_ID']
subscribers = [{'email': 'ana@example.com', 'first_name': 'Ána', f'extra_{field}': 'Évora'}, {'email': 'rui@example.com', 'first_name': '007', 'status': 4}]
bulk = call('addSubscriberBulk', apikey=key, listID=number, compareField='email', operation=2, subscribers=subscribers, tags=[])
lists = call('getLists', apikey=key, listID=number)
watched = os.environ['LIST']
autobots = call('getAutobots', apikey=key, listID=watched)
started = call('startAutobot', apikey=key, autobot=autobots[0]['ID'], listID=watched, subscribers=['eva@example.com'])
report = call('generateAdvancedReport', apikey=key, template=os.environ['TEMPLATE'], name='Março', lists=[watched])['ID']
reports = call('getAdvancedReport', apikey=key, id=report)
try:
    call('getAutobots', apikey=key, listID='x')
    fault = ''
except Fault as error:
    fault = error.message
print(json.dumps({
    'title': lists[0]['title'],
    'listnum': lists[0]['listnum'] == number,
    'field': lists[0]['extra_fields'][0]['ref'],
    'bulk': bulk['RESULT'],
    'status': call('check_status'),
    'invalid': call('checklogin', apikey='wrong'),
    'refused': call('getExtraFields', apikey=key, listID=999999)['ERROR'],
    'fault': fault,
    'autobot': autobots[0]['NAME'],
    'started': started['RESULT'],
    'report': reports[0]['TITLE'],
    'list': number,
}))
