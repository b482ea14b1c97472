# PERL_LWP_SSL_CA_FILE=.data/tls/cert.pem perl perl.pl
use strict;
use warnings;
use utf8;
use SOAP::Lite;
binmode STDOUT, ':utf8';

my $address = $ENV{SOAP_URL} || 'https://localhost:8443/soap/v2';
my $client = SOAP::Lite->new(proxy => $address, default_ns => $address);

sub call {
    my ($operation, %options) = @_;
    my $map = SOAP::Data->name(functionOptions => { apikey => $ENV{APIKEY}, %options });
    my $answer = $client->call($operation, $map);
    die $answer->faultstring, "\n" if $answer->fault;
    my $result = $answer->result;
    die "refused: $result\n" unless ref $result;
    die "refused: $result->{ERROR}\n" if ref $result eq 'HASH' && $result->{ERROR};
    return $result;
}

my $list = call('createList', nome => 'Newsletter');
my $contact = call('addSubscriber', listID => $list->{LIST_ID}, email => 'ana@example.com', first_name => 'Ána');
print "$contact->{UID} $contact->{FIRST_NAME}\n";
