import bcrypt from 'bcryptjs';

/** What runs in the thread for passwords. Plain JavaScript, so that it is the same file from source and built. */

/** @param {{ password: string, cost: number }} task */
export function hash({ password, cost }) {
  return bcrypt.hashSync(password, cost);
}

/** @param {{ password: string, hash: string }} task */
export function compare({ password, hash }) {
  return bcrypt.compareSync(password, hash);
}
