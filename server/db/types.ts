import type {
  AttemptRow,
  ChannelRow,
  DeliveryRow,
  NoticeRow,
  RecipientRow,
} from '../deliveries/model.ts';
import type { Json, Time } from './columns.ts';

/** Tables as the code sees them; the ids made here are UUIDv7 text. */
export interface Tables {
  migrations: { name: string; applied_at: Time };
  leads: LeadRow;
  idempotency_keys: IdempotencyRow;
  deliveries: DeliveryRow;
  delivery_attempts: AttemptRow;
  channels: ChannelRow;
  notices: NoticeRow;
  recipients: RecipientRow;
}

/** Attribution is null where the visitor's browser told nothing. */
export interface LeadRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string | null;
  business_type: string;
  current_marketing: string | null;
  goals: string;
  source: string;
  first_landing: string | null;
  last_landing: string | null;
  referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
  created_at: Time;
}

/** The answer that one key got, to be given again. */
export interface IdempotencyRow {
  scope: string;
  key: string;
  request_hash: string;
  status: number;
  body: Json;
  created_at: Time;
}
