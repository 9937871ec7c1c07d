export const FACILITY_CATEGORIES = [
  'warehouse',
  'distribution_center',
  'cross_dock',
  'factory',
  'terminal',
  'port',
  'store',
  'customs',
  'farm',
  'construction_site',
  'other',
] as const;
export type FacilityCategory = (typeof FACILITY_CATEGORIES)[number];

/** Inactive facilities stay in loads that name them and are not offered for others. */
export const FACILITY_STATUSES = ['active', 'inactive'] as const;
export type FacilityStatus = (typeof FACILITY_STATUSES)[number];

export const FACILITY_PROPOSAL_KINDS = ['publication', 'correction'] as const;
export type FacilityProposalKind = (typeof FACILITY_PROPOSAL_KINDS)[number];

export const FACILITY_PROPOSAL_STATES = ['open', 'approved', 'declined', 'withdrawn'] as const;
export type FacilityProposalState = (typeof FACILITY_PROPOSAL_STATES)[number];

export const FACILITY_LIMITS = {
  nameMax: 200,
  noteMax: 2_000,
  commentMax: 2_000,
  contactsMax: 20,
  photosMax: 10,
  breaksMax: 10,
  holidaysMax: 200,
  exportMax: 10_000,
  openProposalsMax: 100,
} as const;

/** Working time of one day of the week, `1` is Monday. Times are `HH:MM` on the clocks of the facility; an end may be `24:00`. */
export interface FacilityDay {
  day: number;
  from: string;
  to: string;
  breaks: readonly { from: string; to: string }[];
}

/** Working hours of a facility; a day that is not listed is a day off. */
export interface FacilityHours {
  days: readonly FacilityDay[];
  holidays: readonly { date: string; name?: string | null | undefined }[];
}
