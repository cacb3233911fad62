import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

export interface Certificate {
  file: string;
  key: string;
  pem: string;
}

/** A certificate for a name, signed by itself. */
export function makeCertificate(folder: string, name: string): Certificate {
  const file = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout ${key} -out ${file}`;
  run(['openssl', ...request.split(' '), '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]);
  chmodSync(key, 0o644); // of use to nobody, and read by servers that run as somebody else
  return { file, key, pem: readFileSync(file, 'utf8') };
}
