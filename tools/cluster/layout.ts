// Where everything of a cluster on one machine is: a scratch folder and ports of its own.
import { chownSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificadoDePrueba } from '../../apps/server/src/platform/http/testing/certificado-de-prueba.ts';
import { clusterIdentity, type Identity, isRoot } from './identity.ts';
import { freePorts } from './ports.ts';
import { fillTemplate, readTemplate, type Values } from './template.ts';

export const HOST = '127.0.0.1';
export const NODES = [1, 2, 3] as const;

export interface NodeLayout {
  readonly name: string;
  readonly folder: string;
  readonly ports: {
    readonly etcdClient: number;
    readonly etcdPeer: number;
    readonly postgres: number;
    readonly patroni: number;
    readonly cuadra: number;
  };
}

export interface Layout {
  readonly folder: string;
  readonly logs: string;
  readonly identity: Identity;
  readonly nodes: readonly NodeLayout[];
  readonly ports: { readonly write: number; readonly read: number; readonly web: number };
  readonly certificate: { readonly cert: string; readonly key: string };
  /** A folder of the cluster's own user. */
  own(path: string): Promise<string>;
  /** A file of deploy/cluster, filled in; only the cluster's user may read it, since the passwords are in it. */
  fill(template: string, values: Values, target: string): Promise<void>;
  remove(): Promise<void>;
  /** The data are many and say little; the logs say why. */
  removeAllButLogs(): Promise<void>;
}

const PORTS_OF_A_NODE = 5;

export async function createLayout(): Promise<Layout> {
  const identity = clusterIdentity();
  const give = (path: string) => {
    if (isRoot()) chownSync(path, identity.uid, identity.gid);
    return path;
  };
  const own = async (path: string) => {
    await mkdir(path, { mode: 0o700 });
    return give(path);
  };
  const folder = give(await mkdtemp(join(tmpdir(), 'cuadra-cluster-')));
  const logs = await own(join(folder, 'logs'));
  const certificate = { cert: join(folder, 'base.pem'), key: join(folder, 'base.key') };
  const { cert, key } = certificadoDePrueba('localhost');
  await writeFile(certificate.cert, cert);
  await writeFile(certificate.key, key, { mode: 0o600 });
  give(certificate.key);
  const [write = 0, read = 0, web = 0, ...rest] = await freePorts(3 + NODES.length * PORTS_OF_A_NODE);
  const nodes: NodeLayout[] = [];
  for (const n of NODES) {
    const [etcdClient = 0, etcdPeer = 0, postgres = 0, patroni = 0, cuadra = 0] = rest.splice(
      0,
      PORTS_OF_A_NODE,
    );
    const ports = { etcdClient, etcdPeer, postgres, patroni, cuadra };
    nodes.push({ name: `nodo${n}`, folder: await own(join(folder, `nodo${n}`)), ports });
  }
  return {
    folder,
    logs,
    identity,
    nodes,
    ports: { write, read, web },
    certificate,
    own,
    async fill(template, values, target) {
      await writeFile(target, fillTemplate(await readTemplate(template), values), { mode: 0o600 });
      give(target);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
    async removeAllButLogs() {
      const others = (await readdir(folder))
        .map((name) => join(folder, name))
        .filter((path) => path !== logs);
      for (const path of others) await rm(path, { recursive: true, force: true });
    },
  };
}
