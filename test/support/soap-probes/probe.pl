# Calls nested in and out, a refusal and a fault; prints what came back as JSON.
use strict;
use warnings;
use utf8;
use SOAP::Lite;
use JSON::PP;

my $client = SOAP::Lite->new(proxy => $ENV{SOAP_URL}, default_ns => $ENV{SOAP_URL});
my %key = (apikey => $ENV{APIKEY});

sub answer { my ($operation, %options) = @_; return $client->call($operation, SOAP::Data->name(functionOptions => \%options)) }
sub call { return answer(@_)->result }

my $id = call('createList', %key, nome => 'Olá & <b>')->{LIST_ID};
my $field = call('addExtraField', %key, listID => $id, name => 'City', type => 'texto')->{NEW_ID};
my @subscribers = ({ email => 'ana@example.com', first_name => 'Ána', "extra_$field" => 'Évora' }, { email => 'rui@example.com', first_name => '007', status => 4 });
my $bulk = call('addSubscriberBulk', %key, listID => $id, compareField => 'email', operation => 2, subscribers => \@subscribers, tags => []);
my $lists = call('getLists', %key, listID => $id);
my $autobots = call('getAutobots', %key, listID => $ENV{LIST});
my $started = call('startAutobot', %key, autobot => $autobots->[0]{ID}, listID => $ENV{LIST}, subscribers => ['eva@example.com']);
my $report = call('generateAdvancedReport', %key, template => $ENV{TEMPLATE}, name => 'Março', lists => [$ENV{LIST}])->{ID};
my $reports = call('getAdvancedReport', %key, id => $report);
my $fault = answer('getAutobots', %key, listID => 'x');
print encode_json({
    title => $lists->[0]{title},
    listnum => $lists->[0]{listnum} == $id ? JSON::PP::true : JSON::PP::false,
    field => $lists->[0]{extra_fields}[0]{ref},
    bulk => $bulk->{RESULT},
    status => call('check_status') ? JSON::PP::true : JSON::PP::false,
    invalid => call('checklogin', apikey => 'wrong'),
    refused => call('getExtraFields', %key, listID => 999999)->{ERROR},
    fault => $fault->faultstring,
    autobot => $autobots->[0]{NAME},
    started => $started->{RESULT},
    report => $reports->[0]{TITLE},
    list => 0 + $id,
});
