<?php
// Calls nested in and out, a refusal and a fault; prints what came back as JSON.
$client = new SoapClient(getenv('SOAP_URL') . '?wsdl', ['cache_wsdl' => WSDL_CACHE_NONE]);
$key = ['apikey' => getenv('APIKEY')];
$id = $client->createList($key + ['nome' => 'Olá & <b>'])['LIST_ID'];
$field = $client->addExtraField($key + ['listID' => $id, 'name' => 'City', 'type' => 'texto'])['NEW_ID'];
$subscribers = [['email' => 'ana@example.com', 'first_name' => 'Ána', "extra_$field" => 'Évora'], ['email' => 'rui@example.com', 'first_name' => '007', 'status' => 4]];
$bulk = $client->addSubscriberBulk($key + ['listID' => $id, 'compareField' => 'email', 'operation' => 2, 'subscribers' => $subscribers, 'tags' => []]);
$lists = $client->getLists($key + ['listID' => $id]);
$status = $client->check_status([]);
$autobots = $client->getAutobots($key + ['listID' => getenv('LIST')]);
$started = $client->startAutobot($key + ['autobot' => $autobots[0]['ID'], 'listID' => getenv('LIST'), 'subscribers' => ['eva@example.com']]);
$report = $client->generateAdvancedReport($key + ['template' => getenv('TEMPLATE'), 'name' => 'Março', 'lists' => [getenv('LIST')]])['ID'];
$reports = $client->getAdvancedReport($key + ['id' => $report]);
try {
    $client->getAutobots($key + ['listID' => 'x']);
} catch (SoapFault $fault) {
    $text = $fault->faultstring;
}
echo json_encode([
    'title' => $lists[0]['title'],
    'listnum' => $lists[0]['listnum'] === $id,
    'field' => $lists[0]['extra_fields'][0]['ref'],
    'bulk' => $bulk['RESULT'],
    'status' => $status,
    'invalid' => $client->checklogin(['apikey' => 'wrong']),
    'refused' => $client->getExtraFields($key + ['listID' => 999999])['ERROR'],
    'fault' => $text,
    'autobot' => $autobots[0]['NAME'],
    'started' => $started['RESULT'],
    'report' => $reports[0]['TITLE'],
    'list' => $id,
]);
