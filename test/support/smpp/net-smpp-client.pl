# A client of SMPP by Net::SMPP: binds as a transceiver, submits a text, and prints the answer, the receipt and the next
# text, one line each. Arguments: port, system_id, password, version (0x34 or 0x50).
use strict;
use warnings;
use Net::SMPP;

$| = 1;
my ($port, $system_id, $password, $version) = @ARGV;
my ($smpp, $bound) = Net::SMPP->new_transceiver('127.0.0.1',
  port => $port, system_id => $system_id, password => $password, smpp_version => 0x34, interface_version => hex $version);
die "not connected: $!" unless $smpp;
printf "bind %d %s\n", $bound->{status}, $bound->{system_id} // '';
exit 0 if $bound->{status} != 0;
my $answer = $smpp->submit_sm(
  source_addr_ton => 5, source_addr => 'Shop', dest_addr_ton => 1, dest_addr_npi => 1,
  destination_addr => '351910000001', registered_delivery => 1, short_message => 'Hello from Perl');
printf "submit %d %s\n", $answer->{status}, $answer->{message_id};
for (1, 2) {
  my $pdu;
  do {
    $pdu = $smpp->read_pdu() or die 'the centre is gone';
    $smpp->enquire_link_resp(seq => $pdu->{seq}) if $pdu->{cmd} == Net::SMPP::CMD_enquire_link;
  } until $pdu->{cmd} == Net::SMPP::CMD_deliver_sm;
  printf "deliver %d %s %s\n", $pdu->{esm_class}, $pdu->{source_addr}, $pdu->{short_message};
  $smpp->deliver_sm_resp(seq => $pdu->{seq}, message_id => '');
}
my $last = $smpp->unbind();
printf "unbind %d\n", $last->{status};
