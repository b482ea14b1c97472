<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** Sends a request once, without following redirects. Pass your own as `httpClient` to replace it in tests. */
interface Transport
{
    /** @throws NoResponse if there is no complete response within the timeout */
    public function send(Request $request): Response;
}
