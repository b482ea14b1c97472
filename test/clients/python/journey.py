"""What a program does with the platform. Prints a line of JSON for each result."""

import asyncio
import itertools
import json
import os
import threading
import time

from messaging_platform_client import (
    AsyncMarketingClient,
    AsyncSandboxClient,
    MarketingClient,
    SandboxClient,
    TransactionalClient,
    WebhookError,
    errors,
    parse_webhook,
)

key, base = os.environ["APIKEY"], os.environ["PLATFORM"]
# The addresses of the platform, and of a single API.
marketing, transactional = MarketingClient(key, base), TransactionalClient(key, f"{base}/api/v2")
sandbox = SandboxClient(key, base)


def result(name, value):
    print(json.dumps([name, value]), flush=True)


sender = marketing.create_email_sender(name="Shop", email="journey@example.com")
transactional.send_email(senderId=str(sender["sender_id"]), to="eva@example.com", subject="Olá", textBody="Hi")
result("captured", sandbox.wait_for_captured_message(recipient="eva@example.com")["subject"])


def lists_named(name):
    return len(list(marketing.list_lists(internal_name=name)))


for kind, fault in (("status", {"status": 503}), ("lost_answer", {})):
    sandbox.create_fault(type=kind, operation_id="createList", times=1, **fault)
    marketing.create_list(internal_name=kind)
    result(kind, lists_named(kind))
again = [marketing.create_list(internal_name="twice", idempotency_key="order-1001")["list_id"] for _ in range(2)]
result("same key", again[0] == again[1])

news = marketing.create_list(internal_name="Bulk")["list_id"]
contacts = [{"base": {"email": f"a{n}@example.com"}} for n in range(201)]
sandbox.create_fault(type="status", status=503, operation_id="importContacts", times=9)
stopped = marketing.with_options(retries=0).import_contacts_in_parts(
    news, contacts, mode="add", compare_field="email", size=100, concurrency=1
)
result("stopped", [stopped.done, stopped.failed, stopped.skipped, stopped.parts[0].uncertain])
for fault in sandbox.list_faults():
    sandbox.delete_fault(fault["fault_id"])
bulk = stopped.resume()
result("bulk", [bulk.ok, bulk.done, [len(part.items) for part in bulk.parts]])
deadline = time.monotonic() + 60
while marketing.list_contacts(news).total_items < 201 and time.monotonic() < deadline:
    time.sleep(0.1)
page = marketing.list_contacts(news, limit=40)
result("pages", [len(page.items), page.total_items, len({one["base"]["email"] for one in page})])
result("some", len(list(itertools.islice(marketing.list_contacts(news), 15))))
for n in range(25):
    marketing.create_list(internal_name=f"old {n}")
for one in marketing.list_lists(limit=10):
    marketing.delete_list(one["list_id"])
result("deleted in a loop", marketing.list_lists().total_items)

for name, call in {
    "invalid": lambda: marketing.create_list(internal_name=""),
    "missing": lambda: marketing.get_list(4711),
    "conflict": lambda: marketing.create_email_sender(name="Shop", email="journey@example.com"),
    "key": lambda: MarketingClient("unknown-key", base).list_lists(),
    "key reused": lambda: marketing.create_list(internal_name="other", idempotency_key="order-1001"),
    "in time": lambda: marketing.with_options(timeout=1e-4, retries=0).list_lists(),
}.items():
    try:
        call()
    except errors.ApiError as error:
        result(name, [type(error).__name__, error.code, list(error.errors), bool(error.request_id)])
    except TimeoutError as error:
        result(name, type(error).__name__)

hook = json.loads(os.environ["HOOK"])
result("webhook", parse_webhook("listEvent", hook["body"], hook["headers"], hook["secret"])["action"])
try:
    parse_webhook("listEvent", hook["body"] + " ", hook["headers"], hook["secret"])
except WebhookError as error:
    result("tampered", str(error))

with sandbox.stream_events(kind="request") as stream:
    threading.Timer(0.1, marketing.ping).start()
    threading.Timer(0.2, marketing.list_lists).start()
    result("event", next(iter(stream))["kind"])


async def with_asyncio(http):
    async with AsyncSandboxClient(key, base, http=http) as events, AsyncMarketingClient(key, base, http=http) as client:
        made = await asyncio.gather(*(client.create_list(internal_name=f"async {n}") for n in range(12)))
        names = [one["internal_name"] async for one in await client.list_lists(order="asc", limit=5)]
        many = [{"base": {"email": f"b{n}@example.com"}} for n in range(20)]
        sent = await client.import_contacts_in_parts(
            made[0]["list_id"], many, mode="add", compare_field="email", size=5
        )
        waiting = asyncio.create_task(events.wait_for_captured_message(recipient="nobody@example.com"))
        await asyncio.sleep(0)
        waiting.cancel()
        ended = (await asyncio.gather(waiting, return_exceptions=True))[0]
        return [len(names), sent.done, type(ended).__name__]


async def with_httpx():
    import httpx

    import ssl

    async with httpx.AsyncClient(verify=ssl.create_default_context()) as http:
        return await with_asyncio(http)


result("asyncio", asyncio.run(with_asyncio(None)))
if os.environ.get("HTTPX"):
    for one in marketing.list_lists():
        marketing.delete_list(one["list_id"])
    result("httpx", asyncio.run(with_httpx()))
