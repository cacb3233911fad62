import { loadavg } from 'node:os';
import { addDays } from '#shared/calendar-day.ts';
import { PREFER_HEADER, PREFER_MINIMAL } from '#shared/limits.ts';
import { WORK } from './seed-work.ts';

const CALLS = 30;

interface Owner {
  email: string;
  password: string;
}

/** Every list of the dashboard, as it is asked for when it is opened, searched, ordered, or read to its end. */
function lists(today: string): Record<string, string> {
  const posts = 'blog-posts-working.php?endpoint=dashboard-posts&page=1&limit=50';
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return {
    'what waits (agenda)': 'agenda.php',
    'readers of a year': 'readers.php?days=365',
    'recent posts': 'blog-posts-working.php?endpoint=dashboard-posts&page=1&limit=3',
    posts,
    'posts by title': `${posts}&sort=title`,
    'posts, searched': `${posts}&search=bread`,
    'messages by need': 'contacts.php?view=open&sort=need&limit=50',
    messages: 'contacts.php?view=inbox&limit=50',
    'messages, counted': 'contacts.php?view=inbox&limit=1',
    'messages, searched': 'contacts.php?view=inbox&limit=50&search=bakery',
    'messages, the last page': `contacts.php?view=inbox&limit=50&page=${WORK.messages / 50}`,
    'consultations ahead': 'consultations.php?view=upcoming&limit=50',
    'consultations, counted': 'consultations.php?view=all&limit=1',
    'consultations past': 'consultations.php?view=past&limit=50',
    'consultations, searched': 'consultations.php?view=all&limit=50&search=site',
    'consultations by name': 'consultations.php?view=all&limit=50&sort=name',
    'a week of consultations': `consultations.php?view=all&sort=time&limit=500&from=${monday}&to=${addDays(monday, 6)}`,
    subscribers: 'newsletter-working.php?view=listed&limit=50',
    'subscribers by address': 'newsletter-working.php?view=listed&limit=50&sort=email',
    'subscribers, searched': 'newsletter-working.php?view=listed&limit=50&search=reader-1999',
    campaigns: 'campaigns.php?limit=50',
    'what happened': 'activity.php',
    media: 'media.php?page=1',
    'trash of messages': 'trash.php?kind=message',
    'finder: a person': 'find.php?words=visitor-1999',
    'finder: a post': 'find.php?words=post+99',
  };
}

/** How long each list takes and how large it is, one call after the other. @param url of a site that `seedWork` has filled */
export async function measureOwnerLists(name: string, url: string, owner: Owner): Promise<void> {
  const signedIn = await fetch(`${url}/api/login-clean.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { token } = (await signedIn.json()) as { token: string };
  console.log(
    `\nThe owner’s lists on ${name} (${WORK.posts} posts, ${WORK.messages} messages, ${WORK.consultations} consultations, ${WORK.subscribers} subscribers), ${CALLS} calls each (load ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const [list, path] of Object.entries(lists(new Date().toISOString().slice(0, 10)))) {
    const times: number[] = [];
    let bytes = 0;
    for (let call = -3; call < CALLS; call += 1) {
      const start = performance.now();
      const response = await fetch(`${url}/api/${path}`, {
        headers: { Authorization: `Bearer ${token}`, [PREFER_HEADER]: PREFER_MINIMAL },
      });
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      if (call >= 0) times.push(performance.now() - start); // the first few warm it up
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.ceil(share * CALLS) - 1] ?? NaN).toFixed(1).padStart(6);
    console.log(
      `${list.padEnd(26)} median ${at(0.5)} ms   p95 ${at(0.95)} ms   ${(bytes / 1024).toFixed(1).padStart(7)} KB`,
    );
  }
}
