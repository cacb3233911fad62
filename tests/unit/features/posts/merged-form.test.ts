import { describe, expect, it } from 'vitest';
import { mergedForm } from '#app/features/posts/merged-form.ts';
import { emptyForm, type PostForm } from '#app/features/posts/post-form.ts';
import { KnownForms } from '#app/dashboard/writing/known-forms.ts';

const form = (changes: Partial<PostForm> = {}): PostForm => ({ ...emptyForm([]), ...changes });
const base = form({ title: 'Rye', content: '<p>Feed it.</p>' });

describe('the merge of two forms', () => {
  it('keeps what the others have filled in, and puts my words on top', () => {
    const theirs = { ...base, excerpt: 'What it is about.', category: '2', slug: 'rye' };
    const mine = { ...base, content: '<p>Feed it. Twice.</p>' };
    expect(mergedForm({ base, mine, theirs })).toEqual({
      form: { ...theirs, content: '<p>Feed it. Twice.</p>' },
      isClash: false,
    });
  });

  it('is theirs where I have changed nothing, or the same', () => {
    const theirs = { ...base, title: 'Rye bread', read_time: '9' };
    expect(mergedForm({ base, mine: base, theirs })).toEqual({ form: theirs, isClash: false });
    const mine = { ...base, title: 'Rye bread' };
    expect(mergedForm({ base, mine, theirs })).toEqual({ form: theirs, isClash: false });
  });

  it('is a clash where both have changed a field otherwise', () => {
    const merged = mergedForm({
      base,
      mine: { ...base, title: 'My rye' },
      theirs: { ...base, title: 'Rye bread' },
    });
    expect(merged).toEqual({ form: { ...base, title: 'My rye' }, isClash: true });
  });

  it('goes by the text for the reading time', () => {
    const theirs = { ...base, read_time: '1' };
    expect(mergedForm({ base, mine: { ...base, read_time: '4' }, theirs }).form.read_time).toBe('1');
    const mine = { ...base, content: '<p>Long.</p>', read_time: '4' };
    expect(mergedForm({ base, mine, theirs })).toEqual({ form: mine, isClash: false });
  });
});

describe('the forms that a window and the server both had', () => {
  it('are found by the revision that is not later', () => {
    const known = new KnownForms();
    expect(known.upTo(9)).toBeUndefined();
    known.note(2, base);
    known.note(4, form({ title: 'Later' }));
    expect(known.upTo(1)).toBeUndefined();
    expect(known.upTo(3)).toBe(base);
    expect(known.upTo(4)?.title).toBe('Later');
  });
});
