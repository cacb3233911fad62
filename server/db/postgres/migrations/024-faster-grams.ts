/**
 * Makes the same pieces of a text in half the time, so that a post is published and imported faster. Most trigrams of a
 * text stand in it several times, and the shorter pieces are what those begin with, but for the text's last two.
 */
export const fasterGrams = {
  name: '024-faster-grams',
  sql: /* sql */ `
    CREATE OR REPLACE FUNCTION search_grams(search_text text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    DECLARE
      c CONSTANT text[] := string_to_array(search_text, NULL);
      longest CONSTANT text[] := ARRAY(
        SELECT DISTINCT x || y || z FROM unnest(c, c[2:], c[3:]) AS three (x, y, z) WHERE z IS NOT NULL
      );
    BEGIN
      RETURN ARRAY(
        SELECT DISTINCT left(gram, characters)
        FROM unnest(longest || right(search_text, 2) || right(search_text, 1)) AS piece (gram),
          generate_series(1, 3) AS characters
        WHERE gram <> ''
      );
    END
    $$;
  `,
};
