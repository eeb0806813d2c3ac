// What Debian's packages bring, found where they put it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgresBin: string;
}

const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
/** Debian leaves it out of an ordinary user's path, and HAProxy is there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin'];

/** The programs, or the sentence that says how to get them. */
export function findPrograms(): Programs | string {
  const found = {
    'etcd-server': find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    'postgresql-15': isProgram(join(POSTGRES_BIN, 'postgres')) ? POSTGRES_BIN : undefined,
  };
  const { 'etcd-server': etcd, patroni, haproxy, 'postgresql-15': postgresBin } = found;
  if (etcd && patroni && haproxy && postgresBin) return { etcd, patroni, haproxy, postgresBin };
  const missing = Object.entries(found).filter(([, path]) => path === undefined);
  return `Para el clúster faltan programas en esta máquina; en Debian: apt-get install ${missing.map(([name]) => name).join(' ')}`;
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
