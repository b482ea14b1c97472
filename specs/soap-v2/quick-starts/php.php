<?php
// php -d openssl.cafile=.data/tls/cert.pem php.php
$address = getenv('SOAP_URL') ?: 'https://localhost:8443/soap/v2';
$client = new SoapClient("$address?wsdl", ['cache_wsdl' => WSDL_CACHE_NONE]);
$key = ['apikey' => getenv('APIKEY')];

$list = $client->createList($key + ['nome' => 'Newsletter']);
if (is_string($list)) exit("refused: $list\n");
$ana = ['listID' => $list['LIST_ID'], 'email' => 'ana@example.com', 'first_name' => 'Ána'];
$contact = $client->addSubscriber($key + $ana);
echo isset($contact['ERROR']) ? "refused: {$contact['ERROR']}\n" : "{$contact['UID']} {$contact['FIRST_NAME']}\n";
