// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
export interface paths {
    "/{domain}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a cart
         * @description Takes the state of a cart of a connected shop and works it off in the background; with a known `cart_id` it takes the place of what was stored. Webhooks with the action `cart_update` are told of it if the contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{domain}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change an order
         * @description Takes an order of a connected shop and works it off in the background; a known `order_id` changes the order. A new one makes the event `new_order` for webhooks if its contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the automations
         * @description Returns the automations of the account that match all filters.
         */
        get: operations["listAutomations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an automation
         * @description Deletes the automation with its actions; its campaigns stay. While contacts are on their way through it, it cannot go: `errors` of the 409 then holds `automation_in_use`.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the actions of an automation
         * @description Returns the steps of one automation. `startAutomationForContacts` takes the id of one of them to begin with.
         */
        get: operations["listAutomationActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the automations of the platform
         * @description Returns the automations that the platform brings along, one for each type and each domain that track and engage is enabled for, and whether each is paused.
         */
        get: operations["listSystemAutomations"];
        put?: never;
        /**
         * Pause or resume an automation of the platform
         * @description Pauses one automation of a domain, or lets it go on. A domain that track and engage is not enabled for is a 422.
         */
        post: operations["switchSystemAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaign groups
         * @description Returns the campaign groups of the account that match all filters.
         */
        get: operations["listCampaignGroups"];
        put?: never;
        /**
         * Create a campaign group
         * @description Creates an empty group. A name that another group has gives 409: `errors` holds `name_already_exists`.
         */
        post: operations["createCampaignGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a campaign group
         * @description Gives the group another name; its campaigns stay in it. A name that another group has gives 422: `errors` holds `body.name`.
         */
        put: operations["updateCampaignGroup"];
        post?: never;
        /**
         * Delete a campaign group
         * @description Deletes the group; its campaigns stay and belong to none. A group with a campaign that is queued, sending or paused stays: `errors` of the 409 then holds `campaign_in_progress`.
         */
        delete: operations["deleteCampaignGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns
         * @description Returns the campaigns of the account, of every channel, that match all filters.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes the campaign, of whatever channel, with its report. One that was sent within the last 30 days stays: `errors` of the 409 then holds `campaign_sent_last_30_days`. So does one that is queued, sending or paused: `campaign_in_progress`.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an email campaign
         * @description Stores the email as a draft; nothing is sent before `sendEmailCampaign`. 422 when the list or a sender does not exist, or when a text is no valid template.
         */
        post: operations["createEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an email campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only one in HTML can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateEmailCampaign"];
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}/actions/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email campaign again to those whom it did not reach
         * @description Queues the email once more for the recipients whose newest email of this campaign has failed, with the list, the address field, the hours and the users to notify of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts that are removed, inactive or suppressed by now, as after a hard bounce. 409 when the campaign is queued, sending or paused (`errors` holds `campaign_not_sendable`), when nobody failed (`nothing_failed`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
         */
        post: operations["retryEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email campaign
         * @description Queues the email for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Opens, clicks and bounces follow as events of webhooks. A campaign that is over can be sent again. 409 when it is queued, sending or paused (`errors` holds `campaign_not_sendable`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
         */
        post: operations["sendEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an email campaign with a feed
         * @description Stores an email that an RSS feed fills; nothing is sent before `enableEmailRssCampaign`. In the body, `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose what comes from one feed. Inside, what stands between `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` is repeated for the newest n items; there `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` become those of the item. 422 when the list or a sender does not exist, or when the body names no feed.
         */
        post: operations["createEmailRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/rss/{campaign_hash}/actions/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an email campaign with a feed
         * @description From now on the feed is read every hour, and what is new in it goes out as one email to the active contacts of the list; items that are there already are not new. Each issue causes the same events as any email. Between two issues `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. Enabling again changes nothing. 422 when the sender is gone or not active: then `errors` holds `path.campaign_hash`.
         */
        post: operations["enableEmailRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a push campaign
         * @description Stores the message as a draft; nothing is sent before `sendPushCampaign`. 422 when there is no such app or template, or when a text is no valid template.
         */
        post: operations["createPushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a push campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updatePushCampaign"];
        trace?: never;
    };
    "/campaigns/push/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a push campaign
         * @description Queues the message for the devices of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `push`. Contacts without a token of the app get nothing. `push_send`, `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        post: operations["sendPushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/smart-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a smart SMS campaign
         * @description Stores the text and its page as a draft; nothing is sent before `sendSmartSmsCampaign`. Each recipient gets a short link of its own at the end of the text. 422 when there is no such list, sender or domain name, when the text is no valid template, or when a page to copy cannot be fetched.
         */
        post: operations["createSmartSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/smart-sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a smart SMS campaign
         * @description Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateSmartSmsCampaign"];
        trace?: never;
    };
    "/campaigns/smart-sms/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a smart SMS campaign
         * @description Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. The activities of a contact show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` and `smart_sms_click`. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
         */
        post: operations["sendSmartSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an SMS campaign
         * @description Stores the text as a draft; nothing is sent before `sendSmsCampaign`. 422 when there is no such list, sender or template, or when the text is no valid template.
         */
        post: operations["createSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an SMS campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateSmsCampaign"];
        trace?: never;
    };
    "/campaigns/sms/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an SMS campaign
         * @description Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. `sms_send` and `sms_delivered` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
         */
        post: operations["sendSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a voice campaign
         * @description Stores the call as a draft; nobody is called before `sendVoiceCampaign`. 422 when there is no such list, sender, group or template, or when the recording is no sound.
         */
        post: operations["createVoiceCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/voice/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a voice campaign
         * @description Changes the members that the body names and leaves the others as they are. What is played is given as `content` or as `message`; a body with both is a 422. So is any change while the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateVoiceCampaign"];
        trace?: never;
    };
    "/campaigns/voice/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voice campaign
         * @description Queues the calls to the chosen contacts, at once or for `schedule_date`; until they are made `listOperations` shows an operation of the type `voice`. Contacts that are not active, have no active number or are suppressed are not called. `voice_send` follows as an event of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
         */
        post: operations["sendVoiceCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/web-push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web push campaign
         * @description Stores the message as a draft; nothing is sent before `sendWebpushCampaign`. 422 when there is no such site, or when a text is no valid template.
         */
        post: operations["createWebpushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/web-push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a web push campaign
         * @description Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateWebpushCampaign"];
        trace?: never;
    };
    "/campaigns/web-push/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a web push campaign
         * @description Queues the message for the browsers of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `webpush`. Contacts that did not subscribe on the site get nothing. `web_push_send`, `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        post: operations["sendWebpushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/webpush/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web push campaign with a feed
         * @description Stores a campaign that takes its messages from an RSS feed; nothing is sent before `enableWebpushRssCampaign`. 422 when the site does not exist or the feed cannot be read.
         */
        post: operations["createWebpushRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/webpush/rss/{campaign_hash}/actions/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a web push campaign with a feed
         * @description From now on the feed is read every hour, and its newest item goes to the subscribers of the site, if it is new; items that are there already are not. Each message causes the same events as any web push message. Between two messages `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Enabling again changes nothing.
         */
        post: operations["enableWebpushRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogs
         * @description Returns all catalogs of the account at once; there are no pages.
         */
        get: operations["listCatalogs"];
        put?: never;
        /**
         * Create a catalog
         * @description Creates an empty catalog. Fill it with `importProducts`, or product by product with `createProduct`.
         */
        post: operations["createCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a catalog
         * @description Deletes the catalog with its products. Carts and orders keep what they say of them.
         */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a catalog
         * @description Returns the products of one catalog that match all filters. Texts have to match as a whole.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Adds one product to the catalog. An identifier that the catalog has already gives 409: `errors` then holds `product_already_exists`. For many products use `importProducts`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}/products/{product_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product of the catalog.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product from the catalog. Carts and orders keep what they say of it.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the members that the body names and leaves the others as they are. The identifier stays.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/catalogs/{catalog_id}/products/actions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products
         * @description Takes products and works them off in the background; until then `listOperations` shows an operation of the type `import_ecommerce`. Products that are not well formed are ignored, the others are imported. Split what is larger than 20 MB.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cnames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cnames
         * @description Returns all cnames of the account at once.
         */
        get: operations["listCnames"];
        put?: never;
        /**
         * Create a cname
         * @description Adds a domain name for links. It comes back as `recent` and is looked up in DNS soon after; in a sandbox account it is `verified` at the next read. A name that is taken gives 409: `errors` holds `cname_exists`.
         */
        post: operations["createCname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connectedsites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected sites
         * @description Returns all connected sites of the account at once, in short; `getConnectedSite` shows code and features.
         */
        get: operations["listConnectedSites"];
        put?: never;
        /**
         * Connect a site
         * @description Connects a website and returns the script to put into its pages; all features are off at first. The domain of a site that is connected already gives that site, with the list of the body if there is one. A list that does not exist gives 422.
         */
        post: operations["createConnectedSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connectedsites/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connected site
         * @description Returns one connected site with its script and its features.
         */
        get: operations["getConnectedSite"];
        put?: never;
        post?: never;
        /**
         * Disconnect a site
         * @description Disconnects the site: its script does nothing any more, and carts and orders of the domain are refused. Contacts, forms and what was counted stay.
         */
        delete: operations["deleteConnectedSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a contact in all lists
         * @description Looks for an address in every list of the account. 404 when no contact has it.
         */
        get: operations["searchContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Creates an empty list. It has the base fields; add your own with `createExtraField`. A plan that allows no further list gives 409: `errors` holds `list_limit_reached`.
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
         * @description Deletes the list with its contacts and fields. A list that is still in use stays: `errors` of the 409 then holds one of `has_queued_operations`, `has_automations`, `has_push_app`, `has_web_push_site` and `has_campaigns_last_thirty_days`.
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
    "/lists/{list_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a list
         * @description Returns the contacts of one list that match all filters, removed ones included. Texts have to match as a whole.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds one contact to the list; webhooks that listen to `subscription` are told. A value of a unique field that another contact of the list has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact with the counts of the messages sent to it on each channel.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes the members that the body names and leaves the others as they are; an empty text erases a value. Webhooks that listen to `edit_subscription` or `change_consent` are told. A value of a unique field that another contact has gives 409; `errors` is as in `createContact`.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a contact
         * @description Returns the activities of one contact, the latest first.
         */
        get: operations["listContactActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate contacts
         * @description Gives the contacts the status `active`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Active contacts are written to again. Webhooks that listen to `edit_subscription` are told of each contact that changed.
         */
        post: operations["activateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/attach-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a tag to contacts
         * @description Attaches the tag in the background; until it is done `listOperations` shows an operation of the type `attach_tag`. Each contact that did not have the tag gets the activity `attach_tag`. A tag, segment or field that there is not gives 422.
         */
        post: operations["attachTagToContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate contacts
         * @description Gives the contacts the status `inactive`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Nothing is sent to them until they are activated. Webhooks that listen to `edit_subscription` are told of each contact that changed.
         */
        post: operations["deactivateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/detach-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detach a tag from contacts
         * @description Takes the tag off in the background; until it is done `listOperations` shows an operation of the type `detach_tag`. Each contact that had the tag gets the activity `detach_tag`. The tag itself stays. A tag, segment or field that there is not gives 422.
         */
        post: operations["detachTagFromContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export contacts
         * @description Writes contacts of the list to a file, in the background; until it is done `listOperations` shows an operation of the type `export_contacts`. The address of the file goes to `callback_url`, and `getOperation` shows it. A CSV file (RFC 4180) begins with the names of its columns: the fields in their order, then `contact_id`, `status`, `subscription_date`, and `tags` and the statistics if they are included. Texts that a spreadsheet would run as a formula begin with an apostrophe. An XML file has an element `contact` for each contact with an element `field` for each field. A segment or a field that the list does not have, or a segment of another type than `saved`, gives 422.
         */
        post: operations["exportContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget contacts
         * @description Erases the contacts for good, with their values, tags and activities, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Their addresses go on the suppression list with the method `forgotten`, and webhooks that listen to `forget_subscription` are told. The counts of reports stay. This cannot be undone.
         */
        post: operations["forgetContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/import-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import contacts
         * @description Takes two contacts or more, or the address of a CSV file, and works them off in the background; until then `listOperations` shows an operation of the type `import_contacts`. The result goes to `callback_url`. Split a request that is larger than 20 MB, or send a file. The field to compare by has to be unique. A value that clashes with another unique field counts its contact as invalid (M-039). A file that cannot be read to its end brings nobody (M-044).
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/start-automation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an automation for contacts
         * @description Sends contacts of the list through an automation, from the given action on. Each contact is judged by itself: the answer is 200 even when none could be sent. Contacts that are removed or unknown to the list are passed over and stand in neither array. An automation that does not exist or is not active, and an action of another automation, give 422.
         */
        post: operations["startAutomationForContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe contacts
         * @description Gives the contacts the status `removed`, so that nothing is sent to them any more; webhooks that listen to `unsubscribe` are told. Each contact is judged by itself: the answer is 200 even when none could be unsubscribed, and names the reason for each.
         */
        post: operations["unsubscribeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many contacts
         * @description Gives all chosen contacts the same values, in the background; until it is done `listOperations` shows an operation of the type `update_contacts`. Members that are left out stay as they are, and so do removed contacts. A value for a unique field gives 409 with `unique_field_in_use` and the id of the field in `field_id`: it cannot belong to many. A segment or a field that the list does not have, or a value that does not fit its field, gives 422. Webhooks that listen to `edit_subscription`, `change_consent` or `unsubscribe` are told of each contact that changed, and of no other.
         */
        post: operations["updateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/by-field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the contact that has a value
         * @description Changes one contact as `updateContact` does, but finds it by a value of a unique field. 404 when no contact of the list has the value; none is created. A field that is not unique gives 422. A new value that another contact has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`.
         */
        post: operations["updateContactByField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/segment/{segment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a segment
         * @description Returns the contacts of one list that are in a segment of the list now, newest first. Contacts come and go as their values change, so a later page may miss or repeat one.
         */
        get: operations["listContactsBySegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a list
         * @description Returns base fields first, then the extra ones, as a plain array. Fields with options carry them. Without `limit` all of them come; the header `X-Total-Count` says how many there are (M-284).
         */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/base/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a base field
         * @description Makes a base field of one list unique, or lets its values repeat. A field cannot become unique while two contacts share a value: that gives 422. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
         */
        patch: operations["updateBaseField"];
        trace?: never;
    };
    "/lists/{list_id}/fields/extra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an extra field
         * @description Adds a field to the list; every contact has it at once, without a value. The id in the answer is a number. Add the choices of a field with options afterwards; such a field cannot be unique (M-314).
         */
        post: operations["createExtraField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an extra field
         * @description Deletes the field with its options and its values of all contacts. It is gone at once; an operation of the type `mass_operation` erases the values (M-315). A field that segments, forms, webhooks, or campaigns under way use cannot go: `errors` of the 409 then holds `field_in_use`, and `field_in_use_data` with the numbers of those `segments`, `forms` and `webhooks`, and the hashes of those `campaigns` (M-313).
         */
        delete: operations["deleteExtraField"];
        options?: never;
        head?: never;
        /**
         * Change an extra field
         * @description Renames an extra field, makes it unique or lets its values repeat; its format stays. A field cannot become unique while two contacts share a value: that gives 422, and the name stays as well. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
         */
        patch: operations["updateExtraField"];
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the options of a field
         * @description Returns all options of one extra field at once. A field of another format has no options: 422.
         */
        get: operations["listFieldOptions"];
        put?: never;
        /**
         * Create an option of a field
         * @description Adds a choice to an extra field with options; contacts can have it at once. A field of another format has no options, and one that has 500 of them takes no more: 422.
         */
        post: operations["createFieldOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}/options/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an option of a field
         * @description Deletes the option; contacts that chose it lose it. Nobody sees it any more; an operation of the type `mass_operation` takes it off the contacts (M-315).
         */
        delete: operations["deleteFieldOption"];
        options?: never;
        head?: never;
        /**
         * Change an option of a field
         * @description Changes the texts that the body names and leaves the others as they are. Contacts that chose the option keep it.
         */
        patch: operations["updateFieldOption"];
        trace?: never;
    };
    "/lists/{list_id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import orders
         * @description Takes many orders of contacts of one list and works them off in the background, as an operation of the type `import_ecommerce`. An order whose contact the list does not have is passed over. No events follow. Split what is larger than 20 MB.
         */
        post: operations["importOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the segments of a list
         * @description Returns the segments of one list that match all filters: those of the account and of its tags, newest first, then those that the platform keeps for every list (M-364).
         */
        get: operations["listSegments"];
        put?: never;
        /**
         * Create a segment
         * @description Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed ones are never written to. A field that the list does not have, and an operator or a value that its format does not know (M-361), give 422 with the place and what would be right. A name that the list has already gives 409: `errors` holds `segment_exists`.
         */
        post: operations["createSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/segments/{segment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment
         * @description Returns a segment of any type with its conditions, in the form in which a segment is created.
         */
        get: operations["getSegment"];
        put?: never;
        post?: never;
        /**
         * Delete a segment
         * @description Deletes a segment; its contacts stay in the list. Only segments of the type `saved` that nothing uses can go: `errors` of the 409 holds `invalid_segment_type`, `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns`.
         */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        /**
         * Change a segment
         * @description Changes the members that the body names and leaves the others as they are. Only segments of the type `saved` can change; for others `errors` of the 409 holds `invalid_segment_type`, and for a name that the list has already `segment_exists`. A campaign that is scheduled goes to the segment as it is at its time; one whose recipients are planned already keeps them.
         */
        patch: operations["updateSegment"];
        trace?: never;
    };
    "/lists/{list_id}/segments/actions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the contacts of a filter
         * @description Counts the contacts of the list that meet the conditions now, without saving a segment, and returns the newest ten of them. What `createSegment` refuses is refused here as well.
         */
        post: operations["countSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns who the account belongs to, its plan, its balance and its modules.
         */
        get: operations["getMyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account/actions/enable-te": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable Track&Engage
         * @description Turns Track&Engage on for a domain; `listTrackEngageDomains` shows it from then on, and visits are counted once the code of the site is in its pages. `errors` of the 409 holds `domain_list_required` when the plan demands a list, or `domain_already_defined` when the domain is on already. A list that does not exist gives 422.
         */
        post: operations["enableTrackAndEngage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account/actions/enable-transactional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the transactional API
         * @description Lets the keys of the account use the Transactional API. It takes no body and cannot be undone here. `errors` of the 409 holds `client_already_enabled` when it is on, or `client_is_being_enabled` while an earlier request is at work.
         */
        post: operations["enableTransactional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operations
         * @description Returns the work that is waiting or under way and matches all filters. What has ended is not listed.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{operation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an operation
         * @description Returns one operation with its progress, also after it has ended, for as long as the platform keeps it. What the operation left is behind `file`: each answer has a new link, which is good for seven days.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve operations
         * @description Lets operations that are `queued` begin at once, also those that wait for their time; they become `processing`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
         */
        post: operations["approveOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel operations
         * @description Ends operations of any status; they leave the list. What was done stays done: messages that were sent, contacts that were changed. A campaign becomes `canceled`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
         */
        post: operations["cancelOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause operations
         * @description Stops operations that are `queued`, `processing` or `executing` for a while; they become `paused`, and so does their campaign. What is under way at this moment is still finished. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
         */
        post: operations["pauseOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume operations
         * @description Lets operations that are `paused` go on where they stopped; they become `queued`. One whose time has passed goes on at once. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
         */
        post: operations["resumeOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operations that have ended
         * @description Returns the work that is done or was called off and matches all filters, the latest first, for as long as the platform keeps it. `getOperation` shows what each has left.
         */
        get: operations["listEndedOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/push/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the push apps
         * @description Returns all push apps of the account as a plain array, without pages.
         */
        get: operations["listPushApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a push app
         * @description Returns one push app with its list.
         */
        get: operations["getPushApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register what a device did with a push message
         * @description Called by the app when its user opens a push message or closes it. The report of the campaign counts an opening, and the contact gets the activity `push_open` or `push_canceled`, which webhooks are told of. The same event of one device and message counts once.
         */
        post: operations["registerPushEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the token of a device
         * @description Called by the app when its push service gives the device a token. With `two_steps_data` the token is added to that contact of the list of the app, who from then on gets push messages; the activity `add_push_contact` tells of it. A token belongs to one contact: it leaves the one that had it.
         */
        post: operations["registerPushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the advanced reports
         * @description Returns the reports that were asked for and match all filters, whatever became of them. A finished one carries the address of its file.
         */
        get: operations["listAdvancedReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/contact-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of contact activity
         * @description Lists what the contacts of up to three lists did, on every channel. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
         */
        post: operations["generateContactActivityReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email bounces
         * @description Lists the emails of the campaigns that came back, with the reason. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateEmailBouncesReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-clicks-by-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email clicks by contact
         * @description Lists who clicked in the campaigns, on what and how often. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateEmailClicksByContactReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-clicks-by-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email clicks by address
         * @description Lists the addresses in the campaigns and how often each was clicked. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateEmailClicksByUrlReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email events
         * @description Counts opens, clicks, bounces and everything else that came of the campaigns, contact by contact. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateEmailEventsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of unsubscriptions by email
         * @description Lists who left a list through an email of the campaigns, and why. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateEmailUnsubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/form-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of form answers
         * @description Lists what contacts entered in the forms. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or form that is not in the account.
         */
        post: operations["generateFormAnswersReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report from a model
         * @description Makes the report that a model describes, under the title of the model. It is worked off in the background like any other; as there is no callback, look for it with `listAdvancedReports`. 422 when there is no such model.
         */
        post: operations["generateReportFromModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models of reports
         * @description Returns the models that match the filter. A model keeps kind, columns and options of a report; it is made in the web console.
         */
        get: operations["listAdvancedReportModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of sends
         * @description Lists what was sent to the contacts of the lists, on every channel. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
         */
        post: operations["generateSendsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sms-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of SMS bounces
         * @description Lists the SMS of the campaigns that could not be delivered. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateSmsBouncesReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sms-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of SMS events
         * @description Lists the SMS of the campaigns and what the carrier said of each. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
         */
        post: operations["generateSmsEventsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of subscriptions
         * @description Lists who came to the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
         */
        post: operations["generateSubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of unsubscriptions
         * @description Lists who left the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
         */
        post: operations["generateUnsubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/email/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of an email campaign
         * @description Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Counts grow for as long as recipients open and click.
         */
        get: operations["getEmailReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a push campaign
         * @description Returns the counts of the whole campaign and those by operating system. Counts grow for as long as devices report what became of a message.
         */
        get: operations["getPushReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of an SMS campaign
         * @description Returns the counts of the whole campaign and those by network. A message is pending until its network reports what became of it; some networks never do.
         */
        get: operations["getSmsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/voice/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a voice campaign
         * @description Returns the counts of the whole campaign and those by network. A call is pending until it has ended.
         */
        get: operations["getVoiceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/web-push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a web push campaign
         * @description Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Campaigns with a feed have a report, too.
         */
        get: operations["getWebpushReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/cellphone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cellphone senders
         * @description Returns the names and numbers that text messages of the account come from.
         */
        get: operations["listCellphoneSenders"];
        put?: never;
        /**
         * Create a cellphone sender
         * @description Adds a name or a number that text messages may come from. In a sandbox account it is active at once, and any file will do; in a live one it is in moderation, and a campaign can be sent from it once it is active. One that the account has already gives 409: `errors` holds `sender_exists`.
         */
        post: operations["createCellphoneSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/cellphone/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a cellphone sender
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
         */
        delete: operations["deleteCellphoneSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the email senders
         * @description Returns the email senders of the account.
         */
        get: operations["listEmailSenders"];
        put?: never;
        /**
         * Create an email sender
         * @description Adds an address that emails may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. An address that the account has already gives 409: `errors` holds `sender_exists`.
         */
        post: operations["createEmailSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/email/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name of an email sender
         * @description Gives the sender another name; the address stays. Emails that leave from now on carry it, also those of campaigns that are under way.
         */
        put: operations["updateEmailSender"];
        post?: never;
        /**
         * Delete an email sender
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go, not even as reply-to: `errors` of the 409 then holds `sender_in_use`.
         */
        delete: operations["deleteEmailSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the phone senders
         * @description Returns the numbers that calls of the account come from.
         */
        get: operations["listPhoneSenders"];
        put?: never;
        /**
         * Create a phone sender
         * @description Adds a number that calls may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. A number that the account has already gives 409: `errors` holds `sender_exists`.
         */
        post: operations["createPhoneSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/phone/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a phone sender
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
         */
        delete: operations["deletePhoneSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of the suppression list
         * @description Returns the addresses, and parts of addresses, that nothing is sent to and that match all filters.
         */
        get: operations["listSuppressionEntries"];
        put?: never;
        /**
         * Add to the suppression list
         * @description Adds values by the method manual, in the background; values that are on the list stay as they are. Nothing more is sent to them on any channel of their kind, also by campaigns that are under way. Contacts keep their status.
         */
        post: operations["addSuppressionEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression-list/{suppression_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an entry of the suppression list
         * @description Takes a value off the list, so that it is written to again. Only entries that came by the method manual can go: for others `errors` of the 409 holds `unremovable_entry`.
         */
        delete: operations["deleteSuppressionEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags
         * @description Returns the tags of the account. Each is a segment of every list, too. Names are ordered without regard to case.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Adds a tag; `attachTagToContacts` gives it to contacts. A name that another tag has gives 409: `errors` holds `tag_exists`.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{tag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a tag
         * @description Writes name and color anew; without a name it keeps the one it has, without a color it gets the default one. Contacts keep the tag. A name that another tag has gives 409: `errors` holds `tag_exists`.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag
         * @description Deletes the tag. The contacts that have it lose it at once, and its segment goes; until the work behind it is done `listOperations` shows an operation of the type `detach_tag`. A tag that a saved segment or a campaign in the queue uses cannot go: `errors` of the 409 then holds `tag_in_use`, and what uses it in `tag_in_use_data`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trackengage/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the domains of Track&Engage
         * @description Returns all domains at once that `enableTrackAndEngage` was called for.
         */
        get: operations["listTrackEngageDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trackengage/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the goals of Track&Engage
         * @description Returns the goals of all domains at once. Webhooks that listen to `goal_conversion` are told when a contact reaches one.
         */
        get: operations["listTrackEngageGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description Returns the people who work with the account and match all filters.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes the user, who cannot log in any more; what the user made stays. The last administrator cannot go: `errors` of the 409 then holds `last_admin`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utilities/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description Returns all countries at once or, with `phone`, those in which the number can exist: the choice to offer next to a field for phones.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description Returns the webhooks of the account.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Has the platform call an address for the chosen actions of one list from now on; `listEvent` shows the call. `getWebhookSecret` has the secret that signs the calls. A webhook cannot be changed: delete it and create another. 422 when the list does not exist (M-229). A second one with the same list, address, actions and fields is a 409 (`webhook_exists`).
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook. Calls that wait to be made, or to be made again, are dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the secret that signs the calls of a webhook
         * @description Each webhook has a secret of its own, which stays the same as long as the webhook is there. The key needs the right `marketing`.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/callback-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the secret that signs callbacks
         * @description Callbacks, such as the one at the end of an import, are signed like webhooks, with one secret for the whole account. It is made at the first need and then stays the same. The key needs the right `marketing`.
         */
        get: operations["getCallbackSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webpush/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the web push sites
         * @description Returns the web push sites of the account.
         */
        get: operations["listWebpushSites"];
        put?: never;
        /**
         * Create a web push site
         * @description Adds a website; once its pages hold the script with the `app_code` of the answer, visitors can subscribe. Each subscription is the activity `web_push_subscription` of a contact, which webhooks are told of. A name that another site has gives 409: `errors` holds `name_already_exists`. 422 when there is no such list.
         */
        post: operations["createWebpushSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "exportContacts.exportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that an export has ended
         * @description The platform calls `callback_url` once the file of the export is there. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["exportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateContactActivityReport.contactActivityReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of contact activity has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["contactActivityReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailBouncesReport.emailBouncesReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of email bounces has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["emailBouncesReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailClicksByContactReport.emailClicksByContactReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of email clicks by contact has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["emailClicksByContactReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailClicksByUrlReport.emailClicksByUrlReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of email clicks by address has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["emailClicksByUrlReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailEventsReport.emailEventsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of email events has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["emailEventsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailUnsubscriptionsReport.emailUnsubscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of unsubscriptions by email has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["emailUnsubscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateFormAnswersReport.formAnswersReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of form answers has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["formAnswersReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSendsReport.sendsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of sends has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["sendsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSmsBouncesReport.smsBouncesReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of SMS bounces has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["smsBouncesReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSmsEventsReport.smsEventsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of SMS events has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["smsEventsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSubscriptionsReport.subscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of subscriptions has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["subscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateUnsubscriptionsReport.unsubscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a report of unsubscriptions has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["unsubscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "importContacts.importFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that an import has ended
         * @description The platform calls `callback_url` once the import has ended. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
         */
        post: operations["importFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    listEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened in a list
         * @description The platform calls the address of a webhook once for each action that it listens to. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
         */
        post: operations["listEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Accepted
         * @description The request was taken; the work follows in the background.
         * @example {
         *       "result": "success"
         *     }
         */
        Accepted: {
            /**
             * @description Always `success`.
             * @constant
             */
            result: "success";
        };
        /**
         * AccountBalanceInfo
         * @description What the account has left to spend.
         * @example {
         *       "balance": "123.45",
         *       "currency": "EUR"
         *     }
         */
        AccountBalanceInfo: {
            /** @description The amount, a decimal number in a text so that no cent is lost. */
            balance: string;
            /** @description Three letters as in ISO 4217. */
            currency: string;
        };
        /**
         * AccountBillingInfo
         * @description The recipient of the invoices. Missing texts are empty.
         * @example {
         *       "type": "company",
         *       "company_legal_name": "Shop Lda",
         *       "vat_number": "PT500000000",
         *       "country": {
         *         "country_code": "PT"
         *       },
         *       "city": "Lisboa",
         *       "state": "Lisboa",
         *       "address1": "Rua Augusta 1",
         *       "address2": "",
         *       "zip_code": "1100-048",
         *       "invoice_comments": ""
         *     }
         */
        AccountBillingInfo: {
            /** @description The first line of the address. */
            address1: string;
            /** @description The second line of the address. */
            address2: string;
            /** @description The town. */
            city: string;
            /** @description The name on invoices. */
            company_legal_name: string;
            /** @description The country of the address. */
            country: {
                /** @description Two letters as in ISO 3166. */
                country_code: string;
            };
            /** @description What is printed on each invoice. */
            invoice_comments: string;
            /** @description The state or district. */
            state: string;
            /**
             * @description Whether invoices go to a person or a company.
             * @enum {string}
             */
            type: "single_person" | "company";
            /** @description The tax number. */
            vat_number: string;
            /** @description The postal code. */
            zip_code: string;
        };
        /**
         * AccountGeneralInfo
         * @description The owner of the account. Missing texts are empty.
         * @example {
         *       "name": "Shop",
         *       "website": "https://shop.example.com/",
         *       "cellphone": "351-910000009",
         *       "client_id": "10000001",
         *       "company_size": 2,
         *       "business_sector": {
         *         "business_sector_id": 1,
         *         "name": "Retail"
         *       }
         *     }
         */
        AccountGeneralInfo: {
            /** @description What the company does. */
            business_sector: {
                /**
                 * Format: int64
                 * @description The number of the sector; left out when unknown (M-013).
                 */
                business_sector_id?: number;
                /** @description The name of the sector. */
                name: string;
            };
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone: string;
            /** @description The number of the account, as support asks for it. */
            client_id: string;
            /**
             * Format: int64
             * @description The number of people who work there; 0 when unknown.
             */
            company_size: number;
            /** @description The name of the company or person. */
            name: string;
            /** @description The address of the website. */
            website: string;
        };
        /**
         * AccountModuleInfo
         * @description Which modules the account uses.
         * @example {
         *       "te": {
         *         "enabled": true
         *       }
         *     }
         */
        AccountModuleInfo: {
            /** @description Track&Engage, which follows visitors of websites. */
            te: {
                /** @description Whether it is on. `enableTrackAndEngage` turns it on. */
                enabled: boolean;
            };
        };
        /**
         * AccountPlanInfo
         * @description What the account has subscribed to.
         * @example {
         *       "type": "pro"
         *     }
         */
        AccountPlanInfo: {
            /**
             * @description The plan.
             * @enum {string}
             */
            type: "enterprise" | "free" | "pro" | "starter" | "trial" | "base";
        };
        /**
         * Activity
         * @description Something that a contact did, or that was done to it.
         * @example {
         *       "action_data": {
         *         "campaign_hash": "c4mp41gn01",
         *         "url": "https://shop.example.com/spring"
         *       },
         *       "date": "2026-03-04 10:13:05",
         *       "action_name": "email_click"
         *     }
         */
        Activity: {
            action_data?: components["schemas"]["ActivityData"];
            action_name: components["schemas"]["ActivityName"];
            date: components["schemas"]["DateTime"];
        };
        /**
         * ActivityData
         * @description What the activity was about. Clicks carry an address, messages their campaign, tags and automations their id.
         * @example {
         *       "campaign_hash": "c4mp41gn01",
         *       "url": "https://shop.example.com/spring"
         *     }
         */
        ActivityData: {
            /**
             * Format: int64
             * @description The automation that acted.
             */
            automation_id?: number;
            /** @description The campaign of the message. */
            campaign_hash?: string;
            /**
             * Format: int64
             * @description The tag that was attached or detached.
             */
            tag_id?: number;
            /** @description The address that was clicked. */
            url?: string;
        };
        /**
         * ActivityList
         * @description A page of activities, the latest first.
         * @example {
         *       "items": [
         *         {
         *           "action_data": {
         *             "campaign_hash": "c4mp41gn01",
         *             "url": "https://shop.example.com/spring"
         *           },
         *           "date": "2026-03-04 10:13:05",
         *           "action_name": "email_click"
         *         }
         *       ]
         *     }
         */
        ActivityList: {
            /** @description The activities of this page. */
            items: components["schemas"]["Activity"][];
        };
        /**
         * ActivityName
         * @description The kind of an activity of a contact.
         * @example email_click
         * @enum {string}
         */
        ActivityName: "email_open" | "email_click" | "forward" | "conversion" | "email_send" | "sms_send" | "voice_send" | "mms_send" | "sms_report" | "voice_report" | "invitation_send" | "invitation_open" | "mms_open" | "unsubscribe" | "email_soft_bounce" | "email_hard_bounce" | "subscription" | "resubscription" | "unsubscribe_reason" | "facebook_like" | "social_share" | "unsubscribe_manual" | "double_optin" | "double_optin_resend" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "unsubscribe_api" | "email_field_enable" | "cellphone_field_enable" | "phone_field_enable" | "edit_subscription" | "double_optedit" | "automation_event" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "reply_to_email" | "web_push_send" | "web_push_delivered" | "web_push_open" | "web_push_bounce" | "web_push_click" | "web_push_subscription" | "web_push_unsubscription" | "add_push_contact" | "remove_push_contact" | "forget_subscription" | "change_consent" | "push_unsubscription" | "voice_menu_event" | "voice_redirect" | "automation_action" | "automation_trigger" | "push_delivered" | "attach_tag" | "detach_tag" | "smart_sms_send" | "smart_sms_open" | "smart_sms_click" | "smart_sms_report";
        /**
         * AdvancedReport
         * @description A table that was asked for, and how far it is.
         * @example {
         *       "advanced_report_id": 1,
         *       "title": "Spring sale, events",
         *       "hash": "r3p0rt0001",
         *       "file": "https://localhost:8443/files/r3p0rt0001",
         *       "status": "finished",
         *       "created": "2026-03-05 09:00:00"
         *     }
         */
        AdvancedReport: {
            /**
             * Format: int64
             * @description The id of the report.
             */
            readonly advanced_report_id: number;
            created: components["schemas"]["DateTime"];
            /** @description The address of the CSV file, which needs no key; empty until the report has finished. */
            file: string;
            /** @description The hash of the report. Unlike the id it cannot be guessed. */
            hash: string;
            status: components["schemas"]["AdvancedReportStatus"];
            /** @description The title that the request gave it. */
            title: string;
        };
        /**
         * AdvancedReportAllCampaigns
         * @description Every campaign to the list within the range.
         * @example {
         *       "list_id": 1,
         *       "type": "all"
         *     }
         */
        AdvancedReportAllCampaigns: {
            /**
             * Format: int64
             * @description The list that the campaigns went to.
             */
            list_id: number;
            /**
             * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "all";
        };
        /**
         * AdvancedReportCampaignFields
         * @description What a report shows of each campaign. What is left out is not shown.
         * @example {
         *       "internal_name": true,
         *       "campaign_hash": true,
         *       "send_date": true,
         *       "group": false,
         *       "channel": false,
         *       "type": false,
         *       "sender": true
         *     }
         */
        AdvancedReportCampaignFields: {
            /**
             * @description Whether to show the hash.
             * @default false
             */
            campaign_hash?: boolean;
            /**
             * @description Whether to show its channel.
             * @default false
             */
            channel?: boolean;
            /**
             * @description Whether to show its group.
             * @default false
             */
            group?: boolean;
            /**
             * @description Whether to show the name that only the account sees.
             * @default false
             */
            internal_name?: boolean;
            /**
             * @description Whether to show when it was sent.
             * @default false
             */
            send_date?: boolean;
            /**
             * @description Whether to show the sender.
             * @default false
             */
            sender?: boolean;
            /**
             * @description Whether to show the kind of campaign.
             * @default false
             */
            type?: boolean;
        };
        /**
         * AdvancedReportCampaignGroups
         * @description The campaigns of some groups.
         * @example {
         *       "list_id": 1,
         *       "type": "group",
         *       "data": [
         *         1
         *       ]
         *     }
         */
        AdvancedReportCampaignGroups: {
            /** @description The ids of the campaign groups. */
            data: number[];
            /**
             * Format: int64
             * @description The list that the campaigns went to.
             */
            list_id: number;
            /**
             * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "group";
        };
        /**
         * AdvancedReportCampaigns
         * @description Campaigns of one list that a report covers.
         * @example {
         *       "list_id": 1,
         *       "type": "specific",
         *       "data": [
         *         "c4mp41gn01"
         *       ]
         *     }
         */
        AdvancedReportCampaigns: components["schemas"]["AdvancedReportAllCampaigns"] | components["schemas"]["AdvancedReportLastCampaign"] | components["schemas"]["AdvancedReportSpecificCampaigns"] | components["schemas"]["AdvancedReportCampaignGroups"];
        /**
         * AdvancedReportClickFields
         * @description What a report with clicks shows of each campaign and click. What is left out is not shown.
         * @example {
         *       "internal_name": true,
         *       "campaign_hash": true,
         *       "send_date": true,
         *       "url": true
         *     }
         */
        AdvancedReportClickFields: {
            /**
             * @description Whether to show the hash.
             * @default false
             */
            campaign_hash?: boolean;
            /**
             * @description Whether to show its channel.
             * @default false
             */
            channel?: boolean;
            /**
             * @deprecated
             * @description Whether to show the city.
             * @default false
             */
            city?: boolean;
            /**
             * @deprecated
             * @description Whether to show the country.
             * @default false
             */
            country?: boolean;
            /**
             * @description Whether to show its group.
             * @default false
             */
            group?: boolean;
            /**
             * @description Whether to show the name that only the account sees.
             * @default false
             */
            internal_name?: boolean;
            /**
             * @deprecated
             * @description Whether to show the operating system.
             * @default false
             */
            os?: boolean;
            /**
             * @deprecated
             * @description Whether to show the mail program or browser.
             * @default false
             */
            program?: boolean;
            /**
             * @deprecated
             * @description Whether to show the region.
             * @default false
             */
            region?: boolean;
            /**
             * @description Whether to show when it was sent.
             * @default false
             */
            send_date?: boolean;
            /**
             * @description Whether to show the sender.
             * @default false
             */
            sender?: boolean;
            /**
             * @description Whether to show the kind of campaign.
             * @default false
             */
            type?: boolean;
            /**
             * @description Whether to show the address that was clicked.
             * @default false
             */
            url?: boolean;
        };
        /**
         * AdvancedReportExtraFields
         * @description Extra fields of one list.
         * @example {
         *       "list_id": 1,
         *       "fields": [
         *         "1"
         *       ]
         *     }
         */
        AdvancedReportExtraFields: {
            /** @description The ids of the extra fields to show, written as text. */
            fields: string[];
            /**
             * Format: int64
             * @description The list of the fields.
             */
            list_id: number;
        };
        /**
         * AdvancedReportFile
         * @description What a callback says about a report that has finished.
         * @example {
         *       "file": "https://localhost:8443/files/r3p0rt0001"
         *     }
         */
        AdvancedReportFile: {
            /**
             * Format: uri
             * @description The address of the CSV file, which needs no key. Fetch it soon; `listAdvancedReports` keeps the address.
             */
            file: string;
        };
        /**
         * AdvancedReportForm
         * @description Forms of one list.
         * @example {
         *       "list_id": 1,
         *       "forms": [
         *         1
         *       ]
         *     }
         */
        AdvancedReportForm: {
            /** @description The ids of the forms. */
            forms: number[];
            /**
             * Format: int64
             * @description The list that the forms fill.
             */
            list_id: number;
        };
        /**
         * AdvancedReportGrouping
         * @description What a row is about: one contact, with all campaigns, or one campaign, with all contacts.
         * @example by_contact
         * @enum {string}
         */
        AdvancedReportGrouping: "by_contact" | "by_campaign";
        /**
         * AdvancedReportLastCampaign
         * @description Only the campaign that was sent to the list last.
         * @example {
         *       "list_id": 1,
         *       "type": "last"
         *     }
         */
        AdvancedReportLastCampaign: {
            /**
             * Format: int64
             * @description The list that the campaigns went to.
             */
            list_id: number;
            /**
             * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "last";
        };
        /**
         * AdvancedReportModel
         * @description A report whose settings were kept, to be made again and again.
         * @example {
         *       "model_id": 1,
         *       "title": "Monthly events",
         *       "created": "2026-03-02 16:00:00"
         *     }
         */
        AdvancedReportModel: {
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The id of the model.
             */
            readonly model_id: number;
            /** @description The title of the model. */
            title: string;
        };
        /**
         * AdvancedReportModelPage
         * @description A page of models of reports.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "model_id": 1,
         *           "title": "Monthly events",
         *           "created": "2026-03-02 16:00:00"
         *         }
         *       ]
         *     }
         */
        AdvancedReportModelPage: {
            /** @description The models of this page. */
            items: components["schemas"]["AdvancedReportModel"][];
            /**
             * Format: int64
             * @description How many models match, on all pages.
             */
            total_items: number;
        };
        /**
         * AdvancedReportModelRun
         * @description Which model to make a report from.
         * @example {
         *       "model_id": 1
         *     }
         */
        AdvancedReportModelRun: {
            /**
             * Format: int64
             * @description The id of the model.
             */
            model_id: number;
        };
        /**
         * AdvancedReportOptions
         * @description Whom to tell of a report.
         * @example {
         *       "notify": [
         *         1
         *       ]
         *     }
         */
        AdvancedReportOptions: {
            /** @description The ids of the users to tell when the report has ended. */
            notify?: number[];
        };
        /**
         * AdvancedReportPage
         * @description A page of reports.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "advanced_report_id": 1,
         *           "title": "Spring sale, events",
         *           "hash": "r3p0rt0001",
         *           "file": "https://localhost:8443/files/r3p0rt0001",
         *           "status": "finished",
         *           "created": "2026-03-05 09:00:00"
         *         }
         *       ]
         *     }
         */
        AdvancedReportPage: {
            /** @description The reports of this page. */
            items: components["schemas"]["AdvancedReport"][];
            /**
             * Format: int64
             * @description How many reports match, on all pages.
             */
            total_items: number;
        };
        /**
         * AdvancedReportRange
         * @description The time that a report covers, both ends included. Its end may not lie before its start.
         * @example {
         *       "start": "2026-03-01 00:00:00",
         *       "end": "2026-03-31 23:59:59"
         *     }
         */
        AdvancedReportRange: {
            /** @description Until when, in UTC. */
            end: components["schemas"]["DateTime"];
            /** @description From when, in UTC. */
            start: components["schemas"]["DateTime"];
        };
        /**
         * AdvancedReportSpecificCampaigns
         * @description Campaigns that are named one by one.
         * @example {
         *       "list_id": 1,
         *       "type": "specific",
         *       "data": [
         *         "c4mp41gn01"
         *       ]
         *     }
         */
        AdvancedReportSpecificCampaigns: {
            /** @description The hashes of the campaigns. */
            data: string[];
            /**
             * Format: int64
             * @description The list that the campaigns went to.
             */
            list_id: number;
            /**
             * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "specific";
        };
        /**
         * AdvancedReportStatus
         * @description How far a report is. Only a finished one has a file.
         * @example finished
         * @enum {string}
         */
        AdvancedReportStatus: "queued" | "running" | "finished" | "stopped" | "canceled" | "paused" | "error";
        /**
         * AdvancedReportUrlFields
         * @description What a report by address shows of each campaign and address. What is left out is not shown.
         * @example {
         *       "internal_name": true,
         *       "campaign_hash": true,
         *       "url": true
         *     }
         */
        AdvancedReportUrlFields: {
            /**
             * @description Whether to show the hash.
             * @default false
             */
            campaign_hash?: boolean;
            /**
             * @description Whether to show its channel.
             * @default false
             */
            channel?: boolean;
            /**
             * @deprecated
             * @description Whether to show the city.
             * @default false
             */
            city?: boolean;
            /**
             * @deprecated
             * @description Whether to show the country.
             * @default false
             */
            country?: boolean;
            /**
             * @description Whether to show its group.
             * @default false
             */
            group?: boolean;
            /**
             * @description Whether to show the name that only the account sees.
             * @default false
             */
            internal_name?: boolean;
            /**
             * @deprecated
             * @description Whether to show the operating system.
             * @default false
             */
            os?: boolean;
            /**
             * @deprecated
             * @description Whether to show the mail program or browser.
             * @default false
             */
            program?: boolean;
            /**
             * @deprecated
             * @description Whether to show the region.
             * @default false
             */
            region?: boolean;
            /**
             * @description Whether to show when it was sent.
             * @default false
             */
            send_date?: boolean;
            /**
             * @description Whether to show the kind of campaign.
             * @default false
             */
            type?: boolean;
            /**
             * @description Whether to show the address that was clicked.
             * @default false
             */
            url?: boolean;
        };
        /**
         * Automation
         * @description A sequence of actions that contacts of one list go through.
         * @example {
         *       "automation_id": 1,
         *       "title": "Welcome",
         *       "list_id": 1,
         *       "status": "active",
         *       "created_by": 1,
         *       "allow_multiple_contacts": false,
         *       "contact_limit": 0,
         *       "created": "2026-03-02",
         *       "updated": "2026-03-02"
         *     }
         */
        Automation: {
            /** @description Whether a contact may go through it more than once. */
            allow_multiple_contacts: boolean;
            /**
             * Format: int64
             * @description The id of the automation.
             */
            readonly automation_id: number;
            /**
             * Format: int64
             * @description How often a contact may go through it at most; 0 for any number of times.
             */
            contact_limit: number;
            /**
             * Format: date
             * @description The day on which it was made.
             */
            created: string;
            /**
             * Format: int64
             * @description The user who made it; left out when a key without a user did.
             */
            created_by?: number;
            /**
             * Format: int64
             * @description The list whose contacts go through it.
             */
            list_id: number;
            status: components["schemas"]["AutomationStatus"];
            /** @description The name that the account gave it. */
            title: string;
            /**
             * Format: date
             * @description The day of the last change.
             */
            updated: string;
        };
        /**
         * AutomationAction
         * @description One step of an automation.
         * @example {
         *       "action_id": 1,
         *       "title": "Tag the newcomer",
         *       "action": "addTag",
         *       "created_by": 1,
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00"
         *     }
         */
        AutomationAction: {
            /** @description What it does, for instance `addTag`. Further kinds may come, so let unknown ones pass. */
            action: string;
            /**
             * Format: int64
             * @description The id of the action.
             */
            readonly action_id: number;
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The user who made it; left out when a key without a user did.
             */
            readonly created_by?: number;
            /**
             * Format: int64
             * @description The action that contacts come from; left out for the one at the beginning.
             */
            readonly parent_id?: number;
            /** @description The name that the account gave it. */
            title: string;
            updated: components["schemas"]["DateTime"];
        };
        /**
         * AutomationActionPage
         * @description A page of actions.
         * @example {
         *       "total_items": 2,
         *       "items": [
         *         {
         *           "action_id": 1,
         *           "title": "Tag the newcomer",
         *           "action": "addTag",
         *           "created_by": 1,
         *           "created": "2026-03-02 09:30:00",
         *           "updated": "2026-03-02 09:30:00"
         *         },
         *         {
         *           "action_id": 2,
         *           "title": "Tag the regular",
         *           "action": "addTag",
         *           "parent_id": 1,
         *           "created_by": 1,
         *           "created": "2026-03-02 09:30:00",
         *           "updated": "2026-03-02 09:30:00"
         *         }
         *       ]
         *     }
         */
        AutomationActionPage: {
            /** @description The actions of this page. */
            items: components["schemas"]["AutomationAction"][];
            /**
             * Format: int64
             * @description How many actions the automation has, on all pages.
             */
            total_items: number;
        };
        /**
         * AutomationPage
         * @description A page of automations.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "automation_id": 1,
         *           "title": "Welcome",
         *           "list_id": 1,
         *           "status": "active",
         *           "created_by": 1,
         *           "allow_multiple_contacts": false,
         *           "contact_limit": 0,
         *           "created": "2026-03-02",
         *           "updated": "2026-03-02"
         *         }
         *       ]
         *     }
         */
        AutomationPage: {
            /** @description The automations of this page. */
            items: components["schemas"]["Automation"][];
            /**
             * Format: int64
             * @description How many automations match, on all pages.
             */
            total_items: number;
        };
        /**
         * AutomationStart
         * @description Contacts to send through an automation.
         * @example {
         *       "automation_id": 1,
         *       "action_id": 1,
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ]
         *     }
         */
        AutomationStart: {
            /**
             * Format: int64
             * @description The action to begin with, as `listAutomationActions` shows it.
             */
            action_id: number;
            /**
             * Format: int64
             * @description The automation. It has to be active and to belong to the list.
             */
            automation_id: number;
            /** @description The ids of the contacts. */
            contacts: string[];
        };
        /**
         * AutomationStartResult
         * @description Which contacts were sent through an automation.
         * @example {
         *       "automation_id": 1,
         *       "action_id": 1,
         *       "success": [
         *         "a1b2c3d4e5"
         *       ],
         *       "error": {
         *         "already_in_queue": []
         *       }
         *     }
         */
        AutomationStartResult: {
            /**
             * Format: int64
             * @description The action that it begins with.
             */
            readonly action_id: number;
            /**
             * Format: int64
             * @description The automation.
             */
            readonly automation_id: number;
            /** @description The contacts that were not, by reason. An array without ids is empty. */
            error: {
                /** @description They wait for this action already. */
                already_in_queue: string[];
            };
            /** @description The contacts that were sent on their way. */
            success: string[];
        };
        /**
         * AutomationStatus
         * @description Only an active automation takes contacts and acts on them.
         * @example active
         * @enum {string}
         */
        AutomationStatus: "active" | "inactive";
        /**
         * BaseFieldUpdate
         * @description The members of a base field to change.
         * @example {
         *       "unique": true
         *     }
         */
        BaseFieldUpdate: {
            /** @description Whether no two contacts of the list may have the same value. */
            unique?: boolean;
        };
        /**
         * CallbackSecret
         * @description What signs the callbacks of the account.
         * @example {
         *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
         *     }
         */
        CallbackSecret: {
            /** @description The secret, in the form that libraries of Standard Webhooks take. */
            readonly secret: string;
        };
        /**
         * Campaign
         * @description A campaign of any channel.
         * @example {
         *       "id": 1,
         *       "campaign_hash": "c4mp41gn01",
         *       "status": "sent",
         *       "thumbnail": "",
         *       "channel": "email",
         *       "internal_name": "Spring sale",
         *       "list_id": 1,
         *       "title": "Spring is here",
         *       "created_by": 1,
         *       "processed_messages": 2,
         *       "created": "2026-03-03 14:05:00",
         *       "updated": "2026-03-04 10:00:00",
         *       "start_date": "2026-03-04 10:00:00",
         *       "end_date": "2026-03-04 10:00:04",
         *       "schedule_date": {
         *         "enabled": true,
         *         "date": "2026-03-04 10:00:00"
         *       }
         *     }
         */
        Campaign: {
            /**
             * Format: int64
             * @description The automation that it belongs to; left out for none.
             */
            automation_id?: number;
            /** @description The hash by which every operation names the campaign. */
            readonly campaign_hash: string;
            channel: components["schemas"]["CampaignChannel"];
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The user who made it; left out when a key without a user did.
             */
            created_by?: number;
            end_date?: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The group of campaigns that it belongs to; left out for none.
             */
            group_id?: number;
            /**
             * Format: int64
             * @description The number of the campaign in the account.
             */
            readonly id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is sent to.
             */
            list_id: number;
            /**
             * Format: int64
             * @description Messages that have left the queue so far, whatever became of them.
             */
            processed_messages: number;
            /** @description Whether the send has a time of its own, and which. */
            schedule_date: {
                date?: components["schemas"]["DateTime"];
                /** @description False when the send was not put off. */
                enabled: boolean;
            };
            start_date?: components["schemas"]["DateTime"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Address of a small picture of the content; empty when there is none. */
            thumbnail: string;
            /** @description What recipients see first; for an email its subject. */
            title: string;
            updated: components["schemas"]["DateTime"];
        };
        /**
         * CampaignChannel
         * @description The channel through which a campaign goes out.
         * @example email
         * @enum {string}
         */
        CampaignChannel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
        /**
         * CampaignGroup
         * @description A group to sort campaigns by.
         * @example {
         *       "group_id": 1,
         *       "name": "Spring 2026"
         *     }
         */
        CampaignGroup: {
            /**
             * Format: int64
             * @description The id of the group.
             */
            readonly group_id: number;
            /** @description The name of the group. */
            name: string;
        };
        /**
         * CampaignGroupPage
         * @description A page of campaign groups.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "group_id": 1,
         *           "name": "Spring 2026"
         *         }
         *       ]
         *     }
         */
        CampaignGroupPage: {
            /** @description The groups of this page. */
            items: components["schemas"]["CampaignGroup"][];
            /**
             * Format: int64
             * @description How many groups match, on all pages.
             */
            total_items: number;
        };
        /**
         * CampaignGroupWrite
         * @description The name of a group of campaigns.
         * @example {
         *       "name": "Spring 2026"
         *     }
         */
        CampaignGroupWrite: {
            /** @description The name of the group; no other group of the account may have it. */
            name: string;
        };
        /**
         * CampaignHash
         * @description The hash of the campaign that was created or changed.
         * @example {
         *       "campaign_hash": "c4mp41gn01"
         *     }
         */
        CampaignHash: {
            /** @description The hash by which every operation names the campaign. */
            readonly campaign_hash: string;
        };
        /**
         * CampaignMessageUpdate
         * @description The text to change. The kind of content stays.
         * @example {
         *       "message": "Hello {{ first_name }}, only until Sunday: https://shop.example.com/spring"
         *     }
         */
        CampaignMessageUpdate: {
            /** @description The text. */
            message?: string;
        };
        /**
         * CampaignPage
         * @description A page of campaigns.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "id": 1,
         *           "campaign_hash": "c4mp41gn01",
         *           "status": "sent",
         *           "thumbnail": "",
         *           "channel": "email",
         *           "internal_name": "Spring sale",
         *           "list_id": 1,
         *           "title": "Spring is here",
         *           "created_by": 1,
         *           "processed_messages": 2,
         *           "created": "2026-03-03 14:05:00",
         *           "updated": "2026-03-04 10:00:00",
         *           "start_date": "2026-03-04 10:00:00",
         *           "end_date": "2026-03-04 10:00:04",
         *           "schedule_date": {
         *             "enabled": true,
         *             "date": "2026-03-04 10:00:00"
         *           }
         *         }
         *       ]
         *     }
         */
        CampaignPage: {
            /** @description The campaigns of this page. */
            items: components["schemas"]["Campaign"][];
            /**
             * Format: int64
             * @description How many campaigns match, on all pages.
             */
            total_items: number;
        };
        /**
         * CampaignStatus
         * @description A draft can still be changed. A queued campaign waits for its time, a sending one is under way, a sent one has done its work.
         * @example sent
         * @enum {string}
         */
        CampaignStatus: "draft" | "canceled" | "queued" | "paused" | "sending" | "sent";
        /**
         * CampaignTemplate
         * @description A stored template of the same channel. Its text is copied when the campaign is created.
         * @example {
         *       "type": "template",
         *       "template_id": 1
         *     }
         */
        CampaignTemplate: {
            /**
             * Format: int64
             * @description The id of the template.
             */
            template_id: number;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "template";
        };
        /**
         * CampaignText
         * @description The text stands in the request.
         * @example {
         *       "type": "text",
         *       "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
         *     }
         */
        CampaignText: {
            /** @description The text. */
            message: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
        };
        /**
         * CampaignTextContent
         * @description What a push or text message says: a text of the request, or a stored template. The text may hold `{{ field }}`, which becomes the value of the recipient.
         * @example {
         *       "type": "text",
         *       "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
         *     }
         */
        CampaignTextContent: components["schemas"]["CampaignText"] | components["schemas"]["CampaignTemplate"];
        /**
         * CartContact
         * @description Whose cart or order it is: a contact by its id, or values by which the contact is found or made.
         * @example {
         *       "base": {
         *         "contact_id": "a1b2c3d4e5"
         *       }
         *     }
         */
        CartContact: {
            base?: components["schemas"]["CartContactBase"];
            /** @description Values for extra fields of the list. */
            extra?: components["schemas"]["ExtraValue"][];
        };
        /**
         * CartContactBase
         * @description The base fields of the contact of a cart or an order.
         * @example {
         *       "first_name": "Ana",
         *       "last_name": "Silva",
         *       "email": "ana@example.com",
         *       "cellphone": "351-910000001"
         *     }
         */
        CartContactBase: {
            /** @description The day of birth, `YYYY-MM-DD`, or empty. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone?: string;
            /** @description The id of a contact that is there. The other members are then not needed. */
            contact_id?: string;
            /** @description The email address. */
            email?: string;
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contact. Empty means en.
             * @default en
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them. */
            phone?: string;
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The status of a contact that is new.
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * CartCreate
         * @description A cart as it is now.
         * @example {
         *       "cart_id": "cart_1001",
         *       "cart_total": 15.92,
         *       "contact": {
         *         "base": {
         *           "first_name": "Ana",
         *           "last_name": "Silva",
         *           "email": "ana@example.com",
         *           "cellphone": "351-910000001"
         *         }
         *       },
         *       "products": [
         *         {
         *           "product_identifier": "TSHIRT-RED-M",
         *           "name": "T-shirt, red, M",
         *           "price": 15.92
         *         }
         *       ]
         *     }
         */
        CartCreate: {
            /** @description The id of the cart in the shop. Send it again to change the cart; without it the cart is a new one each time. */
            cart_id?: string;
            /**
             * Format: double
             * @description What the cart costs in all.
             */
            cart_total?: number;
            contact?: components["schemas"]["CartContact"];
            /** @description What is in it. An empty array empties the cart. */
            products?: components["schemas"]["CartProduct"][];
        };
        /**
         * CartProduct
         * @description A product in a cart.
         * @example {
         *       "product_identifier": "TSHIRT-RED-M",
         *       "name": "T-shirt, red, M",
         *       "price": 15.92
         *     }
         */
        CartProduct: {
            /** @description The brand. */
            brand?: string;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories?: string[];
            /** @description Properties beyond these. */
            custom_attributes?: components["schemas"]["ProductAttributeWrite"][];
            /** @description A text about it. */
            description?: string;
            /** @description The European Article Number. */
            ean?: string;
            /** @description The Global Trade Item Number. */
            gtin?: string;
            /** @description The address of a picture. */
            image_link?: string;
            /** @description The address of its page. */
            link?: string;
            /** @description The number that its manufacturer gave it. */
            mpn?: string;
            /** @description The name. */
            name?: string;
            /**
             * Format: double
             * @description The price of one, in the currency of the catalog.
             * @default 0
             */
            price?: number;
            /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
            product_identifier?: string;
            /** @description The identifiers of products that go with it. */
            related_products?: string[];
            /**
             * Format: double
             * @description The reduced price of one; 0 when it is not reduced.
             * @default 0
             */
            sale_price?: number;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku?: string;
            /** @description The Universal Product Code. */
            upc?: string;
        };
        /**
         * Catalog
         * @description A collection of products in one language and one currency.
         * @example {
         *       "catalog_id": 1,
         *       "title": "Spring collection",
         *       "language": "en",
         *       "currency": "eur",
         *       "created": "2026-03-03 08:00:00",
         *       "updated": "2026-03-03 08:00:00"
         *     }
         */
        Catalog: {
            /**
             * Format: int64
             * @description The id of the catalog.
             */
            readonly catalog_id: number;
            created: components["schemas"]["DateTime"];
            /** @description The currency of its prices, for instance `eur`. */
            currency: string;
            /** @description The language of its texts, for instance `en`. */
            language: string;
            /** @description The title. */
            title: string;
            updated: components["schemas"]["DateTime"];
        };
        /**
         * CatalogCreate
         * @description What a new catalog needs.
         * @example {
         *       "title": "Spring collection",
         *       "language": "en",
         *       "currency": "eur"
         *     }
         */
        CatalogCreate: {
            /** @description The currency of its prices, for instance `eur`. */
            currency: string;
            /** @description The language of its texts, for instance `en`. */
            language: string;
            /** @description The title. */
            title: string;
        };
        /**
         * CatalogPage
         * @description The catalogs of the account, all on one page.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "catalog_id": 1,
         *           "title": "Spring collection",
         *           "language": "en",
         *           "currency": "eur",
         *           "created": "2026-03-03 08:00:00",
         *           "updated": "2026-03-03 08:00:00"
         *         }
         *       ]
         *     }
         */
        CatalogPage: {
            /** @description All catalogs of the account. */
            items: components["schemas"]["Catalog"][];
            /**
             * Format: int64
             * @description How many catalogs the account has.
             */
            total_items: number;
        };
        /**
         * CellphoneSender
         * @description A name or a number that text messages come from.
         * @example {
         *       "sender_id": 2,
         *       "cellphone": "SHOP",
         *       "type": "alpha_numeric",
         *       "status": "active"
         *     }
         */
        CellphoneSender: {
            /** @description The name, or country code and number with a dash between them. */
            cellphone: string;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            readonly sender_id: number;
            status: components["schemas"]["SenderStatus"];
            type: components["schemas"]["CellphoneSenderType"];
        };
        /**
         * CellphoneSenderCreate
         * @description What a new cellphone sender needs.
         * @example {
         *       "type": "alpha_numeric",
         *       "cellphone": "SHOP",
         *       "file": "JVBERi0xLjQK"
         *     }
         */
        CellphoneSenderCreate: components["schemas"]["CellphoneSenderCreateName"] | components["schemas"]["CellphoneSenderCreateNumber"];
        /**
         * CellphoneSenderCreateName
         * @description A name that text messages come from.
         * @example {
         *       "type": "alpha_numeric",
         *       "cellphone": "SHOP",
         *       "file": "JVBERi0xLjQK"
         *     }
         */
        CellphoneSenderCreateName: {
            /** @description The name. Many networks show 11 characters at most. */
            cellphone: string;
            /** @description A document in Base64 which shows that you may use the sender, read by the people who moderate. It is never returned. */
            file: string;
            /**
             * @description The kind of sender. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "alpha_numeric";
        };
        /**
         * CellphoneSenderCreateNumber
         * @description A number that text messages come from.
         * @example {
         *       "type": "numeric",
         *       "cellphone": "351-910000009",
         *       "file": "JVBERi0xLjQK"
         *     }
         */
        CellphoneSenderCreateNumber: {
            /** @description Country code and number with a dash between them. */
            cellphone: string;
            /** @description A document in Base64 which shows that you may use the sender, read by the people who moderate. It is never returned. */
            file: string;
            /**
             * @description The kind of sender. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "numeric";
        };
        /**
         * CellphoneSenderList
         * @description A page of cellphone senders.
         * @example {
         *       "items": [
         *         {
         *           "sender_id": 2,
         *           "cellphone": "SHOP",
         *           "type": "alpha_numeric",
         *           "status": "active"
         *         }
         *       ]
         *     }
         */
        CellphoneSenderList: {
            /** @description The senders of this page. */
            items: components["schemas"]["CellphoneSender"][];
        };
        /**
         * CellphoneSenderType
         * @description Whether text messages come from a name or from a number.
         * @example alpha_numeric
         * @enum {string}
         */
        CellphoneSenderType: "alpha_numeric" | "numeric";
        /**
         * ChannelStatus
         * @description An inactive address is left out of every send.
         * @example active
         * @enum {string}
         */
        ChannelStatus: "active" | "inactive";
        /**
         * Cname
         * @description A domain name of yours that stands in links instead of the one of the platform.
         * @example {
         *       "cname_id": 1,
         *       "value": "links.shop.example.com",
         *       "status": "verified"
         *     }
         */
        Cname: {
            /**
             * Format: int64
             * @description The id of the cname.
             */
            readonly cname_id: number;
            status: components["schemas"]["CnameStatus"];
            /** @description The domain name. */
            value: string;
        };
        /**
         * CnameCreate
         * @description What a new cname needs.
         * @example {
         *       "value": "links.shop.example.com"
         *     }
         */
        CnameCreate: {
            /** @description The domain name, without protocol and path. Let its DNS entry lead to the platform. */
            value: string;
        };
        /**
         * CnamePage
         * @description All cnames of the account.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "cname_id": 1,
         *           "value": "links.shop.example.com",
         *           "status": "verified"
         *         }
         *       ]
         *     }
         */
        CnamePage: {
            /** @description The cnames of the account. */
            items: components["schemas"]["Cname"][];
            /**
             * Format: int64
             * @description How many cnames the account has.
             */
            total_items: number;
        };
        /**
         * CnameStatus
         * @description A recent name has not been looked up yet. After that it is verified, unverified while DNS has no entry for it, invalid when the entry leads elsewhere, or private when it leads to an address inside a network. Only a verified one is used.
         * @example verified
         * @enum {string}
         */
        CnameStatus: "verified" | "unverified" | "recent" | "invalid" | "private";
        /**
         * ConnectedSite
         * @description A website that the account has connected.
         * @example {
         *       "domain": "shop.example.com",
         *       "list_id": 1,
         *       "code": "<script async src=\"https://localhost:8443/sites/shop.example.com.js\"></script>",
         *       "features": [
         *         {
         *           "track_and_engage": {
         *             "enabled": true
         *           },
         *           "on_site_message": {
         *             "enabled": false,
         *             "items": []
         *           },
         *           "popup_forms": {
         *             "enabled": true,
         *             "items": [
         *               {
         *                 "internal_name": "Spring",
         *                 "form_id": 1
         *               }
         *             ]
         *           },
         *           "whatsapp": {
         *             "enabled": false,
         *             "items": []
         *           },
         *           "web_push": {
         *             "enabled": true,
         *             "items": [
         *               {
         *                 "internal_name": "Shop",
         *                 "site_id": 1,
         *                 "app_code": "wp4f2a9c"
         *               }
         *             ]
         *           },
         *           "embed_forms": {
         *             "enabled": true,
         *             "items": [
         *               {
         *                 "internal_name": "Footer",
         *                 "form_id": 2,
         *                 "form_hash": "f0rm02"
         *               }
         *             ]
         *           }
         *         }
         *       ]
         *     }
         */
        ConnectedSite: {
            /** @description The script to put into every page of the site. */
            readonly code: string;
            /** @description The domain of the site, without protocol and path. */
            domain: string;
            /** @description What the site does, in one object. */
            features: components["schemas"]["ConnectedSiteFeatures"][];
            /**
             * Format: int64
             * @description The list that visitors are looked up in and added to; left out when there is none.
             */
            list_id?: number;
        };
        /**
         * ConnectedSiteCreate
         * @description The site to connect.
         * @example {
         *       "domain": "shop.example.com",
         *       "list_id": 1
         *     }
         */
        ConnectedSiteCreate: {
            /** @description The domain of the site, without protocol and path. */
            domain: string;
            /**
             * Format: int64
             * @description The list that visitors are looked up in and added to.
             */
            list_id?: number;
        };
        /**
         * ConnectedSiteEmbedForms
         * @description Forms that stand in the pages of a site.
         * @example {
         *       "enabled": true,
         *       "items": [
         *         {
         *           "internal_name": "Footer",
         *           "form_id": 2,
         *           "form_hash": "f0rm02"
         *         }
         *       ]
         *     }
         */
        ConnectedSiteEmbedForms: {
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description What is shown; empty when it is off. */
            items: {
                /** @description The hash that the code in the page names the form by. */
                form_hash: string;
                /**
                 * Format: int64
                 * @description The id of the form.
                 */
                form_id: number;
                /** @description The name that only the account sees. */
                internal_name: string;
            }[];
        };
        /**
         * ConnectedSiteFeatures
         * @description What a connected site does for its visitors. All six are always there.
         * @example {
         *       "track_and_engage": {
         *         "enabled": true
         *       },
         *       "on_site_message": {
         *         "enabled": false,
         *         "items": []
         *       },
         *       "popup_forms": {
         *         "enabled": true,
         *         "items": [
         *           {
         *             "internal_name": "Spring",
         *             "form_id": 1
         *           }
         *         ]
         *       },
         *       "whatsapp": {
         *         "enabled": false,
         *         "items": []
         *       },
         *       "web_push": {
         *         "enabled": true,
         *         "items": [
         *           {
         *             "internal_name": "Shop",
         *             "site_id": 1,
         *             "app_code": "wp4f2a9c"
         *           }
         *         ]
         *       },
         *       "embed_forms": {
         *         "enabled": true,
         *         "items": [
         *           {
         *             "internal_name": "Footer",
         *             "form_id": 2,
         *             "form_hash": "f0rm02"
         *           }
         *         ]
         *       }
         *     }
         */
        ConnectedSiteFeatures: {
            embed_forms: components["schemas"]["ConnectedSiteEmbedForms"];
            on_site_message: components["schemas"]["ConnectedSiteForms"];
            popup_forms: components["schemas"]["ConnectedSiteForms"];
            /** @description Visits and goals. */
            track_and_engage: {
                /** @description Whether it is on. */
                enabled: boolean;
            };
            web_push: components["schemas"]["ConnectedSiteWebPush"];
            whatsapp: components["schemas"]["ConnectedSiteForms"];
        };
        /**
         * ConnectedSiteForms
         * @description A feature that shows forms on a site.
         * @example {
         *       "enabled": true,
         *       "items": [
         *         {
         *           "internal_name": "Spring",
         *           "form_id": 1
         *         }
         *       ]
         *     }
         */
        ConnectedSiteForms: {
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description What is shown; empty when it is off. */
            items: {
                /**
                 * Format: int64
                 * @description The id of the form.
                 */
                form_id: number;
                /** @description The name that only the account sees. */
                internal_name: string;
            }[];
        };
        /**
         * ConnectedSiteItem
         * @description A connected site, in short.
         * @example {
         *       "domain": "shop.example.com",
         *       "list_id": 1
         *     }
         */
        ConnectedSiteItem: {
            /** @description The domain of the site, without protocol and path. */
            domain: string;
            /**
             * Format: int64
             * @description The list that visitors are looked up in and added to; left out when there is none.
             */
            list_id?: number;
        };
        /**
         * ConnectedSitePage
         * @description All sites of the account.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "domain": "shop.example.com",
         *           "list_id": 1
         *         }
         *       ]
         *     }
         */
        ConnectedSitePage: {
            /** @description The sites of the account. */
            items: components["schemas"]["ConnectedSiteItem"][];
            /**
             * Format: int64
             * @description How many sites the account has connected.
             */
            total_items: number;
        };
        /**
         * ConnectedSiteWebPush
         * @description Web push on a site.
         * @example {
         *       "enabled": true,
         *       "items": [
         *         {
         *           "internal_name": "Shop",
         *           "site_id": 1,
         *           "app_code": "wp4f2a9c"
         *         }
         *       ]
         *     }
         */
        ConnectedSiteWebPush: {
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description What is shown; empty when it is off. */
            items: {
                /** @description The code that the script of the site names it by. */
                readonly app_code: string;
                /** @description The name that only the account sees. */
                internal_name: string;
                /**
                 * Format: int64
                 * @description The id of the webpush site.
                 */
                site_id: number;
            }[];
        };
        /**
         * Consent
         * @description The legal ground on which the contact is written to; `consent` for a new one.
         * @example any
         * @enum {string}
         */
        Consent: "any" | "consent" | "contract" | "legitimate_interest" | "none" | "protect_vital_interests" | "public_interests" | "required_by_law" | "withdrawn";
        /**
         * Contact
         * @description A contact of a list.
         * @example {
         *       "base": {
         *         "contact_id": "a1b2c3d4e5",
         *         "status": "active",
         *         "consent": "consent",
         *         "consent_date": "2026-03-02 09:20:00",
         *         "subscription_method": "api",
         *         "subscription_date": "2026-03-02 09:20:00",
         *         "subscription_form": 0,
         *         "unsubscription_method": "",
         *         "unsubscription_reason": "",
         *         "unsubscription_observation": "",
         *         "change_date": "2026-03-02",
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "email_status": "active",
         *         "cellphone": "351-910000001",
         *         "cellphone_status": "active",
         *         "phone": "",
         *         "phone_status": "active",
         *         "push_token_android": [],
         *         "push_token_ios": []
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "format": "text",
         *           "value": "Lisboa"
         *         }
         *       ],
         *       "tags": [
         *         1
         *       ]
         *     }
         */
        Contact: {
            base: components["schemas"]["ContactBase"];
            /** @description The extra fields that have a value. */
            extra: components["schemas"]["ContactExtra"][];
            /** @description The ids of the attached tags. */
            readonly tags: number[];
        };
        /**
         * ContactActivityReportActivities
         * @description The activities that a report of contact activity shows. What is left out is not shown.
         * @example {
         *       "opens": true,
         *       "clicks": true,
         *       "subscription": true,
         *       "unsubscribe": true
         *     }
         */
        ContactActivityReportActivities: {
            /**
             * @description Whether to show events of automations.
             * @default false
             */
            automation_event?: boolean;
            /**
             * @description Whether to show cellphones switched off.
             * @default false
             */
            cellphone_field_disable?: boolean;
            /**
             * @description Whether to show cellphones switched on.
             * @default false
             */
            cellphone_field_enable?: boolean;
            /**
             * @description Whether to show changes of the consent.
             * @default false
             */
            change_consent?: boolean;
            /**
             * @description Whether to show clicks.
             * @default false
             */
            clicks?: boolean;
            /**
             * @description Whether to show conversions.
             * @default false
             */
            conversion?: boolean;
            /**
             * @description Whether to show confirmed changes of the contact.
             * @default false
             */
            double_optedit?: boolean;
            /**
             * @description Whether to show requests to confirm a subscription.
             * @default false
             */
            double_optin?: boolean;
            /**
             * @description Whether to show repeated requests to confirm a subscription.
             * @default false
             */
            double_optin_resend?: boolean;
            /**
             * @description Whether to show changes of the contact.
             * @default false
             */
            edit_subscription?: boolean;
            /**
             * @description Whether to show email addresses switched off.
             * @default false
             */
            email_field_disable?: boolean;
            /**
             * @description Whether to show email addresses switched on.
             * @default false
             */
            email_field_enable?: boolean;
            /**
             * @description Whether to show hard bounces of emails.
             * @default false
             */
            email_hard_bounce?: boolean;
            /**
             * @description Whether to show emails sent.
             * @default false
             */
            email_send?: boolean;
            /**
             * @description Whether to show soft bounces of emails.
             * @default false
             */
            email_soft_bounce?: boolean;
            /**
             * @description Whether to show reports as spam.
             * @default false
             */
            email_spam_complaint?: boolean;
            /**
             * @description Whether to show likes on Facebook.
             * @default false
             */
            facebook_like?: boolean;
            /**
             * @description Whether to show contacts that were forgotten.
             * @default false
             */
            forget_subscription?: boolean;
            /**
             * @description Whether to show opened invitations.
             * @default false
             */
            invitation_open?: boolean;
            /**
             * @description Whether to show invitations sent.
             * @default false
             */
            invitation_send?: boolean;
            /**
             * @description Whether to show opened emails.
             * @default false
             */
            opens?: boolean;
            /**
             * @description Whether to show phones switched off.
             * @default false
             */
            phone_field_disable?: boolean;
            /**
             * @description Whether to show phones switched on.
             * @default false
             */
            phone_field_enable?: boolean;
            /**
             * @description Whether to show push messages that were dismissed.
             * @default false
             */
            push_canceled?: boolean;
            /**
             * @description Whether to show push messages delivered.
             * @default false
             */
            push_delivered?: boolean;
            /**
             * @description Whether to show push messages that failed.
             * @default false
             */
            push_error?: boolean;
            /**
             * @description Whether to show opened push messages.
             * @default false
             */
            push_open?: boolean;
            /**
             * @description Whether to show push messages received by the device.
             * @default false
             */
            push_received?: boolean;
            /**
             * @description Whether to show push messages sent.
             * @default false
             */
            push_send?: boolean;
            /**
             * @description Whether to show unsubscriptions from push.
             * @default false
             */
            push_unsubscription?: boolean;
            /**
             * @description Whether to show recommendations to others.
             * @default false
             */
            recommends?: boolean;
            /**
             * @description Whether to show replies to emails.
             * @default false
             */
            reply_to_email?: boolean;
            /**
             * @description Whether to show repeated subscriptions.
             * @default false
             */
            resubscription?: boolean;
            /**
             * @description Whether to show delivery answers of SMS.
             * @default false
             */
            sms_report?: boolean;
            /**
             * @description Whether to show SMS sent.
             * @default false
             */
            sms_send?: boolean;
            /**
             * @description Whether to show shares on social networks.
             * @default false
             */
            social_share?: boolean;
            /**
             * @description Whether to show subscriptions.
             * @default false
             */
            subscription?: boolean;
            /**
             * @description Whether to show unsubscriptions by the contact.
             * @default false
             */
            unsubscribe?: boolean;
            /**
             * @description Whether to show unsubscriptions by the API.
             * @default false
             */
            unsubscribe_api?: boolean;
            /**
             * @description Whether to show unsubscriptions by a user.
             * @default false
             */
            unsubscribe_manual?: boolean;
            /**
             * @description Whether to show reasons given for leaving.
             * @default false
             */
            unsubscribe_reason?: boolean;
            /**
             * @description Whether to show results of calls.
             * @default false
             */
            voice_report?: boolean;
            /**
             * @description Whether to show calls made.
             * @default false
             */
            voice_send?: boolean;
            /**
             * @description Whether to show web push messages that bounced.
             * @default false
             */
            web_push_bounce?: boolean;
            /**
             * @description Whether to show clicks in web push messages.
             * @default false
             */
            web_push_click?: boolean;
            /**
             * @description Whether to show web push messages delivered.
             * @default false
             */
            web_push_delivered?: boolean;
            /**
             * @description Whether to show opened web push messages.
             * @default false
             */
            web_push_open?: boolean;
            /**
             * @description Whether to show web push messages sent.
             * @default false
             */
            web_push_send?: boolean;
            /**
             * @description Whether to show subscriptions to web push.
             * @default false
             */
            web_push_subscription?: boolean;
            /**
             * @description Whether to show unsubscriptions from web push.
             * @default false
             */
            web_push_unsubscription?: boolean;
        };
        /**
         * ContactActivityReportColumns
         * @description The columns of a report of contact activity. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "contact_activities": {
         *         "opens": true,
         *         "clicks": true,
         *         "subscription": true,
         *         "unsubscribe": true
         *       }
         *     }
         */
        ContactActivityReportColumns: {
            contact_activities?: components["schemas"]["ContactActivityReportActivities"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
        };
        /**
         * ContactActivityReportRequest
         * @description What a report of contact activity shall hold.
         * @example {
         *       "title": "Activity of March",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "lists": [
         *         1
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "contact_activities": {
         *           "opens": true,
         *           "clicks": true,
         *           "subscription": true,
         *           "unsubscribe": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        ContactActivityReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            columns?: components["schemas"]["ContactActivityReportColumns"];
            /** @description The ids of the lists that it covers, three at most. */
            lists: number[];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * ContactAdvertising
         * @description The ids that advertising networks gave to the click.
         * @example {
         *       "gclid": "Cj0KCQiA"
         *     }
         */
        ContactAdvertising: {
            /** @description The id of a click on a Facebook advertisement. */
            fbclid?: string;
            /** @description The id of a click on a Google advertisement. */
            gclid?: string;
            /** @description The id of a click on a Microsoft advertisement. */
            msclkid?: string;
        };
        /**
         * ContactBase
         * @description The base fields of a contact. A text without a value is empty, a date without one is left out.
         * @example {
         *       "contact_id": "a1b2c3d4e5",
         *       "status": "active",
         *       "consent": "consent",
         *       "consent_date": "2026-03-02 09:20:00",
         *       "subscription_method": "api",
         *       "subscription_date": "2026-03-02 09:20:00",
         *       "subscription_form": 0,
         *       "unsubscription_method": "",
         *       "unsubscription_reason": "",
         *       "unsubscription_observation": "",
         *       "change_date": "2026-03-02",
         *       "first_name": "Ana",
         *       "last_name": "Silva",
         *       "birth_date": "1990-05-17",
         *       "language": "pt",
         *       "email": "ana@example.com",
         *       "email_status": "active",
         *       "cellphone": "351-910000001",
         *       "cellphone_status": "active",
         *       "phone": "",
         *       "phone_status": "active",
         *       "push_token_android": [],
         *       "push_token_ios": []
         *     }
         */
        ContactBase: {
            /**
             * Format: date
             * @description The day of birth.
             */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone: string;
            cellphone_status: components["schemas"]["ChannelStatus"];
            /**
             * Format: date
             * @description The day of the last change; at first the day on which the contact was made.
             */
            change_date: string;
            consent: components["schemas"]["Consent"];
            consent_date?: components["schemas"]["DateTime"];
            /** @description The id of the contact. */
            readonly contact_id: string;
            /** @description The email address. */
            email: string;
            email_status: components["schemas"]["ChannelStatus"];
            /** @description The first name. */
            first_name: string;
            language: components["schemas"]["Language"];
            /** @description The last name. */
            last_name: string;
            /** @description The phone, country code and number with a dash between them. */
            phone: string;
            phone_status: components["schemas"]["ChannelStatus"];
            /** @description Tokens of Android apps. */
            push_token_android: components["schemas"]["PushToken"][];
            /** @description Tokens of iOS apps. */
            push_token_ios: components["schemas"]["PushToken"][];
            status: components["schemas"]["ContactStatus"];
            subscription_date: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The form through which the contact came; 0 for none.
             */
            subscription_form: number;
            /**
             * @description The way in which the contact came to the list.
             * @enum {string}
             */
            subscription_method: "manual" | "form" | "imported" | "referral" | "api";
            unsubscription_date?: components["schemas"]["DateTime"];
            /**
             * @description The way in which the contact left; empty while it has not.
             * @enum {string}
             */
            unsubscription_method: "manual" | "form" | "unsubscribe_link" | "bounce" | "api" | "";
            /** @description What was noted when the contact left. */
            unsubscription_observation: string;
            /**
             * @description Why the contact left; empty when unknown.
             * @enum {string}
             */
            unsubscription_reason: "not_interested" | "lack_of_time" | "email_address_change" | "spam" | "other" | "";
        };
        /**
         * ContactCreate
         * @description A new contact. Members left out stay empty.
         * @example {
         *       "base": {
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "cellphone": "351-910000001"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Lisboa"
         *         }
         *       ]
         *     }
         */
        ContactCreate: {
            advertising?: components["schemas"]["ContactAdvertising"];
            base?: components["schemas"]["ContactCreateBase"];
            /** @description Values for extra fields of the list. */
            extra?: components["schemas"]["ExtraValue"][];
            referrer?: components["schemas"]["ContactReferrer"];
            utm?: components["schemas"]["ContactUtm"];
        };
        /**
         * ContactCreateBase
         * @description The base fields of a new contact.
         * @example {
         *       "first_name": "Ana",
         *       "last_name": "Silva",
         *       "birth_date": "1990-05-17",
         *       "language": "pt",
         *       "email": "ana@example.com",
         *       "cellphone": "351-910000001"
         *     }
         */
        ContactCreateBase: {
            /** @description The day of birth, `YYYY-MM-DD`, or empty. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them, or empty. */
            cellphone?: string;
            /** @description The email address, or empty. */
            email?: string;
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contact. Empty means en.
             * @default en
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them, or empty. */
            phone?: string;
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The status to begin with.
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * ContactDetail
         * @description A contact with what is known of the messages sent to it.
         * @example {
         *       "base": {
         *         "contact_id": "a1b2c3d4e5",
         *         "status": "active",
         *         "consent": "consent",
         *         "consent_date": "2026-03-02 09:20:00",
         *         "subscription_method": "api",
         *         "subscription_date": "2026-03-02 09:20:00",
         *         "subscription_form": 0,
         *         "unsubscription_method": "",
         *         "unsubscription_reason": "",
         *         "unsubscription_observation": "",
         *         "change_date": "2026-03-02",
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "email_status": "active",
         *         "cellphone": "351-910000001",
         *         "cellphone_status": "active",
         *         "phone": "",
         *         "phone_status": "active",
         *         "push_token_android": [],
         *         "push_token_ios": []
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "format": "text",
         *           "value": "Lisboa"
         *         }
         *       ],
         *       "tags": [
         *         1
         *       ],
         *       "email_stats": {
         *         "sent": 1,
         *         "opens": 2,
         *         "clicks": 1,
         *         "soft_bounces": 0,
         *         "hard_bounces": 0,
         *         "forwards": 0,
         *         "conversions": 0,
         *         "social_actions": 0,
         *         "last_send_date": "2026-03-04 10:00:03",
         *         "last_open_date": "2026-03-04 10:12:41",
         *         "last_click_date": "2026-03-04 10:13:05",
         *         "last_open_country": "Portugal",
         *         "last_open_region": "Lisboa",
         *         "last_open_city": "Lisboa"
         *       },
         *       "sms_stats": {
         *         "sent": 0,
         *         "delivered": 0
         *       },
         *       "push_stats": {
         *         "sent": 0,
         *         "delivered": 0,
         *         "not_delivered": 0,
         *         "views": 0,
         *         "clicks": 0
         *       },
         *       "webpush_stats": {
         *         "sent": 0,
         *         "delivered": 0,
         *         "clicks": 0,
         *         "bounces": 0
         *       },
         *       "voice_stats": {
         *         "sent": 0,
         *         "answered": 0
         *       },
         *       "traffic_stats": {
         *         "utm": {
         *           "utm_source": "partner",
         *           "utm_medium": "banner",
         *           "utm_campaign": "spring",
         *           "utm_content": "",
         *           "utm_term": ""
         *         },
         *         "referrer": {
         *           "referrer": "https://partner.example.com/"
         *         },
         *         "advertising": {
         *           "gclid": "",
         *           "msclkid": "",
         *           "fbclid": ""
         *         }
         *       }
         *     }
         */
        ContactDetail: {
            base: components["schemas"]["ContactBase"];
            email_stats: components["schemas"]["ContactEmailStats"];
            /** @description The extra fields that have a value. */
            extra: components["schemas"]["ContactExtra"][];
            push_stats: components["schemas"]["ContactPushStats"];
            sms_stats: components["schemas"]["ContactSmsStats"];
            /** @description The ids of the attached tags. */
            readonly tags: number[];
            traffic_stats: components["schemas"]["ContactTrafficStats"];
            voice_stats: components["schemas"]["ContactVoiceStats"];
            webpush_stats: components["schemas"]["ContactWebpushStats"];
        };
        /**
         * ContactEmailStats
         * @description The emails sent to one contact, counted. What never happened is left out.
         * @example {
         *       "sent": 1,
         *       "opens": 2,
         *       "clicks": 1,
         *       "soft_bounces": 0,
         *       "hard_bounces": 0,
         *       "forwards": 0,
         *       "conversions": 0,
         *       "social_actions": 0,
         *       "last_send_date": "2026-03-04 10:00:03",
         *       "last_open_date": "2026-03-04 10:12:41",
         *       "last_click_date": "2026-03-04 10:13:05",
         *       "last_open_country": "Portugal",
         *       "last_open_region": "Lisboa",
         *       "last_open_city": "Lisboa"
         *     }
         */
        ContactEmailStats: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Goals reached after a click.
             */
            conversions: number;
            /**
             * Format: int64
             * @description Emails that the contact passed on.
             */
            forwards: number;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            last_click_date?: components["schemas"]["DateTime"];
            /** @description The city of the last open. */
            last_open_city?: string;
            /** @description The country of the last open. */
            last_open_country?: string;
            last_open_date?: components["schemas"]["DateTime"];
            /** @description The region of the last open. */
            last_open_region?: string;
            last_send_date?: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sent: number;
            /**
             * Format: int64
             * @description Likes and shares.
             */
            social_actions: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
        };
        /**
         * ContactExport
         * @description What to export, and how.
         * @example {
         *       "format": "csv",
         *       "segments": [
         *         "saved_1"
         *       ],
         *       "fields": [
         *         "email",
         *         "first_name",
         *         "1"
         *       ],
         *       "include_tags": true,
         *       "include_stats": false,
         *       "callback_url": "https://shop.example.com/hooks/export"
         *     }
         */
        ContactExport: {
            /**
             * Format: uri
             * @description The http or https address to which the platform posts the address of the file, which `getOperation` shows as well.
             */
            callback_url?: string;
            /** @description The ids of the fields to export, in this order; those of extra fields written as text. Without this member, or with none in it, all fields are. */
            fields?: string[];
            /**
             * @description The format of the file, in UTF-8.
             * @enum {string}
             */
            format: "csv" | "xml";
            /**
             * @description Whether it is exported how many messages each contact got and what it did with them, as `getContact` counts it.
             * @default false
             */
            include_stats?: boolean;
            /**
             * @description Whether the names of the tags of each contact are exported.
             * @default false
             */
            include_tags?: boolean;
            /** @description The ids of segments; a contact that is in one of them is exported. Only segments of the type `saved` can be used. Without this member, or with none in it, the whole list is exported, removed contacts included. */
            segments?: string[];
        };
        /**
         * ContactExportResult
         * @description Where the file of an export is.
         * @example {
         *       "file": "https://localhost:8443/files/k5Zb0yTq"
         *     }
         */
        ContactExportResult: {
            /**
             * Format: uri
             * @description The address of the file.
             */
            file: string;
        };
        /**
         * ContactExtra
         * @description The value of an extra field of a contact. `format` tells what the value looks like.
         * @example {
         *       "field_id": 1,
         *       "format": "text",
         *       "value": "Lisboa"
         *     }
         */
        ContactExtra: components["schemas"]["ContactExtraDate"] | components["schemas"]["ContactExtraText"] | components["schemas"]["ContactExtraCellphone"] | components["schemas"]["ContactExtraPhone"] | components["schemas"]["ContactExtraNumber"] | components["schemas"]["ContactExtraEmail"] | components["schemas"]["ContactExtraOptions"];
        /**
         * ContactExtraCellphone
         * @description The value of an extra field that holds another cellphone.
         * @example {
         *       "field_id": 4,
         *       "format": "cellphone",
         *       "value": "351-910000002",
         *       "status": "active"
         *     }
         */
        ContactExtraCellphone: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "cellphone";
            status: components["schemas"]["ChannelStatus"];
            /** @description Country code and number with a dash between them. */
            value: string;
        };
        /**
         * ContactExtraDate
         * @description The value of an extra field that holds a day.
         * @example {
         *       "field_id": 2,
         *       "format": "date",
         *       "value": "2026-05-01"
         *     }
         */
        ContactExtraDate: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "date";
            /**
             * Format: date
             * @description The day, `YYYY-MM-DD`.
             */
            value: string;
        };
        /**
         * ContactExtraEmail
         * @description The value of an extra field that holds another email address.
         * @example {
         *       "field_id": 7,
         *       "format": "email",
         *       "value": "ana.silva@example.org",
         *       "status": "active"
         *     }
         */
        ContactExtraEmail: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "email";
            status: components["schemas"]["ChannelStatus"];
            /** @description The address. */
            value: string;
        };
        /**
         * ContactExtraNumber
         * @description The value of an extra field that holds a number, written as text so that no digit is lost.
         * @example {
         *       "field_id": 6,
         *       "format": "number",
         *       "value": "100"
         *     }
         */
        ContactExtraNumber: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "number";
            /** @description The digits. */
            value: string;
        };
        /**
         * ContactExtraOptions
         * @description The value of an extra field that holds a choice among the options of the field.
         * @example {
         *       "field_id": 8,
         *       "format": "options",
         *       "value": [
         *         1
         *       ]
         *     }
         */
        ContactExtraOptions: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "options";
            /** @description The ids of the chosen options. */
            value: number[];
        };
        /**
         * ContactExtraPhone
         * @description The value of an extra field that holds another phone.
         * @example {
         *       "field_id": 5,
         *       "format": "phone",
         *       "value": "351-210000001",
         *       "status": "active"
         *     }
         */
        ContactExtraPhone: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "phone";
            status: components["schemas"]["ChannelStatus"];
            /** @description Country code and number with a dash between them. */
            value: string;
        };
        /**
         * ContactExtraText
         * @description The value of an extra field that holds a text.
         * @example {
         *       "field_id": 1,
         *       "format": "text",
         *       "value": "Lisboa"
         *     }
         */
        ContactExtraText: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "text";
            /** @description The text. */
            value: string;
        };
        /**
         * ContactForget
         * @description The contacts to forget.
         * @example {
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ]
         *     }
         */
        ContactForget: {
            /** @description The ids of the contacts, 1,000 at most. */
            contacts: string[];
        };
        /**
         * ContactImport
         * @description Contacts to bring into a list at once, in `contacts` or in a `file`. For a single one use `createContact`.
         * @example {
         *       "mode": "update",
         *       "compare_field": "email",
         *       "contacts": [
         *         {
         *           "base": {
         *             "first_name": "Ana",
         *             "last_name": "Silva",
         *             "email": "ana@example.com",
         *             "cellphone": "351-910000001"
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "value": "Lisboa"
         *             }
         *           ]
         *         },
         *         {
         *           "base": {
         *             "first_name": "Rui",
         *             "last_name": "Costa",
         *             "email": "rui@example.com"
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "value": "Porto"
         *             }
         *           ]
         *         }
         *       ],
         *       "force_empty": false,
         *       "notify": [
         *         1
         *       ],
         *       "callback_url": "https://shop.example.com/hooks/import"
         *     }
         */
        ContactImport: components["schemas"]["ContactImportContacts"] | components["schemas"]["ContactImportFile"];
        /**
         * ContactImportBase
         * @description The base fields of a contact of an import. A value that is not well formed does not refuse the import: its contact counts as invalid in the result.
         * @example {
         *       "first_name": "Rui",
         *       "last_name": "Costa",
         *       "email": "rui@example.com"
         *     }
         */
        ContactImportBase: {
            /** @description The day of birth, `YYYY-MM-DD`. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone?: string;
            /** @description The email address. */
            email?: string;
            /** @description The first name. */
            first_name?: string;
            /** @description The language of the contact, one of pt, en, es, br, fr and de. */
            language?: string;
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them. */
            phone?: string;
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The status of a contact that is new.
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * ContactImportColumn
         * @description A column of a file and the field that it fills.
         * @example {
         *       "field_id": "email",
         *       "column_name": "E-mail"
         *     }
         */
        ContactImportColumn: {
            /** @description The name of the column, as it stands in the first line. */
            column_name: string;
            /** @description The field; the id of an extra field is written as text. A field of the format `options` takes options with semicolons between them, each by its id or by its text in any language, in upper or lower case (M-310). */
            field_id: string;
        };
        /**
         * ContactImportContacts
         * @description Contacts that stand in the request.
         * @example {
         *       "mode": "add",
         *       "compare_field": "email",
         *       "contacts": [
         *         {
         *           "base": {
         *             "email": "ana@example.com"
         *           }
         *         },
         *         {
         *           "base": {
         *             "email": "rui@example.com"
         *           }
         *         }
         *       ]
         *     }
         */
        ContactImportContacts: {
            /**
             * Format: uri
             * @description The http or https address that gets the result when the import has ended.
             */
            callback_url?: string;
            /** @description The id of a unique field. Its value tells whether a contact is new. */
            compare_field: string;
            /** @description The contacts, two at least. */
            contacts: components["schemas"]["ContactImportItem"][];
            /**
             * @description Whether an empty value erases what is stored. Otherwise empty values are passed over.
             * @default false
             */
            force_empty?: boolean;
            mode: components["schemas"]["ContactImportMode"];
            /** @description The ids of the users to tell when the import has ended. */
            notify?: number[];
            /** @description The tags that each contact gets that the import adds or changes, besides those that it has. */
            tags?: number[];
        };
        /**
         * ContactImportCsv
         * @description A CSV file in UTF-8 whose first line has the names of its columns. It is fetched once, in the background, and has 256 MiB at most.
         * @example {
         *       "url": "https://shop.example.com/exports/contacts.csv",
         *       "field_mapping": [
         *         {
         *           "field_id": "email",
         *           "column_name": "E-mail"
         *         },
         *         {
         *           "field_id": "first_name",
         *           "column_name": "First name"
         *         }
         *       ],
         *       "separator": "\"",
         *       "delimiter": ";"
         *     }
         */
        ContactImportCsv: {
            /**
             * @description The character between two columns.
             * @default ,
             */
            delimiter?: string;
            /** @description Which column fills which field, the field to compare by among them. Columns that are not named are passed over. */
            field_mapping: components["schemas"]["ContactImportColumn"][];
            /**
             * @description The character around a text that holds a delimiter or a line break.
             * @default "
             */
            separator?: string;
            /**
             * Format: uri
             * @description The http or https address of the file.
             */
            url: string;
        };
        /**
         * ContactImportFile
         * @description Contacts in a CSV file that the platform fetches, row by row.
         * @example {
         *       "mode": "update",
         *       "compare_field": "email",
         *       "file": {
         *         "url": "https://shop.example.com/exports/contacts.csv",
         *         "field_mapping": [
         *           {
         *             "field_id": "email",
         *             "column_name": "E-mail"
         *           },
         *           {
         *             "field_id": "first_name",
         *             "column_name": "First name"
         *           },
         *           {
         *             "field_id": "1",
         *             "column_name": "City"
         *           }
         *         ],
         *         "separator": "\"",
         *         "delimiter": ";"
         *       },
         *       "callback_url": "https://shop.example.com/hooks/import"
         *     }
         */
        ContactImportFile: {
            /**
             * Format: uri
             * @description The http or https address that gets the result when the import has ended.
             */
            callback_url?: string;
            /** @description The id of a unique field. Its value tells whether a contact is new. */
            compare_field: string;
            file: components["schemas"]["ContactImportCsv"];
            /**
             * @description Whether an empty value erases what is stored. Otherwise empty values are passed over.
             * @default false
             */
            force_empty?: boolean;
            mode: components["schemas"]["ContactImportMode"];
            /** @description The ids of the users to tell when the import has ended. */
            notify?: number[];
            /** @description The tags that each contact gets that the import adds or changes, besides those that it has. */
            tags?: number[];
        };
        /**
         * ContactImportItem
         * @description One contact of an import.
         * @example {
         *       "base": {
         *         "first_name": "Rui",
         *         "last_name": "Costa",
         *         "email": "rui@example.com"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Porto"
         *         }
         *       ]
         *     }
         */
        ContactImportItem: {
            base?: components["schemas"]["ContactImportBase"];
            /** @description Values for extra fields of the list. */
            extra?: components["schemas"]["ExtraValue"][];
            referrer?: components["schemas"]["ContactReferrer"];
            utm?: components["schemas"]["ContactUtm"];
        };
        /**
         * ContactImportMode
         * @description What to do with a contact that the list has already: `add` leaves it as it is, `update` writes the given values over its own; both create the contacts that are new. `update_only` writes over what is there and creates nobody.
         * @example update
         * @enum {string}
         */
        ContactImportMode: "add" | "update" | "update_only";
        /**
         * ContactMassUpdateBase
         * @description The base fields that all chosen contacts get. An empty text erases the value.
         * @example {
         *       "language": "pt"
         *     }
         */
        ContactMassUpdateBase: {
            /** @description The day of birth, `YYYY-MM-DD`, or empty. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them, or empty. */
            cellphone?: string;
            cellphone_status?: components["schemas"]["ChannelStatus"];
            consent?: components["schemas"]["Consent"];
            /** @description The email address, or empty. */
            email?: string;
            email_status?: components["schemas"]["ChannelStatus"];
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contacts. Empty means en again.
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them, or empty. */
            phone?: string;
            phone_status?: components["schemas"]["ChannelStatus"];
            /**
             * @description The new status. With `removed` the contacts are unsubscribed by the method api.
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * ContactPage
         * @description A page of contacts.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "base": {
         *             "contact_id": "a1b2c3d4e5",
         *             "status": "active",
         *             "consent": "consent",
         *             "consent_date": "2026-03-02 09:20:00",
         *             "subscription_method": "api",
         *             "subscription_date": "2026-03-02 09:20:00",
         *             "subscription_form": 0,
         *             "unsubscription_method": "",
         *             "unsubscription_reason": "",
         *             "unsubscription_observation": "",
         *             "change_date": "2026-03-02",
         *             "first_name": "Ana",
         *             "last_name": "Silva",
         *             "birth_date": "1990-05-17",
         *             "language": "pt",
         *             "email": "ana@example.com",
         *             "email_status": "active",
         *             "cellphone": "351-910000001",
         *             "cellphone_status": "active",
         *             "phone": "",
         *             "phone_status": "active",
         *             "push_token_android": [],
         *             "push_token_ios": []
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "format": "text",
         *               "value": "Lisboa"
         *             }
         *           ],
         *           "tags": [
         *             1
         *           ]
         *         }
         *       ]
         *     }
         */
        ContactPage: {
            /** @description The contacts of this page. */
            items: components["schemas"]["Contact"][];
            /**
             * Format: int64
             * @description How many contacts match, on all pages.
             */
            total_items: number;
        };
        /**
         * ContactPushStats
         * @description The push messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0,
         *       "not_delivered": 0,
         *       "views": 0,
         *       "clicks": 0
         *     }
         */
        ContactPushStats: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Messages that a device received.
             */
            delivered: number;
            last_view_date?: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description Messages that no device received.
             */
            not_delivered: number;
            /**
             * Format: int64
             * @description Messages sent.
             */
            sent: number;
            /**
             * Format: int64
             * @description Messages that the contact opened.
             */
            views: number;
        };
        /**
         * ContactRef
         * @description The id of the contact that was created or changed.
         * @example {
         *       "contact_id": "a1b2c3d4e5"
         *     }
         */
        ContactRef: {
            /** @description The id of the contact. */
            readonly contact_id: string;
        };
        /**
         * ContactReferrer
         * @description The page before the subscription.
         * @example {
         *       "referrer": "https://partner.example.com/"
         *     }
         */
        ContactReferrer: {
            /** @description The address of the page. */
            referrer?: string;
        };
        /**
         * ContactSearchResult
         * @description The contacts that have the searched address, in all lists.
         * @example {
         *       "items": [
         *         {
         *           "contact_id": "a1b2c3d4e5",
         *           "list_id": 1
         *         }
         *       ]
         *     }
         */
        ContactSearchResult: {
            /** @description One entry for each list that knows the address. */
            items: {
                /** @description The id of the contact. */
                contact_id: string;
                /**
                 * Format: int64
                 * @description The list of the contact.
                 */
                list_id: number;
            }[];
        };
        /**
         * ContactSmsStats
         * @description The text messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0
         *     }
         */
        ContactSmsStats: {
            /**
             * Format: int64
             * @description Messages that the network reported as delivered.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Messages sent.
             */
            sent: number;
        };
        /**
         * ContactStatus
         * @description Only an active contact is written to. A removed one unsubscribed; an unconfirmed one has not answered the request to confirm.
         * @example active
         * @enum {string}
         */
        ContactStatus: "active" | "inactive" | "removed" | "unconfirmed";
        /**
         * ContactsUpdate
         * @description The same values for many contacts.
         * @example {
         *       "type": "contacts",
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ],
         *       "base": {
         *         "language": "pt"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Porto"
         *         }
         *       ]
         *     }
         */
        ContactsUpdate: components["schemas"]["ContactsUpdateContacts"] | components["schemas"]["ContactsUpdateSegment"] | components["schemas"]["ContactsUpdateAll"];
        /**
         * ContactsUpdateAll
         * @description Values for every contact of the list that is not removed.
         * @example {
         *       "type": "all",
         *       "base": {
         *         "consent": "legitimate_interest"
         *       }
         *     }
         */
        ContactsUpdateAll: {
            base?: components["schemas"]["ContactMassUpdateBase"];
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "all";
        };
        /**
         * ContactsUpdateContacts
         * @description Values for single contacts of the list.
         * @example {
         *       "type": "contacts",
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ],
         *       "base": {
         *         "language": "pt"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Porto"
         *         }
         *       ]
         *     }
         */
        ContactsUpdateContacts: {
            base?: components["schemas"]["ContactMassUpdateBase"];
            /** @description The ids of the contacts. */
            contacts: string[];
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contacts";
        };
        /**
         * ContactsUpdateSegment
         * @description Values for the contacts of a segment.
         * @example {
         *       "type": "segment",
         *       "segment_id": "saved_1",
         *       "base": {
         *         "language": "pt"
         *       }
         *     }
         */
        ContactsUpdateSegment: {
            base?: components["schemas"]["ContactMassUpdateBase"];
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
            /** @description The segment of the list. A contact is meant that is in it when its turn comes. */
            segment_id: string;
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "segment";
        };
        /**
         * ContactTagging
         * @description A tag and the contacts that it is for: by `contacts` alone, by `segment_id`, or by `field_id` with values in `contacts`.
         * @example {
         *       "tag_id": 1,
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ]
         *     }
         */
        ContactTagging: components["schemas"]["ContactTaggingContacts"] | components["schemas"]["ContactTaggingSegment"] | components["schemas"]["ContactTaggingField"];
        /**
         * ContactTaggingContacts
         * @description A tag, and contacts by their ids.
         * @example {
         *       "tag_id": 1,
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ]
         *     }
         */
        ContactTaggingContacts: {
            /** @description The ids of the contacts. */
            contacts: string[];
            /**
             * Format: int64
             * @description The tag.
             */
            tag_id: number;
        };
        /**
         * ContactTaggingField
         * @description A tag, and contacts by the value of a field.
         * @example {
         *       "tag_id": 1,
         *       "field_id": "email",
         *       "contacts": [
         *         "ana@example.com"
         *       ]
         *     }
         */
        ContactTaggingField: {
            /** @description The values, at most 1,000 of a field that is not unique. Every contact that has one of them is meant; values that nobody has are passed over. */
            contacts: string[];
            /** @description The field whose values are given, of any format but `options`; the id of an extra field is written as text. */
            field_id: string;
            /**
             * Format: int64
             * @description The tag.
             */
            tag_id: number;
        };
        /**
         * ContactTaggingSegment
         * @description A tag, and contacts by their segment.
         * @example {
         *       "tag_id": 1,
         *       "segment_id": "saved_1"
         *     }
         */
        ContactTaggingSegment: {
            /** @description The segment of the list; its contacts of this moment are meant. */
            segment_id: string;
            /**
             * Format: int64
             * @description The tag.
             */
            tag_id: number;
        };
        /**
         * ContactTarget
         * @description The contacts that an action is for.
         * @example {
         *       "type": "all"
         *     }
         */
        ContactTarget: components["schemas"]["ContactTargetAll"] | components["schemas"]["ContactTargetContacts"];
        /**
         * ContactTargetAll
         * @description Every contact of the list that is not removed.
         * @example {
         *       "type": "all"
         *     }
         */
        ContactTargetAll: {
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "all";
        };
        /**
         * ContactTargetContacts
         * @description Single contacts of the list. Removed ones are passed over.
         * @example {
         *       "type": "contacts",
         *       "contacts": [
         *         "a1b2c3d4e5"
         *       ]
         *     }
         */
        ContactTargetContacts: {
            /** @description The ids of the contacts. */
            contacts: string[];
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contacts";
        };
        /**
         * ContactTrafficStats
         * @description Where the contact came from, as given when it was created. What was not given is empty.
         * @example {
         *       "utm": {
         *         "utm_source": "partner",
         *         "utm_medium": "banner",
         *         "utm_campaign": "spring",
         *         "utm_content": "",
         *         "utm_term": ""
         *       },
         *       "referrer": {
         *         "referrer": "https://partner.example.com/"
         *       },
         *       "advertising": {
         *         "gclid": "",
         *         "msclkid": "",
         *         "fbclid": ""
         *       }
         *     }
         */
        ContactTrafficStats: {
            /** @description The ids that advertising networks gave to the click. */
            advertising: {
                /** @description The id of a click on a Facebook advertisement. */
                fbclid: string;
                /** @description The id of a click on a Google advertisement. */
                gclid: string;
                /** @description The id of a click on a Microsoft advertisement. */
                msclkid: string;
            };
            /** @description The page before the subscription. */
            referrer: {
                /** @description The address of the page. */
                referrer: string;
            };
            /** @description The tags of the campaign that led to the subscription. */
            utm: {
                /** @description The name of the campaign. */
                utm_campaign: string;
                /** @description Tells several advertisements apart. */
                utm_content: string;
                /** @description The kind of advertisement. */
                utm_medium: string;
                /** @description The site or partner. */
                utm_source: string;
                /** @description The words that were searched for. */
                utm_term: string;
            };
        };
        /**
         * ContactUpdate
         * @description The members of a contact to change; those left out stay as they are.
         * @example {
         *       "base": {
         *         "last_name": "Sousa",
         *         "phone": ""
         *       }
         *     }
         */
        ContactUpdate: {
            base?: components["schemas"]["ContactUpdateBase"];
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
        };
        /**
         * ContactUpdateBase
         * @description The base fields to change. An empty text erases the value.
         * @example {
         *       "last_name": "Sousa",
         *       "phone": ""
         *     }
         */
        ContactUpdateBase: {
            /** @description The day of birth, `YYYY-MM-DD`, or empty. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them, or empty. */
            cellphone?: string;
            cellphone_status?: components["schemas"]["ChannelStatus"];
            consent?: components["schemas"]["Consent"];
            /** @description The email address, or empty. */
            email?: string;
            email_status?: components["schemas"]["ChannelStatus"];
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contact. Empty means en again.
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them, or empty. */
            phone?: string;
            phone_status?: components["schemas"]["ChannelStatus"];
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The new status. To remove a contact, unsubscribe it.
             * @enum {string}
             */
            status?: "active" | "inactive" | "unconfirmed";
        };
        /**
         * ContactUpdateByField
         * @description A contact, named by a value of its own, and the members to change.
         * @example {
         *       "compare_field": {
         *         "field_id": "email",
         *         "value": "ana@example.com"
         *       },
         *       "base": {
         *         "last_name": "Sousa"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Porto"
         *         }
         *       ]
         *     }
         */
        ContactUpdateByField: {
            base?: components["schemas"]["ContactUpdateBase"];
            /** @description Which contact is meant. */
            compare_field: {
                /** @description The id of a unique field; that of an extra field is written as text. */
                field_id: string;
                /** @description The value that the contact has in it, in any form that the field takes. The case of an email does not matter. */
                value: string;
            };
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
        };
        /**
         * ContactUtm
         * @description The tags of the campaign that led to the subscription.
         * @example {
         *       "utm_source": "partner",
         *       "utm_medium": "banner",
         *       "utm_campaign": "spring"
         *     }
         */
        ContactUtm: {
            /** @description The name of the campaign. */
            utm_campaign?: string;
            /** @description Tells several advertisements apart. */
            utm_content?: string;
            /** @description The kind of advertisement. */
            utm_medium?: string;
            /** @description The site or partner. */
            utm_source?: string;
            /** @description The words that were searched for. */
            utm_term?: string;
        };
        /**
         * ContactVoiceStats
         * @description The calls made to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "answered": 0
         *     }
         */
        ContactVoiceStats: {
            /**
             * Format: int64
             * @description Calls that were answered.
             */
            answered: number;
            /**
             * Format: int64
             * @description Calls made.
             */
            sent: number;
        };
        /**
         * ContactWebpushStats
         * @description The web push messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0,
         *       "clicks": 0,
         *       "bounces": 0
         *     }
         */
        ContactWebpushStats: {
            /**
             * Format: int64
             * @description Messages that no browser took.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Messages that a browser received.
             */
            delivered: number;
            last_bounce_date?: components["schemas"]["DateTime"];
            last_click_date?: components["schemas"]["DateTime"];
            last_delivery_date?: components["schemas"]["DateTime"];
            last_send_date?: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description Messages sent.
             */
            sent: number;
        };
        /**
         * Country
         * @description A country, its currency and its phone code.
         * @example {
         *       "country": 1,
         *       "name": "Portugal",
         *       "iso_code": "PT",
         *       "currency": "EUR",
         *       "country_code": "351"
         *     }
         */
        Country: {
            /**
             * Format: int64
             * @description The number of the country.
             */
            country: number;
            /** @description The digits that its phone numbers begin with. */
            country_code: string;
            /** @description Three letters as in ISO 4217. */
            currency: string;
            /** @description Two letters as in ISO 3166. */
            iso_code: string;
            /** @description The English name. */
            name: string;
        };
        /**
         * CountryPage
         * @description All countries that match.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "country": 1,
         *           "name": "Portugal",
         *           "iso_code": "PT",
         *           "currency": "EUR",
         *           "country_code": "351"
         *         }
         *       ]
         *     }
         */
        CountryPage: {
            /** @description The countries that match. */
            items: components["schemas"]["Country"][];
            /**
             * Format: int64
             * @description How many countries match.
             */
            total_items: number;
        };
        /**
         * CreateCampaignGroupConflict
         * @description What stands against the request.
         */
        CreateCampaignGroupConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description There is one with this name already. */
                name_already_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateCellphoneSenderConflict
         * @description What stands against the request.
         */
        CreateCellphoneSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has a sender with this address already. */
                sender_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateCnameConflict
         * @description What stands against the request.
         */
        CreateCnameConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account has this domain already. */
                cname_exists?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateContactConflict
         * @description What stands against the request.
         */
        CreateContactConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The ids of the contacts that have the value. */
                contacts?: string[];
                /** @description The id of the field, or the name of a base field. */
                field_id?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The value belongs to another contact. */
                unique_field_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateEmailSenderConflict
         * @description What stands against the request.
         */
        CreateEmailSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has a sender with this address already. */
                sender_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateListConflict
         * @description What stands against the request.
         */
        CreateListConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has as many lists as it may have. */
                list_limit_reached?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreatePhoneSenderConflict
         * @description What stands against the request.
         */
        CreatePhoneSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has a sender with this address already. */
                sender_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateProductConflict
         * @description What stands against the request.
         */
        CreateProductConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The catalog has a product with this identifier already. */
                product_already_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateSegmentConflict
         * @description What stands against the request.
         */
        CreateSegmentConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The list has a segment with this name already. */
                segment_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateTagConflict
         * @description What stands against the request.
         */
        CreateTagConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has a tag with this name already. */
                tag_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateWebhookConflict
         * @description What stands against the request.
         */
        CreateWebhookConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description There is a webhook like this one already. */
                webhook_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * CreateWebpushSiteConflict
         * @description What stands against the request.
         */
        CreateWebpushSiteConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description There is one with this name already. */
                name_already_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DateTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
         * @example 2026-03-02 09:15:00
         */
        DateTime: string;
        /**
         * DeleteAutomationConflict
         * @description What stands against the request.
         */
        DeleteAutomationConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Contacts are on their way through the automation. */
                automation_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteCampaignConflict
         * @description What stands against the request.
         */
        DeleteCampaignConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The campaign is under way; delete it when that is over. */
                campaign_in_progress?: string;
                /** @description The campaign was sent within the last 30 days. */
                campaign_sent_last_30_days?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteCampaignGroupConflict
         * @description What stands against the request.
         */
        DeleteCampaignGroupConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The campaign is under way; delete it when that is over. */
                campaign_in_progress?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteCellphoneSenderConflict
         * @description What stands against the request.
         */
        DeleteCellphoneSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
                sender_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteEmailSenderConflict
         * @description What stands against the request.
         */
        DeleteEmailSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
                sender_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteExtraFieldConflict
         * @description What stands against the request.
         */
        DeleteExtraFieldConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Segments, forms, webhooks or campaigns under way use the field. Take it out of them first. */
                field_in_use?: string;
                /** @description The ids of the segments, forms and webhooks, and the hashes of the campaigns. */
                field_in_use_data?: {
                    /** @description The hashes of the campaigns. */
                    campaigns: string[];
                    /** @description The ids of the forms. */
                    forms: number[];
                    /** @description The ids of the segments. */
                    segments: number[];
                    /** @description The ids of the webhooks. */
                    webhooks: number[];
                };
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteListConflict
         * @description What stands against the request.
         */
        DeleteListConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Automations use the list. */
                has_automations?: string;
                /** @description A campaign was sent to the list within the last thirty days. */
                has_campaigns_last_thirty_days?: string;
                /** @description A push app belongs to the list. */
                has_push_app?: string;
                /** @description Operations on the list have not ended yet. Wait for them or cancel them. */
                has_queued_operations?: string;
                /** @description A web push site belongs to the list. */
                has_web_push_site?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeletePhoneSenderConflict
         * @description What stands against the request.
         */
        DeletePhoneSenderConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
                sender_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteSegmentConflict
         * @description What stands against the request.
         */
        DeleteSegmentConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description A campaign in the queue uses the segment. */
                has_queued_campaigns?: string;
                /** @description Only segments of the type saved can be changed or deleted. */
                invalid_segment_type?: string;
                /** @description Automations use the segment. */
                used_in_automations?: string;
                /** @description Recurring messages use the segment. */
                used_in_recurring_messages?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteSuppressionEntryConflict
         * @description What stands against the request.
         */
        DeleteSuppressionEntryConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The entry cannot be removed. */
                unremovable_entry?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteTagConflict
         * @description What stands against the request.
         */
        DeleteTagConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Segments, automations or campaigns in the queue use the tag. */
                tag_in_use?: string;
                /** @description What uses the tag. */
                tag_in_use_data?: {
                    /** @description The hashes of the campaigns. */
                    campaigns: string[];
                    /** @description The ids of the segments. */
                    segments: string[];
                };
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * DeleteUserConflict
         * @description What stands against the request.
         */
        DeleteUserConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The last administrator of an account cannot be deleted. */
                last_admin?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * EmailBouncesReportColumns
         * @description The columns of a report of email bounces. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "bounce_date": true,
         *         "bounce_type": true,
         *         "bounce_detail": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "group": false,
         *         "channel": false,
         *         "type": false,
         *         "sender": true
         *       }
         *     }
         */
        EmailBouncesReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportCampaignFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["EmailBouncesReportStats"];
        };
        /**
         * EmailBouncesReportOptions
         * @description Whom to tell of a report, and which rows it has.
         * @example {
         *       "include_unopens": false,
         *       "notify": [
         *         1
         *       ],
         *       "grouping": "by_contact"
         *     }
         */
        EmailBouncesReportOptions: {
            /** @default by_campaign */
            grouping?: components["schemas"]["AdvancedReportGrouping"];
            /**
             * @description Whether contacts who did not open the email get a row as well.
             * @default false
             */
            include_unopens?: boolean;
            /** @description The ids of the users to tell when the report has ended. */
            notify?: number[];
        };
        /**
         * EmailBouncesReportRequest
         * @description What a report of email bounces shall hold.
         * @example {
         *       "title": "Spring sale, bounces",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "specific",
         *           "data": [
         *             "c4mp41gn01"
         *           ]
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "bounce_date": true,
         *           "bounce_type": true,
         *           "bounce_detail": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "group": false,
         *           "channel": false,
         *           "type": false,
         *           "sender": true
         *         }
         *       },
         *       "options": {
         *         "include_unopens": false,
         *         "notify": [
         *           1
         *         ],
         *         "grouping": "by_contact"
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        EmailBouncesReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["EmailBouncesReportColumns"];
            options?: components["schemas"]["EmailBouncesReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * EmailBouncesReportStats
         * @description What a report of bounces shows of each bounce. What is left out is not shown.
         * @example {
         *       "bounce_date": true,
         *       "bounce_type": true,
         *       "bounce_detail": true
         *     }
         */
        EmailBouncesReportStats: {
            /**
             * @description Whether to show when the email bounced.
             * @default false
             */
            bounce_date?: boolean;
            /**
             * @description Whether to show what the receiving server said.
             * @default false
             */
            bounce_detail?: boolean;
            /**
             * @description Whether to show whether the bounce was hard or soft.
             * @default false
             */
            bounce_type?: boolean;
        };
        /**
         * EmailCampaignCreate
         * @description What a new email campaign needs.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Spring sale",
         *       "subject": "Spring is here",
         *       "content": {
         *         "type": "html",
         *         "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *         "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *         "snippet": "20 % off until Sunday"
         *       },
         *       "sender_id": 1
         *     }
         */
        EmailCampaignCreate: {
            content: components["schemas"]["EmailContent"];
            header_footer?: components["schemas"]["HeaderFooter"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is for.
             */
            list_id: number;
            /**
             * Format: int64
             * @description The email sender that gets the replies. Without it, the one that it comes from.
             */
            reply_to?: number;
            /**
             * Format: int64
             * @description The email sender that it comes from. It has to be active when the campaign is sent.
             */
            sender_id: number;
            /** @description The subject. Without it, the internal name. */
            subject?: string;
        };
        /**
         * EmailCampaignSend
         * @description To whom an email campaign goes, and when.
         * @example {
         *       "list_id": 1,
         *       "segments": {
         *         "type": "none"
         *       },
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        EmailCampaignSend: {
            /**
             * @description The field that holds the address, `email` or the id of an extra field of the format email.
             * @default email
             */
            destination_field?: string;
            limit_hour?: components["schemas"]["LimitHour"];
            /**
             * Format: int64
             * @description The list to send to.
             */
            list_id: number;
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["EmailSendSegment"];
            /**
             * @description Whether an address that several contacts share gets the email only once.
             * @default false
             */
            unique_contacts_only?: boolean;
        };
        /**
         * EmailCampaignUpdate
         * @description The members of an email campaign to change; those left out stay as they are.
         * @example {
         *       "subject": "Spring is here, and 20 % off"
         *     }
         */
        EmailCampaignUpdate: {
            content?: components["schemas"]["EmailContentUpdate"];
            header_footer?: components["schemas"]["HeaderFooter"];
            /** @description The name that only the account sees. */
            internal_name?: string;
            /**
             * Format: int64
             * @description The email sender that gets the replies.
             */
            reply_to?: number;
            /**
             * Format: int64
             * @description The email sender that it comes from.
             */
            sender_id?: number;
            /** @description The subject. */
            subject?: string;
        };
        /**
         * EmailClicksByContactReportColumns
         * @description The columns of a report of clicks by contact. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "clicks": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "url": true
         *       }
         *     }
         */
        EmailClicksByContactReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportClickFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["EmailClicksByContactReportStats"];
        };
        /**
         * EmailClicksByContactReportRequest
         * @description What a report of clicks by contact shall hold.
         * @example {
         *       "title": "Spring sale, clicks by contact",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "specific",
         *           "data": [
         *             "c4mp41gn01"
         *           ]
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "clicks": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "url": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        EmailClicksByContactReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["EmailClicksByContactReportColumns"];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * EmailClicksByContactReportStats
         * @description What a report of clicks shows of each contact. What is left out is not shown.
         * @example {
         *       "clicks": true
         *     }
         */
        EmailClicksByContactReportStats: {
            /**
             * @description Whether to show how often the contact clicked.
             * @default false
             */
            clicks?: boolean;
        };
        /**
         * EmailClicksByUrlReportColumns
         * @description The columns of a report of clicks by address. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "clicks": true,
         *         "unique_clicks": true,
         *         "click_rate_per_url": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "url": true
         *       }
         *     }
         */
        EmailClicksByUrlReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportUrlFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["EmailClicksByUrlReportStats"];
        };
        /**
         * EmailClicksByUrlReportRequest
         * @description What a report of clicks by address shall hold.
         * @example {
         *       "title": "Spring sale, clicks by address",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "specific",
         *           "data": [
         *             "c4mp41gn01"
         *           ]
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "clicks": true,
         *           "unique_clicks": true,
         *           "click_rate_per_url": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "url": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        EmailClicksByUrlReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["EmailClicksByUrlReportColumns"];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * EmailClicksByUrlReportStats
         * @description What a report of clicks shows of each address. What is left out is not shown.
         * @example {
         *       "clicks": true,
         *       "unique_clicks": true,
         *       "click_rate_per_url": true
         *     }
         */
        EmailClicksByUrlReportStats: {
            /**
             * @description Whether to show the share of the clicks of the campaign, in percent.
             * @default false
             */
            click_rate_per_url?: boolean;
            /**
             * @description Whether to show all clicks.
             * @default false
             */
            clicks?: boolean;
            /**
             * @description Whether to show how many contacts clicked.
             * @default false
             */
            unique_clicks?: boolean;
        };
        /**
         * EmailContent
         * @description What an email says, and where it comes from. Subject, body, plain text and snippet may hold `{{ field }}`, which becomes the value of the recipient.
         * @example {
         *       "type": "html",
         *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *       "snippet": "20 % off until Sunday"
         *     }
         */
        EmailContent: components["schemas"]["EmailContentHtml"] | components["schemas"]["EmailContentTemplate"] | components["schemas"]["EmailContentWebPage"] | components["schemas"]["EmailContentFile"];
        /**
         * EmailContentFile
         * @description An HTML file that travels in the request.
         * @example {
         *       "type": "file",
         *       "file": "PHA+SGVsbG88L3A+"
         *     }
         */
        EmailContentFile: {
            /** @description The file in Base64; its text is UTF-8. */
            file: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
        };
        /**
         * EmailContentHtml
         * @description The HTML stands in the request.
         * @example {
         *       "type": "html",
         *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *       "snippet": "20 % off until Sunday"
         *     }
         */
        EmailContentHtml: {
            /** @description The HTML. */
            body: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "html";
        };
        /**
         * EmailContentTemplate
         * @description A stored template. Those of the drag-and-drop builder are refused.
         * @example {
         *       "type": "template",
         *       "template_id": 1
         *     }
         */
        EmailContentTemplate: {
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * Format: int64
             * @description The id of the template.
             */
            template_id: number;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "template";
        };
        /**
         * EmailContentUpdate
         * @description The parts of an HTML content to change. The kind of content stays.
         * @example {
         *       "snippet": "Only until Sunday"
         *     }
         */
        EmailContentUpdate: {
            /** @description The HTML. */
            body?: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
        };
        /**
         * EmailContentWebPage
         * @description A page that is fetched once, when the campaign is created.
         * @example {
         *       "type": "web_page",
         *       "url": "https://shop.example.com/newsletter",
         *       "use_page_title": true
         *     }
         */
        EmailContentWebPage: {
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_page";
            /**
             * Format: uri
             * @description The http or https address of the page.
             */
            url: string;
            /**
             * @description Whether the title of the page becomes the subject.
             * @default false
             */
            use_page_title?: boolean;
        };
        /**
         * EmailEventsReportColumns
         * @description The columns of a report of email events. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "opens": true,
         *         "clicks": true,
         *         "complaints": true,
         *         "unsubscribes": true,
         *         "bounces": true,
         *         "forwards": true,
         *         "forwards_conversion": true,
         *         "fb_likes": true,
         *         "fb_shares": true,
         *         "tw_shares": true,
         *         "social_shares": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "url": true
         *       }
         *     }
         */
        EmailEventsReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportClickFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["EmailEventsReportStats"];
        };
        /**
         * EmailEventsReportOptions
         * @description Whom to tell of a report, and which rows it has.
         * @example {
         *       "include_unopens": true,
         *       "notify": [
         *         1
         *       ]
         *     }
         */
        EmailEventsReportOptions: {
            /**
             * @description Whether contacts who did not open the email get a row as well.
             * @default false
             */
            include_unopens?: boolean;
            /** @description The ids of the users to tell when the report has ended. */
            notify?: number[];
        };
        /**
         * EmailEventsReportRequest
         * @description What a report of email events shall hold.
         * @example {
         *       "title": "Spring sale, events",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "specific",
         *           "data": [
         *             "c4mp41gn01"
         *           ]
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "opens": true,
         *           "clicks": true,
         *           "complaints": true,
         *           "unsubscribes": true,
         *           "bounces": true,
         *           "forwards": true,
         *           "forwards_conversion": true,
         *           "fb_likes": true,
         *           "fb_shares": true,
         *           "tw_shares": true,
         *           "social_shares": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "url": true
         *         }
         *       },
         *       "options": {
         *         "include_unopens": true,
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        EmailEventsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["EmailEventsReportColumns"];
            options?: components["schemas"]["EmailEventsReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * EmailEventsReportStats
         * @description The events that a report counts for each contact. What is left out is not shown.
         * @example {
         *       "opens": true,
         *       "clicks": true,
         *       "complaints": true,
         *       "unsubscribes": true,
         *       "bounces": true,
         *       "forwards": true,
         *       "forwards_conversion": true,
         *       "fb_likes": true,
         *       "fb_shares": true,
         *       "tw_shares": true,
         *       "social_shares": true
         *     }
         */
        EmailEventsReportStats: {
            /**
             * @description Whether to show bounces, hard and soft.
             * @default false
             */
            bounces?: boolean;
            /**
             * @description Whether to show clicks.
             * @default false
             */
            clicks?: boolean;
            /**
             * @description Whether to show reports as spam.
             * @default false
             */
            complaints?: boolean;
            /**
             * @description Whether to show likes on Facebook.
             * @default false
             */
            fb_likes?: boolean;
            /**
             * @description Whether to show shares on Facebook.
             * @default false
             */
            fb_shares?: boolean;
            /**
             * @description Whether to show how often the email was recommended to others.
             * @default false
             */
            forwards?: boolean;
            /**
             * @description Whether to show subscriptions that followed from a recommendation.
             * @default false
             */
            forwards_conversion?: boolean;
            /**
             * @description Whether to show opens.
             * @default false
             */
            opens?: boolean;
            /**
             * @description Whether to show shares on all social networks.
             * @default false
             */
            social_shares?: boolean;
            /**
             * @description Whether to show shares on Twitter.
             * @default false
             */
            tw_shares?: boolean;
            /**
             * @description Whether to show unsubscriptions.
             * @default false
             */
            unsubscribes?: boolean;
        };
        /**
         * EmailReport
         * @description What became of an email campaign. A breakdown that was not asked for is left out.
         * @example {
         *       "campaign_hash": "c4mp41gn01",
         *       "overall": {
         *         "sends": 2,
         *         "opens": 3,
         *         "clicks": 1,
         *         "hard_bounces": 0,
         *         "soft_bounces": 0,
         *         "complaints": 0,
         *         "unsubscriptions": 1,
         *         "unique_opens": 2,
         *         "unique_clicks": 1
         *       },
         *       "date": [
         *         {
         *           "date": "2026-03-04",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "weekday": [
         *         {
         *           "weekday": "3",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "hour": [
         *         {
         *           "hour": "10",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "location": [
         *         {
         *           "location": "Lisboa",
         *           "region": "Lisboa",
         *           "country": "Portugal",
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "domain": [
         *         {
         *           "domain": "example.com",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "url": [
         *         {
         *           "url": "https://shop.example.com/spring",
         *           "clicks": 1
         *         }
         *       ],
         *       "reader": [
         *         {
         *           "reader": "Gmail",
         *           "type": "webmail",
         *           "opens": 3
         *         }
         *       ]
         *     }
         */
        EmailReport: {
            /** @description The hash of the campaign. */
            readonly campaign_hash: string;
            /** @description The counts by day. */
            date?: components["schemas"]["EmailReportDate"][];
            /** @description The counts by domain of the recipients. */
            domain?: components["schemas"]["EmailReportDomain"][];
            /** @description The counts by hour of the day. */
            hour?: components["schemas"]["EmailReportHour"][];
            /** @description The counts by place. */
            location?: components["schemas"]["EmailReportLocation"][];
            overall: components["schemas"]["EmailReportOverall"];
            /** @description The opens by mail program. */
            reader?: components["schemas"]["EmailReportReader"][];
            /** @description The clicks by address. */
            url?: components["schemas"]["EmailReportUrl"][];
            /** @description The counts by day of the week. */
            weekday?: components["schemas"]["EmailReportWeekday"][];
        };
        /**
         * EmailReportDate
         * @description The counts of one day.
         * @example {
         *       "date": "2026-03-04",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportDate: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /**
             * Format: date
             * @description The day, in UTC.
             */
            date: string;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sends: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
        };
        /**
         * EmailReportDomain
         * @description The counts of one domain of recipients.
         * @example {
         *       "domain": "example.com",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportDomain: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /** @description What stands behind the @. */
            domain: string;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sends: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
        };
        /**
         * EmailReportHour
         * @description The counts of one hour of the day.
         * @example {
         *       "hour": "10",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportHour: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /** @description The hour in UTC, two digits. */
            hour: string;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sends: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
        };
        /**
         * EmailReportLocation
         * @description The counts of one place. Where an email will be read is unknown when it is sent, so sends are not counted.
         * @example {
         *       "location": "Lisboa",
         *       "region": "Lisboa",
         *       "country": "Portugal",
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportLocation: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /** @description The country. */
            country: string;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /** @description The city. */
            location: string;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /** @description The region. */
            region: string;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
        };
        /**
         * EmailReportOverall
         * @description The counts of the whole campaign.
         * @example {
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1,
         *       "unique_opens": 2,
         *       "unique_clicks": 1
         *     }
         */
        EmailReportOverall: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sends: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who clicked a link.
             */
            unique_clicks: number;
            /**
             * Format: int64
             * @description Recipients who opened the email.
             */
            unique_opens: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
        };
        /**
         * EmailReportReader
         * @description The opens in one mail program.
         * @example {
         *       "reader": "Gmail",
         *       "type": "webmail",
         *       "opens": 3
         *     }
         */
        EmailReportReader: {
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /** @description The name of the program. */
            reader: string;
            /** @description The kind of the program, for instance webmail. */
            type: string;
        };
        /**
         * EmailReportUrl
         * @description The clicks on one address.
         * @example {
         *       "url": "https://shop.example.com/spring",
         *       "clicks": 1
         *     }
         */
        EmailReportUrl: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /** @description The address of the link. */
            url: string;
        };
        /**
         * EmailReportWeekday
         * @description The counts of one day of the week.
         * @example {
         *       "weekday": "3",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportWeekday: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Recipients who reported the email as spam.
             */
            complaints: number;
            /**
             * Format: int64
             * @description Emails whose address does not exist.
             */
            hard_bounces: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Emails sent.
             */
            sends: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            soft_bounces: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            unsubscriptions: number;
            /**
             * @description The day of the week, `0` for Sunday to `6` for Saturday.
             * @enum {string}
             */
            weekday: "0" | "1" | "2" | "3" | "4" | "5" | "6";
        };
        /**
         * EmailRssCampaignCreate
         * @description What a new email campaign with a feed needs.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Shop news",
         *       "subject": "New in the shop",
         *       "content": {
         *         "type": "html",
         *         "body": "{{FEEDBLOCK:https://shop.example.com/feed.xml}}{{FEEDITEMS:count=3}}<p><a href=\"{{FEEDITEM:LINK}}\">{{FEEDITEM:TITLE}}</a></p>{{ENDFEEDITEMS}}{{ENDFEEDBLOCK}}",
         *         "plain_text": "New in the shop: https://shop.example.com/news",
         *         "snippet": "New in the shop"
         *       },
         *       "sender_id": 1
         *     }
         */
        EmailRssCampaignCreate: {
            content: components["schemas"]["EmailRssContent"];
            header_footer?: components["schemas"]["HeaderFooter"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is for.
             */
            list_id: number;
            /**
             * Format: int64
             * @description The email sender that gets the replies. Without it, the one that it comes from.
             */
            reply_to?: number;
            /**
             * Format: int64
             * @description The email sender that it comes from. It has to be active whenever an issue goes out.
             */
            sender_id: number;
            /** @description The subject of every issue. Without it, the internal name. */
            subject?: string;
        };
        /**
         * EmailRssContent
         * @description The HTML that a feed fills. The markers are those of `createEmailRssCampaign`; other places may hold `{{ field }}`, which becomes the value of the recipient.
         * @example {
         *       "type": "html",
         *       "body": "{{FEEDBLOCK:https://shop.example.com/feed.xml}}{{FEEDITEMS:count=3}}<p><a href=\"{{FEEDITEM:LINK}}\">{{FEEDITEM:TITLE}}</a></p>{{ENDFEEDITEMS}}{{ENDFEEDBLOCK}}",
         *       "plain_text": "New in the shop: https://shop.example.com/news",
         *       "snippet": "New in the shop"
         *     }
         */
        EmailRssContent: {
            /** @description The HTML, with the markers of at least one feed. */
            body: string;
            /**
             * Format: uri
             * @description The http or https address of the RSS feed whose new items start a send. Without it, the first one that the body names.
             */
            feed?: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content; only HTML takes a feed.
             * @constant
             */
            type: "html";
        };
        /**
         * EmailSender
         * @description A name and an address that emails come from.
         * @example {
         *       "sender_id": 1,
         *       "name": "Shop",
         *       "email": "shop@example.com",
         *       "status": "active"
         *     }
         */
        EmailSender: {
            /**
             * Format: email
             * @description The address that emails come from.
             */
            email: string;
            /** @description The name that recipients see. */
            name: string;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            readonly sender_id: number;
            status: components["schemas"]["SenderStatus"];
        };
        /**
         * EmailSenderCreate
         * @description What a new email sender needs.
         * @example {
         *       "name": "Shop",
         *       "email": "shop@example.com"
         *     }
         */
        EmailSenderCreate: {
            /**
             * Format: email
             * @description The address that emails come from.
             */
            email: string;
            /** @description The name that recipients see. */
            name: string;
        };
        /**
         * EmailSenderList
         * @description A page of email senders.
         * @example {
         *       "items": [
         *         {
         *           "sender_id": 1,
         *           "name": "Shop",
         *           "email": "shop@example.com",
         *           "status": "active"
         *         }
         *       ]
         *     }
         */
        EmailSenderList: {
            /** @description The senders of this page. */
            items: components["schemas"]["EmailSender"][];
        };
        /**
         * EmailSenderUpdate
         * @description What can be changed of an email sender.
         * @example {
         *       "name": "The Shop"
         *     }
         */
        EmailSenderUpdate: {
            /** @description The name that recipients see. */
            name: string;
        };
        /**
         * EmailSendSegment
         * @description Which contacts of the list get the email. Only active ones do.
         * @example {
         *       "type": "none"
         *     }
         */
        EmailSendSegment: components["schemas"]["EmailSendToList"] | components["schemas"]["EmailSendToSegments"] | components["schemas"]["EmailSendToContact"];
        /**
         * EmailSendToContact
         * @description A single contact.
         * @example {
         *       "type": "contact",
         *       "data": "ana@example.com"
         *     }
         */
        EmailSendToContact: {
            /**
             * Format: email
             * @description The email address of the contact.
             */
            data: string;
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact";
        };
        /**
         * EmailSendToList
         * @description Every contact of the list.
         * @example {
         *       "type": "none"
         *     }
         */
        EmailSendToList: {
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "none";
        };
        /**
         * EmailSendToSegments
         * @description The contacts that are in one of these segments at least.
         * @example {
         *       "type": "segment",
         *       "data": [
         *         "saved_1",
         *         "tag_1"
         *       ]
         *     }
         */
        EmailSendToSegments: {
            /** @description The ids of the segments, of any kind. */
            data: string[];
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "segment";
        };
        /**
         * EmailUnsubscriptionsReportColumns
         * @description The columns of a report of unsubscriptions by email. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "unsubscription_method": true,
         *         "unsubscription_motive": true,
         *         "unsubscription_date": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "group": false,
         *         "channel": false,
         *         "type": false,
         *         "sender": true
         *       }
         *     }
         */
        EmailUnsubscriptionsReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportCampaignFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["EmailUnsubscriptionsReportStats"];
        };
        /**
         * EmailUnsubscriptionsReportRequest
         * @description What a report of unsubscriptions by email shall hold.
         * @example {
         *       "title": "Spring sale, unsubscriptions",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "specific",
         *           "data": [
         *             "c4mp41gn01"
         *           ]
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "unsubscription_method": true,
         *           "unsubscription_motive": true,
         *           "unsubscription_date": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "group": false,
         *           "channel": false,
         *           "type": false,
         *           "sender": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        EmailUnsubscriptionsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["EmailUnsubscriptionsReportColumns"];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * EmailUnsubscriptionsReportStats
         * @description What a report shows of each unsubscription by email. What is left out is not shown.
         * @example {
         *       "unsubscription_method": true,
         *       "unsubscription_motive": true,
         *       "unsubscription_date": true
         *     }
         */
        EmailUnsubscriptionsReportStats: {
            /**
             * @description Whether to show when the contact left.
             * @default false
             */
            unsubscription_date?: boolean;
            /**
             * @description Whether to show how the contact left.
             * @default false
             */
            unsubscription_method?: boolean;
            /**
             * @description Whether to show the reason that the contact gave.
             * @default false
             */
            unsubscription_motive?: boolean;
        };
        /**
         * EnableTrackAndEngageConflict
         * @description What stands against the request.
         */
        EnableTrackAndEngageConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account has a domain already. */
                domain_already_defined?: string;
                /** @description The domain needs a list. */
                domain_list_required?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * EnableTransactionalConflict
         * @description What stands against the request.
         */
        EnableTransactionalConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Transactional messages are enabled for the account already. */
                client_already_enabled?: string;
                /** @description Transactional messages are being enabled for the account. */
                client_is_being_enabled?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * EndedOperation
         * @description Work that the platform did in the background.
         * @example {
         *       "operation_id": 1,
         *       "type": "import_contacts",
         *       "status": "finished",
         *       "created": "2026-03-03 14:10:00",
         *       "start_date": "2026-03-03 14:10:01",
         *       "end_date": "2026-03-03 14:20:03",
         *       "operation_data": {
         *         "internal_name": "",
         *         "campaign_hash": ""
         *       },
         *       "created_by": 1
         *     }
         */
        EndedOperation: {
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The user who asked for it; left out when a key without a user did.
             */
            readonly created_by?: number;
            /** @description When it ended. */
            end_date: components["schemas"]["DateTime"];
            /** @description The campaign that it sends; both members are empty when it sends none. */
            operation_data: {
                /** @description The hash of the campaign. */
                campaign_hash: string;
                /** @description The name of the campaign that only the account sees. */
                internal_name: string;
            };
            /**
             * Format: int64
             * @description The id of the operation.
             */
            readonly operation_id: number;
            /** @description When it began; left out when it was canceled before. */
            start_date?: components["schemas"]["DateTime"];
            status: components["schemas"]["EndedOperationStatus"];
            type: components["schemas"]["OperationType"];
        };
        /**
         * EndedOperationPage
         * @description A page of operations that have ended.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "operation_id": 1,
         *           "type": "import_contacts",
         *           "status": "finished",
         *           "created": "2026-03-03 14:10:00",
         *           "start_date": "2026-03-03 14:10:01",
         *           "end_date": "2026-03-03 14:20:03",
         *           "operation_data": {
         *             "internal_name": "",
         *             "campaign_hash": ""
         *           },
         *           "created_by": 1
         *         }
         *       ]
         *     }
         */
        EndedOperationPage: {
            /** @description The operations of this page. */
            items: components["schemas"]["EndedOperation"][];
            /**
             * Format: int64
             * @description How many match, on all pages.
             */
            total_items: number;
        };
        /**
         * EndedOperationStatus
         * @description A finished operation has done its work, a canceled one was called off.
         * @example finished
         * @enum {string}
         */
        EndedOperationStatus: "finished" | "canceled";
        /**
         * ExtraFieldCreate
         * @description What a new extra field needs.
         * @example {
         *       "name": "City",
         *       "format": "text"
         *     }
         */
        ExtraFieldCreate: {
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /**
             * @description Whether no two contacts of the list may have the same value.
             * @default false
             */
            unique?: boolean;
        };
        /**
         * ExtraFieldUpdate
         * @description The members of an extra field to change; those left out stay as they are.
         * @example {
         *       "name": "Home town"
         *     }
         */
        ExtraFieldUpdate: {
            /** @description The name of the field. */
            name?: string;
            /** @description Whether no two contacts of the list may have the same value. */
            unique?: boolean;
        };
        /**
         * ExtraValue
         * @description A value for an extra field. The format of the field decides what the value may be.
         * @example {
         *       "field_id": 1,
         *       "value": "Lisboa"
         *     }
         */
        ExtraValue: {
            /**
             * Format: int64
             * @description The id of the extra field.
             */
            field_id: number;
            /** @description Whether the address may be used, for a field of the format email, cellphone or phone; others have none. */
            status?: components["schemas"]["ChannelStatus"];
            /** @description For a field with options the ids of the chosen ones, or a text that names them by their ids or their texts in any language, with semicolons between them; for every other field a text, which is a day, a number or an address as the format asks. */
            value: string | number[];
        };
        /**
         * Field
         * @description A field of a list.
         * @example {
         *       "field_id": 1,
         *       "name": "City",
         *       "format": "text",
         *       "unique": false
         *     }
         */
        Field: {
            /**
             * Format: int64
             * @description The id of the field; a name for a base field, a number for an extra field.
             */
            readonly field_id: string | number;
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /** @description Whether no two contacts of the list may have the same value. */
            unique: boolean;
        };
        /**
         * FieldFormat
         * @description What the values of a field look like.
         * @example text
         * @enum {string}
         */
        FieldFormat: "date" | "text" | "cellphone" | "phone" | "number" | "email" | "options";
        /**
         * FieldListItem
         * @description A field of a list, with its kind and its options.
         * @example {
         *       "field_id": 1,
         *       "name": "City",
         *       "format": "text",
         *       "unique": false,
         *       "type": "extra"
         *     }
         */
        FieldListItem: {
            /**
             * Format: int64
             * @description The id of the field; a name for a base field, a number for an extra field.
             */
            readonly field_id: string | number;
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /** @description The choices, for a field with options only. */
            readonly options?: components["schemas"]["FieldOption"][];
            /**
             * @description Whether every list has the field or you added it.
             * @enum {string}
             */
            readonly type: "base" | "extra";
            /** @description Whether no two contacts of the list may have the same value. */
            unique: boolean;
        };
        /**
         * FieldOption
         * @description One choice of a field, with its text in each language. A language without a text is empty. Placeholders show the text in the language of the contact (M-311).
         * @example {
         *       "option_id": 1,
         *       "en": "Monthly",
         *       "pt": "Mensal",
         *       "br": "Mensal",
         *       "es": "Mensual",
         *       "de": "Monatlich",
         *       "hu": "Havonta",
         *       "fr": "Mensuel"
         *     }
         */
        FieldOption: {
            /** @description Portuguese of Brazil. */
            br: string;
            /** @description German. */
            de: string;
            /** @description English. */
            en: string;
            /** @description Spanish. */
            es: string;
            /** @description French. */
            fr: string;
            /** @description Hungarian. */
            hu: string;
            /**
             * Format: int64
             * @description The id of the option.
             */
            readonly option_id: number;
            /** @description Portuguese. */
            pt: string;
        };
        /**
         * FieldOptionList
         * @description The options of a field.
         * @example {
         *       "items": [
         *         {
         *           "option_id": 1,
         *           "en": "Monthly",
         *           "pt": "Mensal",
         *           "br": "Mensal",
         *           "es": "Mensual",
         *           "de": "Monatlich",
         *           "hu": "Havonta",
         *           "fr": "Mensuel"
         *         }
         *       ]
         *     }
         */
        FieldOptionList: {
            /** @description The options, in the order in which they were made. */
            items: components["schemas"]["FieldOption"][];
        };
        /**
         * FieldOptionWrite
         * @description The texts of an option by language. In a new option a language that is left out is empty, in a change it stays as it is.
         * @example {
         *       "en": "Monthly",
         *       "pt": "Mensal",
         *       "br": "Mensal",
         *       "es": "Mensual",
         *       "de": "Monatlich",
         *       "hu": "Havonta",
         *       "fr": "Mensuel"
         *     }
         */
        FieldOptionWrite: {
            /** @description Portuguese of Brazil. */
            br?: string;
            /** @description German. */
            de?: string;
            /** @description English. */
            en?: string;
            /** @description Spanish. */
            es?: string;
            /** @description French. */
            fr?: string;
            /** @description Hungarian. */
            hu?: string;
            /** @description Portuguese. */
            pt?: string;
        };
        /**
         * FieldProblem
         * @description What is wrong with a change of a field.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Unprocessable Entity",
         *       "status": 422,
         *       "detail": "body.unique must be boolean",
         *       "errors": {
         *         "body.unique": "must be boolean"
         *       }
         *     }
         */
        FieldProblem: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The place, and its text; and `repeated_values`, when contacts share values. */
            errors?: {
                repeated_values?: components["schemas"]["RepeatedValues"];
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * FormAnswersReportRequest
         * @description What a report of the answers to forms shall hold.
         * @example {
         *       "title": "Answers of March",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "forms": [
         *         {
         *           "list_id": 1,
         *           "forms": [
         *             1
         *           ]
         *         }
         *       ],
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        FormAnswersReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The forms that it covers, list by list. */
            forms: components["schemas"]["AdvancedReportForm"][];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * HeaderFooter
         * @description The frame around an email. A template of your own brings its links with it; then both sets here are passed over.
         * @example {
         *       "id": 1,
         *       "header_links": {
         *         "view_web": true
         *       },
         *       "footer_links": {
         *         "unsubscribe": true,
         *         "edit": true
         *       }
         *     }
         */
        HeaderFooter: {
            footer_links?: components["schemas"]["HeaderFooterLinks"];
            header_links?: components["schemas"]["HeaderFooterLinks"];
            /**
             * Format: int64
             * @description The id of the template of the frame.
             */
            id?: number;
        };
        /**
         * HeaderFooterLinks
         * @description The links to show.
         * @example {
         *       "unsubscribe": true,
         *       "edit": true
         *     }
         */
        HeaderFooterLinks: {
            /**
             * @description Lets the recipient change its own data.
             * @default false
             */
            edit?: boolean;
            /**
             * @description Shares the email on Facebook.
             * @default false
             */
            facebook_share?: boolean;
            /**
             * @description Passes the email on to a friend.
             * @default false
             */
            forward?: boolean;
            /**
             * @description Shares the email on a network of choice.
             * @default false
             */
            social_share?: boolean;
            /**
             * @description Shares the email on Twitter.
             * @default false
             */
            twitter_share?: boolean;
            /**
             * @description Unsubscribes the recipient, who may then say why.
             * @default false
             */
            unsubscribe?: boolean;
            /**
             * @description Opens the email in a browser.
             * @default false
             */
            view_web?: boolean;
        };
        /**
         * ImportResult
         * @description What became of an import. The four counts add up to the contacts of the request or the rows of the file.
         * @example {
         *       "imported": 1,
         *       "updated": 1,
         *       "ignored": 0,
         *       "invalid": 0,
         *       "file": ""
         *     }
         */
        ImportResult: {
            /** @description Address of a file with the contacts that were not taken, and why; empty when there are none. If the file of the request could not be read, all counts are 0 and this file says why. The address is good for seven days; `getOperation` makes a new one (M-304). */
            file: string;
            /**
             * Format: int64
             * @description Contacts that were left out because the list has them already, or in mode update_only because it has not (M-039).
             */
            ignored: number;
            /**
             * Format: int64
             * @description Contacts that were created.
             */
            imported: number;
            /**
             * Format: int64
             * @description Contacts with a value that is not well formed.
             */
            invalid: number;
            /**
             * Format: int64
             * @description Contacts that the list had and that were changed.
             */
            updated: number;
        };
        /**
         * KeyConflict
         * @description What stands against the request.
         */
        KeyConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * Language
         * @description The language of a contact.
         * @example pt
         * @enum {string}
         */
        Language: "pt" | "en" | "es" | "br" | "fr" | "de";
        /**
         * LimitHour
         * @description The hours of the day, in UTC, in which messages may leave; what is left over waits for the next day. An end before the start means over midnight; equal times mean the whole day.
         * @example {
         *       "hour_start": "09:00",
         *       "hour_end": "18:00"
         *     }
         */
        LimitHour: {
            /** @description Up to this time, `HH:MM`. Without it, to midnight. */
            hour_end?: string;
            /** @description From this time on, `HH:MM`. Without it, from midnight. */
            hour_start?: string;
        };
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
            /**
             * Format: int64
             * @description The group of lists that it belongs to; 0 for none.
             */
            readonly group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The id of the list.
             */
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
            /** @description The languages that the list can speak, which is one. */
            available_languages: string[];
            created: components["schemas"]["DateTime"];
            /**
             * @description The language of the list, `en` unless it was given another one. A contact that names none is `en` in every list.
             * @enum {string}
             */
            default_language: "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
            /**
             * Format: int64
             * @description The group of lists that it belongs to; 0 for none.
             */
            group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The id of the list.
             */
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
         * ListEvent
         * @description One thing that happened in a list, as a webhook is told of it.
         * @example {
         *       "webhook_id": 1,
         *       "list_id": 1,
         *       "action": "email_click",
         *       "action_date": "2026-03-04 10:13:05",
         *       "contact": {
         *         "1": "Lisboa",
         *         "contact_id": "a1b2c3d4e5",
         *         "email": "ana@example.com",
         *         "first_name": "Ana"
         *       },
         *       "action_data": {
         *         "campaign_hash": "c4mp41gn01",
         *         "url": "https://shop.example.com/spring"
         *       }
         *     }
         */
        ListEvent: {
            action: components["schemas"]["WebhookAction"];
            /** @description What the action was about, for instance the campaign and the address that was clicked; empty when there is nothing to say. */
            action_data: {
                [key: string]: unknown;
            };
            action_date: components["schemas"]["DateTime"];
            /** @description The contact. Beside its id stand the fields that the webhook asked for, each under its id and with the value that it has when the message is made; without a value a text is empty, and anything else is left out (M-013). */
            contact: {
                /** @description The id of the contact. */
                contact_id: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description The list of the contact.
             */
            list_id: number;
            /**
             * Format: int64
             * @description The webhook that asked for it.
             */
            webhook_id: number;
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
            /**
             * Format: int64
             * @description How many lists match, on all pages.
             */
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
            /**
             * Format: int64
             * @description Contacts that may be written to.
             */
            total_active: number;
            /**
             * Format: int64
             * @description All contacts.
             */
            total_contacts: number;
            /**
             * Format: int64
             * @description Contacts that were deactivated.
             */
            total_inactive: number;
            /**
             * Format: int64
             * @description Contacts that unsubscribed or were removed.
             */
            total_removed: number;
            /**
             * Format: int64
             * @description Contacts that have not confirmed their subscription yet.
             */
            total_unconfirmed: number;
            /**
             * Format: int64
             * @description Contacts that were asked to confirm again.
             */
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
            /**
             * Format: int64
             * @description The group of lists that it belongs to; 0, as lists show it, for none.
             */
            group_id?: number;
            /** @description The name that only the account sees. */
            internal_name?: string;
            /** @description The name that contacts see. */
            public_name?: string;
        };
        /**
         * MyAccount
         * @description The account of the key.
         * @example {
         *       "general_info": {
         *         "name": "Shop",
         *         "website": "https://shop.example.com/",
         *         "cellphone": "351-910000009",
         *         "client_id": "10000001",
         *         "company_size": 2,
         *         "business_sector": {
         *           "business_sector_id": 1,
         *           "name": "Retail"
         *         }
         *       },
         *       "billing_info": {
         *         "type": "company",
         *         "company_legal_name": "Shop Lda",
         *         "vat_number": "PT500000000",
         *         "country": {
         *           "country_code": "PT"
         *         },
         *         "city": "Lisboa",
         *         "state": "Lisboa",
         *         "address1": "Rua Augusta 1",
         *         "address2": "",
         *         "zip_code": "1100-048",
         *         "invoice_comments": ""
         *       },
         *       "plan_info": {
         *         "type": "pro"
         *       },
         *       "balance_info": {
         *         "balance": "123.45",
         *         "currency": "EUR"
         *       },
         *       "module_info": {
         *         "te": {
         *           "enabled": true
         *         }
         *       }
         *     }
         */
        MyAccount: {
            balance_info: components["schemas"]["AccountBalanceInfo"];
            billing_info: components["schemas"]["AccountBillingInfo"];
            general_info: components["schemas"]["AccountGeneralInfo"];
            module_info: components["schemas"]["AccountModuleInfo"];
            plan_info: components["schemas"]["AccountPlanInfo"];
        };
        /**
         * Operation
         * @description Work that the platform does in the background.
         * @example {
         *       "operation_id": 1,
         *       "type": "email",
         *       "status": "queued",
         *       "created": "2026-03-03 14:10:00",
         *       "start_date": "2026-03-04 10:00:00",
         *       "operation_data": {
         *         "internal_name": "Spring sale",
         *         "campaign_hash": "c4mp41gn01"
         *       },
         *       "created_by": 1
         *     }
         */
        Operation: {
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The user who asked for it; left out when a key without a user did.
             */
            readonly created_by?: number;
            /** @description The campaign that it sends; both members are empty when it sends none. */
            operation_data: {
                /** @description The hash of the campaign. */
                campaign_hash: string;
                /** @description The name of the campaign that only the account sees. */
                internal_name: string;
            };
            /**
             * Format: int64
             * @description The id of the operation.
             */
            readonly operation_id: number;
            /** @description When it began or, while it waits for its time, will begin; otherwise left out. */
            start_date?: components["schemas"]["DateTime"];
            status: components["schemas"]["OperationStatus"];
            type: components["schemas"]["OperationType"];
        };
        /**
         * OperationActionResult
         * @description Which operations an action was done to.
         * @example {
         *       "success": [
         *         1
         *       ],
         *       "error": {
         *         "invalid_operation_action": [],
         *         "operation_not_found": []
         *       }
         *     }
         */
        OperationActionResult: {
            /** @description The operations that stay as they were, by reason. An array without ids is empty. */
            error: {
                /** @description The status or the type of the operation does not let it. */
                invalid_operation_action: number[];
                /** @description The account has no such operation, or it has ended. */
                operation_not_found: number[];
            };
            /** @description The operations that the action was done to. */
            success: number[];
        };
        /**
         * OperationDetail
         * @description Work that the platform does in the background, with how far it has come.
         * @example {
         *       "operation_id": 1,
         *       "type": "import_contacts",
         *       "status": "finished",
         *       "created": "2026-03-03 14:10:00",
         *       "start_date": "2026-03-03 14:10:01",
         *       "end_date": "2026-03-03 14:20:03",
         *       "operation_data": {
         *         "internal_name": "",
         *         "campaign_hash": ""
         *       },
         *       "created_by": 1,
         *       "done": 3,
         *       "total": 3,
         *       "counts": {
         *         "imported": 2,
         *         "updated": 0,
         *         "ignored": 0,
         *         "invalid": 1
         *       },
         *       "file": "https://localhost:8443/files/import:1:1773152403000.bm90IGEgc2VhbCE",
         *       "file_until": "2026-03-10 14:20:03"
         *     }
         */
        OperationDetail: {
            /** @description What became of the contacts of an import; left out for other work. */
            counts?: {
                /**
                 * Format: int64
                 * @description Contacts that were left as they are.
                 */
                ignored: number;
                /**
                 * Format: int64
                 * @description Contacts that are new.
                 */
                imported: number;
                /**
                 * Format: int64
                 * @description Contacts that were refused.
                 */
                invalid: number;
                /**
                 * Format: int64
                 * @description Contacts that were changed.
                 */
                updated: number;
            };
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The user who asked for it; left out when a key without a user did.
             */
            readonly created_by?: number;
            /**
             * Format: int64
             * @description How many of its items were worked off; left out when nobody counts them.
             */
            done?: number;
            /** @description When it ended; left out while it has not. */
            end_date?: components["schemas"]["DateTime"];
            /**
             * Format: uri
             * @description The address of the file that it left, which needs no key; left out when it has left none.
             */
            file?: string;
            /** @description When the address in `file` ends. */
            file_until?: components["schemas"]["DateTime"];
            /** @description The campaign that it sends; both members are empty when it sends none. */
            operation_data: {
                /** @description The hash of the campaign. */
                campaign_hash: string;
                /** @description The name of the campaign that only the account sees. */
                internal_name: string;
            };
            /**
             * Format: int64
             * @description The id of the operation.
             */
            readonly operation_id: number;
            /** @description When it began or, while it waits for its time, will begin; otherwise left out. */
            start_date?: components["schemas"]["DateTime"];
            status: components["schemas"]["OperationDetailStatus"];
            /**
             * Format: int64
             * @description How many items it has: contacts, rows of a file, recipients of a campaign. Left out as long as that is not known.
             */
            total?: number;
            type: components["schemas"]["OperationType"];
        };
        /**
         * OperationDetailStatus
         * @description A queued operation waits, a processing one is being prepared, an executing one does its work, a paused one was stopped for a while; a finished or canceled one has ended.
         * @example finished
         * @enum {string}
         */
        OperationDetailStatus: "queued" | "processing" | "executing" | "paused" | "finished" | "canceled";
        /**
         * OperationIds
         * @description The operations that an action is for.
         * @example {
         *       "operations": [
         *         1
         *       ]
         *     }
         */
        OperationIds: {
            /** @description The ids of the operations, as `listOperations` shows them. Repeated ones count once. */
            operations: number[];
        };
        /**
         * OperationPage
         * @description A page of operations.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "operation_id": 1,
         *           "type": "email",
         *           "status": "queued",
         *           "created": "2026-03-03 14:10:00",
         *           "start_date": "2026-03-04 10:00:00",
         *           "operation_data": {
         *             "internal_name": "Spring sale",
         *             "campaign_hash": "c4mp41gn01"
         *           },
         *           "created_by": 1
         *         }
         *       ]
         *     }
         */
        OperationPage: {
            /** @description The operations of this page. */
            items: components["schemas"]["Operation"][];
            /**
             * Format: int64
             * @description How many operations match, on all pages.
             */
            total_items: number;
        };
        /**
         * OperationStatus
         * @description A queued operation waits, a processing one is being prepared, an executing one does its work, a paused one was stopped for a while.
         * @example queued
         * @enum {string}
         */
        OperationStatus: "queued" | "processing" | "executing" | "paused";
        /**
         * OperationType
         * @description The kind of work.
         * @example email
         * @enum {string}
         */
        OperationType: "import_contacts" | "update_contacts" | "export_contacts" | "export_reports" | "advanced_report" | "email" | "sms" | "smart_sms" | "voice" | "push" | "webpush" | "ads" | "social" | "segment_generation" | "mass_operation" | "unify" | "import_ecommerce" | "attach_tag" | "detach_tag";
        /**
         * OrderCreate
         * @description An order.
         * @example {
         *       "order_id": "order_1001",
         *       "order_total": 31.84,
         *       "cart_id": "cart_1001",
         *       "contact": {
         *         "base": {
         *           "contact_id": "a1b2c3d4e5"
         *         }
         *       },
         *       "products": [
         *         {
         *           "product_identifier": "TSHIRT-RED-M",
         *           "name": "T-shirt, red, M",
         *           "price": 15.92,
         *           "quantity": 2
         *         }
         *       ],
         *       "order_date": "2026-03-04 10:30:00",
         *       "order_status": "created"
         *     }
         */
        OrderCreate: {
            /** @description The id of the cart that it comes from. That cart is closed. */
            cart_id?: string;
            contact?: components["schemas"]["CartContact"];
            /** @description When it was placed, in UTC. Without it, now. */
            order_date?: components["schemas"]["DateTime"];
            /** @description The id of the order in the shop. Send it again to change the order. */
            order_id: string;
            /** @default unknown */
            order_status?: components["schemas"]["OrderStatus"];
            /**
             * Format: double
             * @description What the order costs in all.
             */
            order_total?: number;
            /** @description What was ordered. */
            products?: components["schemas"]["OrderProduct"][];
        };
        /**
         * OrderImport
         * @description Orders to bring in at once.
         * @example [
         *       {
         *         "order_id": "order_0901",
         *         "order_status": "completed",
         *         "contact_id": "ana@example.com",
         *         "revenue": 19.9,
         *         "store_url": "https://shop.example.com",
         *         "date": "2026-02-20 17:05:00",
         *         "items": [
         *           {
         *             "id": "TSHIRT-RED-M",
         *             "name": "T-shirt, red, M",
         *             "category": "12,7",
         *             "price": 19.9,
         *             "quantity": 1
         *           }
         *         ]
         *       }
         *     ]
         */
        OrderImport: components["schemas"]["OrderImportItem"][];
        /**
         * OrderImportItem
         * @description One order of an import.
         * @example {
         *       "order_id": "order_0901",
         *       "order_status": "completed",
         *       "contact_id": "ana@example.com",
         *       "revenue": 19.9,
         *       "store_url": "https://shop.example.com",
         *       "date": "2026-02-20 17:05:00",
         *       "items": [
         *         {
         *           "id": "TSHIRT-RED-M",
         *           "name": "T-shirt, red, M",
         *           "category": "12,7",
         *           "price": 19.9,
         *           "quantity": 1
         *         }
         *       ]
         *     }
         */
        OrderImportItem: {
            /** @description Who ordered: the id or the email address of a contact of the list. */
            contact_id: string;
            /** @description When it was placed, in UTC. Reports count the order at the time of the import. */
            date: components["schemas"]["DateTime"];
            /** @description What was ordered. */
            items: components["schemas"]["OrderImportLine"][];
            /** @description The id of the order in the shop. */
            order_id: string;
            /** @default unknown */
            order_status?: components["schemas"]["OrderStatus"];
            /** @description What the order brought in; 0 for one that was free. */
            revenue: number;
            /** @description The address of the shop. */
            store_url: string;
        };
        /**
         * OrderImportLine
         * @description A product in an order of an import.
         * @example {
         *       "id": "TSHIRT-RED-M",
         *       "name": "T-shirt, red, M",
         *       "category": "12,7",
         *       "price": 19.9,
         *       "quantity": 1
         *     }
         */
        OrderImportLine: {
            /** @description The ids of its categories in the shop, with commas between them. */
            category?: string;
            /** @description The identifier of the product. */
            id: string;
            /** @description The name of the product. */
            name: string;
            /** @description The price of one. */
            price?: number;
            /**
             * Format: int64
             * @description How many were ordered.
             */
            quantity?: number;
        };
        /**
         * OrderProduct
         * @description A product in an order, and how many of it.
         * @example {
         *       "product_identifier": "TSHIRT-RED-M",
         *       "name": "T-shirt, red, M",
         *       "price": 15.92,
         *       "quantity": 2
         *     }
         */
        OrderProduct: {
            /** @description The brand. */
            brand?: string;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories?: string[];
            /** @description Properties beyond these. */
            custom_attributes?: components["schemas"]["ProductAttributeWrite"][];
            /** @description A text about it. */
            description?: string;
            /** @description The European Article Number. */
            ean?: string;
            /** @description The Global Trade Item Number. */
            gtin?: string;
            /** @description The address of a picture. */
            image_link?: string;
            /** @description The address of its page. */
            link?: string;
            /** @description The number that its manufacturer gave it. */
            mpn?: string;
            /** @description The name. */
            name?: string;
            /**
             * Format: double
             * @description The price of one, in the currency of the catalog.
             * @default 0
             */
            price?: number;
            /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
            product_identifier?: string;
            /**
             * Format: double
             * @description How many were ordered.
             * @default 0
             */
            quantity?: number;
            /** @description The identifiers of products that go with it. */
            related_products?: string[];
            /**
             * Format: double
             * @description The reduced price of one; 0 when it is not reduced.
             * @default 0
             */
            sale_price?: number;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku?: string;
            /** @description The Universal Product Code. */
            upc?: string;
        };
        /**
         * OrderStatus
         * @description How far an order is.
         * @example completed
         * @enum {string}
         */
        OrderStatus: "created" | "pending" | "canceled" | "completed" | "unknown";
        /**
         * PhoneReport
         * @description What became of an SMS or voice campaign. A breakdown that was not asked for is left out.
         * @example {
         *       "campaign_hash": "c4mp41gn04",
         *       "overall": {
         *         "destinations": 2,
         *         "sends": 2,
         *         "delivered": 1,
         *         "error": 0,
         *         "invalid": 0,
         *         "pending": 1
         *       },
         *       "networks": [
         *         {
         *           "network": "Example Mobile",
         *           "sends": 2,
         *           "delivered": 1,
         *           "error": 0,
         *           "invalid": 0,
         *           "pending": 1
         *         }
         *       ]
         *     }
         */
        PhoneReport: {
            /** @description The hash of the campaign. */
            readonly campaign_hash: string;
            /** @description The counts by network. */
            networks?: components["schemas"]["PhoneReportNetwork"][];
            overall: components["schemas"]["PhoneReportOverall"];
        };
        /**
         * PhoneReportNetwork
         * @description The counts in one network.
         * @example {
         *       "network": "Example Mobile",
         *       "sends": 2,
         *       "delivered": 1,
         *       "error": 0,
         *       "invalid": 0,
         *       "pending": 1
         *     }
         */
        PhoneReportNetwork: {
            /**
             * Format: int64
             * @description Messages that arrived, or calls that were answered.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Messages or calls that failed.
             */
            error: number;
            /**
             * Format: int64
             * @description Numbers that cannot be reached by this channel.
             */
            invalid: number;
            /** @description The name of the network. */
            network: string;
            /**
             * Format: int64
             * @description Messages or calls whose outcome is not known yet.
             */
            pending: number;
            /**
             * Format: int64
             * @description Messages sent, or calls made.
             */
            sends: number;
        };
        /**
         * PhoneReportOverall
         * @description The counts of the whole campaign.
         * @example {
         *       "destinations": 2,
         *       "sends": 2,
         *       "delivered": 1,
         *       "error": 0,
         *       "invalid": 0,
         *       "pending": 1
         *     }
         */
        PhoneReportOverall: {
            /**
             * Format: int64
             * @description Messages that arrived, or calls that were answered.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Numbers that the campaign is for.
             */
            destinations: number;
            /**
             * Format: int64
             * @description Messages or calls that failed.
             */
            error: number;
            /**
             * Format: int64
             * @description Numbers that cannot be reached by this channel.
             */
            invalid: number;
            /**
             * Format: int64
             * @description Messages or calls whose outcome is not known yet.
             */
            pending: number;
            /**
             * Format: int64
             * @description Messages sent, or calls made.
             */
            sends: number;
        };
        /**
         * PhoneSender
         * @description A number that calls come from.
         * @example {
         *       "sender_id": 3,
         *       "phone": "351-210000009",
         *       "status": "active"
         *     }
         */
        PhoneSender: {
            /** @description Country code and number with a dash between them. */
            phone: string;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            readonly sender_id: number;
            status: components["schemas"]["SenderStatus"];
        };
        /**
         * PhoneSenderCreate
         * @description What a new phone sender needs.
         * @example {
         *       "phone": "351-210000009",
         *       "file": "JVBERi0xLjQK"
         *     }
         */
        PhoneSenderCreate: {
            /** @description A document in Base64 which shows that you may use the sender, read by the people who moderate. It is never returned. */
            file: string;
            /** @description Country code and number with a dash between them. */
            phone: string;
        };
        /**
         * PhoneSenderList
         * @description A page of phone senders.
         * @example {
         *       "items": [
         *         {
         *           "sender_id": 3,
         *           "phone": "351-210000009",
         *           "status": "active"
         *         }
         *       ]
         *     }
         */
        PhoneSenderList: {
            /** @description The senders of this page. */
            items: components["schemas"]["PhoneSender"][];
        };
        /**
         * PhoneSendSegment
         * @description Which contacts of the list get the message or the call. Only active ones do.
         * @example {
         *       "type": "none"
         *     }
         */
        PhoneSendSegment: components["schemas"]["EmailSendToList"] | components["schemas"]["EmailSendToSegments"] | components["schemas"]["PhoneSendToContact"];
        /**
         * PhoneSendToContact
         * @description A single contact, by its number.
         * @example {
         *       "type": "contact",
         *       "data": "351-910000001"
         *     }
         */
        PhoneSendToContact: {
            /** @description The number of the contact, country code and number with a dash between them. */
            data: string;
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact";
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
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * Product
         * @description A product of a catalog. A text without a value is empty, a price without one is 0.
         * @example {
         *       "product_identifier": "TSHIRT-RED-M",
         *       "catalog_id": 1,
         *       "name": "T-shirt, red, M",
         *       "description": "A shirt of organic cotton.",
         *       "sku": "4711-R-M",
         *       "upc": "",
         *       "ean": "4006381333931",
         *       "gtin": "",
         *       "mpn": "",
         *       "link": "https://shop.example.com/t-shirt-red-m",
         *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
         *       "price": 19.9,
         *       "sale_price": 15.92,
         *       "brand": "Example",
         *       "categories": [
         *         "Clothes>Shirts>T-shirts"
         *       ],
         *       "related_products": [
         *         "CAP-BLUE"
         *       ],
         *       "custom_attributes": [
         *         {
         *           "alias": "colour",
         *           "value": "red"
         *         }
         *       ]
         *     }
         */
        Product: {
            /** @description The brand. */
            brand: string;
            /**
             * Format: int64
             * @description The catalog of the product.
             */
            readonly catalog_id: number;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories: string[];
            /** @description Properties beyond these. */
            custom_attributes: components["schemas"]["ProductAttribute"][];
            /** @description A text about it. */
            description: string;
            /** @description The European Article Number. */
            ean: string;
            /** @description The Global Trade Item Number. */
            gtin: string;
            /** @description The address of a picture. */
            image_link: string;
            /** @description The address of its page. */
            link: string;
            /** @description The number that its manufacturer gave it. */
            mpn: string;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description The price of one, in the currency of the catalog.
             */
            price: number;
            /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
            product_identifier: string;
            /** @description The identifiers of products that go with it. */
            related_products: string[];
            /**
             * Format: double
             * @description The reduced price of one; 0 when it is not reduced.
             */
            sale_price: number;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku: string;
            /** @description The Universal Product Code. */
            upc: string;
        };
        /**
         * ProductAttribute
         * @description A property of a product that has no member of its own.
         * @example {
         *       "alias": "colour",
         *       "value": "red"
         *     }
         */
        ProductAttribute: {
            /** @description The name, in lower case and without blanks. */
            alias: string;
            /** @description The value. */
            value: string;
        };
        /**
         * ProductAttributeWrite
         * @description A property of a product that has no member of its own, as a request gives it.
         * @example {
         *       "alias": "colour",
         *       "value": "red"
         *     }
         */
        ProductAttributeWrite: {
            /** @description The name, in lower case and without blanks. */
            alias: string;
            /** @description The value. */
            value: string;
        };
        /**
         * ProductCreate
         * @description A new product. Members left out stay empty.
         * @example {
         *       "product_identifier": "TSHIRT-RED-M",
         *       "name": "T-shirt, red, M",
         *       "description": "A shirt of organic cotton.",
         *       "sku": "4711-R-M",
         *       "ean": "4006381333931",
         *       "link": "https://shop.example.com/t-shirt-red-m",
         *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
         *       "price": 19.9,
         *       "sale_price": 15.92,
         *       "brand": "Example",
         *       "categories": [
         *         "Clothes>Shirts>T-shirts"
         *       ],
         *       "related_products": [
         *         "CAP-BLUE"
         *       ],
         *       "custom_attributes": [
         *         {
         *           "alias": "colour",
         *           "value": "red"
         *         }
         *       ]
         *     }
         */
        ProductCreate: {
            /** @description The brand. */
            brand?: string;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories?: string[];
            /** @description Properties beyond these. */
            custom_attributes?: components["schemas"]["ProductAttributeWrite"][];
            /** @description A text about it. */
            description?: string;
            /** @description The European Article Number. */
            ean?: string;
            /** @description The Global Trade Item Number. */
            gtin?: string;
            /** @description The address of a picture. */
            image_link?: string;
            /** @description The address of its page. */
            link?: string;
            /** @description The number that its manufacturer gave it. */
            mpn?: string;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description The price of one, in the currency of the catalog.
             * @default 0
             */
            price?: number;
            /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
            product_identifier: string;
            /** @description The identifiers of products that go with it. */
            related_products?: string[];
            /**
             * Format: double
             * @description The reduced price of one; 0 when it is not reduced.
             * @default 0
             */
            sale_price?: number;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku?: string;
            /** @description The Universal Product Code. */
            upc?: string;
        };
        /**
         * ProductImport
         * @description Products to bring into a catalog at once.
         * @example {
         *       "products": [
         *         {
         *           "product_identifier": "TSHIRT-RED-M",
         *           "name": "T-shirt, red, M",
         *           "description": "A shirt of organic cotton.",
         *           "sku": "4711-R-M",
         *           "ean": "4006381333931",
         *           "link": "https://shop.example.com/t-shirt-red-m",
         *           "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
         *           "price": 19.9,
         *           "sale_price": 15.92,
         *           "brand": "Example",
         *           "categories": [
         *             "Clothes>Shirts>T-shirts"
         *           ],
         *           "related_products": [
         *             "CAP-BLUE"
         *           ],
         *           "custom_attributes": [
         *             {
         *               "alias": "colour",
         *               "value": "red"
         *             }
         *           ]
         *         },
         *         {
         *           "product_identifier": "CAP-BLUE",
         *           "name": "Cap, blue",
         *           "price": 12.5,
         *           "categories": [
         *             "Clothes>Caps"
         *           ]
         *         }
         *       ],
         *       "mode": "update"
         *     }
         */
        ProductImport: {
            /** @default update */
            mode?: components["schemas"]["ProductImportMode"];
            /** @description The products. One that is not well formed is ignored. */
            products: components["schemas"]["ProductImportItem"][];
        };
        /**
         * ProductImportItem
         * @description One product of an import, with the members and types of a product. A value that does not fit refuses nothing: its product is ignored.
         * @example {
         *       "product_identifier": "TSHIRT-RED-M",
         *       "name": "T-shirt, red, M",
         *       "description": "A shirt of organic cotton.",
         *       "sku": "4711-R-M",
         *       "ean": "4006381333931",
         *       "link": "https://shop.example.com/t-shirt-red-m",
         *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
         *       "price": 19.9,
         *       "sale_price": 15.92,
         *       "brand": "Example",
         *       "categories": [
         *         "Clothes>Shirts>T-shirts"
         *       ],
         *       "related_products": [
         *         "CAP-BLUE"
         *       ],
         *       "custom_attributes": [
         *         {
         *           "alias": "colour",
         *           "value": "red"
         *         }
         *       ]
         *     }
         */
        ProductImportItem: {
            /** @description The brand. */
            brand?: unknown;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories?: unknown;
            /** @description Properties beyond these. */
            custom_attributes?: unknown;
            /** @description A text about it. */
            description?: unknown;
            /** @description The European Article Number. */
            ean?: unknown;
            /** @description The Global Trade Item Number. */
            gtin?: unknown;
            /** @description The address of a picture. */
            image_link?: unknown;
            /** @description The address of its page. */
            link?: unknown;
            /** @description The number that its manufacturer gave it. */
            mpn?: unknown;
            /** @description The name. */
            name?: unknown;
            /** @description The price of one, in the currency of the catalog. */
            price?: unknown;
            /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
            product_identifier?: unknown;
            /** @description The identifiers of products that go with it. */
            related_products?: unknown;
            /** @description The reduced price of one; 0 when it is not reduced. */
            sale_price?: unknown;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku?: unknown;
            /** @description The Universal Product Code. */
            upc?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * ProductImportMode
         * @description What becomes of the products that the catalog has already. `rewrite` deletes them all first, `add` leaves them and only adds new ones, `update` also writes the given values over theirs.
         * @example update
         * @enum {string}
         */
        ProductImportMode: "rewrite" | "add" | "update";
        /**
         * ProductPage
         * @description A page of products.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "product_identifier": "TSHIRT-RED-M",
         *           "catalog_id": 1,
         *           "name": "T-shirt, red, M",
         *           "description": "A shirt of organic cotton.",
         *           "sku": "4711-R-M",
         *           "upc": "",
         *           "ean": "4006381333931",
         *           "gtin": "",
         *           "mpn": "",
         *           "link": "https://shop.example.com/t-shirt-red-m",
         *           "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
         *           "price": 19.9,
         *           "sale_price": 15.92,
         *           "brand": "Example",
         *           "categories": [
         *             "Clothes>Shirts>T-shirts"
         *           ],
         *           "related_products": [
         *             "CAP-BLUE"
         *           ],
         *           "custom_attributes": [
         *             {
         *               "alias": "colour",
         *               "value": "red"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ProductPage: {
            /** @description The products of this page. */
            items: components["schemas"]["Product"][];
            /**
             * Format: int64
             * @description How many products match, on all pages.
             */
            total_items: number;
        };
        /**
         * ProductUpdate
         * @description The members of a product to change; those left out stay as they are. An empty text or array erases the value.
         * @example {
         *       "price": 17.9,
         *       "sale_price": 0
         *     }
         */
        ProductUpdate: {
            /** @description The brand. */
            brand?: string;
            /** @description The categories, each from the widest to the narrowest with `>` between them. */
            categories?: string[];
            /** @description Properties beyond these. They take the place of those stored. */
            custom_attributes?: components["schemas"]["ProductAttributeWrite"][];
            /** @description A text about it. */
            description?: string;
            /** @description The European Article Number. */
            ean?: string;
            /** @description The Global Trade Item Number. */
            gtin?: string;
            /** @description The address of a picture. */
            image_link?: string;
            /** @description The address of its page. */
            link?: string;
            /** @description The number that its manufacturer gave it. */
            mpn?: string;
            /** @description The name. */
            name?: string;
            /**
             * Format: double
             * @description The price of one, in the currency of the catalog.
             */
            price?: number;
            /** @description The identifiers of products that go with it. */
            related_products?: string[];
            /**
             * Format: double
             * @description The reduced price of one; 0 when it is not reduced.
             */
            sale_price?: number;
            /** @description The number by which the shop keeps it in stock (SKU). */
            sku?: string;
            /** @description The Universal Product Code. */
            upc?: string;
        };
        /**
         * PushAck
         * @description Whether the report of a device was taken.
         * @example {
         *       "success": true
         *     }
         */
        PushAck: {
            /** @description True when it was taken. */
            success: boolean;
        };
        /**
         * PushApp
         * @description An app that push messages reach.
         * @example {
         *       "app_id": "app_1",
         *       "list": {
         *         "id": 1,
         *         "internal_name": "Newsletter 2026"
         *       },
         *       "name": "Shop app",
         *       "description": "The app of the shop",
         *       "two_steps_config": "email",
         *       "development": false,
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00"
         *     }
         */
        PushApp: {
            /** @description The id of the app. */
            app_id: string;
            created: components["schemas"]["DateTime"];
            /** @description The purpose of the app; empty when unknown. */
            description: string;
            /** @description Whether the push service of the device knows the app as one under development. */
            development: boolean;
            /** @description The list whose contacts have the app. */
            list: {
                /**
                 * Format: int64
                 * @description The id of the list.
                 */
                id: number;
                /** @description The name of the list that only the account sees. */
                internal_name: string;
            };
            /** @description The name of the app. */
            name: string;
            /** @description The field of the list by whose value a token finds its contact; empty for none. */
            two_steps_config: string;
            updated: components["schemas"]["DateTime"];
        };
        /**
         * PushCampaignActions
         * @description The button of a push message, and the one beside it that closes the message.
         * @example {
         *       "type": "url",
         *       "title": "To the shop",
         *       "link": "https://shop.example.com/spring",
         *       "cancel_label": "Not now"
         *     }
         */
        PushCampaignActions: {
            /** @description The text of the button that closes the message. */
            cancel_label?: string;
            /** @description The web address or deep link that the button opens. */
            link?: string;
            /** @description The text of the button. */
            title?: string;
            /**
             * @description Whether the link is a web address or leads into the app.
             * @enum {string}
             */
            type?: "url" | "deeplink";
        };
        /**
         * PushCampaignCreate
         * @description What a new push campaign needs.
         * @example {
         *       "app_id": "app_1",
         *       "title": "Spring is here",
         *       "content": {
         *         "type": "text",
         *         "message": "Everything is 20 % off until Sunday."
         *       },
         *       "actions": {
         *         "type": "url",
         *         "title": "To the shop",
         *         "link": "https://shop.example.com/spring",
         *         "cancel_label": "Not now"
         *       },
         *       "notification_options": {
         *         "icon": "https://shop.example.com/icon.png"
         *       }
         *     }
         */
        PushCampaignCreate: {
            actions?: components["schemas"]["PushCampaignActions"];
            /** @description The app whose devices it is for. */
            app_id: string;
            content: components["schemas"]["CampaignTextContent"];
            geo_options?: components["schemas"]["PushCampaignGeo"];
            notification_options?: components["schemas"]["PushCampaignNotification"];
            /** @description The title of the message, and the name of the campaign in lists. */
            title: string;
        };
        /**
         * PushCampaignGeo
         * @description The place where a device has to be to get the message.
         * @example {
         *       "latitude": 38.7223,
         *       "longitude": -9.1393,
         *       "range": 5000,
         *       "duration": 86400
         *     }
         */
        PushCampaignGeo: {
            /**
             * Format: int64
             * @description How long the message waits for a device to come near, in seconds.
             */
            duration?: number;
            /** @description Degrees north of the equator, negative to the south of it. */
            latitude?: number;
            /** @description Degrees east of Greenwich, negative to the west of it. */
            longitude?: number;
            /**
             * Format: int64
             * @description Distance from that point up to which devices get the message, in metres.
             */
            range?: number;
        };
        /**
         * PushCampaignGeoUpdate
         * @description The parts of the place to change. How long a message waits stays as it was created.
         * @example {
         *       "range": 10000
         *     }
         */
        PushCampaignGeoUpdate: {
            /** @description Degrees north of the equator, negative to the south of it. */
            latitude?: number;
            /** @description Degrees east of Greenwich, negative to the west of it. */
            longitude?: number;
            /**
             * Format: int64
             * @description Distance from that point up to which devices get the message, in metres.
             */
            range?: number;
        };
        /**
         * PushCampaignNotification
         * @description How a device shows the message.
         * @example {
         *       "icon": "https://shop.example.com/icon.png"
         *     }
         */
        PushCampaignNotification: {
            /** @description The address of the picture beside the text. Without it, the icon of the app. */
            icon?: string;
        };
        /**
         * PushCampaignSend
         * @description To whom a push campaign goes, and when.
         * @example {
         *       "app_id": "app_1",
         *       "segments": {
         *         "type": "none"
         *       },
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        PushCampaignSend: {
            /** @description The app to send to. */
            app_id: string;
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["PushSendSegment"];
        };
        /**
         * PushCampaignUpdate
         * @description The members of a push campaign to change; those left out stay as they are.
         * @example {
         *       "title": "Spring is here, and 20 % off",
         *       "geo_options": {
         *         "range": 10000
         *       }
         *     }
         */
        PushCampaignUpdate: {
            actions?: components["schemas"]["PushCampaignActions"];
            content?: components["schemas"]["CampaignMessageUpdate"];
            geo_options?: components["schemas"]["PushCampaignGeoUpdate"];
            notification_options?: components["schemas"]["PushCampaignNotification"];
            /** @description The title of the message. */
            title?: string;
        };
        /**
         * PushEventRegister
         * @description What a device did with a push message.
         * @example {
         *       "os": "android",
         *       "contact": "a1b2c3d4e5",
         *       "message_hash": "c4mp41gn03",
         *       "mailing_id": 3,
         *       "event": "open",
         *       "device_id": 1
         *     }
         */
        PushEventRegister: {
            /** @description The id of the contact, as the message carried it. */
            contact: string;
            /**
             * Format: int64
             * @description The number of the device, as the message carried it.
             */
            device_id: number;
            /**
             * @description What happened: the message was opened, or closed without a look.
             * @enum {string}
             */
            event: "open" | "canceled";
            /**
             * Format: int64
             * @description The number of the campaign, as the message carried it.
             */
            mailing_id?: number;
            /** @description The hash of the message, as the message carried it. */
            message_hash: string;
            /** @description The system of the device, for instance `android` or `ios`. */
            os: string;
        };
        /**
         * PushReport
         * @description What became of a push campaign. A breakdown that was not asked for is left out.
         * @example {
         *       "campaign_hash": "c4mp41gn03",
         *       "overall": {
         *         "sends": 2,
         *         "opens": 1,
         *         "delivered": 2,
         *         "received": 2,
         *         "bounces": 0,
         *         "error": 0
         *       },
         *       "operating_systems": [
         *         {
         *           "operating_systems": "Android",
         *           "sends": 1,
         *           "opens": 1,
         *           "delivered": 1,
         *           "received": 1,
         *           "bounces": 0,
         *           "error": 0
         *         },
         *         {
         *           "operating_systems": "iOS",
         *           "sends": 1,
         *           "opens": 0,
         *           "delivered": 1,
         *           "received": 1,
         *           "bounces": 0,
         *           "error": 0
         *         }
         *       ]
         *     }
         */
        PushReport: {
            /** @description The hash of the campaign. */
            readonly campaign_hash: string;
            /** @description The counts by operating system. */
            operating_systems?: components["schemas"]["PushReportOperatingSystem"][];
            overall: components["schemas"]["PushReportOverall"];
        };
        /**
         * PushReportOperatingSystem
         * @description The counts on one operating system.
         * @example {
         *       "operating_systems": "Android",
         *       "sends": 1,
         *       "opens": 1,
         *       "delivered": 1,
         *       "received": 1,
         *       "bounces": 0,
         *       "error": 0
         *     }
         */
        PushReportOperatingSystem: {
            /**
             * Format: int64
             * @description Messages for devices that no longer have the app.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Messages that the push service took.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Messages that the push service refused.
             */
            error: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /** @description The name of the operating system; just one, despite its own name. */
            operating_systems: string;
            /**
             * Format: int64
             * @description Messages whose arrival a device reported.
             */
            received: number;
            /**
             * Format: int64
             * @description Messages sent, one for each device.
             */
            sends: number;
        };
        /**
         * PushReportOverall
         * @description The counts of the whole campaign.
         * @example {
         *       "sends": 2,
         *       "opens": 1,
         *       "delivered": 2,
         *       "received": 2,
         *       "bounces": 0,
         *       "error": 0
         *     }
         */
        PushReportOverall: {
            /**
             * Format: int64
             * @description Messages for devices that no longer have the app.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Messages that the push service took.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Messages that the push service refused.
             */
            error: number;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            opens: number;
            /**
             * Format: int64
             * @description Messages whose arrival a device reported.
             */
            received: number;
            /**
             * Format: int64
             * @description Messages sent, one for each device.
             */
            sends: number;
        };
        /**
         * PushSendSegment
         * @description Which contacts of the list of the app or site get the message. Only active ones do.
         * @example {
         *       "type": "none"
         *     }
         */
        PushSendSegment: components["schemas"]["EmailSendToList"] | components["schemas"]["EmailSendToSegments"];
        /**
         * PushToken
         * @description The token of one app on one device.
         * @example {
         *       "app_id": "app_1",
         *       "token": "f3Kd9sQ2"
         *     }
         */
        PushToken: {
            /** @description The id of the app. */
            app_id: string;
            /** @description The token that the push service gave to the device. */
            token: string;
        };
        /**
         * PushTokenRegister
         * @description The token of an app on one device, and whose device it is.
         * @example {
         *       "os": "android",
         *       "token": "f3Kd9sQ2",
         *       "two_steps_data": {
         *         "field": "email",
         *         "value": "ana@example.com"
         *       }
         *     }
         */
        PushTokenRegister: {
            /** @description The system of the device, for instance `android` or `ios`. */
            os: string;
            /** @description The token that the push service gave to the device. */
            token: string;
            /** @description Whose device it is. Without it the token waits until a later call says so. */
            two_steps_data?: {
                /** @description The field to find the contact by. Without it, the one in `two_steps_config` of the app. */
                field?: string;
                /** @description The value of that field. */
                value?: string;
            };
        };
        /**
         * PushTokenWrite
         * @description The token of one app on one device, as a request gives it.
         * @example {
         *       "app_id": "app_1",
         *       "token": "f3Kd9sQ2"
         *     }
         */
        PushTokenWrite: {
            /** @description The id of the app. */
            app_id: string;
            /** @description The token that the push service gave to the device. */
            token: string;
        };
        /**
         * RepeatedValues
         * @description The contacts of a list that share values of a field.
         * @example {
         *       "count": 1,
         *       "contacts": [
         *         "a1b2c3d4e5",
         *         "a1b2c3d4e6"
         *       ]
         *     }
         */
        RepeatedValues: {
            /** @description The ids of the first contacts that collide, ten at most. */
            contacts: string[];
            /**
             * Format: int64
             * @description How many contacts repeat a value of another, and so would have to change.
             */
            count: number;
        };
        /**
         * RetryEmailCampaignConflict
         * @description What stands against the request.
         */
        RetryEmailCampaignConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The campaign is under way; it can be sent again when that is over. */
                campaign_not_sendable?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description No recipient of the campaign has failed. */
                nothing_failed?: string;
                /** @description The sender of the campaign is gone. Give it another one. */
                sender_missing?: string;
                /** @description The sender is not active; only active ones send. */
                sender_not_active?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * Segment
         * @description A part of a list that contacts enter and leave by themselves.
         * @example {
         *       "segment_id": "saved_1",
         *       "name": "Lisbon",
         *       "type": "saved",
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00"
         *     }
         */
        Segment: components["schemas"]["SegmentAuto"] | components["schemas"]["SegmentSaved"] | components["schemas"]["SegmentTag"];
        /**
         * SegmentActivityCondition
         * @description A condition on what happened to a contact.
         * @example {
         *       "segment_activity": "email_open",
         *       "within_days": 30,
         *       "campaign_hash": "c4mp41gn01",
         *       "invert": false
         *     }
         */
        SegmentActivityCondition: {
            /** @description Only activities of this campaign. Without it, those of all count. */
            campaign_hash?: string;
            /**
             * @description Whether the contacts are meant that have no such activity.
             * @default false
             */
            invert?: boolean;
            /** @description The activity that the contact has, as `listContactActivities` shows it. */
            segment_activity: components["schemas"]["ActivityName"];
            /**
             * Format: int32
             * @description Only activities of the last so many days, of 24 hours each. Without it, all count.
             */
            within_days?: number;
        };
        /**
         * SegmentAnniversaryCondition
         * @description A condition on the month and the day of a date, in any year.
         * @example {
         *       "segment_field": "birth_date",
         *       "segment_anniversary": "month_start||month_end",
         *       "invert": false
         *     }
         */
        SegmentAnniversaryCondition: {
            /**
             * @description Whether the contacts are meant whose anniversary is on other days, or that have none.
             * @default false
             */
            invert?: boolean;
            /** @description The day of the anniversary, or its first and last day with `||` between them; days are written as in `segment_value`. It may go on beyond the end of the year. */
            segment_anniversary: string;
            /** @description The id of a field of the format date, as `listFields` shows it. */
            segment_field: string;
        };
        /**
         * SegmentAuto
         * @description A segment that the platform keeps for every list.
         * @example {
         *       "segment_id": "auto_opened",
         *       "name": "Opened an email in the last 30 days",
         *       "type": "auto"
         *     }
         */
        SegmentAuto: {
            /** @description The name of the segment. */
            name: string;
            /** @description The id of the segment. Do not read anything from its text. */
            readonly segment_id: string;
            /**
             * @description Where the segment comes from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "auto";
        };
        /**
         * SegmentCondition
         * @description A condition on one field or property of a contact. How values are compared: M-361.
         * @example {
         *       "segment_field": "1",
         *       "segment_operator": "equal_to",
         *       "segment_value": "Lisboa"
         *     }
         */
        SegmentCondition: {
            /** @description The id of the field, as `listFields` shows it; that of an extra field is written as text. Or a property of the contact: `status`, `consent`, `email_status`, `cellphone_status`, `phone_status`, `subscription_method`, `unsubscription_method` or `unsubscription_reason`, or one of the days `subscription_date`, `consent_date`, `unsubscription_date` and `change_date`. */
            segment_field: string;
            segment_operator: components["schemas"]["SegmentOperator"];
            /** @description The value to compare with: a text, a number, an address, the id of an option, or a day. A day is `YYYY-MM-DD` or relative to the day on which the segment is read, in UTC: `today`, `today-30`, `today+7`, `month_start` or `month_end`. For `date_range` the first and the last day, `2026-01-01||2026-03-31`. An empty text stands for no value. */
            segment_value: string;
        };
        /**
         * SegmentCount
         * @description The filter whose contacts are counted.
         * @example {
         *       "segment_filter": {
         *         "segment_filter_array": [
         *           {
         *             "segment_field": "1",
         *             "segment_operator": "equal_to",
         *             "segment_value": "Lisboa"
         *           }
         *         ],
         *         "boolean_operator": "and",
         *         "invert": false
         *       }
         *     }
         */
        SegmentCount: {
            segment_filter: components["schemas"]["SegmentFilter"];
        };
        /**
         * SegmentCreate
         * @description What a new segment needs.
         * @example {
         *       "name": "Lisbon",
         *       "segment_filter": {
         *         "segment_filter_array": [
         *           {
         *             "segment_field": "1",
         *             "segment_operator": "equal_to",
         *             "segment_value": "Lisboa"
         *           }
         *         ],
         *         "boolean_operator": "and",
         *         "invert": false
         *       }
         *     }
         */
        SegmentCreate: {
            /** @description The name of the segment. */
            name: string;
            segment_filter: components["schemas"]["SegmentFilter"];
        };
        /**
         * SegmentDetail
         * @description A segment with the conditions that its contacts meet.
         * @example {
         *       "segment_id": "saved_1",
         *       "name": "Lisbon",
         *       "type": "saved",
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00",
         *       "segment_filter": {
         *         "segment_filter_array": [
         *           {
         *             "segment_field": "1",
         *             "segment_operator": "equal_to",
         *             "segment_value": "Lisboa"
         *           }
         *         ],
         *         "boolean_operator": "and",
         *         "invert": false
         *       }
         *     }
         */
        SegmentDetail: {
            /** @description When the segment was made; those of the platform have no such time. */
            created?: components["schemas"]["DateTime"];
            /** @description The name of the segment. */
            name: string;
            segment_filter: components["schemas"]["SegmentFilter"];
            /** @description The id of the segment. Do not read anything from its text. */
            readonly segment_id: string;
            readonly type: components["schemas"]["SegmentType"];
            /** @description When the segment was last changed; those of the platform have no such time. */
            updated?: components["schemas"]["DateTime"];
        };
        /**
         * SegmentFilter
         * @description Which contacts are in a segment. Without a condition on the status `removed`, removed contacts are left out. A filter has at most 100 conditions.
         * @example {
         *       "segment_filter_array": [
         *         {
         *           "segment_field": "1",
         *           "segment_operator": "equal_to",
         *           "segment_value": "Lisboa"
         *         }
         *       ],
         *       "boolean_operator": "and",
         *       "invert": false
         *     }
         */
        SegmentFilter: {
            /**
             * @description Whether a contact has to meet every condition, or one at least.
             * @default and
             * @enum {string}
             */
            boolean_operator?: "and" | "or";
            /**
             * @description Whether the contacts are meant that are otherwise left out: everybody else of the list.
             * @default false
             */
            invert?: boolean;
            /** @description The conditions; a group may stand for one. */
            segment_filter_array: components["schemas"]["SegmentFilterItem"][];
        };
        /**
         * SegmentFilterItem
         * @description A condition, or a group of conditions. Its members tell which it is.
         * @example {
         *       "segment_tag": 1,
         *       "invert": true
         *     }
         */
        SegmentFilterItem: components["schemas"]["SegmentCondition"] | components["schemas"]["SegmentAnniversaryCondition"] | components["schemas"]["SegmentTagCondition"] | components["schemas"]["SegmentListCondition"] | components["schemas"]["SegmentActivityCondition"] | components["schemas"]["SegmentGroup"];
        /**
         * SegmentGroup
         * @description Conditions that count as one.
         * @example {
         *       "segment_filter_array": [
         *         {
         *           "segment_field": "last_name",
         *           "segment_operator": "begins_with",
         *           "segment_value": "S"
         *         },
         *         {
         *           "segment_tag": 1,
         *           "invert": true
         *         }
         *       ],
         *       "boolean_operator": "or",
         *       "invert": false
         *     }
         */
        SegmentGroup: {
            /**
             * @description Whether a contact has to meet every condition, or one at least.
             * @default and
             * @enum {string}
             */
            boolean_operator?: "and" | "or";
            /**
             * @description Whether the contacts are meant that are otherwise left out.
             * @default false
             */
            invert?: boolean;
            /** @description The conditions; a group may stand for one. */
            segment_filter_array: components["schemas"]["SegmentGroupItem"][];
        };
        /**
         * SegmentGroupItem
         * @description A condition, or a group of conditions. Its members tell which it is.
         * @example {
         *       "segment_tag": 1,
         *       "invert": true
         *     }
         */
        SegmentGroupItem: components["schemas"]["SegmentCondition"] | components["schemas"]["SegmentAnniversaryCondition"] | components["schemas"]["SegmentTagCondition"] | components["schemas"]["SegmentListCondition"] | components["schemas"]["SegmentActivityCondition"] | components["schemas"]["SegmentInnerGroup"];
        /**
         * SegmentInnerGroup
         * @description Conditions that count as one inside of a group.
         * @example {
         *       "segment_filter_array": [
         *         {
         *           "segment_field": "last_name",
         *           "segment_operator": "begins_with",
         *           "segment_value": "S"
         *         },
         *         {
         *           "segment_tag": 1,
         *           "invert": true
         *         }
         *       ],
         *       "boolean_operator": "or",
         *       "invert": false
         *     }
         */
        SegmentInnerGroup: {
            /**
             * @description Whether a contact has to meet every condition, or one at least.
             * @default and
             * @enum {string}
             */
            boolean_operator?: "and" | "or";
            /**
             * @description Whether the contacts are meant that are otherwise left out.
             * @default false
             */
            invert?: boolean;
            /** @description The conditions. */
            segment_filter_array: components["schemas"]["SegmentInnerItem"][];
        };
        /**
         * SegmentInnerItem
         * @description A condition. Its members tell which it is.
         * @example {
         *       "segment_tag": 1,
         *       "invert": true
         *     }
         */
        SegmentInnerItem: components["schemas"]["SegmentCondition"] | components["schemas"]["SegmentAnniversaryCondition"] | components["schemas"]["SegmentTagCondition"] | components["schemas"]["SegmentListCondition"] | components["schemas"]["SegmentActivityCondition"];
        /**
         * SegmentListCondition
         * @description A condition on membership in another list.
         * @example {
         *       "segment_list": 1,
         *       "invert": true
         *     }
         */
        SegmentListCondition: {
            /**
             * @description Whether the contacts are meant that the list does not have.
             * @default false
             */
            invert?: boolean;
            /**
             * Format: int64
             * @description The id of a list of the account. It has a contact with the same email address, which was not removed.
             */
            segment_list: number;
        };
        /**
         * SegmentOperator
         * @description How a value is compared. Texts are compared without regard to case and outer blanks, dates as days, numbers by size; `not_equal_to` and `does_not_contain` include contacts without a value.
         * @example equal_to
         * @enum {string}
         */
        SegmentOperator: "equal_to" | "not_equal_to" | "greater_or_equal_to" | "greater_than" | "less_or_equal_to" | "less_than" | "contains" | "does_not_contain" | "begins_with" | "ends_with" | "date_range";
        /**
         * SegmentPage
         * @description A page of segments.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "segment_id": "saved_1",
         *           "name": "Lisbon",
         *           "type": "saved",
         *           "created": "2026-03-02 09:30:00",
         *           "updated": "2026-03-02 09:30:00"
         *         }
         *       ]
         *     }
         */
        SegmentPage: {
            /** @description The segments of this page. */
            items: components["schemas"]["Segment"][];
            /**
             * Format: int64
             * @description How many segments match, on all pages.
             */
            total_items: number;
        };
        /**
         * SegmentSaved
         * @description A segment that the account made, with conditions of its own.
         * @example {
         *       "segment_id": "saved_1",
         *       "name": "Lisbon",
         *       "type": "saved",
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00"
         *     }
         */
        SegmentSaved: {
            created: components["schemas"]["DateTime"];
            /** @description The name of the segment. */
            name: string;
            /** @description The id of the segment. Do not read anything from its text. */
            readonly segment_id: string;
            /**
             * @description Where the segment comes from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "saved";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * SegmentTag
         * @description The contacts that have a tag.
         * @example {
         *       "segment_id": "tag_1",
         *       "name": "VIP",
         *       "type": "tag",
         *       "created": "2026-03-02 09:30:00",
         *       "updated": "2026-03-02 09:30:00"
         *     }
         */
        SegmentTag: {
            created: components["schemas"]["DateTime"];
            /** @description The name of the segment. */
            name: string;
            /** @description The id of the segment. Do not read anything from its text. */
            readonly segment_id: string;
            /**
             * @description Where the segment comes from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tag";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * SegmentTagCondition
         * @description A condition on the tags of a contact.
         * @example {
         *       "segment_tag": 1,
         *       "invert": true
         *     }
         */
        SegmentTagCondition: {
            /**
             * @description Whether the contacts are meant that do not have it.
             * @default false
             */
            invert?: boolean;
            /**
             * Format: int64
             * @description The id of the tag that the contact has.
             */
            segment_tag: number;
        };
        /**
         * SegmentType
         * @description Where a segment comes from: the platform keeps it (`auto`), the account made it (`saved`), or it holds the contacts that have a tag (`tag`).
         * @example saved
         * @enum {string}
         */
        SegmentType: "auto" | "saved" | "tag";
        /**
         * SegmentUpdate
         * @description The members of a segment to change; those left out stay as they are.
         * @example {
         *       "name": "Lisbon and Porto",
         *       "segment_filter": {
         *         "segment_filter_array": [
         *           {
         *             "segment_field": "1",
         *             "segment_operator": "equal_to",
         *             "segment_value": "Lisboa"
         *           },
         *           {
         *             "segment_field": "1",
         *             "segment_operator": "equal_to",
         *             "segment_value": "Porto"
         *           }
         *         ],
         *         "boolean_operator": "or",
         *         "invert": false
         *       }
         *     }
         */
        SegmentUpdate: {
            /** @description The name of the segment. */
            name?: string;
            segment_filter?: components["schemas"]["SegmentFilter"];
        };
        /**
         * SendEmailCampaignConflict
         * @description What stands against the request.
         */
        SendEmailCampaignConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The campaign is under way; it can be sent again when that is over. */
                campaign_not_sendable?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The sender of the campaign is gone. Give it another one. */
                sender_missing?: string;
                /** @description The sender is not active; only active ones send. */
                sender_not_active?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * SenderStatus
         * @description Only an active sender can send. One in moderation is being looked at; a rejected one cannot be used.
         * @example active
         * @enum {string}
         */
        SenderStatus: "active" | "moderation" | "rejected";
        /**
         * SendsReportColumns
         * @description The columns of a report of sends. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "group": false,
         *         "channel": false,
         *         "type": false,
         *         "sender": true
         *       }
         *     }
         */
        SendsReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportCampaignFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
        };
        /**
         * SendsReportRequest
         * @description What a report of sends shall hold.
         * @example {
         *       "title": "Sends of March",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "lists": [
         *         1
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "group": false,
         *           "channel": false,
         *           "type": false,
         *           "sender": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        SendsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            columns?: components["schemas"]["SendsReportColumns"];
            /** @description The ids of the lists that it covers. */
            lists: number[];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * SmartSmsCampaignCreate
         * @description What a new smart SMS campaign needs.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Spring sale by smart SMS",
         *       "campaign_content": {
         *         "message": "Hello {{ first_name }}, your spring offers:"
         *       },
         *       "page_content": {
         *         "type": "redirect",
         *         "page_url": "https://shop.example.com/spring"
         *       },
         *       "sender_id": 2,
         *       "cname_id": 1,
         *       "options": {
         *         "encoding": "gsm",
         *         "max_messages": 2
         *       }
         *     }
         */
        SmartSmsCampaignCreate: {
            campaign_content: components["schemas"]["SmartSmsMessage"];
            /**
             * Format: int64
             * @description The domain name of the short link; it has to be verified. Without it, the one of the platform.
             */
            cname_id?: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is for.
             */
            list_id: number;
            options?: components["schemas"]["SmsCampaignOptions"];
            page_content: components["schemas"]["SmartSmsPage"];
            /**
             * Format: int64
             * @description The cellphone sender that it comes from; it has to be active when the campaign is sent. Without it, the sender of the platform.
             */
            sender_id?: number;
        };
        /**
         * SmartSmsCampaignUpdate
         * @description The members of a smart SMS campaign to change; those left out stay as they are.
         * @example {
         *       "campaign_content": {
         *         "message": "Hello {{ first_name }}, only until Sunday:"
         *       },
         *       "page_content": {
         *         "page_url": "https://shop.example.com/sale"
         *       }
         *     }
         */
        SmartSmsCampaignUpdate: {
            campaign_content?: components["schemas"]["CampaignMessageUpdate"];
            /**
             * Format: int64
             * @description The domain name of the short link; it has to be verified.
             */
            cname_id?: number;
            /** @description The name that only the account sees. */
            internal_name?: string;
            options?: components["schemas"]["SmsCampaignOptions"];
            page_content?: components["schemas"]["SmartSmsPageUpdate"];
            /**
             * Format: int64
             * @description The cellphone sender that it comes from.
             */
            sender_id?: number;
        };
        /**
         * SmartSmsMessage
         * @description What a smart SMS says. The short link to its page is put at the end, and counts towards the length.
         * @example {
         *       "message": "Hello {{ first_name }}, your spring offers:"
         *     }
         */
        SmartSmsMessage: {
            /** @description The text, without the link. It may hold `{{ field }}`, which becomes the value of the recipient. */
            message: string;
        };
        /**
         * SmartSmsPage
         * @description Where the short link leads.
         * @example {
         *       "type": "redirect",
         *       "page_url": "https://shop.example.com/spring"
         *     }
         */
        SmartSmsPage: components["schemas"]["SmartSmsPageRedirect"] | components["schemas"]["SmartSmsPageImport"] | components["schemas"]["SmartSmsPageHtml"];
        /**
         * SmartSmsPageHtml
         * @description A page that stands in the request and is shown by the platform.
         * @example {
         *       "type": "html",
         *       "page_html": "<h1>Spring is here</h1><p>20 % off until Sunday.</p>",
         *       "page_internal_name": "Spring page"
         *     }
         */
        SmartSmsPageHtml: {
            /** @description The HTML of the page. */
            page_html: string;
            /** @description The name of the page that only the account sees. Without it, the one of the campaign. */
            page_internal_name?: string;
            /**
             * @description The kind of page. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "html";
        };
        /**
         * SmartSmsPageImport
         * @description A copy of a page, made when the campaign is created and shown by the platform.
         * @example {
         *       "type": "import",
         *       "page_url": "https://shop.example.com/spring",
         *       "page_internal_name": "Spring page"
         *     }
         */
        SmartSmsPageImport: {
            /** @description The name of the page that only the account sees. Without it, the one of the campaign. */
            page_internal_name?: string;
            /** @description The address of the page to copy. */
            page_url: string;
            /**
             * @description The kind of page. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "import";
        };
        /**
         * SmartSmsPageRedirect
         * @description A page of yours; the link leads on to it.
         * @example {
         *       "type": "redirect",
         *       "page_url": "https://shop.example.com/spring"
         *     }
         */
        SmartSmsPageRedirect: {
            /** @description The address of the page. */
            page_url: string;
            /**
             * @description The kind of page. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "redirect";
        };
        /**
         * SmartSmsPageUpdate
         * @description The parts of the page to change. The kind of page stays, and a part that it does not have is passed over.
         * @example {
         *       "page_url": "https://shop.example.com/sale"
         *     }
         */
        SmartSmsPageUpdate: {
            /** @description The HTML of the page. */
            page_html?: string;
            /** @description The name of the page that only the account sees; a redirect has none. */
            page_internal_name?: string;
            /** @description The address that the link leads to, or of the page to copy anew. */
            page_url?: string;
        };
        /**
         * SmsBouncesReportRequest
         * @description What a report of SMS bounces shall hold.
         * @example {
         *       "title": "SMS of March, bounces",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "all"
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "delivery_answer": true,
         *           "delivery_date": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "group": false,
         *           "channel": false,
         *           "type": false,
         *           "sender": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ],
         *         "grouping": "by_contact"
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        SmsBouncesReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["SmsReportColumns"];
            options?: components["schemas"]["SmsReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * SmsCampaignCreate
         * @description What a new SMS campaign needs.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Spring sale by SMS",
         *       "content": {
         *         "type": "text",
         *         "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
         *       },
         *       "sender_id": 2,
         *       "options": {
         *         "encoding": "gsm",
         *         "max_messages": 2
         *       }
         *     }
         */
        SmsCampaignCreate: {
            content: components["schemas"]["CampaignTextContent"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is for.
             */
            list_id: number;
            options?: components["schemas"]["SmsCampaignOptions"];
            /**
             * Format: int64
             * @description The cellphone sender that it comes from; it has to be active when the campaign is sent. Without it, the sender of the platform.
             */
            sender_id?: number;
        };
        /**
         * SmsCampaignOptions
         * @description How the text is encoded, and how long it may get. A message holds 160 characters in gsm and 70 in unicode, and fewer when a text needs several.
         * @example {
         *       "encoding": "gsm",
         *       "max_messages": 2
         *     }
         */
        SmsCampaignOptions: {
            /**
             * @description The characters: `gsm` has those of the basic alphabet, `gsm_extended` its extension as well, `unicode` all. Without it, the first of them that has all characters of the text.
             * @enum {string}
             */
            encoding?: "gsm" | "gsm_extended" | "unicode";
            /**
             * Format: int32
             * @description Into how many messages a text may be split, for one recipient. Without it, 7. A longer text is not sent to that recipient.
             */
            max_messages?: number;
        };
        /**
         * SmsCampaignSend
         * @description To whom an SMS or smart SMS campaign goes, and when.
         * @example {
         *       "list_id": 1,
         *       "destination_field": "cellphone",
         *       "segments": {
         *         "type": "none"
         *       },
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        SmsCampaignSend: {
            /** @description The field that holds the number, `cellphone` or the id of an extra field of the format cellphone. */
            destination_field: string;
            /**
             * Format: int64
             * @description The list to send to.
             */
            list_id: number;
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["PhoneSendSegment"];
        };
        /**
         * SmsCampaignUpdate
         * @description The members of an SMS campaign to change; those left out stay as they are.
         * @example {
         *       "content": {
         *         "message": "Hello {{ first_name }}, only until Sunday: https://shop.example.com/spring"
         *       },
         *       "options": {
         *         "max_messages": 1
         *       }
         *     }
         */
        SmsCampaignUpdate: {
            content?: components["schemas"]["CampaignMessageUpdate"];
            /** @description The name that only the account sees. */
            internal_name?: string;
            options?: components["schemas"]["SmsCampaignOptions"];
            /**
             * Format: int64
             * @description The cellphone sender that it comes from.
             */
            sender_id?: number;
        };
        /**
         * SmsEventsReportRequest
         * @description What a report of SMS events shall hold.
         * @example {
         *       "title": "SMS of March, events",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "campaigns": [
         *         {
         *           "list_id": 1,
         *           "type": "all"
         *         }
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "delivery_answer": true,
         *           "delivery_date": true
         *         },
         *         "campaign_fields": {
         *           "internal_name": true,
         *           "campaign_hash": true,
         *           "send_date": true,
         *           "group": false,
         *           "channel": false,
         *           "type": false,
         *           "sender": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ],
         *         "grouping": "by_contact"
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        SmsEventsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            /** @description The campaigns that it covers. */
            campaigns: components["schemas"]["AdvancedReportCampaigns"][];
            columns?: components["schemas"]["SmsReportColumns"];
            options?: components["schemas"]["SmsReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * SmsReportColumns
         * @description The columns of a report of SMS events or bounces. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "delivery_answer": true,
         *         "delivery_date": true
         *       },
         *       "campaign_fields": {
         *         "internal_name": true,
         *         "campaign_hash": true,
         *         "send_date": true,
         *         "group": false,
         *         "channel": false,
         *         "type": false,
         *         "sender": true
         *       }
         *     }
         */
        SmsReportColumns: {
            campaign_fields?: components["schemas"]["AdvancedReportCampaignFields"];
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["SmsReportStats"];
        };
        /**
         * SmsReportOptions
         * @description Whom to tell of a report, and what a row is about.
         * @example {
         *       "notify": [
         *         1
         *       ],
         *       "grouping": "by_contact"
         *     }
         */
        SmsReportOptions: {
            /** @default by_campaign */
            grouping?: components["schemas"]["AdvancedReportGrouping"];
            /** @description The ids of the users to tell when the report has ended. */
            notify?: number[];
        };
        /**
         * SmsReportStats
         * @description What a report shows of the delivery of each SMS. What is left out is not shown.
         * @example {
         *       "delivery_answer": true,
         *       "delivery_date": true
         *     }
         */
        SmsReportStats: {
            /**
             * @description Whether to show what the carrier answered.
             * @default false
             */
            delivery_answer?: boolean;
            /**
             * @description Whether to show when it answered.
             * @default false
             */
            delivery_date?: boolean;
        };
        /**
         * SubscriptionsReportColumns
         * @description The columns of a report of subscriptions. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "subscription_method": true,
         *         "subscription_src": true
         *       }
         *     }
         */
        SubscriptionsReportColumns: {
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["SubscriptionsReportStats"];
        };
        /**
         * SubscriptionsReportRequest
         * @description What a report of subscriptions shall hold.
         * @example {
         *       "title": "Subscriptions of March",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "lists": [
         *         1
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "subscription_method": true,
         *           "subscription_src": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        SubscriptionsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            columns?: components["schemas"]["SubscriptionsReportColumns"];
            /** @description The ids of the lists that it covers. */
            lists: number[];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * SubscriptionsReportStats
         * @description What a report shows of each subscription. What is left out is not shown.
         * @example {
         *       "subscription_method": true,
         *       "subscription_src": true
         *     }
         */
        SubscriptionsReportStats: {
            /**
             * @description Whether to show how the contact came.
             * @default false
             */
            subscription_method?: boolean;
            /**
             * @description Whether to show where the contact came from, for instance the form.
             * @default false
             */
            subscription_src?: boolean;
        };
        /**
         * SuppressionAdd
         * @description Values of one kind for the suppression list.
         * @example {
         *       "type": "email",
         *       "value": [
         *         "nobody@example.net"
         *       ]
         *     }
         */
        SuppressionAdd: components["schemas"]["SuppressionAddEmail"] | components["schemas"]["SuppressionAddEmailDomain"] | components["schemas"]["SuppressionAddEmailUser"] | components["schemas"]["SuppressionAddCellphone"] | components["schemas"]["SuppressionAddPhone"];
        /**
         * SuppressionAddCellphone
         * @description Values of the type `cellphone` for the suppression list.
         * @example {
         *       "type": "cellphone",
         *       "value": [
         *         "351-910000008"
         *       ]
         *     }
         */
        SuppressionAddCellphone: {
            /**
             * @description The kind of the values. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "cellphone";
            /** @description Cellphones, country code and number with a dash between them. */
            value: string[];
        };
        /**
         * SuppressionAddEmail
         * @description Values of the type `email` for the suppression list.
         * @example {
         *       "type": "email",
         *       "value": [
         *         "nobody@example.net"
         *       ]
         *     }
         */
        SuppressionAddEmail: {
            /**
             * @description The kind of the values. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "email";
            /** @description Whole email addresses. */
            value: string[];
        };
        /**
         * SuppressionAddEmailDomain
         * @description Values of the type `email_domain` for the suppression list.
         * @example {
         *       "type": "email_domain",
         *       "value": [
         *         "example.net"
         *       ]
         *     }
         */
        SuppressionAddEmailDomain: {
            /**
             * @description The kind of the values. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "email_domain";
            /** @description Domains, which means every email address in them. */
            value: string[];
        };
        /**
         * SuppressionAddEmailUser
         * @description Values of the type `email_user` for the suppression list.
         * @example {
         *       "type": "email_user",
         *       "value": [
         *         "noreply"
         *       ]
         *     }
         */
        SuppressionAddEmailUser: {
            /**
             * @description The kind of the values. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "email_user";
            /** @description Names before the at sign, at any domain. */
            value: string[];
        };
        /**
         * SuppressionAddPhone
         * @description Values of the type `phone` for the suppression list.
         * @example {
         *       "type": "phone",
         *       "value": [
         *         "351-210000008"
         *       ]
         *     }
         */
        SuppressionAddPhone: {
            /**
             * @description The kind of the values. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "phone";
            /** @description Phones, country code and number with a dash between them. */
            value: string[];
        };
        /**
         * SuppressionEntry
         * @description An address, or a part of one, that nothing is sent to.
         * @example {
         *       "id": 1,
         *       "value": "nobody@example.net",
         *       "type": "email",
         *       "method": "manual",
         *       "campaign_hash": "",
         *       "created": "2026-03-02 09:30:00"
         *     }
         */
        SuppressionEntry: {
            /** @description The campaign that led to it; empty when none did. */
            campaign_hash: string;
            created: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The id of the entry.
             */
            readonly id: number;
            method: components["schemas"]["SuppressionMethod"];
            type: components["schemas"]["SuppressionType"];
            /** @description The address, or the part of it. */
            value: string;
        };
        /**
         * SuppressionMethod
         * @description How an entry came on the list. Only a manual one can be deleted.
         * @example manual
         * @enum {string}
         */
        SuppressionMethod: "unsubscribe" | "bounce" | "manual" | "other" | "forgotten";
        /**
         * SuppressionPage
         * @description A page of entries.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "id": 1,
         *           "value": "nobody@example.net",
         *           "type": "email",
         *           "method": "manual",
         *           "campaign_hash": "",
         *           "created": "2026-03-02 09:30:00"
         *         }
         *       ]
         *     }
         */
        SuppressionPage: {
            /** @description The entries of this page. */
            items: components["schemas"]["SuppressionEntry"][];
            /**
             * Format: int64
             * @description How many entries match, on all pages.
             */
            total_items: number;
        };
        /**
         * SuppressionType
         * @description What an entry is compared with: a whole address, the part of an email after the at sign (`email_domain`) or the one before it (`email_user`).
         * @example email
         * @enum {string}
         */
        SuppressionType: "email" | "email_domain" | "email_user" | "cellphone" | "phone";
        /**
         * SystemAutomation
         * @description An automation that the platform brings along.
         * @example {
         *       "paused": false,
         *       "type": "abandoned_cart",
         *       "domain": "shop.example.com",
         *       "url": "https://shop.example.com/cart",
         *       "title": "Abandoned cart"
         *     }
         */
        SystemAutomation: {
            /** @description The domain that it works for. */
            domain: string;
            /** @description Whether it is paused. */
            paused: boolean;
            /** @description Its name. */
            title: string;
            type: components["schemas"]["SystemAutomationType"];
            /**
             * Format: uri
             * @description The page that it is about; left out without one.
             */
            url?: string;
        };
        /**
         * SystemAutomationList
         * @description The automations of the platform, by domain.
         * @example [
         *       {
         *         "paused": false,
         *         "type": "abandoned_cart",
         *         "domain": "shop.example.com",
         *         "url": "https://shop.example.com/cart",
         *         "title": "Abandoned cart"
         *       }
         *     ]
         */
        SystemAutomationList: components["schemas"]["SystemAutomation"][];
        /**
         * SystemAutomationSwitch
         * @description Which automation of the platform to pause or resume.
         * @example {
         *       "paused": false,
         *       "type": "abandoned_cart",
         *       "domain": "shop.example.com"
         *     }
         */
        SystemAutomationSwitch: {
            /** @description The domain that it works for. */
            domain: string;
            /** @description Whether it is to be paused. */
            paused: boolean;
            type: components["schemas"]["SystemAutomationType"];
        };
        /**
         * SystemAutomationType
         * @description What an automation of the platform follows up.
         * @example abandoned_cart
         * @enum {string}
         */
        SystemAutomationType: "abandoned_cart" | "back_in_stock";
        /**
         * Tag
         * @description A mark that contacts of any list can carry.
         * @example {
         *       "tag_id": 1,
         *       "name": "VIP",
         *       "color": "#F59E0B"
         *     }
         */
        Tag: {
            /** @description The color, `#RRGGBB`. */
            color: string;
            /** @description The name of the tag. */
            name: string;
            /**
             * Format: int64
             * @description The id of the tag.
             */
            readonly tag_id: number;
        };
        /**
         * TagPage
         * @description A page of tags.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "tag_id": 1,
         *           "name": "VIP",
         *           "color": "#F59E0B"
         *         }
         *       ]
         *     }
         */
        TagPage: {
            /** @description The tags of this page. */
            items: components["schemas"]["Tag"][];
            /**
             * Format: int64
             * @description How many tags match, on all pages.
             */
            total_items: number;
        };
        /**
         * TagUpdate
         * @description What to change of a tag.
         * @example {
         *       "color": "#F59E0B"
         *     }
         */
        TagUpdate: {
            /**
             * @description The color, `#RRGGBB` or `#RGB`, in letters of either case.
             * @default #808080
             */
            color?: string;
            /** @description The name of the tag, which stays when it is left out. No two tags have the same, without regard to case. */
            name?: string;
        };
        /**
         * TagWrite
         * @description What a tag needs.
         * @example {
         *       "name": "VIP",
         *       "color": "#F59E0B"
         *     }
         */
        TagWrite: {
            /**
             * @description The color, `#RRGGBB` or `#RGB`, in letters of either case.
             * @default #808080
             */
            color?: string;
            /** @description The name of the tag. No two tags have the same, without regard to case. */
            name: string;
        };
        /**
         * TrackEngageDomain
         * @description A domain that visitors are followed on.
         * @example {
         *       "domain": "shop.example.com",
         *       "list_id": 1,
         *       "status": "active"
         *     }
         */
        TrackEngageDomain: {
            /** @description The domain of the site, without protocol and path. */
            domain: string;
            /**
             * Format: int64
             * @description The list that visitors are looked up in; left out when there is none.
             */
            list_id?: number;
            /**
             * @description Whether visits are counted.
             * @enum {string}
             */
            readonly status: "active" | "inactive";
        };
        /**
         * TrackEngageDomainPage
         * @description All domains of the account.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "domain": "shop.example.com",
         *           "list_id": 1,
         *           "status": "active"
         *         }
         *       ]
         *     }
         */
        TrackEngageDomainPage: {
            /** @description The domains of the account. */
            items: components["schemas"]["TrackEngageDomain"][];
            /**
             * Format: int64
             * @description How many domains the account has.
             */
            total_items: number;
        };
        /**
         * TrackEngageEnable
         * @description The website to follow visitors on.
         * @example {
         *       "domain": "shop.example.com",
         *       "list_id": 1
         *     }
         */
        TrackEngageEnable: {
            /** @description The domain of the website, without protocol and path. */
            domain: string;
            /**
             * Format: int64
             * @description The list that visitors are looked up in. Some plans demand it.
             */
            list_id?: number;
        };
        /**
         * TrackEngageGoal
         * @description Something that visitors of a site are meant to do.
         * @example {
         *       "domain": "shop.example.com",
         *       "name": "Order",
         *       "id": 1,
         *       "config": {
         *         "type": "automatic",
         *         "rule": "url",
         *         "condition": "contains",
         *         "pattern": "/thank-you",
         *         "case_sensitive": false,
         *         "multiple_conversion": false
         *       }
         *     }
         */
        TrackEngageGoal: {
            config: components["schemas"]["TrackEngageGoalConfig"];
            /** @description The domain that it belongs to. */
            domain: string;
            /**
             * Format: int64
             * @description The number of the goal.
             */
            id: number;
            /** @description The name of the goal. */
            name: string;
        };
        /**
         * TrackEngageGoalAutomatic
         * @description A goal that is reached by visiting a page or following a link.
         * @example {
         *       "type": "automatic",
         *       "rule": "url",
         *       "condition": "contains",
         *       "pattern": "/thank-you",
         *       "case_sensitive": false,
         *       "multiple_conversion": false
         *     }
         */
        TrackEngageGoalAutomatic: {
            /** @description Whether capitals count. */
            case_sensitive: boolean;
            /**
             * @description How it is compared.
             * @enum {string}
             */
            condition: "contains" | "exactly" | "regex";
            /** @description Whether a visitor who reaches it again counts again. */
            multiple_conversion: boolean;
            /** @description What it is compared with. */
            pattern: string;
            /**
             * @description What is compared: the address or the title of a page, the address of a download, or that of a link to elsewhere.
             * @enum {string}
             */
            rule: "url" | "title" | "download" | "external_url";
            /**
             * @description How the goal is reached. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "automatic";
        };
        /**
         * TrackEngageGoalConfig
         * @description When a goal is reached.
         * @example {
         *       "type": "automatic",
         *       "rule": "url",
         *       "condition": "contains",
         *       "pattern": "/thank-you",
         *       "case_sensitive": false,
         *       "multiple_conversion": false
         *     }
         */
        TrackEngageGoalConfig: components["schemas"]["TrackEngageGoalManual"] | components["schemas"]["TrackEngageGoalAutomatic"] | components["schemas"]["TrackEngageGoalTime"];
        /**
         * TrackEngageGoalManual
         * @description A goal that a script in the page reports.
         * @example {
         *       "type": "manual",
         *       "multiple_conversion": true
         *     }
         */
        TrackEngageGoalManual: {
            /** @description Whether a visitor who reaches it again counts again. */
            multiple_conversion: boolean;
            /**
             * @description How the goal is reached. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "manual";
        };
        /**
         * TrackEngageGoalPage
         * @description All goals of the account.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "domain": "shop.example.com",
         *           "name": "Order",
         *           "id": 1,
         *           "config": {
         *             "type": "automatic",
         *             "rule": "url",
         *             "condition": "contains",
         *             "pattern": "/thank-you",
         *             "case_sensitive": false,
         *             "multiple_conversion": false
         *           }
         *         }
         *       ]
         *     }
         */
        TrackEngageGoalPage: {
            /** @description The goals of the account. */
            items: components["schemas"]["TrackEngageGoal"][];
            /**
             * Format: int64
             * @description How many goals the account has.
             */
            total_items: number;
        };
        /**
         * TrackEngageGoalTime
         * @description A goal that is reached by staying.
         * @example {
         *       "type": "time",
         *       "minutes": 2.5
         *     }
         */
        TrackEngageGoalTime: {
            /**
             * Format: double
             * @description How long the visit has to last, in minutes.
             */
            minutes: number;
            /**
             * @description How the goal is reached. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "time";
        };
        /**
         * TrackEngageResult
         * @description What became of the request to turn Track&Engage on.
         * @example {
         *       "result": true,
         *       "response": "Track&Engage is on for shop.example.com."
         *     }
         */
        TrackEngageResult: {
            /** @description The same in words, for people. */
            response: string;
            /** @description Whether it is on now. */
            result: boolean;
        };
        /**
         * UnsubscribeItem
         * @description One contact to unsubscribe, and why.
         * @example {
         *       "contact_id": "a1b2c3d4e5",
         *       "unsubscription_method": "manual",
         *       "unsubscription_reason": "not_interested"
         *     }
         */
        UnsubscribeItem: {
            /** @description The id of the contact. A text that is no id is reported under `invalid_data_type`. */
            contact_id: string;
            /** @description One of manual, form, unsubscribe_link, bounce and api; api when left out. Another one is reported under `invalid_unsubscription_method`. */
            unsubscription_method?: string;
            /** @description A note of your own. */
            unsubscription_observation?: string;
            /** @description One of not_interested, lack_of_time, email_address_change, spam and other. Another one is reported under `invalid_unsubscription_reason`. */
            unsubscription_reason?: string;
        };
        /**
         * UnsubscribeRequest
         * @description The contacts to unsubscribe.
         * @example {
         *       "data": [
         *         {
         *           "contact_id": "a1b2c3d4e5",
         *           "unsubscription_method": "manual",
         *           "unsubscription_reason": "not_interested",
         *           "unsubscription_observation": "Asked for it on the phone."
         *         }
         *       ]
         *     }
         */
        UnsubscribeRequest: {
            /** @description One entry for each contact. Each is judged by itself. */
            data: components["schemas"]["UnsubscribeItem"][];
        };
        /**
         * UnsubscribeResult
         * @description Which contacts were unsubscribed, and which were not and why.
         * @example {
         *       "success": [
         *         "a1b2c3d4e5"
         *       ],
         *       "errors": {
         *         "invalid_unsubscription_reason": [],
         *         "invalid_unsubscription_method": [],
         *         "invalid_data_type": [],
         *         "contact_not_in_list": [],
         *         "contact_already_removed": []
         *       }
         *     }
         */
        UnsubscribeResult: {
            /** @description The contacts that stay as they were, by reason. An array without ids is empty. */
            errors: {
                /** @description The contact was unsubscribed before. */
                contact_already_removed: string[];
                /** @description The list has no such contact. */
                contact_not_in_list: string[];
                /** @description The id is not made of ten hexadecimal digits. */
                invalid_data_type: string[];
                /** @description The method is unknown. */
                invalid_unsubscription_method: string[];
                /** @description The reason is unknown. */
                invalid_unsubscription_reason: string[];
            };
            /** @description The contacts that are unsubscribed now. */
            success: string[];
        };
        /**
         * UnsubscriptionsReportColumns
         * @description The columns of a report of unsubscriptions. What is left out is not shown.
         * @example {
         *       "list_base_fields": [
         *         "first_name",
         *         "email"
         *       ],
         *       "list_extra_fields": [
         *         {
         *           "list_id": 1,
         *           "fields": [
         *             "1"
         *           ]
         *         }
         *       ],
         *       "list_stats_fields": {
         *         "unsubscription_method": true,
         *         "unsubscription_src": true,
         *         "unsubscription_date": true
         *       }
         *     }
         */
        UnsubscriptionsReportColumns: {
            /** @description The ids of the base fields to show, for instance `email`. */
            list_base_fields?: string[];
            /** @description The extra fields to show, list by list. */
            list_extra_fields?: components["schemas"]["AdvancedReportExtraFields"][];
            list_stats_fields?: components["schemas"]["UnsubscriptionsReportStats"];
        };
        /**
         * UnsubscriptionsReportRequest
         * @description What a report of unsubscriptions shall hold.
         * @example {
         *       "title": "Unsubscriptions of March",
         *       "range": {
         *         "start": "2026-03-01 00:00:00",
         *         "end": "2026-03-31 23:59:59"
         *       },
         *       "lists": [
         *         1
         *       ],
         *       "columns": {
         *         "list_base_fields": [
         *           "first_name",
         *           "email"
         *         ],
         *         "list_extra_fields": [
         *           {
         *             "list_id": 1,
         *             "fields": [
         *               "1"
         *             ]
         *           }
         *         ],
         *         "list_stats_fields": {
         *           "unsubscription_method": true,
         *           "unsubscription_src": true,
         *           "unsubscription_date": true
         *         }
         *       },
         *       "options": {
         *         "notify": [
         *           1
         *         ]
         *       },
         *       "callback_url": "https://shop.example.com/hooks/report"
         *     }
         */
        UnsubscriptionsReportRequest: {
            /**
             * Format: uri
             * @description The http or https address that is called when the report has finished.
             */
            callback_url?: string;
            columns?: components["schemas"]["UnsubscriptionsReportColumns"];
            /** @description The ids of the lists that it covers. */
            lists: number[];
            options?: components["schemas"]["AdvancedReportOptions"];
            range: components["schemas"]["AdvancedReportRange"];
            /** @description The title under which the report is listed. */
            title: string;
        };
        /**
         * UnsubscriptionsReportStats
         * @description What a report shows of each unsubscription. What is left out is not shown.
         * @example {
         *       "unsubscription_method": true,
         *       "unsubscription_src": true,
         *       "unsubscription_date": true
         *     }
         */
        UnsubscriptionsReportStats: {
            /**
             * @description Whether to show when the contact left.
             * @default false
             */
            unsubscription_date?: boolean;
            /**
             * @description Whether to show how the contact left.
             * @default false
             */
            unsubscription_method?: boolean;
            /**
             * @description Whether to show where the contact left, for instance the campaign.
             * @default false
             */
            unsubscription_src?: boolean;
        };
        /**
         * UpdateContactByFieldConflict
         * @description What stands against the request.
         */
        UpdateContactByFieldConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The ids of the contacts that have the value. */
                contacts?: string[];
                /** @description The id of the field, or the name of a base field. */
                field_id?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The value belongs to another contact. */
                unique_field_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * UpdateContactConflict
         * @description What stands against the request.
         */
        UpdateContactConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The ids of the contacts that have the value. */
                contacts?: string[];
                /** @description The id of the field, or the name of a base field. */
                field_id?: string;
                /** @description The value belongs to another contact. */
                unique_field_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * UpdateContactsConflict
         * @description What stands against the request.
         */
        UpdateContactsConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The ids of the contacts that have the value. */
                contacts?: string[];
                /** @description The id of the field, or the name of a base field. */
                field_id?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The value belongs to another contact. */
                unique_field_in_use?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * UpdateSegmentConflict
         * @description What stands against the request.
         */
        UpdateSegmentConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description Only segments of the type saved can be changed or deleted. */
                invalid_segment_type?: string;
                /** @description The list has a segment with this name already. */
                segment_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * UpdateTagConflict
         * @description What stands against the request.
         */
        UpdateTagConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account has a tag with this name already. */
                tag_exists?: string;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * User
         * @description Somebody who works with the account.
         * @example {
         *       "user_id": 1,
         *       "username": "marta",
         *       "is_admin": true,
         *       "first_name": "Marta",
         *       "last_name": "Reis",
         *       "email": "marta@example.com",
         *       "phone": "351-210000001",
         *       "profile_image": "",
         *       "status": "active",
         *       "created": "2026-03-01 08:00:00",
         *       "updated": "2026-03-01 08:00:00"
         *     }
         */
        User: {
            created: components["schemas"]["DateTime"];
            /** @description The email address. */
            email: string;
            /** @description The first name. */
            first_name: string;
            /**
             * @description Whether the user may do everything.
             * @default false
             */
            readonly is_admin: boolean;
            /** @description The last name. */
            last_name: string;
            /** @description The phone; empty when there is none. */
            phone: string;
            /** @description The address of a picture; empty when there is none. */
            readonly profile_image: string;
            status: components["schemas"]["UserStatus"];
            updated: components["schemas"]["DateTime"];
            /**
             * Format: int64
             * @description The id of the user.
             */
            readonly user_id: number;
            /** @description The name that the user logs in with. */
            readonly username: string;
        };
        /**
         * UserPage
         * @description A page of users.
         * @example {
         *       "total_items": 2,
         *       "items": [
         *         {
         *           "user_id": 1,
         *           "username": "marta",
         *           "is_admin": true,
         *           "first_name": "Marta",
         *           "last_name": "Reis",
         *           "email": "marta@example.com",
         *           "phone": "351-210000001",
         *           "profile_image": "",
         *           "status": "active",
         *           "created": "2026-03-01 08:00:00",
         *           "updated": "2026-03-01 08:00:00"
         *         },
         *         {
         *           "user_id": 2,
         *           "username": "joao",
         *           "is_admin": false,
         *           "first_name": "Joao",
         *           "last_name": "Pinto",
         *           "email": "joao@example.com",
         *           "phone": "",
         *           "profile_image": "",
         *           "status": "active",
         *           "created": "2026-03-01 08:00:00",
         *           "updated": "2026-03-01 08:00:00"
         *         }
         *       ]
         *     }
         */
        UserPage: {
            /** @description The users of this page. */
            items: components["schemas"]["User"][];
            /**
             * Format: int64
             * @description How many users match, on all pages.
             */
            total_items: number;
        };
        /**
         * UserStatus
         * @description An inactive user cannot log in.
         * @example active
         * @enum {string}
         */
        UserStatus: "active" | "inactive";
        /**
         * VoiceCampaignAudio
         * @description A recording that travels in the request.
         * @example {
         *       "type": "audio",
         *       "audio": "SUQzBAAAAAAAAA=="
         *     }
         */
        VoiceCampaignAudio: {
            /** @description The recording, an MP3 or WAV file in Base64. */
            audio: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
        };
        /**
         * VoiceCampaignContent
         * @description What a call plays.
         * @example {
         *       "type": "template_id",
         *       "template_id": 1
         *     }
         */
        VoiceCampaignContent: components["schemas"]["VoiceCampaignAudio"] | components["schemas"]["VoiceCampaignTemplate"];
        /**
         * VoiceCampaignCreate
         * @description What a new voice campaign needs.
         * @example {
         *       "internal_name": "Spring sale by phone",
         *       "list_id": 1,
         *       "content": {
         *         "type": "template_id",
         *         "template_id": 1
         *       },
         *       "sender_id": 3,
         *       "group_id": 1
         *     }
         */
        VoiceCampaignCreate: {
            content: components["schemas"]["VoiceCampaignContent"];
            /**
             * Format: int64
             * @description The group of campaigns that it belongs to. Without it, none.
             */
            group_id?: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The list that it is for.
             */
            list_id: number;
            /**
             * Format: int64
             * @description The phone sender that it comes from. It has to be active when the campaign is sent.
             */
            sender_id: number;
        };
        /**
         * VoiceCampaignMessage
         * @description Another recording for a campaign.
         * @example {
         *       "audio": "SUQzBAAAAAAAAA=="
         *     }
         */
        VoiceCampaignMessage: {
            /** @description The recording, an MP3 or WAV file in Base64. */
            audio?: string;
        };
        /**
         * VoiceCampaignSend
         * @description Whom a voice campaign calls, and when.
         * @example {
         *       "list_id": 1,
         *       "destination_field": "cellphone",
         *       "segments": {
         *         "type": "none"
         *       },
         *       "limit_hour": {
         *         "hour_start": "09:00",
         *         "hour_end": "18:00"
         *       },
         *       "limit_speed": 2,
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        VoiceCampaignSend: {
            destination_field: components["schemas"]["VoiceDestination"];
            limit_contacts?: components["schemas"]["VoiceLimit"];
            limit_hour?: components["schemas"]["LimitHour"];
            /**
             * Format: int32
             * @description How many calls are started in a second at most. Without it, as many as the carrier takes.
             */
            limit_speed?: number;
            /**
             * Format: int64
             * @description The list to send to.
             */
            list_id: number;
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["PhoneSendSegment"];
            /**
             * @description Whether a number that several contacts share is called only once.
             * @default false
             */
            unique_contacts_only?: boolean;
        };
        /**
         * VoiceCampaignTemplate
         * @description A stored template.
         * @example {
         *       "type": "template_id",
         *       "template_id": 1
         *     }
         */
        VoiceCampaignTemplate: {
            /**
             * Format: int64
             * @description The id of the template.
             */
            template_id: number;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "template_id";
        };
        /**
         * VoiceCampaignUpdate
         * @description The members of a voice campaign to change; those left out stay as they are. Name `content` or `message`, not both.
         * @example {
         *       "group_id": 1,
         *       "message": {
         *         "audio": "SUQzBAAAAAAAAA=="
         *       }
         *     }
         */
        VoiceCampaignUpdate: {
            content?: components["schemas"]["VoiceCampaignContent"];
            /**
             * Format: int64
             * @description The group of campaigns that it belongs to.
             */
            group_id?: number;
            /** @description The name that only the account sees. */
            internal_name?: string;
            /** @description A recording that takes the place of what is played now, as `content` of the type `audio` does. */
            message?: components["schemas"]["VoiceCampaignMessage"];
            /**
             * Format: int64
             * @description The phone sender that it comes from.
             */
            sender_id?: number;
        };
        /**
         * VoiceDestination
         * @description The number to call: `phone`, `cellphone`, one of them and, when nobody answers there, the other one, or both.
         * @example cellphone
         * @enum {string}
         */
        VoiceDestination: "phone" | "cellphone" | "phone_failsafe_cellphone" | "cellphone_failsafe_phone" | "cellphone_phone";
        /**
         * VoiceLimit
         * @description How many of the chosen contacts are called; those who joined the list first come first.
         * @example {
         *       "type": "percent",
         *       "value": 50
         *     }
         */
        VoiceLimit: components["schemas"]["VoiceLimitPercent"] | components["schemas"]["VoiceLimitValue"];
        /**
         * VoiceLimitPercent
         * @description A share of the chosen contacts.
         * @example {
         *       "type": "percent",
         *       "value": 50
         *     }
         */
        VoiceLimitPercent: {
            /**
             * @description How the limit is given. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "percent";
            /**
             * Format: int32
             * @description Percent of the chosen contacts, rounded up to whole ones.
             */
            value: number;
        };
        /**
         * VoiceLimitValue
         * @description A number of contacts.
         * @example {
         *       "type": "value",
         *       "value": 100
         *     }
         */
        VoiceLimitValue: {
            /**
             * @description How the limit is given. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "value";
            /**
             * Format: int64
             * @description How many contacts are called at most.
             */
            value: number;
        };
        /**
         * Webhook
         * @description An address that is called when something happens in a list.
         * @example {
         *       "webhook_id": 1,
         *       "list_id": 1,
         *       "url": "https://shop.example.com/hooks/list",
         *       "actions": [
         *         "email_open",
         *         "email_click",
         *         "unsubscribe"
         *       ],
         *       "fields": [
         *         "email",
         *         "first_name",
         *         "1"
         *       ]
         *     }
         */
        Webhook: {
            /** @description What it is told of. */
            actions: components["schemas"]["WebhookAction"][];
            /** @description The ids of the fields of the contact that are sent along. */
            fields: string[];
            /**
             * Format: int64
             * @description The list whose contacts are watched.
             */
            list_id: number;
            /**
             * Format: uri
             * @description The address to call.
             */
            url: string;
            /**
             * Format: int64
             * @description The id of the webhook.
             */
            readonly webhook_id: number;
        };
        /**
         * WebhookAction
         * @description Something that a webhook can be told of.
         * @example email_click
         * @enum {string}
         */
        WebhookAction: "forget_subscription" | "change_consent" | "web_push_bounce" | "web_push_click" | "web_push_delivered" | "web_push_open" | "web_push_send" | "web_push_subscription" | "web_push_unsubscription" | "email_send" | "email_open" | "email_click" | "email_soft_bounce" | "email_hard_bounce" | "sms_send" | "sms_delivered" | "voice_send" | "unsubscribe" | "subscription" | "edit_subscription" | "resubscription" | "facebook_like" | "social_share" | "double_optin" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "new_order" | "cart_update" | "goal_conversion" | "product_view";
        /**
         * WebhookCreate
         * @description Where to call, and for what.
         * @example {
         *       "list_id": 1,
         *       "url": "https://shop.example.com/hooks/list",
         *       "actions": [
         *         "email_open",
         *         "email_click",
         *         "unsubscribe"
         *       ],
         *       "fields": [
         *         "email",
         *         "first_name",
         *         "1"
         *       ]
         *     }
         */
        WebhookCreate: {
            /** @description The actions to report. */
            actions: components["schemas"]["WebhookAction"][];
            /** @description The ids of the fields of the contact to send along; those of extra fields written as text. */
            fields?: string[];
            /**
             * Format: int64
             * @description The list whose contacts are watched.
             */
            list_id: number;
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * WebhookPage
         * @description A page of webhooks.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "webhook_id": 1,
         *           "list_id": 1,
         *           "url": "https://shop.example.com/hooks/list",
         *           "actions": [
         *             "email_open",
         *             "email_click",
         *             "unsubscribe"
         *           ],
         *           "fields": [
         *             "email",
         *             "first_name",
         *             "1"
         *           ]
         *         }
         *       ]
         *     }
         */
        WebhookPage: {
            /** @description The webhooks of this page. */
            items: components["schemas"]["Webhook"][];
            /**
             * Format: int64
             * @description How many webhooks the account has, on all pages.
             */
            total_items: number;
        };
        /**
         * WebhookSecret
         * @description What signs the calls of a webhook.
         * @example {
         *       "secret": "whsec_YW4tZXhhbXBsZS1hbmQtbm8tc2VjcmV0"
         *     }
         */
        WebhookSecret: {
            /** @description The secret, in the form that libraries of Standard Webhooks take. */
            readonly secret: string;
        };
        /**
         * WebpushCampaignAction
         * @description A button below a web push message. Browsers show as many as they have room for.
         * @example {
         *       "title": "To the shop",
         *       "link": "https://shop.example.com"
         *     }
         */
        WebpushCampaignAction: {
            /** @description The address that the button opens. */
            link: string;
            /** @description The text of the button. */
            title: string;
        };
        /**
         * WebpushCampaignContent
         * @description What a web push message shows. Title and text may hold `{{ field }}`, which becomes the value of the recipient.
         * @example {
         *       "title": "Spring is here",
         *       "message": "Everything is 20 % off until Sunday.",
         *       "link": "https://shop.example.com/spring",
         *       "icon": "https://shop.example.com/icon.png"
         *     }
         */
        WebpushCampaignContent: {
            /** @description The address of the picture beside the text. Without it, the browser shows its own. */
            icon?: string;
            /** @description The address that a click on the message opens. */
            link: string;
            /** @description The text below the title. */
            message: string;
            /** @description The title of the message. */
            title: string;
        };
        /**
         * WebpushCampaignContentUpdate
         * @description The parts of a web push message to change.
         * @example {
         *       "title": "Spring is here, and 20 % off"
         *     }
         */
        WebpushCampaignContentUpdate: {
            /** @description The address of the picture beside the text. */
            icon?: string;
            /** @description The address that a click on the message opens. */
            link?: string;
            /** @description The text below the title. */
            message?: string;
            /** @description The title of the message. */
            title?: string;
        };
        /**
         * WebpushCampaignCreate
         * @description What a new web push campaign needs.
         * @example {
         *       "site_id": 1,
         *       "internal_name": "Spring sale by web push",
         *       "content": {
         *         "title": "Spring is here",
         *         "message": "Everything is 20 % off until Sunday.",
         *         "link": "https://shop.example.com/spring",
         *         "icon": "https://shop.example.com/icon.png"
         *       },
         *       "actions": [
         *         {
         *           "title": "To the shop",
         *           "link": "https://shop.example.com"
         *         }
         *       ]
         *     }
         */
        WebpushCampaignCreate: {
            /** @description The buttons below the message. */
            actions?: components["schemas"]["WebpushCampaignAction"][];
            content: components["schemas"]["WebpushCampaignContent"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The site whose subscribers it is for.
             */
            site_id: number;
        };
        /**
         * WebpushCampaignSend
         * @description To whom a web push campaign goes, and when.
         * @example {
         *       "site_id": 1,
         *       "segments": {
         *         "type": "none"
         *       },
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        WebpushCampaignSend: {
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["PushSendSegment"];
            /**
             * Format: int64
             * @description The site to whose subscribers to send.
             */
            site_id: number;
        };
        /**
         * WebpushCampaignUpdate
         * @description The members of a web push campaign to change; those left out stay as they are.
         * @example {
         *       "content": {
         *         "title": "Spring is here, and 20 % off"
         *       },
         *       "actions": []
         *     }
         */
        WebpushCampaignUpdate: {
            /** @description The buttons below the message; they take the place of those stored. */
            actions?: components["schemas"]["WebpushCampaignAction"][];
            content?: components["schemas"]["WebpushCampaignContentUpdate"];
            /** @description The name that only the account sees. */
            internal_name?: string;
        };
        /**
         * WebpushReport
         * @description What became of a web push campaign. A breakdown that was not asked for is left out.
         * @example {
         *       "campaign_hash": "c4mp41gn07",
         *       "overall": {
         *         "opens": 2,
         *         "sends": 2,
         *         "clicks": 1,
         *         "bounces": 0
         *       },
         *       "devices": [
         *         {
         *           "device": "desktop",
         *           "opens": 2,
         *           "sends": 2,
         *           "clicks": 1,
         *           "bounces": 0
         *         }
         *       ],
         *       "operating_systems": [
         *         {
         *           "operating_system": "Windows",
         *           "versions": [
         *             {
         *               "version": "11",
         *               "opens": 2,
         *               "sends": 2,
         *               "clicks": 1,
         *               "bounces": 0
         *             }
         *           ]
         *         }
         *       ],
         *       "browsers": [
         *         {
         *           "browser": "Firefox",
         *           "versions": [
         *             {
         *               "version": "135.0",
         *               "opens": 2,
         *               "sends": 2,
         *               "clicks": 1,
         *               "bounces": 0
         *             }
         *           ]
         *         }
         *       ],
         *       "url": [
         *         {
         *           "url": "https://shop.example.com/spring",
         *           "opens": 2,
         *           "sends": 2,
         *           "clicks": 1,
         *           "bounces": 0
         *         }
         *       ]
         *     }
         */
        WebpushReport: {
            /** @description The counts by browser. */
            browsers?: components["schemas"]["WebpushReportBrowser"][];
            /** @description The hash of the campaign. */
            readonly campaign_hash: string;
            /** @description The counts by kind of device. */
            devices?: components["schemas"]["WebpushReportDevice"][];
            /** @description The counts by operating system. */
            operating_systems?: components["schemas"]["WebpushReportOperatingSystem"][];
            overall: components["schemas"]["WebpushReportOverall"];
            /** @description The counts by address. */
            url?: components["schemas"]["WebpushReportUrl"][];
        };
        /**
         * WebpushReportBrowser
         * @description The counts in one browser.
         * @example {
         *       "browser": "Firefox",
         *       "versions": [
         *         {
         *           "version": "135.0",
         *           "opens": 2,
         *           "sends": 2,
         *           "clicks": 1,
         *           "bounces": 0
         *         }
         *       ]
         *     }
         */
        WebpushReportBrowser: {
            /** @description The name of the browser. */
            browser: string;
            /** @description The counts by version. */
            versions: components["schemas"]["WebpushReportVersion"][];
        };
        /**
         * WebpushReportDevice
         * @description The counts on one kind of device.
         * @example {
         *       "device": "desktop",
         *       "opens": 2,
         *       "sends": 2,
         *       "clicks": 1,
         *       "bounces": 0
         *     }
         */
        WebpushReportDevice: {
            /**
             * Format: int64
             * @description Messages that no browser took.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /** @description The kind of the device, for instance `desktop`. */
            device: string;
            /**
             * Format: int64
             * @description Messages that were shown.
             */
            opens: number;
            /**
             * Format: int64
             * @description Messages sent, one for each browser.
             */
            sends: number;
        };
        /**
         * WebpushReportOperatingSystem
         * @description The counts on one operating system.
         * @example {
         *       "operating_system": "Windows",
         *       "versions": [
         *         {
         *           "version": "11",
         *           "opens": 2,
         *           "sends": 2,
         *           "clicks": 1,
         *           "bounces": 0
         *         }
         *       ]
         *     }
         */
        WebpushReportOperatingSystem: {
            /** @description The name of the operating system. */
            operating_system: string;
            /** @description The counts by version. */
            versions: components["schemas"]["WebpushReportVersion"][];
        };
        /**
         * WebpushReportOverall
         * @description The counts of the whole campaign.
         * @example {
         *       "opens": 2,
         *       "sends": 2,
         *       "clicks": 1,
         *       "bounces": 0
         *     }
         */
        WebpushReportOverall: {
            /**
             * Format: int64
             * @description Messages that no browser took.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Messages that were shown.
             */
            opens: number;
            /**
             * Format: int64
             * @description Messages sent, one for each browser.
             */
            sends: number;
        };
        /**
         * WebpushReportUrl
         * @description The counts of one address.
         * @example {
         *       "url": "https://shop.example.com/spring",
         *       "opens": 2,
         *       "sends": 2,
         *       "clicks": 1,
         *       "bounces": 0
         *     }
         */
        WebpushReportUrl: {
            /**
             * Format: int64
             * @description Messages that no browser took.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Messages that were shown.
             */
            opens: number;
            /**
             * Format: int64
             * @description Messages sent, one for each browser.
             */
            sends: number;
            /** @description The address that a click opens. */
            url: string;
        };
        /**
         * WebpushReportVersion
         * @description The counts of one version of an operating system or browser.
         * @example {
         *       "version": "11",
         *       "opens": 2,
         *       "sends": 2,
         *       "clicks": 1,
         *       "bounces": 0
         *     }
         */
        WebpushReportVersion: {
            /**
             * Format: int64
             * @description Messages that no browser took.
             */
            bounces: number;
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicks: number;
            /**
             * Format: int64
             * @description Messages that were shown.
             */
            opens: number;
            /**
             * Format: int64
             * @description Messages sent, one for each browser.
             */
            sends: number;
            /** @description The version. */
            version: string;
        };
        /**
         * WebpushRssCampaignCreate
         * @description What a new web push campaign with a feed needs.
         * @example {
         *       "site_id": 1,
         *       "internal_name": "Shop news",
         *       "content": {
         *         "feed": "https://shop.example.com/feed.xml"
         *       }
         *     }
         */
        WebpushRssCampaignCreate: {
            content: components["schemas"]["WebpushRssContent"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /**
             * Format: int64
             * @description The site whose subscribers it is for.
             */
            site_id: number;
        };
        /**
         * WebpushRssContent
         * @description Where the messages come from: the title, the description, the link and the image of an item become those of the message.
         * @example {
         *       "feed": "https://shop.example.com/feed.xml"
         *     }
         */
        WebpushRssContent: {
            /**
             * Format: uri
             * @description The http or https address of the RSS feed.
             */
            feed: string;
        };
        /**
         * WebpushSite
         * @description A website on which visitors can subscribe to web push.
         * @example {
         *       "site_id": 1,
         *       "site": "https://shop.example.com",
         *       "list_id": 1,
         *       "app_code": "wp4f2a9c",
         *       "name": "Shop"
         *     }
         */
        WebpushSite: {
            /** @description The code by which the script on the website names the site. */
            readonly app_code: string;
            /**
             * Format: int64
             * @description The list that subscribers become contacts of.
             */
            list_id: number;
            /** @description The name of the site; no other site of the account has it. */
            name: string;
            /** @description The address of the website. */
            site: string;
            /**
             * Format: int64
             * @description The id of the site.
             */
            readonly site_id: number;
        };
        /**
         * WebpushSiteCreate
         * @description What a new web push site needs.
         * @example {
         *       "site": "https://shop.example.com",
         *       "list_id": 1,
         *       "name": "Shop"
         *     }
         */
        WebpushSiteCreate: {
            /**
             * Format: int64
             * @description The list that subscribers become contacts of.
             */
            list_id: number;
            /** @description The name of the site; no other site of the account may have it. */
            name: string;
            /** @description The address of the website. */
            site: string;
        };
        /**
         * WebpushSitePage
         * @description A page of web push sites.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "site_id": 1,
         *           "site": "https://shop.example.com",
         *           "list_id": 1,
         *           "app_code": "wp4f2a9c",
         *           "name": "Shop"
         *         }
         *       ]
         *     }
         */
        WebpushSitePage: {
            /** @description The sites of this page. */
            items: components["schemas"]["WebpushSite"][];
            /**
             * Format: int64
             * @description How many sites match, on all pages.
             */
            total_items: number;
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
                "application/json": components["schemas"]["KeyConflict"];
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
        /** @description The body is larger than 20 MB; it was ignored. */
        PayloadTooLarge: {
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
        /** @description The server cannot answer now, for instance while it stops or while its database takes no writes. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
                "Retry-After": components["headers"]["RetryAfter"];
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
         * @description The id of the push app.
         * @example app_1
         */
        AppId: string;
        /**
         * @description The id of the automation.
         * @example 1
         */
        AutomationId: number;
        /**
         * @description The id of the base field, a name.
         * @example cellphone
         */
        BaseFieldId: string;
        /**
         * @description The hash of the campaign, as its creation returned it.
         * @example c4mp41gn01
         */
        CampaignHash: string;
        /**
         * @description The id of the catalog.
         * @example 1
         */
        CatalogId: number;
        /**
         * @description The id of the cellphone sender.
         * @example 2
         */
        CellphoneSenderId: number;
        /**
         * @description The id of the contact, ten hexadecimal digits.
         * @example a1b2c3d4e5
         */
        ContactId: string;
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
         * @description Only what happened at or before this time.
         * @example 2026-03-04 23:59:59
         */
        DateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what happened at or after this time.
         * @example 2026-03-04 00:00:00
         */
        DateMin: components["schemas"]["DateTime"];
        /**
         * @description The hash of an email campaign with a feed, as its creation returned it. Campaigns without one are not found.
         * @example c4mp41gn02
         */
        EmailRssCampaignHash: string;
        /**
         * @description The id of the email sender.
         * @example 1
         */
        EmailSenderId: number;
        /**
         * @description Only what ended at or before this time.
         * @example 2026-03-04 23:59:59
         */
        EndDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what ended at or after this time.
         * @example 2026-03-04 00:00:00
         */
        EndDateMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the extra field, a number.
         * @example 1
         */
        ExtraFieldId: number;
        /**
         * @description The id of the campaign group.
         * @example 1
         */
        GroupId: number;
        /**
         * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
         * @example msg_2b6f1c0de4a7
         */
        HookId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        HookSignature: string;
        /**
         * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
         * @example 1772619185
         */
        HookTimestamp: number;
        /**
         * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
         * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
         */
        IdempotencyKey: string;
        /**
         * @description Items to return at most.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Items to return at most.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description Items to return at most; all of them when it is missing.
         * @example 10
         */
        LimitOrAll: number;
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
         * @description The id of the operation.
         * @example 1
         */
        OperationId: number;
        /**
         * @description The id of the option.
         * @example 1
         */
        OptionId: number;
        /**
         * @description The id of the extra field, a number. Its format has to be `options`.
         * @example 2
         */
        OptionsFieldId: number;
        /**
         * @description Direction of the order.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description The id of the phone sender.
         * @example 3
         */
        PhoneSenderId: number;
        /**
         * @description The identifier of the product.
         * @example TSHIRT-RED-M
         */
        ProductIdentifier: string;
        /**
         * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn03
         */
        PushCampaignHash: string;
        /**
         * @description Only what is due at or before this time.
         * @example 2026-03-04 23:59:59
         */
        ScheduleDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what is due at or after this time.
         * @example 2026-03-04 00:00:00
         */
        ScheduleDateMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the segment, as `listSegments` shows it.
         * @example saved_1
         */
        SegmentId: string;
        /**
         * @description The domain of the site, without protocol and path.
         * @example shop.example.com
         */
        SiteDomain: string;
        /**
         * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn05
         */
        SmartSmsCampaignHash: string;
        /**
         * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn04
         */
        SmsCampaignHash: string;
        /**
         * @description Only what began at or before this time.
         * @example 2026-03-04 23:59:59
         */
        StartDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what began at or after this time.
         * @example 2026-03-04 00:00:00
         */
        StartDateMin: components["schemas"]["DateTime"];
        /**
         * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
         * @example shop.example.com
         */
        StoreDomain: string;
        /**
         * @description The id of the entry.
         * @example 1
         */
        SuppressionId: number;
        /**
         * @description The id of the tag.
         * @example 1
         */
        TagId: number;
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
        /**
         * @description The id of the user.
         * @example 2
         */
        UserId: number;
        /**
         * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn06
         */
        VoiceCampaignHash: string;
        /**
         * @description The id of the webhook.
         * @example 1
         */
        WebhookId: number;
        /**
         * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn07
         */
        WebpushCampaignHash: string;
        /**
         * @description The hash of a web push campaign with a feed, as its creation returned it. Campaigns without one are not found.
         * @example c4mp41gn08
         */
        WebpushRssCampaignHash: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description `true` when this is the answer that an earlier request with the same `Idempotency-Key` got; nothing was done now. Otherwise the header is not there.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Seconds after which the request may be tried again (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
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
        /**
         * @description Items that there are in all, on every page.
         * @example 9
         */
        XTotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCreate"];
            };
        };
        responses: {
            /** @description The cart was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The order was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /**
                 * @description Only the automation with this id.
                 * @example 1
                 */
                automation_id?: number;
                /**
                 * @description Only automations that this user made.
                 * @example 1
                 */
                created_by?: number;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only automations of this list.
                 * @example 1
                 */
                list_id?: number;
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
                 * @example title
                 */
                order_by?: "automation_id" | "title" | "list_id" | "created_by";
                /**
                 * @description Only automations with this status.
                 * @example active
                 */
                status?: components["schemas"]["AutomationStatus"];
                /**
                 * @description Automations with exactly this title.
                 * @example Welcome
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of automations. */
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
                    "application/json": components["schemas"]["AutomationPage"];
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
    deleteAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation is gone. */
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
            /** @description The automation is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteAutomationConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAutomationActions: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of actions. */
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
                    "application/json": components["schemas"]["AutomationActionPage"];
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
    listSystemAutomations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automations of the platform. */
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
                    "application/json": components["schemas"]["SystemAutomationList"];
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
    switchSystemAutomation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAutomationSwitch"];
            };
        };
        responses: {
            /** @description The automation as it is now. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAutomation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignGroups: {
        parameters: {
            query?: {
                /**
                 * @description Only the group with this id.
                 * @example 1
                 */
                group_id?: number;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Groups with exactly this name.
                 * @example Spring 2026
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaign groups. */
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
                    "application/json": components["schemas"]["CampaignGroupPage"];
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
    createCampaignGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignGroupWrite"];
            };
        };
        responses: {
            /** @description The new campaign group. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCampaignGroupConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaignGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign group.
                 * @example 1
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignGroupWrite"];
            };
        };
        responses: {
            /** @description The campaign group as it is now. */
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
                    "application/json": components["schemas"]["CampaignGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCampaignGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign group.
                 * @example 1
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign group is gone. */
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
            /** @description The group is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCampaignGroupConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Only the campaign with this hash.
                 * @example c4mp41gn01
                 */
                campaign_hash?: string;
                /**
                 * @description Only campaigns of this channel.
                 * @example email
                 */
                channel?: components["schemas"]["CampaignChannel"];
                /**
                 * @description Only campaigns of this user.
                 * @example 1
                 */
                created_by?: number;
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
                 * @description Only what ended at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                end_date_max?: components["parameters"]["EndDateMax"];
                /**
                 * @description Only what ended at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                end_date_min?: components["parameters"]["EndDateMin"];
                /**
                 * @description Only campaigns of this group; 0 for those without one.
                 * @example 0
                 */
                group_id?: number;
                /**
                 * @description Campaigns with exactly this internal name.
                 * @example Spring sale
                 */
                internal_name?: string;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only campaigns for this list.
                 * @example 1
                 */
                list_id?: number;
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
                order_by?: "list_id" | "internal_name" | "created_by" | "group_id" | "created";
                /**
                 * @description Only what is due at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                schedule_date_max?: components["parameters"]["ScheduleDateMax"];
                /**
                 * @description Only what is due at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                schedule_date_min?: components["parameters"]["ScheduleDateMin"];
                /**
                 * @description Only what began at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                start_date_max?: components["parameters"]["StartDateMax"];
                /**
                 * @description Only what began at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                start_date_min?: components["parameters"]["StartDateMin"];
                /**
                 * @description Only campaigns with this status.
                 * @example sent
                 */
                status?: components["schemas"]["CampaignStatus"];
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
            /** @description A page of campaigns. */
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
                    "application/json": components["schemas"]["CampaignPage"];
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
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is gone. */
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
            /** @description The campaign cannot go yet. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCampaignConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEmailCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryEmailCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repetition was taken. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["RetryEmailCampaignConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["SendEmailCampaignConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRssCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableEmailRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an email campaign with a feed, as its creation returned it. Campaigns without one are not found.
                 * @example c4mp41gn02
                 */
                campaign_hash: components["parameters"]["EmailRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is enabled. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePushCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartSmsCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn05
                 */
                campaign_hash: components["parameters"]["SmartSmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartSmsCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn05
                 */
                campaign_hash: components["parameters"]["SmartSmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSmsCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVoiceCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVoiceCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendVoiceCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebpushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebpushCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendWebpushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebpushRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushRssCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebpushRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a web push campaign with a feed, as its creation returned it. Campaigns without one are not found.
                 * @example c4mp41gn08
                 */
                campaign_hash: components["parameters"]["WebpushRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is enabled. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All catalogs. */
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
                    "application/json": components["schemas"]["CatalogPage"];
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
    createCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogCreate"];
            };
        };
        responses: {
            /** @description The new catalog. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog is gone. */
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
            /** @description There is no such catalog in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Products of this brand.
                 * @example Example
                 */
                brand?: string;
                /**
                 * @description Products with this value in a custom attribute, `custom_attributes[<alias>]=<value>`. Repeat it for more attributes.
                 * @example {
                 *       "colour": "red"
                 *     }
                 */
                custom_attributes?: {
                    [key: string]: string;
                };
                /**
                 * @description Products with exactly this description.
                 * @example A shirt of organic cotton.
                 */
                description?: string;
                /**
                 * @description Products with this European Article Number.
                 * @example 4006381333931
                 */
                ean?: string;
                /**
                 * @description Products with this Global Trade Item Number.
                 * @example 04006381333931
                 */
                gtin?: string;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Products with this number of the maker.
                 * @example TS-4711
                 */
                mpn?: string;
                /**
                 * @description Products with exactly this name.
                 * @example T-shirt, red, M
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Products with exactly this price.
                 * @example 19.9
                 */
                price?: number;
                /**
                 * @description Only the product with this identifier.
                 * @example TSHIRT-RED-M
                 */
                product_identifier?: string;
                /**
                 * @description Products with exactly this reduced price.
                 * @example 15.92
                 */
                sale_price?: number;
                /**
                 * @description Products with this SKU.
                 * @example 4711-R-M
                 */
                sku?: string;
                /**
                 * @description Products with this Universal Product Code.
                 * @example 036000291452
                 */
                upc?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
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
                    "application/json": components["schemas"]["ProductPage"];
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
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The new product. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateProductConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
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
                    "application/json": components["schemas"]["Product"];
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
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is gone. */
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
            /** @description There is no such product in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product as it is now. */
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
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description The import was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCnames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cnames. */
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
                    "application/json": components["schemas"]["CnamePage"];
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
    createCname: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CnameCreate"];
            };
        };
        responses: {
            /** @description The new cname. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cname"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCnameConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConnectedSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sites. */
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
                    "application/json": components["schemas"]["ConnectedSitePage"];
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
    createConnectedSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectedSiteCreate"];
            };
        };
        responses: {
            /** @description The connected site. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConnectedSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The domain of the site, without protocol and path.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["SiteDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
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
                    "application/json": components["schemas"]["ConnectedSite"];
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
    deleteConnectedSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The domain of the site, without protocol and path.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["SiteDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site is disconnected. */
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
            /** @description There is no such connected site in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchContacts: {
        parameters: {
            query: {
                /**
                 * @description The address, as a whole.
                 * @example ana@example.com
                 */
                contact: string;
                /**
                 * @description The kind of address.
                 * @example email
                 */
                type?: "email" | "cellphone" | "phone";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that have the address. */
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
                    "application/json": components["schemas"]["ContactSearchResult"];
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
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateListConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
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
            /** @description The list is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteListConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
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
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description Contacts born on this day.
                 * @example 1990-05-17
                 */
                birth_date?: string;
                /**
                 * @description Contacts with this cellphone.
                 * @example 351-910000001
                 */
                cellphone?: string;
                /**
                 * @description True for contacts whose cellphone is active, false for inactive ones.
                 * @example true
                 */
                cellphone_status?: boolean;
                /**
                 * @description Contacts with this email address.
                 * @example ana@example.com
                 */
                email?: string;
                /**
                 * @description True for contacts whose email is active, false for inactive ones.
                 * @example true
                 */
                email_status?: boolean;
                /**
                 * @description Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat it for more fields. For a field with options: contacts that chose the option with this id or text, or all of several with semicolons between them.
                 * @example {
                 *       "1": "Lisboa"
                 *     }
                 */
                extra_field_id?: {
                    [key: string]: string;
                };
                /**
                 * @description Contacts with this first name.
                 * @example Ana
                 */
                first_name?: string;
                /**
                 * @description Contacts with this language.
                 * @example pt
                 */
                language?: components["schemas"]["Language"];
                /**
                 * @description Contacts with this last name.
                 * @example Silva
                 */
                last_name?: string;
                /**
                 * @description Items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Contacts with this phone.
                 * @example 351-210000001
                 */
                phone?: string;
                /**
                 * @description True for contacts whose phone is active, false for inactive ones.
                 * @example true
                 */
                phone_status?: boolean;
            };
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
            /** @description A page of contacts. */
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
                    "application/json": components["schemas"]["ContactPage"];
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
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The id of the new contact. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateContactConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
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
            /** @description The contact. */
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
                    "application/json": components["schemas"]["ContactDetail"];
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
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
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
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The id of the contact. */
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
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactActivities: {
        parameters: {
            query?: {
                /**
                 * @description Only activities of this kind.
                 * @example email_click
                 */
                action_name?: components["schemas"]["ActivityName"];
                /**
                 * @description Only what happened at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                date_max?: components["parameters"]["DateMax"];
                /**
                 * @description Only what happened at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                date_min?: components["parameters"]["DateMin"];
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
            };
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
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
            /** @description A page of activities. */
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
                    "application/json": components["schemas"]["ActivityList"];
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
    activateContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactTarget"];
            };
        };
        responses: {
            /** @description The change was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attachTagToContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactTagging"];
            };
        };
        responses: {
            /** @description The tag will be attached. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactTarget"];
            };
        };
        responses: {
            /** @description The change was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    detachTagFromContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactTagging"];
            };
        };
        responses: {
            /** @description The tag will be detached. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactExport"];
            };
        };
        responses: {
            /** @description The export was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forgetContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactForget"];
            };
        };
        responses: {
            /** @description The contacts will be forgotten. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactImport"];
            };
        };
        responses: {
            /** @description The import was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startAutomationForContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["AutomationStart"];
            };
        };
        responses: {
            /** @description What became of each contact. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationStartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsubscribeContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description What became of each contact. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactsUpdate"];
            };
        };
        responses: {
            /** @description The change was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactsConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContactByField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ContactUpdateByField"];
            };
        };
        responses: {
            /** @description The id of the contact. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactByFieldConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactsBySegment: {
        parameters: {
            query?: {
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
                 * @description Whether contacts that were removed are returned, too. A segment with a condition on the status `removed` has them in any case.
                 * @example false
                 */
                show_removed?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
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
                    "application/json": components["schemas"]["ContactPage"];
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
    listFields: {
        parameters: {
            query?: {
                /**
                 * @description Items to return at most; all of them when it is missing.
                 * @example 10
                 */
                limit?: components["parameters"]["LimitOrAll"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
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
            /** @description A page of fields. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "X-Total-Count": components["headers"]["XTotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldListItem"][];
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
    updateBaseField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the base field, a name.
                 * @example cellphone
                 */
                field_id: components["parameters"]["BaseFieldId"];
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
                "application/json": components["schemas"]["BaseFieldUpdate"];
            };
        };
        responses: {
            /** @description The field as it is now. */
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
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A member does not fit, or contacts share a value. Then `repeated_values` has their `count`, which is how many contacts repeat a value of another, and the first `contacts` that collide, ten at most (M-312). */
            422: {
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
                    "application/json": components["schemas"]["FieldProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createExtraField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["ExtraFieldCreate"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteExtraField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number.
                 * @example 1
                 */
                field_id: components["parameters"]["ExtraFieldId"];
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
            /** @description The field is gone. */
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
            /** @description The field is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteExtraFieldConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateExtraField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number.
                 * @example 1
                 */
                field_id: components["parameters"]["ExtraFieldId"];
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
                "application/json": components["schemas"]["ExtraFieldUpdate"];
            };
        };
        responses: {
            /** @description The field as it is now. */
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
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A member does not fit, or contacts share a value. Then `repeated_values` has their `count`, which is how many contacts repeat a value of another, and the first `contacts` that collide, ten at most (M-312). */
            422: {
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
                    "application/json": components["schemas"]["FieldProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFieldOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format has to be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
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
            /** @description The options. */
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
                    "application/json": components["schemas"]["FieldOptionList"];
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
    createFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the extra field, a number. Its format has to be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
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
                "application/json": components["schemas"]["FieldOptionWrite"];
            };
        };
        responses: {
            /** @description The new option. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format has to be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the option.
                 * @example 1
                 */
                option_id: components["parameters"]["OptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option is gone. */
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
            /** @description There is no such option in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format has to be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the option.
                 * @example 1
                 */
                option_id: components["parameters"]["OptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldOptionWrite"];
            };
        };
        responses: {
            /** @description The option as it is now. */
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
                    "application/json": components["schemas"]["FieldOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["OrderImport"];
            };
        };
        responses: {
            /** @description The import was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSegments: {
        parameters: {
            query?: {
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Segments with exactly this name.
                 * @example Lisbon
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only segments of this type.
                 * @example saved
                 */
                type?: components["schemas"]["SegmentType"];
            };
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
            /** @description A page of segments. */
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
                    "application/json": components["schemas"]["SegmentPage"];
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
    createSegment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["SegmentCreate"];
            };
        };
        responses: {
            /** @description The new segment. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateSegmentConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment. */
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
                    "application/json": components["schemas"]["SegmentDetail"];
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
    deleteSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment is gone. */
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
            /** @description The segment cannot go. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteSegmentConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentUpdate"];
            };
        };
        responses: {
            /** @description The segment as it is now. */
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
                    "application/json": components["schemas"]["SegmentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateSegmentConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countSegment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["SegmentCount"];
            };
        };
        responses: {
            /** @description How many contacts meet the conditions, and ten of them at most. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                    "application/json": components["schemas"]["MyAccount"];
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
    enableTrackAndEngage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackEngageEnable"];
            };
        };
        responses: {
            /** @description What became of the request. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackEngageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["EnableTrackAndEngageConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableTransactional: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactional API can be used. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["EnableTransactionalConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
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
                order_by?: "operation_id" | "created" | "start_date";
                /**
                 * @description Only operations with this status.
                 * @example queued
                 */
                status?: components["schemas"]["OperationStatus"];
                /**
                 * @description Only operations of this type.
                 * @example email
                 */
                type?: components["schemas"]["OperationType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
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
                    "application/json": components["schemas"]["OperationPage"];
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
    getOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the operation.
                 * @example 1
                 */
                operation_id: components["parameters"]["OperationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
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
                    "application/json": components["schemas"]["OperationDetail"];
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
    approveOperations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelOperations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseOperations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeOperations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEndedOperations: {
        parameters: {
            query?: {
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
                 * @description Only operations that ended like this.
                 * @example finished
                 */
                status?: components["schemas"]["EndedOperationStatus"];
                /**
                 * @description Only operations of this type.
                 * @example import_contacts
                 */
                type?: components["schemas"]["OperationType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
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
                    "application/json": components["schemas"]["EndedOperationPage"];
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
    listPushApps: {
        parameters: {
            query?: {
                /**
                 * @description Only apps of this list.
                 * @example 1
                 */
                list_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push apps. */
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
                    "application/json": components["schemas"]["PushApp"][];
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
    getPushApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push app. */
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
                    "application/json": components["schemas"]["PushApp"];
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
    registerPushEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEventRegister"];
            };
        };
        responses: {
            /** @description The event was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPushToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenRegister"];
            };
        };
        responses: {
            /** @description The token was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdvancedReports: {
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
                order_by?: "advanced_report_id" | "title" | "created";
                /**
                 * @description Only reports with this status.
                 * @example finished
                 */
                status?: components["schemas"]["AdvancedReportStatus"];
                /**
                 * @description Reports with exactly this title.
                 * @example Spring sale, events
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
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
                    "application/json": components["schemas"]["AdvancedReportPage"];
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
    generateContactActivityReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactActivityReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailBouncesReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailClicksByContactReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailClicksByContactReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailClicksByUrlReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailClicksByUrlReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailEventsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailUnsubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateFormAnswersReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormAnswersReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateReportFromModel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportModelRun"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdvancedReportModels: {
        parameters: {
            query?: {
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
                order_by?: "model_id" | "title" | "created";
                /**
                 * @description Models with exactly this title.
                 * @example Monthly events
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of models. */
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
                    "application/json": components["schemas"]["AdvancedReportModelPage"];
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
    generateSendsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSmsBouncesReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSmsEventsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateUnsubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to count by day.
                 * @example true
                 */
                date?: boolean;
                /**
                 * @description Whether to count by domain of the recipients.
                 * @example true
                 */
                domain?: boolean;
                /**
                 * @description Whether to count by hour of the day.
                 * @example true
                 */
                hour?: boolean;
                /**
                 * @description Whether to count by place.
                 * @example true
                 */
                location?: boolean;
                /**
                 * @description Whether to count by mail program.
                 * @example true
                 */
                reader?: boolean;
                /**
                 * @description Whether to count by clicked address.
                 * @example true
                 */
                url?: boolean;
                /**
                 * @description Whether to count by day of the week.
                 * @example true
                 */
                weekday?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["EmailReport"];
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
    getPushReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to count by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PushReport"];
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
    getSmsReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to count by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PhoneReport"];
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
    getVoiceReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to count by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PhoneReport"];
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
    getWebpushReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to count by browser.
                 * @example true
                 */
                browsers?: boolean;
                /**
                 * @description Whether to count by kind of device.
                 * @example true
                 */
                devices?: boolean;
                /**
                 * @description Whether to count by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
                /**
                 * @description Whether to count by address.
                 * @example true
                 */
                url?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["WebpushReport"];
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
    listCellphoneSenders: {
        parameters: {
            query?: {
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
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["CellphoneSenderList"];
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
    createCellphoneSender: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CellphoneSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellphoneSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCellphoneSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCellphoneSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cellphone sender.
                 * @example 2
                 */
                sender_id: components["parameters"]["CellphoneSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender is gone. */
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
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCellphoneSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEmailSenders: {
        parameters: {
            query?: {
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
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["EmailSenderList"];
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
    createEmailSender: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateEmailSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEmailSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email sender.
                 * @example 1
                 */
                sender_id: components["parameters"]["EmailSenderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSenderUpdate"];
            };
        };
        responses: {
            /** @description The sender as it is now. */
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
                    "application/json": components["schemas"]["EmailSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEmailSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email sender.
                 * @example 1
                 */
                sender_id: components["parameters"]["EmailSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender is gone. */
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
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteEmailSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPhoneSenders: {
        parameters: {
            query?: {
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
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["PhoneSenderList"];
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
    createPhoneSender: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreatePhoneSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePhoneSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the phone sender.
                 * @example 3
                 */
                sender_id: components["parameters"]["PhoneSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender is gone. */
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
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeletePhoneSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSuppressionEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries that this campaign led to.
                 * @example c4mp41gn01
                 */
                campaign_hash?: string;
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only entries that came by this method.
                 * @example manual
                 */
                method?: components["schemas"]["SuppressionMethod"];
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
                order_by?: "id" | "value" | "created";
                /**
                 * @description Only entries of this type.
                 * @example email
                 */
                type?: components["schemas"]["SuppressionType"];
                /**
                 * @description Entries with exactly this value.
                 * @example nobody@example.net
                 */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
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
                    "application/json": components["schemas"]["SuppressionPage"];
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
    addSuppressionEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressionAdd"];
            };
        };
        responses: {
            /** @description The values will be added. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSuppressionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1
                 */
                suppression_id: components["parameters"]["SuppressionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. */
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
            /** @description The entry cannot go. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteSuppressionEntryConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
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
                 * @example name
                 */
                order_by?: "tag_id" | "name" | "color";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
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
                    "application/json": components["schemas"]["TagPage"];
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
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagWrite"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateTagConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the tag.
                 * @example 1
                 */
                tag_id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateTagConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the tag.
                 * @example 1
                 */
                tag_id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is gone. */
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
            /** @description The tag is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteTagConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrackEngageDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
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
                    "application/json": components["schemas"]["TrackEngageDomainPage"];
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
    listTrackEngageGoals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goals. */
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
                    "application/json": components["schemas"]["TrackEngageGoalPage"];
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
    listUsers: {
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
                 * @example username
                 */
                order_by?: "user_id" | "username";
                /**
                 * @description Only users with this status.
                 * @example active
                 */
                status?: components["schemas"]["UserStatus"];
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
                /**
                 * @description The user with exactly this name.
                 * @example marta
                 */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
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
                    "application/json": components["schemas"]["UserPage"];
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
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 2
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
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
            /** @description The user cannot go. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteUserConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description A phone number without country code. Only countries that have such numbers are returned.
                 * @example 910000001
                 */
                phone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
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
                    "application/json": components["schemas"]["CountryPage"];
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
    listWebhooks: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
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
                    "application/json": components["schemas"]["WebhookPage"];
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateWebhookConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
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
            /** @description There is no such webhook in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
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
                    "application/json": components["schemas"]["WebhookSecret"];
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
    getCallbackSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
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
                    "application/json": components["schemas"]["CallbackSecret"];
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
    listWebpushSites: {
        parameters: {
            query?: {
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only sites of this list.
                 * @example 1
                 */
                list_id?: number;
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
                 * @description What to order by: the id of the list, or the time at which the site was made or last changed.
                 * @example list_id
                 */
                order_by?: "list_id" | "created" | "updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of web push sites. */
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
                    "application/json": components["schemas"]["WebpushSitePage"];
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
    createWebpushSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushSiteCreate"];
            };
        };
        responses: {
            /** @description The new web push site. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebpushSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateWebpushSiteConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactExportResult"];
            };
        };
        responses: {
            /** @description You took the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the address and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the address. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactActivityReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailBouncesReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailClicksByContactReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailClicksByUrlReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailEventsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailUnsubscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    formAnswersReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    smsBouncesReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    smsEventsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    subscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unsubscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    importFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportResult"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListEvent"];
            };
        };
        responses: {
            /** @description You took the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the event and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
