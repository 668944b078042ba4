import * as v from 'valibot';
import { passes, type SettingError } from './setting.ts';
import { isOrigin } from './site-settings.ts';

/** Notion database of the blog. */
export interface NotionSettings {
  token: string;
  databaseId: string;
  baseUrl: string;
}

/** Schemas of the environment variables for Notion, by name (`server/env.ts`). */
export const notionVariables = {
  NOTION_TOKEN: v.optional(v.string()),
  NOTION_DATABASE_ID: v.optional(
    passes(
      (value) => /^[\da-f]{32}$/i.test(value.replaceAll('-', '')),
      "it must be the 32 hexadecimal digits in the database's link",
    ),
  ),
  NOTION_BASE_URL: v.optional(
    passes(isOrigin, 'it must be an address like https://api.notion.com, without a path'),
    'https://api.notion.com',
  ),
};

interface Variables {
  NOTION_TOKEN?: string | undefined;
  NOTION_DATABASE_ID?: string | undefined;
  NOTION_BASE_URL: string;
}

/** Token and database are needed together: with only one, no post would ever arrive. */
export function readNotionSettings(
  { NOTION_TOKEN: token, NOTION_DATABASE_ID: databaseId, NOTION_BASE_URL: address }: Variables,
  invalid: SettingError<keyof Variables>,
): NotionSettings | undefined {
  if (!token && !databaseId) return undefined;
  if (!token) throw invalid('NOTION_DATABASE_ID', 'NOTION_TOKEN must be set too');
  if (!databaseId) throw invalid('NOTION_TOKEN', 'NOTION_DATABASE_ID must be set too');
  return { token, databaseId, baseUrl: new URL(address).origin };
}
