# Written by `npm run generate` from specs/carrier-v1. Do not edit: change that instead.
"""Types of the Carrier API."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


# Where the gateway posts events.
Callback: TypeAlias = "str"


class Carried(TypedDict):
    """Confirms that the gateway accepted the request."""

    carrier_id: CarrierId
    """The gateway's id of an SMS or call, in any form."""


# A call to one number.
CarriedCall = TypedDict(
    "CarriedCall",
    {
        # The platform's id of an SMS or call, the same on every retry. Treat it as opaque.
        "id": "CarriedId",
        # A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
        "from": "SenderAddress",
        # A phone number in E.164, with its plus sign.
        "to": "PublicNumber",
        # The audio of the call. Either `audio_url` or `text` is present.
        "media": "CarriedMedia",
        # How many times to play it.
        "repeat": "NotRequired[int]",
        # The action of each key, by key. The gateway reports every key with `digit`, even one without an action here.
        "menu": "NotRequired[dict[str, CarriedMenuEntry]]",
        # What to do when a machine answers.
        "machine": "NotRequired[Literal[\"hang_up\", \"leave\"]]",
        # How long to ring before the call counts as unanswered, in seconds.
        "ring_seconds": "NotRequired[int]",
        # Where the gateway posts events.
        "callback": "Callback",
    },
)


class CarriedCallEvent(TypedDict):
    """The progress of a call."""

    type: Literal["call"]
    """The type of the event."""
    id: CarriedId
    """The platform's id of an SMS or call, the same on every retry. Treat it as opaque."""
    carrier_id: CarrierId
    """The gateway's id of an SMS or call, in any form."""
    event: Literal["ringing", "answered", "digit", "ended"]
    """`answered` has `by`, `digit` has `digit`, and `ended` has `cause`."""
    by: NotRequired[Literal["human", "machine", "unknown"]]
    """Who answered."""
    digit: NotRequired[str]
    """The key."""
    cause: NotRequired[Literal["completed", "busy", "no_answer", "rejected", "invalid_number", "failed"]]
    """Why it is over."""
    seconds: NotRequired[int]
    """How long the call was connected, in seconds."""
    reason: NotRequired[str]
    """The reason, as readable text."""
    at: CarriedTime
    """When it happened (RFC 3339). The platform shows its own time, because clocks differ."""
    network: NotRequired[CarriedNetwork]
    """The network of the phone, by its country code and network code (MCC and MNC)."""
    price: NotRequired[CarriedPrice]
    """The gateway's price."""


# The platform's id of an SMS or call, the same on every retry. Treat it as opaque.
CarriedId: TypeAlias = "str"


class CarriedMedia(TypedDict):
    """The audio of the call. Either `audio_url` or `text` is present."""

    audio_url: NotRequired[str]
    """A recording, WAV or MP3, that the gateway downloads."""
    text: NotRequired[str]
    """A text that the gateway speaks."""
    language: NotRequired[str]
    """The language of the text, as a BCP 47 tag."""
    voice: NotRequired[str]
    """A voice of the gateway. If it is missing or unknown, the gateway uses any voice of the language."""


class CarriedMenuEntry(TypedDict):
    """The action of a key."""

    action: Literal["note", "repeat", "hang_up"]
    """`note` only reports the key, `repeat` plays the audio again, `hang_up` ends the call."""


# A text to one number.
CarriedMessage = TypedDict(
    "CarriedMessage",
    {
        # The platform's id of an SMS or call, the same on every retry. Treat it as opaque.
        "id": "CarriedId",
        # A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
        "from": "SenderAddress",
        # A phone number in E.164, with its plus sign.
        "to": "PublicNumber",
        # The whole text, with placeholders filled.
        "text": "str",
        # The alphabet for the phone. With `gsm0338`, every character of the text is in GSM 03.38.
        "encoding": "Literal[\"gsm0338\", \"unicode\"]",
        # How many parts the text has in transit; carriers bill by parts.
        "parts": "int",
        # After how many seconds the text is useless, for example an expired code; left out for a text that stays useful. Pass
        # it to the network as the validity period. If the network gives up after that time, report the text as failed.
        "valid_for": "NotRequired[int]",
        # Where the gateway posts events.
        "callback": "Callback",
    },
)


# The network of the phone, by its country code and network code (MCC and MNC).
CarriedNetwork: TypeAlias = "str"


class CarriedPrice(TypedDict):
    """The gateway's price."""

    amount: str
    """Amount in units of the currency."""
    currency: str
    """Currency code (ISO 4217)."""


class CarriedReceipt(TypedDict):
    """The status of an SMS."""

    type: Literal["receipt"]
    """The type of the event."""
    id: CarriedId
    """The platform's id of an SMS or call, the same on every retry. Treat it as opaque."""
    carrier_id: CarrierId
    """The gateway's id of an SMS or call, in any form."""
    state: Literal["waiting", "delivered", "failed"]
    """`waiting` is not final. `delivered` and `failed` are final; the first final state counts."""
    reason: NotRequired[str]
    """The reason, as readable text."""
    at: CarriedTime
    """When it happened (RFC 3339). The platform shows its own time, because clocks differ."""
    network: NotRequired[CarriedNetwork]
    """The network of the phone, by its country code and network code (MCC and MNC)."""
    price: NotRequired[CarriedPrice]
    """The gateway's price."""


# An inbound SMS. `carrier_id` is the same on every retry.
CarriedText = TypedDict(
    "CarriedText",
    {
        # The type of the event.
        "type": "Literal[\"inbound\"]",
        # The gateway's id of an SMS or call, in any form.
        "carrier_id": "CarrierId",
        # A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
        "from": "SenderAddress",
        # A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
        "to": "SenderAddress",
        # The whole text.
        "text": "str",
        # When it happened (RFC 3339). The platform shows its own time, because clocks differ.
        "at": "CarriedTime",
    },
)


# When it happened (RFC 3339). The platform shows its own time, because clocks differ.
CarriedTime: TypeAlias = "str"


# The gateway's id of an SMS or call, in any form.
CarrierId: TypeAlias = "str"


# A phone number in E.164, with its plus sign.
PublicNumber: TypeAlias = "str"


# A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
SenderAddress: TypeAlias = "str"
