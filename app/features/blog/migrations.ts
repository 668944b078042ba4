import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '004-blog': { up: createBlog } };

/** Tables of posts, redirects, tags, term counts and pictures. */
async function createBlog(db: MigrationDb): Promise<void> {
  await posts(db);
  await terms(db);
  await pictures(db);
}

/** The content is the last column, so that list queries never read its overflow pages. */
async function posts(db: MigrationDb) {
  await db.schema
    .createTable('blog_posts')
    .addColumn('notion_id', column.id, (c) => c.primaryKey())
    .addColumn('source', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull().unique())
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('excerpt', column.text, (c) => c.notNull())
    .addColumn('category', column.text, (c) => c.notNull())
    .addColumn('category_slug', column.text, (c) => c.notNull())
    .addColumn('author', column.text, (c) => c.notNull())
    .addColumn('publish_date', column.text)
    .addColumn('tags', column.json, (c) => c.notNull())
    .addColumn('seo_title', column.text, (c) => c.notNull())
    .addColumn('meta_description', column.text, (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('cover', column.json, (c) => c.notNull())
    .addColumn('picture', column.json)
    .addColumn('published_at', column.time, (c) => c.notNull())
    .addColumn('modified_at', column.time, (c) => c.notNull())
    .addColumn('fingerprint', column.text, (c) => c.notNull())
    .addColumn('content', column.json, (c) => c.notNull())
    .execute();
  await index(db, 'blog_posts', 'published_at', 'notion_id');
  await index(db, 'blog_posts', 'category_slug', 'published_at', 'notion_id');
  await db.schema
    .createTable('blog_redirects')
    .addColumn('slug', column.text, (c) => c.primaryKey())
    .addColumn('notion_id', column.id, (c) => c.notNull())
    .execute();
  await index(db, 'blog_redirects', 'notion_id');
  await db.schema
    .createTable('blog_sources')
    .addColumn('notion_id', column.id, (c) => c.primaryKey())
    .addColumn('edited_at', column.time, (c) => c.notNull())
    .addColumn('fetched_at', column.time, (c) => c.notNull())
    .execute();
}

async function terms(db: MigrationDb) {
  await db.schema
    .createTable('blog_tags')
    .addColumn('tag_slug', column.text, (c) => c.notNull())
    .addColumn('notion_id', column.id, (c) => c.notNull())
    .addColumn('label', column.text, (c) => c.notNull())
    .addColumn('published_at', column.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('blog_tags_pk', ['tag_slug', 'notion_id'])
    .execute();
  await index(db, 'blog_tags', 'tag_slug', 'published_at', 'notion_id');
  await index(db, 'blog_tags', 'notion_id');
  await db.schema
    .createTable('blog_terms')
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull())
    .addColumn('label', column.text, (c) => c.notNull())
    .addColumn('posts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('blog_terms_pk', ['kind', 'slug'])
    .execute();
  await db.schema
    .createTable('blog_state')
    .addColumn('name', column.text, (c) => c.primaryKey())
    .addColumn('value', column.text, (c) => c.notNull())
    .execute();
}

/** `bytea` is PostgreSQL's type for bytes; SQLite accepts any type name for blobs. */
async function pictures(db: MigrationDb) {
  await db.schema
    .createTable('blog_pictures')
    .addColumn('source', column.text, (c) => c.primaryKey())
    .addColumn('notion_id', column.id, (c) => c.notNull())
    .addColumn('picture', column.json, (c) => c.notNull())
    .execute();
  await index(db, 'blog_pictures', 'notion_id');
  await db.schema
    .createTable('blog_media')
    .addColumn('path', column.text, (c) => c.primaryKey())
    .addColumn('type', column.text, (c) => c.notNull())
    .addColumn('bytes', 'bytea', (c) => c.notNull())
    .execute();
}

async function index(db: MigrationDb, table: string, ...columns: string[]) {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
