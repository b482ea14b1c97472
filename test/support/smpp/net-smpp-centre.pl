# A centre of SMS by Net::SMPP, for one connection. It prints its port, then each unit that comes, and answers: a submit with
# a hexadecimal id, and a receipt with the decimal one that is older than the answer.
use strict;
use warnings;
use Net::SMPP;

$| = 1;
my $listener = Net::SMPP->new_listen('127.0.0.1', port => 0, smpp_version => 0x34) or die "no port: $!";
printf "port %d\n", $listener->sockport;
my $smpp = $listener->accept or die 'nobody came';
my $last = 0xA0;
while (my $pdu = $smpp->read_pdu()) {
  my ($cmd, $seq) = ($pdu->{cmd}, $pdu->{seq});
  if ($cmd == Net::SMPP::CMD_bind_transceiver) {
    printf "bind %s %s %x\n", $pdu->{system_id}, $pdu->{password}, $pdu->{interface_version};
    $smpp->bind_transceiver_resp(seq => $seq, status => 0, system_id => 'perl');
  } elsif ($cmd == Net::SMPP::CMD_submit_sm) {
    my $id = $last++;
    printf "submit %d %d %d %s %d %s %s\n", $pdu->{source_addr_ton}, $pdu->{esm_class}, $pdu->{data_coding},
      $pdu->{destination_addr}, $pdu->{registered_delivery}, unpack('H*', $pdu->{short_message}),
      join ',', map { defined $pdu->{$_} ? unpack('H*', $pdu->{$_}) : '-' }
        qw(sar_msg_ref_num sar_total_segments sar_segment_seqnum);
    my $text = "id:$id sub:001 dlvrd:001 submit date:2611231200 done date:2611231200 stat:DELIVRD err:000 text:";
    $smpp->deliver_sm(async => 1, source_addr => $pdu->{destination_addr}, destination_addr => $pdu->{source_addr},
      esm_class => 4, short_message => $text);
    $smpp->submit_sm_resp(seq => $seq, message_id => sprintf '%X', $id);
  } elsif ($cmd == Net::SMPP::CMD_enquire_link) {
    $smpp->enquire_link_resp(seq => $seq);
  } elsif ($cmd == Net::SMPP::CMD_deliver_sm_resp) {
    printf "heard %d\n", $pdu->{status};
  } elsif ($cmd == Net::SMPP::CMD_unbind) {
    $smpp->unbind_resp(seq => $seq);
    print "unbind\n";
    last;
  }
}
