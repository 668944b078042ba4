import type {
  PasswordResetRow,
  SessionRow,
  SignInAttemptsRow,
  SubscriptionChangeRow,
  SubscriptionRow,
  UserRow,
} from '../../app/features/accounts/tables.ts';
import type { MessageRow } from '../../app/features/messages/model.ts';
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
  messages: MessageRow;
  idempotency_keys: IdempotencyRow;
  deliveries: DeliveryRow;
  delivery_attempts: AttemptRow;
  channels: ChannelRow;
  notices: NoticeRow;
  recipients: RecipientRow;
  blog_posts: BlogPostRow;
  blog_redirects: { slug: string; notion_id: string };
  blog_sources: BlogSourceRow;
  blog_tags: { tag_slug: string; notion_id: string; label: string; published_at: Time };
  blog_terms: BlogTermRow;
  /** `version` changes with everything that readers can see. */
  blog_state: { name: 'version'; value: string };
  blog_pictures: { source: string; notion_id: string; picture: Json };
  chat_budget: ChatBudgetRow;
  blog_media: { path: string; type: string; bytes: Uint8Array };
  users: UserRow;
  subscriptions: SubscriptionRow;
  subscription_changes: SubscriptionChangeRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  sign_in_attempts: SignInAttemptsRow;
}

/** Where a visitor came from; null where the browser told nothing. */
export interface AttributionColumns {
  first_landing: string | null;
  last_landing: string | null;
  referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
}

/** What became of a submission that was screened for spam. */
export interface ScreeningColumns {
  /** Since when it waits for the owner's eye instead of being delivered; null for all but spam. */
  set_aside_at: Time | null;
  /** What spoke against it: a list of `Signal`, kept after it was released. */
  spam_reasons: Json | null;
  /** When the owner let it through. */
  released_at: Time | null;
}

export interface LeadRow extends AttributionColumns, ScreeningColumns {
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

/** A published post, or one whose day is still to come (`published_at` in the future). */
export interface BlogPostRow {
  notion_id: string;
  source: 'notion' | 'markdown';
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  category_slug: string;
  author: string;
  publish_date: string | null;
  tags: Json;
  seo_title: string;
  meta_description: string;
  minutes: number;
  cover: Json;
  picture: Json | null;
  published_at: Time;
  modified_at: Time;
  fingerprint: string;
  content: Json;
}

/** Which edit of a Notion page the post was made from, and when that was read. */
export interface BlogSourceRow {
  notion_id: string;
  edited_at: Time;
  fetched_at: Time;
}

/** How many posts a category or tag has; the kind `all` counts every post. */
export interface BlogTermRow {
  kind: 'all' | 'category' | 'tag';
  slug: string;
  label: string;
  posts: number;
}

/** Tokens of the assistant's language model, reserved or used on one day. */
export interface ChatBudgetRow {
  /** ISO date, UTC. */
  day: string;
  tokens: number;
}
