import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['Requests'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createConsultation: build.mutation<CreateConsultationApiResponse, CreateConsultationApiArg>({
        query: (queryArg) => ({
          url: `/consultations`,
          method: 'POST',
          body: queryArg.consultation,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['Requests'],
      }),
      createCall: build.mutation<CreateCallApiResponse, CreateCallApiArg>({
        query: (queryArg) => ({
          url: `/calls`,
          method: 'POST',
          body: queryArg.callRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['Requests'],
      }),
      listOwnRequests: build.query<ListOwnRequestsApiResponse, ListOwnRequestsApiArg>({
        query: () => ({ url: `/auth/requests` }),
        providesTags: ['Requests'],
      }),
      listRequests: build.query<ListRequestsApiResponse, ListRequestsApiArg>({
        query: (queryArg) => ({
          url: `/admin/requests`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            sort: queryArg.sort,
            kind: queryArg.kind,
            status: queryArg.status,
            assignee: queryArg.assignee,
            overdue: queryArg.overdue,
            search: queryArg.search,
          },
        }),
        providesTags: ['Requests'],
      }),
      exportRequests: build.query<ExportRequestsApiResponse, ExportRequestsApiArg>({
        query: (queryArg) => ({
          url: `/admin/requests/export`,
          params: {
            kind: queryArg.kind,
            status: queryArg.status,
            assignee: queryArg.assignee,
            overdue: queryArg.overdue,
            search: queryArg.search,
            email: queryArg.email,
          },
        }),
        providesTags: ['Requests'],
      }),
      getRequest: build.query<GetRequestApiResponse, GetRequestApiArg>({
        query: (queryArg) => ({ url: `/admin/requests/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['Requests'],
      }),
      updateRequest: build.mutation<UpdateRequestApiResponse, UpdateRequestApiArg>({
        query: (queryArg) => ({
          url: `/admin/requests/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.requestChanges,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['Requests'],
      }),
      anonymiseRequest: build.mutation<AnonymiseRequestApiResponse, AnonymiseRequestApiArg>({
        query: (queryArg) => ({
          url: `/admin/requests/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          params: {
            person: queryArg.person,
          },
        }),
        invalidatesTags: ['Requests'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedRequestsApi };
export type CreateConsultationApiResponse = /** status 201 The request has been stored. */ RequestReceipt;
export type CreateConsultationApiArg = {
  /** A UUID of the filled-in form. A repeated request with the same key is stored once. */
  'Idempotency-Key': string;
  consultation: Consultation;
};
export type CreateCallApiResponse = /** status 201 The request has been stored. */ RequestReceipt;
export type CreateCallApiArg = {
  /** A UUID of the filled-in form. A repeated request with the same key is stored once. */
  'Idempotency-Key': string;
  callRequest: CallRequest;
};
export type ListOwnRequestsApiResponse = /** status 200 The requests. */ OwnRequestList;
export type ListOwnRequestsApiArg = void;
export type ListRequestsApiResponse = /** status 200 The page. */ RequestPage;
export type ListRequestsApiArg = {
  page?: number;
  limit?: number;
  sort?: RequestSort;
  kind?: RequestKind;
  status?: RequestStatus;
  /** The id of a user, or `none` for requests without an assignee. */
  assignee?: string | 'none';
  /** Only requests unanswered after 24 hours. */
  overdue?: boolean;
  /** Part of a reference, name, email address, place or message. Case and accents are ignored. */
  search?: string;
};
export type ExportRequestsApiResponse = /** status 200 The table, in UTF-8. */ {
  fileName: string;
  csv: string;
  /** Whether all matching requests are in the table. */
  isComplete: boolean;
};
export type ExportRequestsApiArg = {
  kind?: RequestKind;
  status?: RequestStatus;
  /** The id of a user, or `none` for requests without an assignee. */
  assignee?: string | 'none';
  /** Only requests unanswered after 24 hours. */
  overdue?: boolean;
  /** Part of a reference, name, email address, place or message. Case and accents are ignored. */
  search?: string;
  /** Only requests of exactly this address. Upper and lower case are the same. */
  email?: string;
};
export type GetRequestApiResponse = /** status 200 The request. */ RequestAnswer;
export type GetRequestApiArg = {
  id: string;
};
export type UpdateRequestApiResponse = /** status 200 The request after the change. */ RequestAnswer;
export type UpdateRequestApiArg = {
  id: string;
  'If-Match'?: string;
  requestChanges: RequestChanges;
};
export type AnonymiseRequestApiResponse = /** status 200 Success. */ Outcome;
export type AnonymiseRequestApiArg = {
  id: string;
  /** Also all other requests of the same email address. */
  person?: boolean;
};
export type RequestReceipt = {
  success: boolean;
  /** Short and readable, such as 'K7X-4MQ'. */
  reference: string;
};
export type Problem = {
  success: boolean;
  message: string;
};
export type PersonName = string;
export type Email = string;
export type FreePhone = string;
export type ProjectType = 'traditional-sauna' | 'infrared-chamber' | 'cold-plunge' | 'complete-suite' | 'custom-design';
export type Timeline = '' | 'immediate' | 'near-term' | 'flexible' | 'planning';
export type Budget = '' | '50k-100k' | '100k-250k' | '250k-500k' | '500k-plus' | 'discuss';
export type RequestMessage = string;
export type SecondsToFillIn = number;
export type Honeypot = string;
export type Consultation = {
  firstName: PersonName;
  lastName: PersonName;
  email: Email;
  phone?: FreePhone;
  location: string;
  projectType: ProjectType;
  timeline?: Timeline;
  budget?: Budget;
  message?: RequestMessage;
  /** The product from whose page the visitor has come. */
  productId?: string;
  secondsToFillIn: SecondsToFillIn;
  website?: Honeypot;
};
export type CallRequest = {
  name: string;
  email: Email;
  phone?: FreePhone;
  message?: RequestMessage;
  secondsToFillIn: SecondsToFillIn;
  website?: Honeypot;
};
export type RequestKind = 'consultation' | 'call';
export type RequestStatus = 'new' | 'contacted' | 'visit_arranged' | 'won' | 'lost';
export type RequestProduct = {
  _id: string;
  slug: string;
  name: string;
};
export type OwnRequest = {
  reference: string;
  kind: RequestKind;
  status: RequestStatus;
  createdAt: string;
  /** Time of the arranged visit. */
  visitAt?: string;
  projectType?: ProjectType;
  product?: RequestProduct;
  message?: string;
};
export type OwnRequestList = {
  requests: OwnRequest[];
};
export type RequestAssignee = {
  _id: string;
  name: string;
};
export type Request = {
  _id: string;
  reference: string;
  kind: RequestKind;
  status: RequestStatus;
  createdAt: string;
  /** 24 hours after `createdAt`. */
  dueAt: string;
  /** When the status first left `new`. */
  answeredAt?: string;
  /** Time of the arranged visit. */
  visitAt?: string;
  isAnonymised: boolean;
  /** Omitted once the request is anonymised */
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  projectType?: ProjectType;
  timeline?: Timeline;
  budget?: Budget;
  message?: string;
  product?: RequestProduct;
  assignee?: RequestAssignee;
  version: number;
};
export type RequestPage = {
  requests: Request[];
  currentPage: number;
  totalPages: number;
  total: number;
  /** Unanswered requests, whatever the filters. */
  waiting: number;
  /** Requests unanswered after 24 hours, whatever the filters. */
  overdue: number;
  /** The users to whom a request can be assigned. */
  assignees: RequestAssignee[];
};
export type RequestSort =
  '-createdAt' | 'createdAt' | 'due' | 'name' | '-name' | 'status' | '-status' | 'visit' | '-visit';
export type RequestChange = {
  field: 'status' | 'assignee' | 'visit';
  from?: string;
  to?: string;
};
export type RequestEvent = {
  at: string;
  /** The user's name; 'Visitor' for the request itself. */
  by: string;
  action: 'received' | 'changed' | 'note' | 'anonymised';
  changes?: RequestChange[];
  note?: string;
};
export type RequestAnswer = {
  request: Request;
  /** The statuses that can follow the current one. */
  nextStatuses: RequestStatus[];
  history: RequestEvent[];
  /** The other requests of the same email address, newest first. */
  others: Request[];
};
export type VisitTime = string;
export type RequestChanges = {
  status?: RequestStatus;
  assigneeId?: string | null;
  visitAt?: VisitTime | null;
  note?: string;
};
export type Outcome = {
  success: boolean;
  message?: string;
};
