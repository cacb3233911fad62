/** Everything of the first release. A rule that can be a constraint is one. */
export const initial = {
  name: '001-initial',
  sql: /* sql */ `
    -- Facts about this installation, such as that its first content was laid in.
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;

    CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      email TEXT NOT NULL UNIQUE COLLATE NOCASE,
      name TEXT NOT NULL,
      role TEXT NOT NULL DEFAULT 'admin',
      password_hash TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX sessions_by_user ON sessions (user_id);

    CREATE TABLE categories (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      slug TEXT NOT NULL UNIQUE,
      description TEXT NOT NULL DEFAULT '',
      color TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE posts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      slug TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      excerpt TEXT NOT NULL,
      featured_image TEXT NOT NULL DEFAULT '',
      image_attribution TEXT NOT NULL DEFAULT '',
      status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
      published_at TEXT,
      category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE RESTRICT,
      author_id INTEGER NOT NULL,
      author TEXT NOT NULL DEFAULT '',
      view_count INTEGER NOT NULL DEFAULT 0,
      tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
      meta_title TEXT NOT NULL DEFAULT '',
      meta_description TEXT NOT NULL DEFAULT '',
      read_time ANY NOT NULL DEFAULT 5,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      -- Last, so that reading any other column never walks through their pages.
      content_text TEXT NOT NULL,
      content TEXT NOT NULL,
      -- The post's place in posts_search, where this is explained.
      search_key INTEGER GENERATED ALWAYS AS (
        (CAST(strftime('%s', published_at) AS INTEGER) * 1000 + CAST(substr(published_at, 21, 3) AS INTEGER))
          * 4194304 + id
      ) VIRTUAL,
      CHECK (id < 4194304),
      CHECK (status = 'draft' OR published_at IS NOT NULL)
    ) STRICT;
    CREATE INDEX posts_public ON posts (published_at DESC, id DESC) WHERE status = 'published';
    CREATE INDEX posts_public_by_category ON posts (category_id, published_at DESC, id DESC)
      WHERE status = 'published';
    CREATE INDEX posts_by_category ON posts (category_id);
    CREATE INDEX posts_newest ON posts (coalesce(published_at, created_at) DESC, id DESC);
    CREATE INDEX posts_totals ON posts (view_count, status);

    -- What visitors may search: published posts alone. A row's number is its post's publication in milliseconds,
    -- then its id in 22 bits, so that the index gives the newest first without looking at a post. The category
    -- stands in a column of its own as §id§, so that it can be asked for with the words.
    CREATE VIRTUAL TABLE posts_search USING fts5 (
      title, excerpt, content_text, category,
      content = '', contentless_delete = 1, tokenize = 'trigram'
    );
    CREATE TRIGGER posts_search_insert AFTER INSERT ON posts WHEN new.status = 'published' BEGIN
      INSERT INTO posts_search (rowid, title, excerpt, content_text, category)
        VALUES (new.search_key, new.title, new.excerpt, new.content_text, '§' || new.category_id || '§');
    END;
    CREATE TRIGGER posts_search_delete AFTER DELETE ON posts WHEN old.status = 'published' BEGIN
      DELETE FROM posts_search WHERE rowid = old.search_key;
    END;
    CREATE TRIGGER posts_search_update
      AFTER UPDATE OF title, excerpt, content_text, category_id, status, published_at ON posts BEGIN
      DELETE FROM posts_search WHERE rowid = old.search_key AND old.status = 'published';
      INSERT INTO posts_search (rowid, title, excerpt, content_text, category)
        SELECT new.search_key, new.title, new.excerpt, new.content_text, '§' || new.category_id || '§'
        WHERE new.status = 'published';
    END;

    -- Counting a large index for every page of a list would not stay flat, so the counts are kept.
    CREATE TABLE published_counts (
      category_id INTEGER PRIMARY KEY,
      posts INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER published_counts_insert AFTER INSERT ON posts WHEN new.status = 'published' BEGIN
      INSERT INTO published_counts (category_id, posts) VALUES (new.category_id, 1)
        ON CONFLICT (category_id) DO UPDATE SET posts = posts + 1;
    END;
    CREATE TRIGGER published_counts_delete AFTER DELETE ON posts WHEN old.status = 'published' BEGIN
      UPDATE published_counts SET posts = posts - 1 WHERE category_id = old.category_id;
    END;
    CREATE TRIGGER published_counts_update AFTER UPDATE OF status, category_id ON posts BEGIN
      UPDATE published_counts SET posts = posts - 1
        WHERE category_id = old.category_id AND old.status = 'published';
      INSERT INTO published_counts (category_id, posts) SELECT new.category_id, 1 WHERE new.status = 'published'
        ON CONFLICT (category_id) DO UPDATE SET posts = posts + 1;
    END;

    CREATE TABLE contacts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL DEFAULT '',
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'new',
      suspected_spam INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE subscribers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL UNIQUE COLLATE NOCASE,
      status TEXT NOT NULL,
      suspected_spam INTEGER NOT NULL DEFAULT 0,
      subscribed_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE consultations (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL DEFAULT '',
      message TEXT NOT NULL DEFAULT '',
      consultation_date TEXT NOT NULL,
      consultation_time TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'pending',
      suspected_spam INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX one_live_consultation_a_slot
      ON consultations (consultation_date, consultation_time) WHERE status <> 'cancelled';
  `,
};
