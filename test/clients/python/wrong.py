"""Each line is refused by the types."""

from messaging_platform_client import MarketingClient, SandboxClient

marketing = MarketingClient("key")
marketing.create_list(internal_nam="News")
marketing.create_list()
marketing.get_list("7")
marketing.create_list(internal_name="News")["name"]
marketing.create_contact(1, base={"emial": "ana@example.com"})
SandboxClient("key").create_fault(type="sttaus")
for contact in marketing.list_contacts(1):
    contact["bse"]
