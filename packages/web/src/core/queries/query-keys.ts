/**
 * Query keys by topic, so that a change can invalidate everything of its topic. The topic comes first, and a list's
 * query comes last.
 */
export const queryKeys = {
  account: ['account'],
  profile: ['profile'],
  sessions: ['sessions'],
  setting: ['setting'],
  subscription: ['subscription'],
  transfer: (code: string) => ['transfer', code] as const,
  members: {
    all: ['members'],
    working: ['members', 'working'],
    administrators: ['members', 'administrators'],
    page: (page: number) => ['members', page] as const,
    invitation: (code: string) => ['member-invitation', code] as const,
  },

  company: {
    all: ['company'],
    profile: ['company', 'profile'],
    signees: ['company', 'signees'],
    requisites: ['company', 'requisites'],
    history: ['company', 'history'],
  },

  installation: ['installation'],
  demo: ['demo'],
  visitorCountry: ['visitor-country'],
  reference: (name: string) => ['reference', name] as const,
  addresses: (search: string, countryId: string) => ['addresses', search, countryId] as const,
  mapPlaces: (locale: string, part: object) => ['map-places', locale, part] as const,
  legal: (locale: string, name: string) => ['legal', locale, name] as const,
  help: (locale: string, name: string) => ['help', locale, name] as const,
  photo: (address: string) => ['photo', address] as const,
  requests: ['requests'],
  customFields: ['custom-fields'],
  fieldLists: ['field-lists'],
  operator: {
    all: ['operator'],
    allChats: ['operator', 'chats'],
    chats: (page: number) => ['operator', 'chats', page] as const,
    installation: ['operator', 'installation'],
    parked: ['operator', 'parked'],
    companies: (query: object) => ['operator', 'companies', query] as const,
    contests: ['operator', 'contests'],
    matches: ['operator', 'matches'],
    members: ['operator', 'members'],
    profile: ['operator', 'profile'],
    facilityProposals: (state: string) => ['operator', 'facility-proposals', state] as const,
  },

  loads: {
    all: ['loads'],
    list: (query: object) => ['loads', 'list', query] as const,
    counts: (query: object = {}) => ['loads', 'counts', query] as const,
    groups: (query: object) => ['loads', 'groups', query] as const,
    calendar: (query: object) => ['loads', 'calendar', query] as const,
    found: (search: string) => ['loads', 'found', search] as const,
    recent: (ids: string) => ['loads', 'recent', ids] as const,
    one: (id: number) => ['loads', id] as const,
    view: (id: number) => ['loads', id, 'view'] as const,
    route: (id: number, way: string) => ['loads', id, 'route', way] as const,
    history: (id: number) => ['loads', id, 'history'] as const,
    vehicle: (id: number) => ['loads', id, 'vehicle'] as const,
    options: (id: number) => ['loads', id, 'options'] as const,
    bids: (id: number) => ['loads', id, 'bids'] as const,
    bidsOf: (id: number, total: number) => ['loads', id, 'bids', total] as const,
    carrierBids: (id: number, optionId: number) => ['loads', id, 'carrier-bids', optionId] as const,
    ownBids: (id: number, from: string | null) => ['loads', id, 'own-bids', from] as const,
    chain: (id: number) => ['loads', id, 'chain'] as const,
    /** Null for a load that is not stored yet. */
    draft: (id: number | null) => ['loads', id, 'draft'] as const,
    preview: (id: number) => ['loads', id, 'preview'] as const,
    disputes: (id: number) => ['loads', id, 'disputes'] as const,
    review: (id: number) => ['loads', id, 'review'] as const,
  },

  chats: {
    all: ['chats'],
    first: ['chats', 'first'],
    found: (search: string) => ['chats', 'found', search] as const,
    foundMessages: (chatId: number, search: string) => ['chats', chatId, 'found', search] as const,
    settings: ['chats', 'settings'],
    replies: ['chats', 'replies'],
  },
  questions: (loadId: number) => ['loads', loadId, 'questions'] as const,
  questionsSetting: (loadId: number) => ['loads', loadId, 'questions-setting'] as const,
  notes: (loadId: number) => ['loads', loadId, 'notes'] as const,

  views: {
    all: ['views'],
    list: (list: string) => ['views', 'list', list] as const,
    one: (id: number) => ['views', id] as const,
  },

  imports: {
    all: ['imports'] as const,
    of: (kind: string) => ['imports', kind] as const,
    one: (id: number) => ['imports', id] as const,
    refused: (id: number, jobId: number) => ['imports', id, 'refused', jobId] as const,
  },
  jobs: {
    one: (id: number) => ['jobs', id] as const,
    preview: (action: string, selection: object, managerId: number | null) =>
      ['jobs', 'preview', action, selection, managerId] as const,
    results: (id: number, outcome: string) => ['jobs', id, 'results', outcome] as const,
  },

  carriers: {
    all: ['carriers'],
    list: (query: object) => ['carriers', 'list', query] as const,
    counts: ['carriers', 'counts'],
    countsOf: (query: object) => ['carriers', 'counts', query] as const,
    suggested: (load: number | null) => ['carriers', 'suggested', load] as const,
    duplicates: ['carriers', 'duplicates'],
    capabilities: (id: number) => ['carriers', id, 'capabilities'] as const,
    ownCapabilities: ['carriers', 'own', 'capabilities'],
    found: (search: string) => ['carriers', 'found', search] as const,
    choosable: (search: string) => ['carriers', 'choosable', search] as const,
    one: (id: number) => ['carriers', id] as const,
    notes: (id: number) => ['carriers', id, 'notes'] as const,
    company: (id: number) => ['carriers', id, 'company'] as const,
    history: (id: number) => ['carriers', id, 'history'] as const,
    scorecard: (id: number) => ['carriers', id, 'scorecard'] as const,
    countedLoads: (id: number, metric: string) => ['carriers', id, 'scorecard', metric] as const,
    contests: (id: number) => ['carriers', id, 'contests'] as const,
    reviews: (id: number) => ['carriers', id, 'reviews'] as const,
  },
  announcements: {
    all: ['announcements'],
    list: ['announcements', 'list'],
    one: (id: number) => ['announcements', id] as const,
    readers: (id: number) => ['announcements', id, 'readers'] as const,
    preview: (asked: object) => ['announcements', 'preview', asked] as const,
  },
  accessRequests: {
    all: ['access-requests'],
    own: ['access-requests', 'own'],
    asked: ['access-requests', 'asked'],
  },
  invitationPreview: (asked: object) => ['invitation-preview', asked] as const,
  /** `carrierId` is null for the carrier's own records, else a carrier in the shipper's network. */
  fleet: {
    kind: (kind: string, carrierId: number | null) => ['fleet', kind, carrierId] as const,
    list: (kind: string, carrierId: number | null, query: object) => ['fleet', kind, carrierId, 'list', query] as const,
    one: (kind: string, carrierId: number | null, id: number) => ['fleet', kind, carrierId, 'one', id] as const,
    history: (kind: string, carrierId: number | null, id: number) => ['fleet', kind, carrierId, 'history', id] as const,
    choices: ['fleet', 'choices'],
  },
  facilities: {
    all: ['facilities'],
    list: (query: object) => ['facilities', 'list', query] as const,
    found: (search: string) => ['facilities', 'found', search] as const,
    one: (id: number) => ['facilities', id] as const,
    history: (id: number) => ['facilities', id, 'history'] as const,
  },
  packets: {
    all: ['packets'],
    setup: ['packets', 'setup'],
    own: ['packets', 'own'],
    one: (id: number) => ['packets', id] as const,
    reusable: (id: number) => ['packets', id, 'reusable'] as const,
    documents: (carrierId: number | null) => ['packets', 'documents', carrierId] as const,
    documentHistory: (id: number) => ['packets', 'document-history', id] as const,
    expiring: (query: object) => ['packets', 'expiring', query] as const,
  },
  eligibility: (loadId: number) => ['loads', loadId, 'eligibility'] as const,
  labels: ['labels'],
  companySearch: (wanted: object) => ['company-search', wanted] as const,

  invitations: {
    all: ['invitations'],
    one: (code: string) => ['invitations', code] as const,
  },
  shippers: ['shippers'],
  scorecards: {
    all: ['scorecards'],
    countedLoads: (shipperId: number, metric: string) => ['scorecards', shipperId, metric] as const,
  },
  notifications: {
    list: ['notifications', 'list'],
    settings: ['notifications', 'settings'],
    watch: (loadId: number) => ['loads', loadId, 'watch'] as const,
  },
  links: {
    shown: (secret: string) => ['link', secret] as const,
    target: (secret: string) => ['link', secret, 'target'] as const,
    public: (code: string) => ['public-link', code] as const,
    /** Depends on the account and session, because the page shows different data to each. */
    publicOf: (code: string, account: { id: number; is_link_session: boolean } | undefined, part: string) =>
      ['public-link', code, account?.id, account?.is_link_session, part] as const,
  },
} as const;

/** Queries affected by a change of the shipper's network, including the number of requests in the account. */
export const NETWORK_TOPICS = [queryKeys.carriers.all, queryKeys.labels, queryKeys.account] as const;
