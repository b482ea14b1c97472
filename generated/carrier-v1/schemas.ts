// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
/**
 * Callback
 * Format: uri
 * @description Where the gateway posts events.
 * @example https://messaging.example.com/carrier/v1/news
 */
export type Callback = string;
/**
 * Carried
 * @description Confirms that the gateway accepted the request.
 * @example {
 *       "carrier_id": "gw-1000001"
 *     }
 */
export type Carried = {
    carrier_id: CarrierId;
};
/**
 * CarriedCall
 * @description A call to one number.
 * @example {
 *       "id": "lflu-f7ca7267-cae1c64fc9cc83fa",
 *       "from": "+351210000000",
 *       "to": "+351910000001",
 *       "media": {
 *         "audio_url": "https://messaging.example.com/files/welcome.wav"
 *       },
 *       "callback": "https://messaging.example.com/carrier/v1/news"
 *     }
 */
export type CarriedCall = {
    callback: Callback;
    from: SenderAddress;
    id: CarriedId;
    /**
     * @description What to do when a machine answers.
     * @default hang_up
     * @enum {string}
     */
    machine?: ("hang_up" | "leave") | undefined;
    media: CarriedMedia;
    /** @description The action of each key, by key. The gateway reports every key with `digit`, even one without an action here. */
    menu?: {
        [key: string]: CarriedMenuEntry;
    } | undefined;
    /**
     * Format: int32
     * @description How many times to play it.
     * @default 1
     */
    repeat?: number | undefined;
    /**
     * Format: int32
     * @description How long to ring before the call counts as unanswered, in seconds.
     * @default 30
     */
    ring_seconds?: number | undefined;
    to: PublicNumber;
};
/**
 * CarriedCallEvent
 * @description The progress of a call.
 * @example {
 *       "type": "call",
 *       "id": "lflu-f7ca7267-cae1c64fc9cc83fa",
 *       "carrier_id": "gw-2000001",
 *       "event": "ended",
 *       "cause": "completed",
 *       "seconds": 17,
 *       "at": "2026-03-02T09:15:27Z"
 *     }
 */
export type CarriedCallEvent = {
    at: CarriedTime;
    /**
     * @description Who answered.
     * @enum {string}
     */
    by?: "human" | "machine" | "unknown";
    carrier_id: CarrierId;
    /**
     * @description Why it is over.
     * @enum {string}
     */
    cause?: "completed" | "busy" | "no_answer" | "rejected" | "invalid_number" | "failed";
    /** @description The key. */
    digit?: string;
    /**
     * @description `answered` has `by`, `digit` has `digit`, and `ended` has `cause`.
     * @enum {string}
     */
    event: "ringing" | "answered" | "digit" | "ended";
    id: CarriedId;
    network?: CarriedNetwork;
    price?: CarriedPrice;
    /** @description The reason, as readable text. */
    reason?: string;
    /**
     * Format: int32
     * @description How long the call was connected, in seconds.
     */
    seconds?: number;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    type: "call";
};
/**
 * CarriedId
 * @description The platform's id of an SMS or call, the same on every retry. Treat it as opaque.
 * @example lflt-1afc4464-2cf4a163ac25deaf
 */
export type CarriedId = string;
/**
 * CarriedMedia
 * @description The audio of the call. Either `audio_url` or `text` is present.
 * @example {
 *       "text": "Your code is 4 7 1 2.",
 *       "language": "en"
 *     }
 */
export type CarriedMedia = {
    /**
     * Format: uri
     * @description A recording, WAV or MP3, that the gateway downloads.
     */
    audio_url?: string | undefined;
    /** @description The language of the text, as a BCP 47 tag. */
    language?: string | undefined;
    /** @description A text that the gateway speaks. */
    text?: string | undefined;
    /** @description A voice of the gateway. If it is missing or unknown, the gateway uses any voice of the language. */
    voice?: string | undefined;
};
/**
 * CarriedMenuEntry
 * @description The action of a key.
 * @example {
 *       "action": "repeat"
 *     }
 */
export type CarriedMenuEntry = {
    /**
     * @description `note` only reports the key, `repeat` plays the audio again, `hang_up` ends the call.
     * @enum {string}
     */
    action: "note" | "repeat" | "hang_up";
};
/**
 * CarriedMessage
 * @description A text to one number.
 * @example {
 *       "id": "lflt-1afc4464-2cf4a163ac25deaf",
 *       "from": "+351920000001",
 *       "to": "+351910000001",
 *       "text": "Your code is 4712.",
 *       "encoding": "gsm0338",
 *       "parts": 1,
 *       "callback": "https://messaging.example.com/carrier/v1/news"
 *     }
 */
export type CarriedMessage = {
    callback: Callback;
    /**
     * @description The alphabet for the phone. With `gsm0338`, every character of the text is in GSM 03.38.
     * @enum {string}
     */
    encoding: "gsm0338" | "unicode";
    from: SenderAddress;
    id: CarriedId;
    /**
     * Format: int32
     * @description How many parts the text has in transit; carriers bill by parts.
     */
    parts: number;
    /** @description The whole text, with placeholders filled. */
    text: string;
    to: PublicNumber;
    /**
     * Format: int32
     * @description After how many seconds the text is useless, for example an expired code; left out for a text that stays useful. Pass it to the network as the validity period. If the network gives up after that time, report the text as failed.
     */
    valid_for?: number | undefined;
};
/**
 * CarriedNetwork
 * @description The network of the phone, by its country code and network code (MCC and MNC).
 * @example 26801
 */
export type CarriedNetwork = string;
/**
 * CarriedPrice
 * @description The gateway's price.
 * @example {
 *       "amount": "0.0312",
 *       "currency": "EUR"
 *     }
 */
export type CarriedPrice = {
    /** @description Amount in units of the currency. */
    amount: string;
    /** @description Currency code (ISO 4217). */
    currency: string;
};
/**
 * CarriedReceipt
 * @description The status of an SMS.
 * @example {
 *       "type": "receipt",
 *       "id": "lflt-1afc4464-2cf4a163ac25deaf",
 *       "carrier_id": "gw-1000001",
 *       "state": "delivered",
 *       "at": "2026-03-02T09:15:03Z"
 *     }
 */
export type CarriedReceipt = {
    at: CarriedTime;
    carrier_id: CarrierId;
    id: CarriedId;
    network?: CarriedNetwork;
    price?: CarriedPrice;
    /** @description The reason, as readable text. */
    reason?: string;
    /**
     * @description `waiting` is not final. `delivered` and `failed` are final; the first final state counts.
     * @enum {string}
     */
    state: "waiting" | "delivered" | "failed";
    /**
     * @description The type of the event.
     * @enum {string}
     */
    type: "receipt";
};
/**
 * CarriedText
 * @description An inbound SMS. `carrier_id` is the same on every retry.
 * @example {
 *       "type": "inbound",
 *       "carrier_id": "gw-3000001",
 *       "from": "+351910000001",
 *       "to": "+351920000001",
 *       "text": "STOP",
 *       "at": "2026-03-02T09:16:00Z"
 *     }
 */
export type CarriedText = {
    at: CarriedTime;
    carrier_id: CarrierId;
    from: SenderAddress;
    /** @description The whole text. */
    text: string;
    to: SenderAddress;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    type: "inbound";
};
/**
 * CarriedTime
 * Format: date-time
 * @description When it happened (RFC 3339). The platform shows its own time, because clocks differ.
 * @example 2026-03-02T09:15:03Z
 */
export type CarriedTime = string;
/**
 * CarrierId
 * @description The gateway's id of an SMS or call, in any form.
 * @example gw-1000001
 */
export type CarrierId = string;
/**
 * Problem
 * @description The body of every error.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Not Found",
 *       "status": 404,
 *       "detail": "List 4711 was not found in this account."
 *     }
 */
export type Problem = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * ProblemWithErrors
 * @description An error with its causes. `errors` maps a path (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "query.limit must be at most 100",
 *       "errors": {
 *         "query.limit": "must be at most 100"
 *       }
 *     }
 */
export type ProblemWithErrors = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Path or reason, and its text or data. */
    errors?: Record<string, never>;
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * PublicNumber
 * @description A phone number in E.164, with its plus sign.
 * @example +351910000001
 */
export type PublicNumber = string;
/**
 * SenderAddress
 * @description A number in E.164 with its plus sign, a short code of three to eight digits, or a name of at most eleven characters.
 * @example Shop
 */
export type SenderAddress = string;
/** The schemas of the API by name. */
export interface CarrierSchemas {
    Callback: Callback;
    Carried: Carried;
    CarriedCall: CarriedCall;
    CarriedCallEvent: CarriedCallEvent;
    CarriedId: CarriedId;
    CarriedMedia: CarriedMedia;
    CarriedMenuEntry: CarriedMenuEntry;
    CarriedMessage: CarriedMessage;
    CarriedNetwork: CarriedNetwork;
    CarriedPrice: CarriedPrice;
    CarriedReceipt: CarriedReceipt;
    CarriedText: CarriedText;
    CarriedTime: CarriedTime;
    CarrierId: CarrierId;
    Problem: Problem;
    ProblemWithErrors: ProblemWithErrors;
    PublicNumber: PublicNumber;
    SenderAddress: SenderAddress;
}
