// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
export interface paths {
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists of contacts
         * @description Returns the lists of the account that match all filters.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list
         * @description Creates an empty list. It has the base fields; add your own with `createExtraField`.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list
         * @description Returns one list with its languages and the number of its contacts by status.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Delete a list
         * @description Deletes the list with its contacts and fields. A list that is still in use stays: `errors` of the 409 names the reason.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /**
         * Change a list
         * @description Changes the members that the body names and leaves the others as they are.
         */
        patch: operations["updateList"];
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whether the API answers
         * @description Answers `pong`. Needs no key, so it tells a wrong address from a wrong key.
         */
        post: operations["ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * DateTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
         * @example 2026-03-02 09:15:00
         */
        DateTime: string;
        /**
         * List
         * @description A list of contacts.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter",
         *       "status": "active",
         *       "group_id": 0,
         *       "created": "2026-03-02 09:15:00",
         *       "updated": "2026-03-02 09:15:00"
         *     }
         */
        List: {
            created: components["schemas"]["DateTime"];
            /** @description The group of lists that it belongs to; 0 for none. */
            readonly group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The id of the list. */
            readonly list_id: number;
            /** @description The name that contacts see, for instance on the page where they unsubscribe. */
            public_name: string;
            /**
             * @description A blocked list takes no sends.
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * ListCreate
         * @description What a new list needs.
         * @example {
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter"
         *     }
         */
        ListCreate: {
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The name that contacts see. Without it, the internal name. */
            public_name?: string;
        };
        /**
         * ListDetail
         * @description A list with its languages and the number of its contacts by status.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter",
         *       "status": "active",
         *       "group_id": 0,
         *       "created": "2026-03-02 09:15:00",
         *       "updated": "2026-03-02 09:15:00",
         *       "default_language": "en",
         *       "available_languages": [
         *         "en"
         *       ],
         *       "stats": {
         *         "total_contacts": 3,
         *         "total_active": 2,
         *         "total_inactive": 0,
         *         "total_removed": 1,
         *         "total_unconfirmed": 0,
         *         "total_waiting_new_confirmation": 0
         *       }
         *     }
         */
        ListDetail: {
            /** @description The languages that the list can speak. */
            available_languages: string[];
            created: components["schemas"]["DateTime"];
            /**
             * @description The language of contacts that name none.
             * @enum {string}
             */
            default_language: "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
            /** @description The group of lists that it belongs to; 0 for none. */
            group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The id of the list. */
            readonly list_id: number;
            /** @description The name that contacts see. */
            public_name: string;
            stats: components["schemas"]["ListStats"];
            /**
             * @description A blocked list takes no sends.
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * ListPage
         * @description A page of lists.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "list_id": 1,
         *           "internal_name": "Newsletter 2026",
         *           "public_name": "Newsletter",
         *           "status": "active",
         *           "group_id": 0,
         *           "created": "2026-03-02 09:15:00",
         *           "updated": "2026-03-02 09:15:00"
         *         }
         *       ]
         *     }
         */
        ListPage: {
            /** @description The lists of this page. */
            items: components["schemas"]["List"][];
            /** @description How many lists match, on all pages. */
            total_items: number;
        };
        /**
         * ListStats
         * @description The contacts of a list, counted by status.
         * @example {
         *       "total_contacts": 3,
         *       "total_active": 2,
         *       "total_inactive": 0,
         *       "total_removed": 1,
         *       "total_unconfirmed": 0,
         *       "total_waiting_new_confirmation": 0
         *     }
         */
        ListStats: {
            /** @description Contacts that may be written to. */
            total_active: number;
            /** @description All contacts. */
            total_contacts: number;
            /** @description Contacts that were deactivated. */
            total_inactive: number;
            /** @description Contacts that unsubscribed or were removed. */
            total_removed: number;
            /** @description Contacts that have not confirmed their subscription yet. */
            total_unconfirmed: number;
            /** @description Contacts that were asked to confirm again. */
            total_waiting_new_confirmation: number;
        };
        /**
         * ListUpdate
         * @description The members of a list to change; those left out stay as they are.
         * @example {
         *       "public_name": "Our newsletter"
         *     }
         */
        ListUpdate: {
            /** @description The group of lists that it belongs to. */
            group_id?: number;
            /** @description The name that only the account sees. */
            internal_name?: string;
            /** @description The name that contacts see. */
            public_name?: string;
        };
        /**
         * Pong
         * @description The answer to a ping.
         * @example {
         *       "result": "pong"
         *     }
         */
        Pong: {
            /**
             * @description Always `pong`.
             * @constant
             */
            result: "pong";
        };
        /**
         * Problem
         * @description The body of every error.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Not Found",
         *       "status": 404,
         *       "detail": "There is no list 4711 in this account."
         *     }
         */
        Problem: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The HTTP status, again. */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * ProblemWithErrors
         * @description An error that names its causes. `errors` maps the place (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Unprocessable Entity",
         *       "status": 422,
         *       "detail": "query.limit must be <= 100",
         *       "errors": {
         *         "query.limit": "must be <= 100"
         *       }
         *     }
         */
        ProblemWithErrors: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: Record<string, never>;
            /** @description The HTTP status, again. */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
    };
    responses: {
        /** @description The body is not the JSON that the operation takes: it cannot be read, or it is no JSON. */
        BadRequest: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is in conflict with what is stored. `errors` names the reason. */
        Conflict: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The key is valid, but it may not do this. */
        Forbidden: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing half-done stays behind. */
        InternalServerError: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this account. */
        NotFound: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took longer than 10 s (60 s for POST, PATCH and PUT). */
        RequestTimeout: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now, for instance while it stops. */
        ServiceUnavailable: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit of requests is used up. The headers say when it starts anew. */
        TooManyRequests: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing, unknown or revoked. */
        Unauthorized: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter or a member of the body does not fit the contract. `errors` names the places. */
        UnprocessableEntity: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
    };
    parameters: {
        /**
         * @description Only what was made at or before this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only what was made at or after this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMin: components["schemas"]["DateTime"];
        /**
         * @description Items to return at most.
         * @example 10
         */
        Limit100: number;
        /**
         * @description The id of the list.
         * @example 1
         */
        ListId: number;
        /**
         * @description Items to skip, counted from zero.
         * @example 0
         */
        Offset: number;
        /**
         * @description Direction of the order.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description Only what was changed at or before this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only what was changed at or after this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMin: components["schemas"]["DateTime"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Requests that the whole account may make in its window of one hour.
         * @example 360000
         */
        XAccountLimit: number;
        /**
         * @description Requests left to the account in its window.
         * @example 359990
         */
        XAccountRemaining: number;
        /**
         * @description Seconds until the window of the account starts anew.
         * @example 2710
         */
        XAccountReset: number;
        /**
         * @description Requests that this key may make in the current short window.
         * @example 6000
         */
        XRateLimitLimit: number;
        /**
         * @description Requests left to this key in the current short window.
         * @example 5999
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the short window starts anew.
         * @example 42
         */
        XRateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listLists: {
        parameters: {
            query?: {
                /**
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Lists with exactly this internal name.
                 * @example Newsletter 2026
                 */
                internal_name?: string;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example created
                 */
                order_by?: "list_id" | "internal_name" | "public_name" | "created" | "updated";
                /**
                 * @description Lists with exactly this public name.
                 * @example Newsletter
                 */
                public_name?: string;
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lists. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCreate"];
            };
        };
        responses: {
            /** @description The new list. */
            201: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is gone. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListUpdate"];
            };
        };
        responses: {
            /** @description The list as it is now. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API answers. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pong"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
