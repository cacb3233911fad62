/** The author that a browser has from the start. [3.5.02] */
export const FIRST_AUTHOR = {
  id: 1,
  name: 'Admin',
  email: '',
  bio: '',
  role: 'Admin',
  status: 'active',
  created_at: '',
} as const;
