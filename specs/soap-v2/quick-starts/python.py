# REQUESTS_CA_BUNDLE=.data/tls/cert.pem python3 python.py
import os
from zeep import Client, xsd

address = os.environ.get('SOAP_URL', 'https://localhost:8443/soap/v2')
client = Client(f'{address}?wsdl')
map_type = client.get_type('{http://xml.apache.org/xml-soap}Map')


def to_map(options):
    item = [{'key': xsd.AnyObject(xsd.String(), key), 'value': xsd.AnyObject(xsd.String(), str(value))} for key, value in options.items()]
    return xsd.AnyObject(map_type, map_type(item=item))


def from_answer(value):
    items = getattr(value, 'item', value)
    if not isinstance(items, list):
        return items
    if items and hasattr(items[0], 'key'):
        return {item.key: from_answer(item.value) for item in items}
    return [from_answer(item) for item in items]


def call(name, /, **options):
    result = from_answer(client.service[name](to_map({'apikey': os.environ['APIKEY'], **options})))
    if isinstance(result, str) or 'ERROR' in result:
        raise SystemExit(f'refused: {result}')
    return result


newsletter = call('createList', nome='Newsletter')
contact = call('addSubscriber', listID=newsletter['LIST_ID'], email='ana@example.com', first_name='Ána')
print(contact['UID'], contact['FIRST_NAME'])
