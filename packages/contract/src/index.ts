export { apiBases, carrierApi, driverApi, linkPurposes, publicApi, shipperApi } from './api';
export type { ApiBase, CarrierApi, DriverApi, PublicApi, SharedApi, ShipperApi } from './api';
export { needsSignIn } from './core/endpoint';
export type { Access, AnswerOf, BodyOf, Endpoint, EndpointTable, PathParams, QueryOf } from './core/endpoint';
export { CLIENT, LOCALES, REQUEST_LIMITS, type Locale } from './core/limits';
export { FIELD_CODES, REQUEST_ERRORS, type ErrorCode, type FieldCode, type RequestErrorCode } from './core/error-codes';
export { isStorableText, type ContactPerson, type ErrorBody, type Money } from './core/fields';
export type { Closing } from './brands/closing';
export type { Account } from './identity/account';
export type { Setting } from './setting';
export type { Auction, DraftMeta } from './terms/schemas';
export type { ChainEntry, Receipt } from './auction/chain';
export type { GridRow } from './awards/schemas';
export type { BidBody } from './bids/schemas';
export type {
  AttentionKind,
  Dashboard,
  DashboardLane,
  DashboardSavings,
  DashboardScope,
  Decision,
  Sums,
  Tile,
} from './dashboard/schemas';
export type { Address } from './core/address';
export type { EditableLoad, LoadListItem, LoadView, Waypoint } from './loads/schemas';
export type { HistoryEntry } from './core/history';
export type { Dispute, DisputeBody } from './loads/disputes';
export type { LoadRoute } from './reference/route';
export type { CarrierListItem, CarrierLoad } from './loads/carrier-load';
export type { Invitation } from './carriers/carrier';
export type { LinkPreview, TenderSummary } from './links/carrier';
export type { Carrier, CarrierNote } from './carriers/shipper';
export type { CarrierVehicle, LoadVehicle } from './trips/calls';
export type { DriverLink, DriverTrip } from './trips/driver/schemas';
export type { FollowedTrack, FollowedTrip, TrackingLink, TrackingLinks } from './tracking/links/schemas';
export type { RunningVehicle } from './loads/vehicles';
export type { Track, TrackingSource } from './tracking/schemas';
export type {
  TripChangeView,
  TripEta,
  TripProof,
  TripStopView,
  TripTaskView,
  TripTemperature,
  TripView,
} from './trips/schemas';
export type { Contact, Driver, RecordEvent, Vehicle } from './fleet/schemas';
export type {
  Facility,
  FacilityAddress,
  FacilityContact,
  FacilityProposal,
  FacilityRow,
  QueuedProposal,
  SharedFacilityContent,
  StopFacility,
} from './facilities/schemas';
export type { AccessRequest, OwnAccessRequest } from './brands/access';
export type { Announcement, AnnouncementAudience, ReceivedAnnouncement } from './announcements/schemas';
export type { CarrierCompany, CarrierWarning } from './carriers/company';
export type { CompanyHistoryEntry, CompanyProfile, CompanyProfileBody, Signee, SigneeBody } from './brands/profile';
export type { Requisites, RequisitesBody } from './brands/requisites';
export type { CompanyMatch, LegalIdContest } from './operator/companies';
export type { FoundHelpArticle, HelpArticle } from './help/calls';
export type {
  OperatorCompany,
  OperatorMember,
  OperatorProfile,
  InstallationState,
  ParkedEvent,
} from './operator/schemas';
export type { HelpRequest } from './requests/schemas';
export type { DemoBooking, OperatorDemo } from './demos/schemas';
export type { ImportFile, ImportHead, ImportRun, RefusedLine } from './imports/shipper';
export type { CustomField, FieldList } from './fields/schemas';
export { storedFile, type StoredFile } from './files/calls';
export type { BulkPreview, Job, JobRow } from './jobs/schemas';
export type { Watch } from './loads/watch';
export type { Notification, NotificationSettings } from './notifications/schemas';
export type {
  Contest,
  CountedLoad,
  MetricFigures,
  OwnScorecard,
  Review,
  ReviewBody,
  ReviewOfLoad,
  Scorecard,
} from './scorecard/schemas';
export type { View, ViewContent } from './views/schemas';
export type { Chat, ChatFile, ChatMessage, ChatReply, ChatSettings, Note, Question } from './chat/schemas';
export type { LegalIdCheck } from './core/fields';
export type { MapPlace, ReferenceItem } from './reference/calls';
export type {
  CarrierDocument,
  DocumentBody,
  EligibilityAnswer,
  Expiring,
  OwnPacket,
  OwnPacketRow,
  PacketContentBody,
  PacketSetup,
  ReusablePacket,
  ReviewedPacket,
} from './packets/schemas';
